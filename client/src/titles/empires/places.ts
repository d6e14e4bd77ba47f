/** Areas and open seas by their ids. */

export type Places = ReadonlySet<string>;

export const NOWHERE: Places = new Set<string>();
export const UNMARKED: ReadonlyMap<string, string> = new Map<string, string>();
export const placesOf = (ids: Iterable<string>): Places => new Set(ids);
