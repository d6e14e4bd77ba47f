/** The last errors of this page, for whoever reports that something is wrong. Nobody else is told of them. */

const MOST = 20;
const LONGEST = 300;

export const faults: string[] = [];

function keep(what: unknown): void {
  faults.push(String(what).slice(0, LONGEST));
  if (faults.length > MOST) faults.shift();
}

export function remember(): void {
  addEventListener("error", (event) => keep(event.message));
  addEventListener("unhandledrejection", (event) => keep(event.reason));
}

/** What this page knows of itself. */
export function facts(): Record<"browser" | "version" | "page" | "size" | "language", string> {
  const script = document.querySelector<HTMLScriptElement>("script[type=module]")?.src ?? "";
  return {
    browser: navigator.userAgent.slice(0, LONGEST),
    version: script.split("/").at(-1) ?? "",
    page: location.pathname.slice(0, LONGEST),
    size: `${innerWidth} x ${innerHeight}`,
    language: document.documentElement.lang,
  };
}
