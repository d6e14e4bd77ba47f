/** A house for tests of the client: it answers what a test lays out, writes down what it is asked, and its
 * sockets say what the test says. The tests in a real browser play against the real one. */

import { vi } from "vitest";
import type { Request as Asked, ServerMessage, TableState } from "../lib/protocol";

type Body = Record<string, unknown>;
type Reply = { status?: number; body?: unknown } | "lost";
export type Call = { method: string; path: string; query: URLSearchParams; body: Body | undefined };
type Route = (call: Call) => Reply;

export class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket;
  /** Every line since the house was opened. */
  static all: FakeSocket[] = [];
  readyState = FakeSocket.OPEN;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number; reason: string }) => void;

  constructor(readonly url: string) {
    FakeSocket.last = this;
    FakeSocket.all.push(this);
    queueMicrotask(() => this.onopen?.());
  }

  /** What the client said. */
  readonly heard: string[] = [];

  send(word: string): void {
    this.heard.push(word);
  }

  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(): void {
    this.readyState = 3;
  }
}

export class FakeHouse {
  readonly calls: Call[] = [];
  readonly #routes = new Map<string, Route>();

  constructor() {
    FakeSocket.all = [];
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.stubGlobal("fetch", (request: Request) => this.#serve(request));
  }

  /** Answer `GET /path` so. */
  on(route: string, reply: Route | unknown): this {
    this.#routes.set(route, typeof reply === "function" ? (reply as Route) : () => ({ body: reply }));
    return this;
  }

  asked(route: string): Call[] {
    return this.calls.filter((call) => `${call.method} ${call.path}` === route);
  }

  async #serve(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const text = await request.text();
    const body = text ? (JSON.parse(text) as Body) : undefined;
    const call = { method: request.method, path: url.pathname, query: url.searchParams, body };
    this.calls.push(call);
    const reply = this.#routes.get(`${call.method} ${call.path}`)?.(call) ?? {
      status: 404,
      body: { reason: `nothing at ${call.method} ${call.path}` },
    };
    if (reply === "lost") throw new TypeError("Failed to fetch");
    const headers = { "content-type": "application/json" };
    return new Response(JSON.stringify(reply.body ?? null), { status: reply.status ?? 200, headers });
  }
}

export function asking(options: { do: string; text: string }[], rest: Partial<Asked> = {}): Asked {
  return {
    id: "tax-1",
    seat: 0,
    kind: "tax",
    prompt: "How much tax?",
    help: "Taxes fill the treasury.",
    rule: "1.rate",
    exhaustive: true,
    default: { do: options[0]?.do ?? "none" },
    options: options.map(({ text, ...answer }) => ({ answer, text })),
    ...rest,
  };
}

export function stateAt(number: number, rest: Partial<TableState> = {}): TableState {
  return {
    number,
    turn: 1,
    phase: "tax",
    over: false,
    where: "turn 1",
    names: { 0: "Rome", 1: "Persia" },
    keys: { 0: "rome", 1: "persia" },
    awaited: { 0: true },
    view: {},
    requests: {},
    amendable: {},
    standings: [],
    undo: 0,
    ...rest,
  };
}

const CARD = {
  id: "t",
  name: "Evening",
  title: "elsewhere",
  status: "running",
  host: "me",
  open: true,
  hotseat: false,
  options: {},
  seats: [
    { seat: 0, person: "me", name: "Tess" },
    { seat: 1, bot: "greedy" },
  ],
  created: 0,
};

/** A house with one table `t` in this state, seen from seat 0; `title` is what is played there. */
export function houseWith(state: TableState, title = CARD.title): FakeHouse {
  return new FakeHouse()
    .on("GET /api/tables/t", { ...CARD, title })
    .on("GET /api/tables/t/state", { number: state.number, seat: 0, seats: [0], state })
    .on("GET /api/tables/t/log", [])
    .on("GET /api/tables/t/chat", [])
    .on("GET /api/tables/t/rules", { "1.rate": "The rate of tax is chosen" })
    .on("GET /api/tables/t/notes", { text: "", seen: 0 })
    .on("PUT /api/tables/t/notes", { text: "", seen: 0 })
    .on("GET /api/tables/t/marks", [
      { number: 0, turn: 0, phase: "setup", where: "setup" },
      { number: 4, turn: 1, phase: "tax", where: "turn 1" },
      { number: 9, turn: 1, phase: "movement", where: "turn 1" },
    ])
    .on(`GET /api/titles/${title}/terms`, {
      course: ["tax", "movement"],
      preludes: ["founding"],
      phases: { setup: "Setup", tax: "Tax", movement: "Movement" },
      parts: {},
      at_end: [],
    });
}
