/**
 * Where in a packed key each number keeps what it still needs: a slot of a few bits.
 *
 * A number takes a slot with its first box of the order and gives it back with its last, so numbers that are never open
 * together share one, and a key is as long as the border is wide, not as the region is large.
 */
import type { Region } from './regions.js';

/** Where in a key each number keeps what it needs. */
export type Slots = {
  readonly slotOf: Int32Array;
  readonly words: number;
  /** Bits of a slot, and slots in a word. */
  readonly bits: number;
  readonly perWord: number;
};

/** Slots being handed out: shared by numbers that are never open together. */
export type Opening = {
  readonly slotOf: Int32Array;
  readonly boxesLeft: Int32Array;
  readonly mostNeeded: number;
  readonly free: number[];
  used: number;
};

export function startOpening({ needs, constraintStarts }: Region): Opening {
  const boxesLeft = new Int32Array(needs.length);
  let mostNeeded = 1;
  for (let c = 0; c < needs.length; c++) {
    boxesLeft[c] = constraintStarts[c + 1] - constraintStarts[c];
    mostNeeded = Math.max(mostNeeded, needs[c]);
  }
  return { slotOf: new Int32Array(needs.length).fill(-1), boxesLeft, mostNeeded, free: [], used: 0 };
}

/** Slots for the numbers of some boxes of the order; tells how much work that was. */
export function takeSlots(
  { boxStarts, boxConstraints }: Region,
  order: Int32Array,
  opening: Opening,
  from: number,
  to: number,
): number {
  const { slotOf, boxesLeft, free } = opening;
  let work = to - from;
  for (let step = from; step < to; step++) {
    const box = order[step];
    const first = boxStarts[box];
    const end = boxStarts[box + 1];
    for (let by = first; by < end; by++) {
      const c = boxConstraints[by];
      if (slotOf[c] === -1) slotOf[c] = free.pop() ?? opening.used++;
    }
    for (let by = first; by < end; by++) {
      const c = boxConstraints[by];
      if (--boxesLeft[c] === 0) free.push(slotOf[c]);
    }
    work += 2 * (end - first);
  }
  return work;
}

export function slotsOf({ slotOf, mostNeeded, used }: Opening): Slots {
  const bits = Math.min(30, 32 - Math.clz32(mostNeeded));
  const perWord = Math.floor(30 / bits);
  return { slotOf, bits, perWord, words: Math.max(1, Math.ceil(used / perWord)) };
}
