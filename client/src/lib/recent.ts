/** Keeps the last few things that were fetched. */

export class Recent<Key, Value> {
  #kept = new Map<Key, Value>();

  constructor(readonly most: number) {}

  get(key: Key): Value | undefined {
    return this.#kept.get(key);
  }

  keep(key: Key, value: Value): void {
    this.#kept.set(key, value);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.most && oldest !== undefined) this.#kept.delete(oldest);
  }

  forget(): void {
    this.#kept.clear();
  }
}
