/** So many mines, uniform over the cells that may have one. */
import { type NeighborTable, type Random, type Symmetry, transformCell } from '@kit/grid';
import { powerOfTwo } from '../kernel/box-weights.js';
import { cellsWhere } from '../kernel/symbols.js';

/** Which cells may hold a mine, given the first opened cell. */
export function allowedCells(
  size: number,
  { starts, cells }: NeighborTable,
  holes: readonly number[],
  first: number,
  zero: boolean,
): number[] {
  const kept = new Uint8Array(size);
  for (const hole of holes) kept[hole] = 1;
  kept[first] = 1;
  if (zero) for (let at = starts[first]; at < starts[first + 1]; at++) kept[cells[at]] = 1;
  return cellsWhere(size, (cell) => kept[cell] === 0);
}

/** The first cell that is no hole; holes are in rising order. */
export function leastCell(holes: readonly number[]): number {
  const free = holes.findIndex((hole, cell) => hole !== cell);
  return free < 0 ? holes.length : free;
}

/** A partial shuffle: O(mines) draws. */
export function randomMines(size: number, allowed: readonly number[], mines: number, random: Random): Uint8Array {
  const pool = new Int32Array(allowed);
  const mined = new Uint8Array(size);
  for (let drawn = 0; drawn < mines; drawn++) {
    const at = drawn + random.int(pool.length - drawn);
    mined[pool[at]] = 1;
    pool[at] = pool[drawn];
  }
  return mined;
}

export function shuffled<T>(list: readonly T[], random: Random): T[] {
  const mixed = list.slice();
  for (let last = mixed.length - 1; last > 0; last--) {
    const chosen = random.int(last + 1);
    const held = mixed[last];
    mixed[last] = mixed[chosen];
    mixed[chosen] = held;
  }
  return mixed;
}

// So many mines in a field that a symmetry leaves as it is, every such field equally likely.
//
// A symmetry takes cells in turns: alone (on its axis, in its centre), or in turns of two, or of four where it is a quarter of a
// turn. Whole turns are mined or not. How many cells alone are mined is drawn first, each number as often as there are fields
// with it; then which.

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

/** Weights beyond are brought nearer to 1. */
const large = /* @__PURE__ */ powerOfTwo(200);

/** Undefined if no such field has so many mines. */
export function symmetricMines(
  size: number,
  { alone, together, length }: Turns,
  mines: number,
  random: Random,
): Uint8Array | undefined {
  // Weights of the fewest cells alone that leave whole turns, of a turn's length more, and so on: times 2^exponents.
  const first = mines % length;
  const weights: number[] = [];
  const exponents: number[] = [];
  let last: number | undefined;
  let weight = 1;
  let exponent = 0;
  for (let single = first; single <= Math.min(alone.length, mines); single += length) {
    const turns = (mines - single) / length;
    if (turns > together.length) continue;
    // One turn less, so `length` more cells stand alone.
    if (last !== undefined) {
      weight *= (turns + 1) / (together.length - turns);
      for (let more = last; more < single; more++) weight *= (alone.length - more) / (more + 1);
    }
    last = single;
    const shift = weight > large ? 200 : weight * large < 1 ? -200 : 0;
    weight *= powerOfTwo(-shift);
    exponent += shift;
    weights.push(weight);
    exponents.push(exponent);
  }
  if (last === undefined) return undefined;
  let most = exponents[0];
  for (const known of exponents) most = Math.max(most, known);
  let sum = 0;
  let factor = 1;
  for (let at = 0; at < weights.length; at++) {
    if (at === 0 || exponents[at] !== exponents[at - 1]) factor = powerOfTwo(Math.max(-2000, exponents[at] - most));
    weights[at] *= factor;
    sum += weights[at];
  }
  let left = random.next() * sum;
  let single = last;
  for (let at = weights.length - 1; at >= 0 && left >= 0; at--) {
    if (weights[at] > 0) single = last - length * (weights.length - 1 - at);
    left -= weights[at];
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
