/** The invitations that this browser was given or has made: the house itself keeps only their fingerprints. */

const KEY = "ecumene.invitations";
const MOST = 60;

function kept(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

/** Keep the token of a table's invitation; the oldest are forgotten. */
export function keepInvitation(table: string, token: string): void {
  const others = Object.entries(kept()).filter(([id]) => id !== table);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others, [table, token]].slice(-MOST))));
}

export function invitationTo(table: string): string | undefined {
  return kept()[table];
}

/** The link to send. */
export function linkOf(token: string): string {
  return `${location.origin}/invitation/${token}`;
}
