/** What the house sends of a table. `docs/protocol.md` describes it for clients in other languages. */

import type { Schemas } from "../api/client";
import type { Json, JsonObject } from "./patch";

export type Answer = JsonObject & { do: string };
export type Option = { answer: Answer; text: string };

/** `done` of `due`, counted in `unit`; `at_most`: one may stop before. */
export type Progress = { done: number; due: number; unit: string; at_most?: boolean };

export type Request = {
  id: string;
  seat: number;
  kind: string;
  prompt: string;
  help: string;
  rule: string;
  /** How far one has come with what is asked for piece by piece; without it this answer is all. */
  progress?: Progress;
  /** What comes after it without being asked. */
  then?: string;
  exhaustive: boolean;
  default: Answer;
  /** What one has answered already and may still change. */
  given?: Option;
  options: Option[];
};

export type Standing = { seat: number; rank: number; score: number; parts: Record<string, number> };

/** A line of the checklist of a chapter. */
export type LessonStep = {
  id: string;
  text: string;
  standing: "done" | "otherwise" | "missed" | "now" | "later";
};

/** What a lesson lights up, by id: things with a name, kinds of question, parts of the board. */
export type Shown = { things: string[]; questions: string[]; panels: string[] };

/** A step that was done; `text` is empty where it speaks of another position than the learner's. */
export type PassedStep = { at: number; short: string; text: string; know: string; why: string; rule: string };

/** What a learner is told at a table that is a lesson; what does not apply is left out. */
export type LessonTold = {
  id: string;
  name: string;
  chapters: { id: string; name: string; minutes: number }[];
  chapter?: string;
  /** Of the chapter, from 0. */
  number?: number;
  minutes?: number;
  minutes_done?: number;
  /** The number of the present step among those of all chapters. */
  at?: number;
  /** The last steps before it that were done. */
  passed?: PassedStep[];
  step?: string;
  /** The next step is not there yet: others play, or something else is asked; `text` is about that, if anything is. */
  waiting?: boolean;
  finished?: boolean;
  text?: string;
  /** What has to be known in any position. */
  know?: string;
  why?: string;
  otherwise?: string;
  /** What it means that the step before was done otherwise. */
  instead?: string;
  /** What it brought that the step before was done. */
  after?: string;
  rule?: string;
  checklist?: LessonStep[];
  show?: Shown;
  advice?: { request: string; answer: Answer; text: string };
};

/** A table as one viewer may know it. */
export type TableState = {
  number: number;
  turn: number;
  phase: string;
  over: boolean;
  /** Where the game is, in words: "round 4". */
  where: string;
  names: Record<string, string>;
  /** What a seat is: the id of its civilization, or `seat0`, `seat1` ... before it has one. */
  keys: Record<string, string>;
  awaited: Record<string, true>;
  /** Of these the seats that talk to each other on an open floor. */
  talks?: Record<string, true>;
  view: JsonObject;
  requests: Record<string, Request>;
  amendable: Record<string, Request>;
  standings: Standing[];
  /** The number of the answer that one may take back; 0 if there is none. */
  undo: number;
  /** What this seat is taught, at a table that is a lesson. */
  lesson?: LessonTold;
};

/** Something that one has, by its name, before and after an entry. */
export type Figure = { name: string; before: number; after: number };

/** What an entry changed for one's own seat, for the worse or the better; `chosen`: one has named it oneself. */
export type News = {
  what: string;
  good?: boolean;
  title: string;
  text: string;
  places?: string[];
  rule?: string;
  why?: string[];
  figures?: Figure[];
  chosen?: boolean;
};

/** What a line is about, for whoever looks for one sort of thing. */
export type Topic = "fight" | "trade" | "calamity";

export type LogLine = {
  number: number;
  at: number;
  turn: number;
  phase: string;
  seat?: number;
  kind: string;
  rule: string;
  /** The entry that this one takes back. */
  undone?: number;
  /** The entry by which this one was taken back. */
  taken_back?: number;
  /** Who answered for the seat, if it was not its player. */
  by?: "clock" | "stand-in" | "bot" | "order";
  texts: string[];
  news?: News[];
  /** What each of the texts is about. */
  topics?: (Topic | "")[];
  /** Where what each of the texts tells happened, by the ids of the places. */
  places?: string[][];
  /** One's own offers that were accepted. */
  accepted?: string[];
  /** The rules of the texts, one each, where they are not all that of the line. */
  rules?: string[];
};

/** Where a phase begins in the history of a table. */
/** Where a phase begins; `gone` if it was taken back since. */
export type Mark = { number: number; turn: number; phase: string; where: string; gone?: boolean };

/** A titled block of the text board; a span's meaning only repeats what its words say. */
export type Panel = { key: string; title: string; lines: { text: string; meaning: string }[][] };

export type Said = {
  number: number;
  author: string;
  name: string;
  text: string;
  at: number;
  seat?: number | null;
  to_seat?: number | null;
};

/** What a seat says to an offer that it does not accept; without anything: no, thank you. */
export type Remark = { unwanted?: string[]; ungiven?: string[]; instead?: string[] };

/** What was said to one version of an offer, by seat. */
export type Heard = { maker: number; version: number; said: Record<string, Remark> };

export type ServerMessage =
  | { type: "state"; number: number; state: TableState }
  | { type: "change"; from: number; number: number; patch: Json; log: LogLine[] }
  | { type: "presence"; present: number[] }
  | { type: "alarm"; left?: number; of?: number }
  | { type: "clock"; clock: Schemas["Clock"] }
  | { type: "reminder"; seat: number }
  | { type: "said"; message: Said }
  | { type: "floor"; offers: Record<string, Heard | null> }
  | { type: "consents" };
