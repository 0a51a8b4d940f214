/**
 * The evaluation of a wide board: the features of the narrow evaluator, each from two words.
 */
import { countBits } from '@kit/grid';
import { columnGatherer, type EvaluationWeights, evaluationTables } from './evaluation.js';
import { clearedCells, equalToRight, firstCleared, firstWaveCombos } from './last-board.js';
import type { WideShape } from './wide-board.js';
import { wideResolver } from './wide-resolver.js';

/** Evaluates boards of one size and number of types. */
export type WideEvaluator = {
  /** The value of the board whose eight words stand at an offset, with the orb held at a bit. */
  readonly evaluate: (boards: Int32Array, offset: number, at: number) => number;
  /** The combos of the last board. */
  readonly combos: () => number;
};

/** An evaluator for boards whose type codes are 1 to `types`. */
export function wideEvaluator(shape: WideShape, types: number, weights: EvaluationWeights): WideEvaluator {
  const { rows, cols, low, high, carry, cellOf, neighbors } = shape;
  const { resolve, last } = wideResolver(shape);
  const { combo, laterCombo, wasted, stranded, unfinished, pairAside, skipAside, inMatch, besideMatch } = weights;
  const { columns: columnScore, held: heldScore, away: awayScore, place } = evaluationTables(weights, rows, cols);
  const columnOf = Uint8Array.from(cellOf, (cell) => cell % cols);
  // A row is worth as much as its mirror.
  const placeScore = Int32Array.from(cellOf, (cell) => place[(cell % cols) * rows + Math.floor(cell / cols)]);
  const lowColumns = columnGatherer(low);
  const highColumns = columnGatherer(high);
  const rows2 = 2 * rows;
  const carry2 = carry - rows;
  const notLast2 = high.full >>> rows2;
  let lastCombos = 0;

  return { evaluate, combos: () => lastCombos };

  function evaluate(boards: Int32Array, offset: number, at: number): number {
    const word = offset + ((at >> 5) << 2);
    const heldCode =
      ((boards[word] >>> (at & 31)) & 1) |
      (((boards[word + 1] >>> (at & 31)) & 1) << 1) |
      (((boards[word + 2] >>> (at & 31)) & 1) << 2) |
      (((boards[word + 3] >>> (at & 31)) & 1) << 3);
    const cursor = columnOf[at];
    const combos = resolve(boards, offset);
    lastCombos = combos;
    const l0 = last[0];
    const l1 = last[1];
    const l2 = last[2];
    const l3 = last[3];
    const h0 = last[4];
    const h1 = last[5];
    const h2 = last[6];
    const h3 = last[7];
    const first = last[firstWaveCombos];
    let value =
      placeScore[at] + first * combo + (combos - first) * laterCombo + (last[clearedCells] - 3 * combos) * wasted;
    value += ((last[firstCleared + (at >> 5)] >>> (at & 31)) & 1) * inMatch;
    value +=
      (countBits(last[firstCleared] & neighbors[2 * at]) + countBits(last[firstCleared + 1] & neighbors[2 * at + 1])) *
      besideMatch;
    let openLow = 0;
    let openHigh = 0;
    for (let code = 1; code <= types; code++) {
      const code0 = (code & 1) - 1;
      const code1 = ((code >> 1) & 1) - 1;
      const code2 = ((code >> 2) & 1) - 1;
      const code3 = (code >> 3) - 1;
      const maskLow = (l0 ^ code0) & (l1 ^ code1) & (l2 ^ code2) & (l3 ^ code3) & low.full;
      const maskHigh = (h0 ^ code0) & (h1 ^ code1) & (h2 ^ code2) & (h3 ^ code3) & high.full;
      const size = countBits(maskLow) + countBits(maskHigh);
      if (size < 3) {
        value += size * stranded;
        continue;
      }
      openLow |= maskLow;
      openHigh |= maskHigh;
      value += size * unfinished;
      const columns = lowColumns(maskLow) | (highColumns(maskHigh) << low.cols);
      value += columnScore[columns];
      if (code === heldCode) value += heldScore[columns * 8 + cursor];
    }
    if ((openLow | openHigh) === 0) return value;
    const skipLow =
      (l0 ^ ((l0 >>> rows2) | (h0 << carry2))) |
      (l1 ^ ((l1 >>> rows2) | (h1 << carry2))) |
      (l2 ^ ((l2 >>> rows2) | (h2 << carry2))) |
      (l3 ^ ((l3 >>> rows2) | (h3 << carry2)));
    const skipHigh = (h0 ^ (h0 >>> rows2)) | (h1 ^ (h1 >>> rows2)) | (h2 ^ (h2 >>> rows2)) | (h3 ^ (h3 >>> rows2));
    const openColumns = lowColumns(openLow) | (highColumns(openHigh) << low.cols);
    return (
      value +
      awayScore[openColumns * 8 + cursor] +
      pairAside * (countBits(openLow & last[equalToRight]) + countBits(openHigh & last[equalToRight + 1])) +
      skipAside * (countBits(openLow & ~skipLow) + countBits(openHigh & ~skipHigh & notLast2))
    );
  }
}
