/** Whether one looks at the market: it covers the map while there is trade there, and else when one asks for it. */

import { untrack } from "svelte";
import type { Stage } from "./spaces";

export class Sight {
  open = $state(false);

  /** Whoever was there when it closed stays to see what is revealed. */
  constructor(stage: () => Stage | undefined) {
    $effect(() => {
      const now = stage();
      untrack(() => {
        if (now === undefined) this.open = false;
        else if (now === "trading") this.open = true;
      });
    });
  }
}
