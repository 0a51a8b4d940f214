/**
 * So many mines in a field that a symmetry leaves as it is, every such field equally likely.
 *
 * A symmetry takes cells in turns: alone (on its axis, in its centre), or in turns of two, or of four where it is a quarter of a
 * turn. Whole turns are mined or not. How many cells alone are mined is drawn first, each number as often as there are fields
 * with it; then which.
 */
import { type Random, type Symmetry, transformCell } from '@kit/grid';
import { shuffled } from './shuffled.js';

/** The turns of a symmetry whose cells may all be mined: those of one cell, and the others, all equally long. */
export type Turns = {
  readonly alone: readonly number[][];
  readonly together: readonly number[][];
  readonly length: number;
};

export function turnsOf(rows: number, cols: number, allowed: readonly number[], symmetry: Symmetry): Turns {
  const shape = { rows, cols };
  const mayHold = new Uint8Array(rows * cols);
  for (const cell of allowed) mayHold[cell] = 1;
  const alone: number[][] = [];
  const together: number[][] = [];
  const met = new Uint8Array(rows * cols);
  let length = 2;
  for (let first = 0; first < rows * cols; first++) {
    if (met[first] === 1) continue;
    const turn: number[] = [];
    for (let cell = first; met[cell] === 0; cell = transformCell(shape, cell, symmetry)) {
      met[cell] = 1;
      turn.push(cell);
    }
    if (turn.length > 1) length = turn.length;
    if (turn.every((cell) => mayHold[cell] === 1)) (turn.length === 1 ? alone : together).push(turn);
  }
  return { alone, together, length };
}

/** Undefined if no such field has so many mines. */
export function symmetricMines(
  size: number,
  { alone, together, length }: Turns,
  mines: number,
  random: Random,
): Uint8Array | undefined {
  // Weights of 0, 1, 2 … cells alone, up to a common factor; a number that leaves no whole turns has none.
  const weights: number[] = [];
  let sum = 0;
  let last: number | undefined;
  let weight = 1;
  for (let single = mines % length; single <= Math.min(alone.length, mines); single += length) {
    const turns = (mines - single) / length;
    if (turns > together.length) continue;
    // From so many cells alone to `length` more of them, and one turn less.
    if (last !== undefined) {
      weight *= (turns + 1) / (together.length - turns);
      for (let more = last; more < single; more++) weight *= (alone.length - more) / (more + 1);
    }
    last = single;
    weights[single] = weight;
    sum += weight;
    if (sum < 1e12) continue;
    for (const [at, known] of weights.entries()) weights[at] = (known ?? 0) / sum;
    weight /= sum;
    sum = 1;
  }
  if (last === undefined) return undefined;
  let left = random.next() * sum;
  let single = last;
  for (let at = last; at >= 0 && left >= 0; at -= length) {
    const share = weights[at] ?? 0;
    if (share > 0) single = at;
    left -= share;
  }
  const mined = new Uint8Array(size);
  const turns = (mines - single) / length;
  const chosen = [
    ...shuffled([...alone.keys()], random)
      .slice(0, single)
      .map((at) => alone[at]),
    ...shuffled([...together.keys()], random)
      .slice(0, turns)
      .map((at) => together[at]),
  ];
  for (const turn of chosen) for (const cell of turn) mined[cell] = 1;
  return mined;
}
