/**
 * The evaluation of a narrow board: it is resolved as if the drag ended here, then the combos that it made and what is left
 * of it are weighed. Nothing is allocated.
 */
import { countBits } from '@kit/grid';
import { shareOf } from './column-shares.js';
import { columnGatherer, type EvaluationTables } from './evaluation.js';
import { clearedCells, equalToRight, firstCleared, firstWaveCombos } from './last-board.js';
import type { NarrowShape } from './narrow-board.js';
import { narrowResolver } from './narrow-resolver.js';

/** Evaluates boards of one size and number of types. */
export type NarrowEvaluator = {
  /** The value of a board with the orb held at a bit; `combos()` then tells how many combos it made. */
  readonly evaluate: (p0: number, p1: number, p2: number, p3: number, at: number) => number;
  /** The combos of the last board. */
  readonly combos: () => number;
};

/** An evaluator for boards of so many orbs, whose type codes are 1 to `types`. */
export function narrowEvaluator(
  shape: NarrowShape,
  types: number,
  orbs: number,
  tables: EvaluationTables,
): NarrowEvaluator {
  const { rows, cols, full, neighbors } = shape;
  const { resolve, last } = narrowResolver(shape);
  const { combo, laterCombo, wasted, stranded, unfinished, pairAside, skipAside, inMatch, besideMatch } = tables;
  const { heldGone, heldStranded, place, open: openScore } = tables;
  const { columns: columnScore, held: heldScore, away: awayScore, shares } = tables;
  const rows2 = 2 * rows;
  const notLast2 = full >>> rows2;
  const columnsOf = columnGatherer(shape);
  const columnOf = Uint8Array.from({ length: rows * cols }, (_, bit) => Math.floor(bit / rows));
  const masks = new Int32Array(16);
  let lastCombos = 0;

  return { evaluate, combos: () => lastCombos };

  function evaluate(p0: number, p1: number, p2: number, p3: number, at: number): number {
    const heldCode = ((p0 >>> at) & 1) | (((p1 >>> at) & 1) << 1) | (((p2 >>> at) & 1) << 2) | (((p3 >>> at) & 1) << 3);
    const cursor = columnOf[at];
    const combos = resolve(p0, p1, p2, p3);
    lastCombos = combos;
    const q0 = last[0];
    const q1 = last[1];
    const q2 = last[2];
    const q3 = last[3];
    const firstCombos = last[firstWaveCombos];
    const cleared = last[clearedCells];
    let value = place[at] + firstCombos * combo + (combos - firstCombos) * laterCombo;
    if (combos > 0) {
      const clearing = last[firstCleared];
      value += (cleared - 3 * combos) * wasted;
      value += ((clearing >>> at) & 1) * inMatch + countBits(clearing & neighbors[at]) * besideMatch;
    }
    split(q0, q1, q2, q3);
    let open = 0;
    let left = 0;
    let openTypes = 0;
    for (let code = 1; code <= types; code++) {
      const mask = masks[code];
      if (mask === 0) {
        if (code === heldCode) value += heldGone;
        continue;
      }
      // Without its lowest orb, without its two lowest, …
      const less = mask & (mask - 1);
      const less2 = less & (less - 1);
      if (less2 === 0) {
        left += less === 0 ? 1 : 2;
        if (code === heldCode) value += heldStranded;
        continue;
      }
      const less3 = less2 & (less2 - 1);
      const less4 = less3 & (less3 - 1);
      const bucket = less3 === 0 ? 0 : less4 === 0 ? 256 : (less4 & (less4 - 1)) === 0 ? 512 : 768;
      open |= mask;
      openTypes += 1;
      if (shares && bucket < 768) {
        const share = shareOf(shares, mask);
        value += shares.worth[share];
        if (code === heldCode) value += shares.held[share * 8 + cursor];
        continue;
      }
      const columns = columnsOf(mask);
      value += columnScore[bucket + columns];
      if (code === heldCode) value += heldScore[columns * 8 + cursor];
    }
    value += left * stranded;
    if (open === 0) return value;
    const skip = (q0 ^ (q0 >>> rows2)) | (q1 ^ (q1 >>> rows2)) | (q2 ^ (q2 >>> rows2)) | (q3 ^ (q3 >>> rows2));
    return (
      value +
      openScore[openTypes] +
      awayScore[columnsOf(open) * 8 + cursor] +
      unfinished * (orbs - cleared - left) +
      pairAside * countBits(open & last[equalToRight]) +
      skipAside * countBits(open & ~skip & notLast2)
    );
  }

  /** The cells of each code. */
  function split(q0: number, q1: number, q2: number, q3: number): void {
    const low = full & ~(q2 | q3);
    const high = q2 & ~q3;
    const one = q0 & ~q1;
    const two = q1 & ~q0;
    const three = q0 & q1;
    masks[1] = one & low;
    masks[2] = two & low;
    masks[3] = three & low;
    masks[4] = high & ~(q0 | q1);
    masks[5] = one & high;
    masks[6] = two & high;
    masks[7] = three & high;
    if (types < 8) return;
    const above = q3 & ~q2;
    const top = q3 & q2;
    masks[8] = above & ~(q0 | q1);
    masks[9] = one & above;
    masks[10] = two & above;
    masks[11] = three & above;
    masks[12] = top & ~(q0 | q1);
    masks[13] = one & top;
    masks[14] = two & top;
    masks[15] = three & top;
  }
}
