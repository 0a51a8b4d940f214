import { unexpected } from '@kit/grid';

/** The tags of a list, numbered by name. */
export class Tags {
  readonly #length: number;
  readonly #ofName: Map<string, number[]> = new Map();

  constructor(length: number) {
    this.#length = length;
  }

  get count(): number {
    return this.#ofName.size;
  }

  add(at: number, tag: unknown): void {
    if (typeof tag !== 'string') {
      const name = `rects[${at}].tag`;
      throw unexpected('bad-tag', name, tag, 'a text', { index: at, name });
    }
    const members = this.#ofName.get(tag);
    if (members) members.push(at);
    else this.#ofName.set(tag, [at]);
  }

  /** The number of each input's tag, −1 for none. Numbers don't depend on the order of the list. */
  numbers(): Int32Array {
    const tags = new Int32Array(this.#length).fill(-1);
    let number = 0;
    for (const [, members] of [...this.#ofName].sort(([a], [b]) => byUnits(a, b))) {
      for (const at of members) tags[at] = number;
      number++;
    }
    return tags;
  }
}

/** Texts by their UTF-16 units, which are the same everywhere. */
export function byUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
