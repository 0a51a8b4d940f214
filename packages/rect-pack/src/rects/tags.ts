import { type Slices, unexpected } from '@kit/grid';
import type { Pace } from '../items/pace.js';
import { byUnits, sortedInParts } from '../orders/sorted-in-parts.js';

/** What it takes to find a name again, in steps. */
const lookupSteps = 40;

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
  *numbers(pace: Pace): Slices<Int32Array> {
    const tags = new Int32Array(this.#length).fill(-1);
    let number = 0;
    for (const [, members] of yield* sortedInParts([...this.#ofName], ([a], [b]) => byUnits(a, b), pace)) {
      for (const at of members) tags[at] = number;
      number++;
      pace.left -= 2;
      pace.spend(lookupSteps);
      if (pace.left <= 0) yield pace.rest();
    }
    return tags;
  }
}
