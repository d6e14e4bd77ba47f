/** How the client speaks to the house: typed by the house's own description, with its token against forgery. */

import createClient, { type Middleware } from "openapi-fetch";
import type { components, paths } from "./schema";

export type Schemas = components["schemas"];
export type TableCard = Schemas["TableCard"];
export type Person = Schemas["Person"];
export type Offer = Schemas["Offer"];
export type Title = Schemas["Meta"];
export type Option = Schemas["Option"];
export type Sitter = Schemas["SeatCard"];
export type Message = Schemas["Message"];
export type Problem = { code?: string; reason: string; rule?: string; details?: string[]; at?: number };

/** What the house refused, in words for a player. */
export class HouseError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.reason);
  }
}

/** The house did not answer: the connection is gone, or the house is closed. */
export class Unreachable extends Error {}

/** Every request says that it comes from a page of the house, and in which language it wants to be refused. */
const manners: Middleware = {
  onRequest({ request }) {
    const token = /(?:^|; )csrftoken=([^;]+)/.exec(document.cookie)?.[1];
    if (token) request.headers.set("x-csrftoken", token);
    request.headers.set("accept-language", document.documentElement.lang);
    return request;
  },
};

export const api = createClient<paths>({ baseUrl: "/", fetch: (request) => fetch(request) });
api.use(manners);

type Answered<T> = { data?: T; error?: unknown; response: Response };

/** The data of a reply, or the refusal as an error. */
export async function ask<T>(call: Promise<Answered<T>>): Promise<T> {
  let reply: Answered<T>;
  try {
    reply = await call;
  } catch {
    throw new Unreachable("The house does not answer.");
  }
  if (!reply.response.ok) {
    const problem = (reply.error ?? {}) as Partial<Problem>;
    throw new HouseError(reply.response.status, {
      ...problem,
      reason: problem.reason ?? reply.response.statusText,
    });
  }
  return reply.data as T;
}
