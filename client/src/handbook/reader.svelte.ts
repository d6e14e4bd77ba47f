/** What somebody reads in the handbook, and what they looked for last: it stays while they go from page to page. */

class Looking {
  /** The question in the search field, by title. */
  questions = $state<Record<string, string>>({});
}

export const looking = new Looking();
