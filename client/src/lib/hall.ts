/** Look again whenever the house says that tables have changed; every few seconds while its line is down. */

import { Line } from "./socket";

export function followTables(look: () => void, every: number): () => void {
  let connected = false;
  const seen = (): void => {
    if (document.visibilityState === "visible") look();
  };
  const line = new Line({
    address: () => `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/socket`,
    heard: seen,
    changed(up) {
      connected = up;
      if (up) seen();
    },
    refused: () => undefined,
  });
  const timer = setInterval(() => {
    if (!connected) seen();
  }, every);
  document.addEventListener("visibilitychange", seen);
  addEventListener("focus", seen);
  return () => {
    line.close();
    clearInterval(timer);
    document.removeEventListener("visibilitychange", seen);
    removeEventListener("focus", seen);
  };
}
