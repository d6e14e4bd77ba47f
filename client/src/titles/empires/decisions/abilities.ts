/** The ways to use special abilities, by the advance that has them. */

import type { Answer, Option } from "../../../lib/protocol";

/** No further step of an ability that was begun. */
export const END: Answer = { do: "end_ability" };

export function abilitiesOf(options: readonly Option[]): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of options) {
    const { advance } = option.answer;
    if (option.answer.do === "use_ability" && typeof advance === "string")
      found.set(advance, [...(found.get(advance) ?? []), option]);
  }
  return found;
}
