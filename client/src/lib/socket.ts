/** A socket that comes back: it resumes from the last number its owner saw, later and later while it fails.
 *
 * What has come by the time the browser gets to it is told at once: a board is drawn after all of it, not after each
 * message, so that a slow device keeps up with bots.
 */

import type { ServerMessage } from "./protocol";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

export type Follower = {
  /** The address to follow from, with the last number that was seen. */
  address(): string;
  heard(message: ServerMessage): void;
  /** Whether the line is up now. */
  changed(connected: boolean): void;
  /** The house closed the door for good, with a reason. */
  refused(reason: string): void;
};

export class Line {
  #socket: WebSocket | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = FIRST_WAIT;
  #closed = false;
  /** What came and was not told yet; each message rings the bell, which is heard after all that waits already. */
  #heard: ServerMessage[] = [];
  readonly #bell = new MessageChannel();

  constructor(readonly follower: Follower) {
    this.#bell.port1.onmessage = () => this.#tell();
    this.#connect();
    addEventListener("online", this.now);
    addEventListener("offline", this.#drop);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.now);
    removeEventListener("offline", this.#drop);
    const socket = this.#socket;
    this.#socket = undefined; // what is still under way is not heard
    this.#heard = [];
    this.#bell.port1.close();
    socket?.close();
  }

  /** The one thing that a client says on a line: whether it has enough, or wants more. */
  say(word: "enough" | "more"): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(word);
  }

  /** Try at once, unless the line is up. */
  readonly now = (): void => {
    if (this.#closed || this.#socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.#timer);
    const slow = this.#socket;
    this.#socket = undefined;
    slow?.close();
    this.#connect();
  };

  /** The browser knows that it is cut off long before the socket does. */
  readonly #drop = (): void => {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    this.follower.changed(false);
  };

  #tell(): void {
    for (let next = this.#heard.shift(); next; next = this.#heard.shift()) this.follower.heard(next);
  }

  #connect(): void {
    this.#tell();
    const socket = new WebSocket(this.follower.address());
    this.#socket = socket;
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.#wait = FIRST_WAIT;
      this.follower.changed(true);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.#socket) return;
      this.#heard.push(JSON.parse(event.data) as ServerMessage);
      this.#bell.port2.postMessage(undefined);
    };
    socket.onclose = (event) => {
      if (socket !== this.#socket) return;
      this.follower.changed(false);
      if (event.code >= 4400 && event.code < 4500) {
        this.follower.refused(event.reason);
        return;
      }
      this.#timer = setTimeout(() => this.#connect(), this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }
}
