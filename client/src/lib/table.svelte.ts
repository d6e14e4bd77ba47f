/** One table as this browser knows it: its state, kept up to date by patches, and everything one can do there. */

import { api, ask, type Schemas, type TableCard } from "../api/client";
import { Reel, stepsOf, type Step } from "./pace.svelte";
import { holds } from "./pacing";
import { applyPatch, type Json } from "./patch";
import { Past } from "./past.svelte";
import type {
  Answer,
  Heard,
  LogLine,
  Panel,
  Remark,
  Request,
  Said,
  ServerMessage,
  TableState,
} from "./protocol";
import { Reader, TALK_PAGE, type Sight, type Terms } from "./reader";
import { sendUntilTaken } from "./sending";
import { Line } from "./socket";
import { noteTogether, togetherWith } from "./together";

/** How long the socket may take to bring what the house has acknowledged. */
const PATIENCE = 1500;

/** So many pages of talk are read at once by somebody who was away. */
const TALK_PAGES = 5;

type Receipt = Schemas["Receipt"] & Partial<Schemas["BatchReceipt"]>;

type Call = Parameters<typeof sendUntilTaken<Receipt>>[0];

/** Numbered things in their order, each once. */
function inOrder<T extends { number: number }>(things: readonly T[]): T[] {
  const known = new Map(things.map((thing) => [thing.number, thing]));
  return [...known.values()].sort((one, other) => one.number - other.number);
}

/** What was said to offers that are still open: of the others nothing is told any more. */
function standing(answers: Readonly<Record<string, Heard | null>>): Record<string, Heard> {
  return Object.fromEntries(Object.entries(answers).flatMap(([id, heard]) => (heard ? [[id, heard]] : [])));
}

/** `ends` is a moment of `performance.now()`; the whole time is that of a talk in milliseconds. */
export type Alarm = { ends: number; whole: number };

function alarmOf({ left, of }: { left?: number; of?: number }): Alarm | undefined {
  if (left === undefined || of === undefined) return undefined;
  return { ends: performance.now() + left * 1000, whole: of * 1000 };
}

export class Table {
  card = $state.raw<TableCard>() as TableCard;
  /** The table now, or as far as its viewer has seen it: what comes may wait on the reel. */
  now = $state.raw<TableState>() as TableState;
  log = $state.raw<LogLine[]>([]);
  talk = $state.raw<Said[]>([]);
  /** Whether more was said than what is known here, before the first of it. */
  hasEarlierTalk = $state(false);
  /** What others said to my offers on an open floor, by the ids of the offers. */
  answers = $state.raw<Readonly<Record<string, Heard>>>({});
  /** The seats of which somebody is looking. */
  present = $state.raw<number[]>([]);
  /** The sections of the rulebook that are cited here, in a few words each. */
  rules = $state.raw<Record<string, string>>({});
  /** What the title calls its phases and the parts of a score. */
  terms = $state.raw<Terms>({ course: [], preludes: [], phases: {}, parts: {}, at_end: [] });
  /** When the alarm of a talk rings, by this browser's own clock. */
  alarm = $state.raw<Alarm>();
  /** Who is awaited since when and until when, and what is voted on. */
  clock = $state.raw<Schemas["Clock"]>();
  /** How many seconds this browser's clock is ahead of the house's. */
  skew = 0;
  /** How often the house said that time is nearly up. */
  reminded = $state(0);
  connected = $state(false);
  busy = $state(false);
  /** Whether what was sent is being sent again. */
  retrying = $state(false);
  /** Why the last thing that was tried here failed. */
  problem = $state.raw<unknown>();
  /** Why the house closed the line, if it did. */
  refused = $state("");
  /** The seat that is looked from; undefined for a spectator. */
  seat = $state<number>();
  /** How often something was asked or decided that needs everybody's consent. */
  consents = $state(0);
  /** The seats that this person has here: several on one screen. */
  seats = $state.raw<number[]>([]);
  /** The last entry that was seen when one was here before; 0 at the first visit. */
  left = $state(0);
  /** The last entry when one came back: what came later was seen happening. */
  back = $state(0);
  notes = $state("");
  /** Whether what was answered here last left no choice, and so was answered without asking. */
  answeredByItself = false;

  readonly past = new Past({
    fetchMarks: () => this.#reader.marks(),
    fetchState: (number) => this.#reader.past(number),
  });

  /** What others have done and the viewer has not seen yet, at a pace of their own. */
  readonly reel = new Reel({
    show: (steps, state) => this.#present(steps, state),
    fetch: (number) => this.#reader.past(number),
    fill: (enough) => this.card.watch && this.#line?.say(enough ? "enough" : "more"),
  });
  /** The table as the house told it last. */
  #heard = $state.raw<TableState>() as TableState;

  /** Reads for the seat that is looked from. Whatever was asked through another one is not heard any more: it was
   * meant for another hand, or in another language. */
  #reader: Reader;
  /** The table is being opened so; what was wished before that is given up. */
  #opening: Promise<void> | undefined;
  /** Nobody looks any more. */
  #isLeft = false;
  /** The language that was asked for last. */
  #spoken: string;

  /** Whether the notes are here, so that they can be kept without losing any. */
  #recalled = false;
  #line: Line | undefined;
  #healing: Promise<void> | undefined;
  /** The last entry that was heard of, though it may not have been understood yet. */
  #latest = 0;
  #waiting: (() => void)[] = [];
  /** The entries that were answered by themselves. */
  #byItself: readonly number[] = [];

  constructor(
    readonly id: string,
    public language: string,
    readonly invitation?: string,
  ) {
    this.#spoken = language;
    this.#reader = this.#readerFor();
  }

  /** The table at an earlier entry, while one looks back. */
  get then(): TableState | undefined {
    return this.past.at === undefined ? undefined : this.past.state;
  }

  /** What is shown: the present, or the past that one looks back to. */
  get shown(): TableState {
    return this.then ?? this.now;
  }

  /** Whether one sees the present: nobody answers by what they see of the past. */
  get isPresent(): boolean {
    return this.past.at === undefined && !this.reel.isLate;
  }

  /** What the seat is asked now; nothing is asked in the past. */
  get requests(): Request[] {
    return this.isPresent ? Object.values(this.now.requests) : [];
  }

  /** Sealed answers that may still be changed. */
  get amendable(): Request[] {
    return this.isPresent ? Object.values(this.now.amendable) : [];
  }

  get mayUndo(): boolean {
    return this.now.undo > 0 && this.isPresent;
  }

  /** Whether a question waits for the seat at the end of what it has not seen yet. */
  get isAskedLater(): boolean {
    return this.reel.isLate && this.seat !== undefined && this.#heard.awaited[this.seat] === true;
  }

  get spectator(): boolean {
    return this.seat === undefined;
  }

  /** Whether the table waits for the seat that is looked from. */
  get myMove(): boolean {
    return this.seat !== undefined && this.now.awaited[this.seat] === true && !this.reel.isLate;
  }

  /** On one screen: the seat that should look now, where it is not the one that does. */
  get nextHand(): number | undefined {
    if (this.seats.length < 2 || this.myMove) return undefined;
    return this.seats.find((seat) => this.now.awaited[seat]);
  }

  async readCard(): Promise<TableCard> {
    this.card = await ask(
      api.GET("/api/tables/{id}", { params: { path: this.#path, query: this.#invited } }),
    );
    return this.card;
  }

  /** Sit down and follow the table, from one of one's seats or as a spectator. What is shown stays until all of the
   * new is there; opened once more meanwhile, only the last wish counts, and whoever wished before waits for it. */
  open(seat?: number): Promise<void> {
    if (this.#isLeft) return Promise.resolve();
    const opening: Promise<void> = this.#readerFor(seat)
      .look(this.card.title)
      .then(
        (sight) => (opening === this.#opening ? this.#show(sight) : this.#opening),
        (error: unknown) => {
          if (opening === this.#opening) throw error;
          return this.#opening;
        },
      );
    this.#opening = opening;
    return opening;
  }

  /** Read everything once more where it is in another language; what is not open yet is opened in this one. */
  async speak(language: string): Promise<void> {
    this.#spoken = language;
    if (this.now && this.language !== language) await this.open(this.seat);
  }

  /** Leave for good: what is still being opened is not followed any more. */
  close(): void {
    this.#isLeft = true;
    this.#opening = undefined;
    this.#hangUp();
  }

  /** Take what was read as a whole, and hear from there what changes. */
  #show({ reader, kept, ...sight }: Sight): void {
    this.#hangUp();
    this.#reader = reader;
    this.language = reader.place.language;
    this.seat = reader.seat;
    this.now = this.#heard = sight.state;
    this.seats = sight.seats;
    this.log = sight.log;
    this.talk = sight.talk;
    this.hasEarlierTalk = sight.talk.length >= TALK_PAGE;
    this.rules = sight.rules;
    this.terms = sight.terms;
    this.past.forget(sight.marks);
    this.#recall(kept);
    this.#healing = undefined;
    this.#latest = 0;
    this.#line = new Line({
      address: () => reader.address(this.#heard.number),
      heard: (message) => this.heard(message),
      changed: (connected) => this.#lineChanged(connected),
      refused: (reason) => (this.refused = reason),
    });
  }

  #recall(kept: Sight["kept"]): void {
    this.#recalled = kept !== undefined;
    if (!kept) return;
    this.notes = kept.text;
    if (this.back) return;
    this.left = kept.seen;
    this.back = this.now.number;
  }

  #hangUp(): void {
    this.#line?.close();
    this.#line = undefined;
    this.reel.clear();
    this.alarm = undefined;
    this.connected = false;
  }

  #readerFor(seat?: number): Reader {
    const place = { language: this.#spoken, seat, ...this.#invited };
    return new Reader(this.id, place);
  }

  /** Try the line at once instead of waiting for the next attempt. */
  reconnect(): void {
    this.#line?.now();
  }

  /** Answer a request. It is sent until the house has taken it, and taken once. Whether it was taken. What is answered
   * by itself is no sign that somebody has looked, and is taken back along with what somebody answered before. */
  async answer(
    request: Request,
    answer: Answer,
    by: "a player" | "by itself" = "a player",
  ): Promise<boolean> {
    const body = { seat: request.seat, request: request.id, answer: answer as never };
    const params = { path: this.#path };
    const call: Call = (key) => api.POST("/api/tables/{id}/answers", { params, body: { ...body, key } });
    return (await this.#act(call, by)) !== undefined;
  }

  /** Answer a request and those that follow from it, all or none. Whether they were taken. They are taken back as they
   * were given: together. In a `series` all answer one question that is put again after each, and what the rules do
   * not ask for any more is not said. */
  async answerAll(request: Request, answers: readonly Answer[], how?: "series"): Promise<boolean> {
    const { seat, id } = request;
    const body = { seat, request: id, answers: answers as never, series: how === "series" };
    const params = { path: this.#path };
    const receipt = await this.#act((key) =>
      api.POST("/api/tables/{id}/batch", { params, body: { ...body, key } }),
    );
    if (receipt) noteTogether(this.id, seat, receipt.number, receipt.taken ?? 0);
    return receipt !== undefined;
  }

  /** Take back the last answer that the player of the seat gave, with those given together with it. Whether that
   * worked. */
  async undo(): Promise<boolean> {
    const seat = this.seat;
    const of = this.now.undo;
    if (seat === undefined) return false;
    const params = { path: this.#path };
    const body = { seat, of, since: togetherWith(this.id, seat, of) ?? null };
    const call: Call = (key) => api.POST("/api/tables/{id}/undo", { params, body: { ...body, key } });
    const done = (await this.#act(call)) !== undefined;
    return done && this.#byItself.includes(of) && this.mayUndo ? await this.undo() : done;
  }

  async say(text: string, toSeat?: number): Promise<void> {
    const reader = this.#reader;
    const body = { text, seat: this.seat ?? null, to_seat: toSeat ?? null };
    const params = { path: this.#path, query: this.#invited };
    const said = await ask(api.POST("/api/tables/{id}/chat", { params, body }));
    if (reader === this.#reader) this.#hear(said as Said);
  }

  /** Say something to an offer that one does not accept, or take it back: its maker hears it. */
  async remark(offer: { id: string; version: number }, remark: Remark, back = false): Promise<void> {
    if (this.seat === undefined) return;
    const { id, version } = offer;
    const body = {
      unwanted: [],
      ungiven: [],
      instead: [],
      ...remark,
      seat: this.seat,
      offer: id,
      version,
      back,
    };
    const params = { path: this.#path, query: this.#invited };
    await ask(api.POST("/api/tables/{id}/floor", { params, body }));
  }

  /** Keep one's notes. */
  async keepNotes(): Promise<void> {
    await this.#keep({ text: this.notes });
  }

  /** Keep how far one has read. */
  async keepSeen(): Promise<void> {
    await this.#keep({ seen: this.now.number });
  }

  async #keep(body: { text?: string; seen?: number }): Promise<void> {
    if (!this.#recalled) return;
    const params = { path: this.#path, query: { seat: this.seat } };
    await ask(api.PUT("/api/tables/{id}/notes", { params, body, keepalive: true }));
  }

  /** Read more of the log, before what is known of it. */
  async readEarlier(): Promise<void> {
    const reader = this.#reader;
    const lines = await reader.log({ before: this.log[0]?.number ?? this.now.number + 1 });
    if (reader === this.#reader) this.log = inOrder([...lines, ...this.log]);
  }

  /** Read what was said before what is known of it. */
  async readEarlierTalk(): Promise<void> {
    const reader = this.#reader;
    const said = await reader.talk({ before: this.talk[0]?.number });
    if (reader !== this.#reader) return;
    this.talk = inOrder([...said, ...this.talk]);
    this.hasEarlierTalk = said.length >= TALK_PAGE;
  }

  /** Whether the log goes further back than what is known of it. */
  get hasEarlier(): boolean {
    return (this.log[0]?.number ?? 1) > 1;
  }

  /** Set the alarm for talks such as trade, or take it away; the host's business. */
  async setAlarm(seconds: number | null): Promise<void> {
    const params = { path: this.#path };
    await ask(api.POST("/api/tables/{id}/alarm", { params, body: { seconds } }));
  }

  /** Look back to an entry; without one, return to the present. */
  async lookBack(number?: number): Promise<void> {
    if (number === undefined || number >= this.now.number) this.past.leave();
    else {
      this.reel.halt(true);
      await this.past.look(number);
    }
    this.reel.halt(this.past.at !== undefined);
  }

  /** Whoever turns away comes back to the present. */
  turnAway(): void {
    this.reel.leap();
  }

  /** The options of a request in words, where the house did not send them along. */
  texts(request: Request): Promise<string[]> {
    return this.#reader.texts(request);
  }

  /** The entry that is shown, where it is not the last one: what the house tells of now would be too new. */
  get numberIfLate(): number | undefined {
    return this.reel.isLate ? this.now.number : undefined;
  }

  /** What is shown, as text. */
  panels(number = this.past.at ?? this.numberIfLate): Promise<Panel[]> {
    return this.#reader.panels(number);
  }

  /** What a request answers and what the line brings overtake each other: an older clock is not shown again. */
  setClock(clock: Schemas["Clock"]): void {
    if ((clock.version ?? 0) < (this.clock?.version ?? 0)) return;
    this.skew = Date.now() / 1000 - clock.now;
    this.clock = clock;
    this.#catchUpIfAwaited();
  }

  /** Nobody lets others, or a clock, wait for what they look at. */
  #catchUpIfAwaited(): void {
    if (this.reel.isLate && !holds(this, this.#heard)) this.reel.leap();
  }

  heard(message: ServerMessage): void {
    if (message.type === "presence") this.present = message.present;
    else if (message.type === "alarm") this.alarm = alarmOf(message);
    else if (message.type === "clock") this.setClock(message.clock);
    else if (message.type === "reminder") this.reminded += 1;
    else if (message.type === "said") this.#hear(message.message);
    else if (message.type === "floor") this.answers = standing({ ...this.answers, ...message.offers });
    else if (message.type === "consents") this.consents += 1;
    else if (message.type === "state") this.#replace(message.state);
    else if (message.from === this.#heard.number) {
      const state = applyPatch(this.#heard as unknown as Json, message.patch) as unknown as TableState;
      this.#take(stepsOf(message.log, state), state);
    } else if (message.number > this.#heard.number)
      void this.#heal(message.number).catch(() => this.reconnect());
    for (const go of this.#waiting.splice(0)) go();
  }

  /** Show what came, or let it wait for its turn. */
  #take(steps: readonly Step[], state: TableState): void {
    this.#heard = state;
    if (holds(this, state)) this.reel.hold(steps);
    else {
      this.reel.leap();
      this.#present(steps, state);
    }
  }

  #present(steps: readonly Step[], state: TableState): void {
    this.now = state;
    this.log = [...this.log, ...steps.flatMap(({ lines }) => lines)];
    for (const step of steps) if (step.state) this.past.note(step.state);
  }

  /** What is said while the line is down does not come after it. */
  #lineChanged(connected: boolean): void {
    this.connected = connected;
    if (connected) this.reel.tellAgain();
    if (connected) this.#fetchTalk().catch(() => undefined);
  }

  /** A message got lost: ask for what is missing, once however many messages show it. */
  async #heal(number: number): Promise<void> {
    this.#latest = Math.max(this.#latest, number);
    const healing = (this.#healing ??= this.#fetchMissed().finally(() => {
      if (healing === this.#healing) this.#healing = undefined;
    }));
    await healing;
  }

  /** What comes while one asks may be too new for what is told: then ask on, as long as something is told. */
  async #fetchMissed(): Promise<void> {
    const reader = this.#reader;
    for (let before = -1; before < this.#heard.number && this.#heard.number < this.#latest;) {
      before = this.#heard.number;
      const missed = await reader.missed(before);
      if (reader !== this.#reader) return;
      for (const message of missed) this.heard(message);
    }
  }

  /** Patches for what was missed are not kept any more: begin from the whole state. */
  #replace(state: TableState): void {
    if (state.number < this.#heard.number) return;
    const before = this.#heard.number;
    this.reel.passOver(state.number - this.now.number);
    this.now = this.#heard = state;
    if (state.number > before) this.#catchUp(before);
  }

  /** Read what the log says of entries whose changes were not sent; on and on, as the line may be poor. */
  #catchUp(after: number): void {
    const line = this.#line;
    Promise.all([this.#fetchLog(after), this.past.readMarks()]).catch(() => {
      setTimeout(() => line && line === this.#line && this.#catchUp(after), PATIENCE);
    });
  }

  async #fetchLog(after: number): Promise<void> {
    const reader = this.#reader;
    const missed = await reader.log({ after });
    if (reader !== this.#reader) return;
    const gap = (missed[0]?.number ?? 0) > after + 1; // too long away: what lies between is read when one looks
    this.log = gap ? missed : inOrder([...this.log, ...missed]);
  }

  /** What was said since one last heard something, from the newest back to that. Who was away for too long reads what
   * lies between when they look for it. */
  async #fetchTalk(): Promise<void> {
    const reader = this.#reader;
    const after = this.talk.at(-1)?.number ?? 0;
    let said: Said[] = [];
    let full = true;
    for (let pages = 0; full && pages < TALK_PAGES; pages += 1) {
      const page = await reader.talk({ after, before: said[0]?.number });
      said = [...page, ...said];
      full = page.length >= TALK_PAGE;
    }
    if (reader !== this.#reader) return;
    this.talk = inOrder(full ? said : [...this.talk, ...said]);
    this.hasEarlierTalk ||= full;
  }

  #hear(said: Said): void {
    this.talk = inOrder([...this.talk, said]);
  }

  /** Do something at the table. It is done when what the house wrote down is seen here; nothing if it was refused. */
  async #act(call: Call, by = "a player"): Promise<Receipt | undefined> {
    if (this.busy) return undefined;
    this.busy = true;
    this.problem = undefined;
    this.answeredByItself = by === "by itself";
    try {
      const receipt = await sendUntilTaken(call, () => (this.retrying = true));
      await this.#see(receipt.number);
      if (by === "by itself") this.#byItself = [...this.#byItself, receipt.number];
      else this.left = this.back;
      return receipt;
    } catch (error) {
      this.problem = error;
      return undefined;
    } finally {
      this.busy = false;
      this.retrying = false;
    }
  }

  async #see(number: number): Promise<void> {
    const late = new Promise((done) => setTimeout(done, PATIENCE, "late"));
    while (this.#heard.number < number) {
      const heard = new Promise<void>((done) => this.#waiting.push(done));
      if ((await Promise.race([heard, late])) === "late") {
        await this.#heal(number).catch(() => undefined); // it is taken all the same; the line will bring it
        break;
      }
    }
    this.reel.showTo(number);
  }

  get #path(): { id: string } {
    return { id: this.id };
  }

  /** What lets one in at a private table where one has no seat. */
  get #invited(): { invitation?: string } {
    return this.invitation ? { invitation: this.invitation } : {};
  }
}
