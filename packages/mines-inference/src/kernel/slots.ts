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

/** Slots for the numbers of the boxes in this order. */
export function slotsFor({ boxStarts, boxConstraints, constraintStarts, needs }: Region, order: Int32Array): Slots {
  const slotOf = new Int32Array(needs.length).fill(-1);
  const boxesLeft = new Int32Array(needs.length);
  let mostNeeded = 1;
  for (let c = 0; c < needs.length; c++) {
    boxesLeft[c] = constraintStarts[c + 1] - constraintStarts[c];
    mostNeeded = Math.max(mostNeeded, needs[c]);
  }
  const free: number[] = [];
  let used = 0;
  for (let step = 0; step < order.length; step++) {
    const first = boxStarts[order[step]];
    const end = boxStarts[order[step] + 1];
    for (let by = first; by < end; by++) {
      const c = boxConstraints[by];
      if (slotOf[c] === -1) slotOf[c] = free.pop() ?? used++;
    }
    for (let by = first; by < end; by++) {
      const c = boxConstraints[by];
      if (--boxesLeft[c] === 0) free.push(slotOf[c]);
    }
  }
  const bits = Math.min(30, 32 - Math.clz32(mostNeeded));
  const perWord = Math.floor(30 / bits);
  return { slotOf, bits, perWord, words: Math.max(1, Math.ceil(used / perWord)) };
}
