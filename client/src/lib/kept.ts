/** What this browser keeps by itself, under names of its own; what cannot be read is forgotten. */

const PREFIX = "ecumene.";

export function recall<T>(name: string): T | undefined {
  try {
    return (JSON.parse(localStorage.getItem(PREFIX + name) ?? "null") as T | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keep a value, or forget it where there is none. */
export function keep(name: string, value: unknown): void {
  if (value === undefined) localStorage.removeItem(PREFIX + name);
  else localStorage.setItem(PREFIX + name, JSON.stringify(value));
}
