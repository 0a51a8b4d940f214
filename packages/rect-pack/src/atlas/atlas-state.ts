import type { Pace } from '@kit/grid';
import type { Box } from '../items/box.js';
import type { Placed } from '../types.js';
import type { AtlasSpace } from './atlas-space.js';

type Id = string | number;

/** Where a rectangle lies: with its padding, and as the caller sees it. */
export type Entry = { readonly box: Box; readonly placed: Placed };

/** The boxes, and whose they are. */
export class AtlasState {
  readonly space: AtlasSpace;
  readonly entries: Map<Id, Entry> = new Map();
  readonly #idOf: Map<Box, Id> = new Map();

  constructor(space: AtlasSpace) {
    this.space = space;
  }

  /** Writes down whose a box is. */
  put(box: Box, placed: Placed): void {
    this.entries.set(placed.id, { box, placed });
    this.#idOf.set(box, placed.id);
  }

  /** Frees what a rectangle took. */
  remove(id: Id, { box }: Entry): void {
    this.space.remove(box);
    this.#idOf.delete(box);
    this.entries.delete(id);
  }

  /** A box has moved in the space, whose blocks have so many pixels; gives where its rectangle lay and where it lies. */
  move(box: Box, to: Box, unit = 1): { id: Id; from: Placed; to: Placed } {
    const id = this.#idOf.get(box)!;
    const from = this.entries.get(id)!.placed;
    const after = { ...from, x: from.x + unit * (to.x - box.x), y: from.y + unit * (to.y - box.y) };
    this.#idOf.delete(box);
    this.put(to, after);
    return { id, from, to: after };
  }

  /** Becomes a copy of the other, which must not change meanwhile; this one is empty. */
  copy(other: AtlasState, pace: Pace): void {
    // Both in their order: it decides where free places are found, and how the packing lists them.
    for (const box of other.space.live) this.space.live.add(box);
    for (const { box, placed } of other.entries.values()) this.put(box, placed);
    this.space.takeFree(other.space);
    pace.work += 2 * stepsEach * other.entries.size + other.space.freeCount;
  }
}

/** Steps that an entry of a map is worth. */
const stepsEach = 30;
