/** Times of a clock in words: how long somebody still has, and since when they are awaited. */

import { session } from "../../lib/session.svelte";
import { say } from "../../lib/words.svelte";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** A stretch of time, as short as it can be said: "4:05", "3 h 20 min", "2 d 5 h". */
export function span(seconds: number): string {
  const left = Math.max(0, Math.round(seconds));
  if (left >= DAY)
    return say("span-days", { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  if (left >= HOUR)
    return say("span-hours", { hours: Math.floor(left / HOUR), minutes: Math.floor((left % HOUR) / MINUTE) });
  return `${Math.floor(left / MINUTE)}:${String(left % MINUTE).padStart(2, "0")}`;
}

/** How long somebody has been waited for. Seconds would read like a time of day: "since 12:57". */
export function waited(seconds: number): string {
  const minutes = Math.floor(Math.max(0, seconds) / MINUTE);
  if (minutes < 1) return say("span-moment");
  return seconds < HOUR ? say("span-minutes", { minutes }) : span(seconds);
}

/** A moment by the reader's own calendar: "Sat, 14 Nov, 14:00". */
export function moment(seconds: number): string {
  return new Date(seconds * 1000).toLocaleString(session.likes.language, {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "numeric",
    minute: "2-digit",
  });
}

/** What somebody picked in a field for date and time, in seconds since 1970. */
export function picked(value: string): number | undefined {
  const time = new Date(value).getTime();
  return Number.isNaN(time) ? undefined : time / 1000;
}
