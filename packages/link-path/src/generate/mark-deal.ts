/**
 * Ice and ties for a deal whose moves are known, so that the same moves still clear it.
 *
 * A tile may be frozen if a tile beside it goes before it does, wherever both have fallen to by then; any pair of the moves may
 * be tied. Neither changes what falls, so what is chosen for one tile never spoils another.
 */
import { type Pace, type Random, type Slices, spend } from '@kit/grid';
import { boardMarks } from '../board/marks.js';
import type { Lines } from '../kernel/lines.js';
import { PlayBoard } from '../kernel/play-board.js';
import { shuffleSlices } from '../kernel/shuffle.js';
import { beside } from '../rules/beside.js';
import type { MoveModes } from '../rules/gravity-rule.js';
import type { Certified, Pair } from '../types.js';

/** How many tiles are to be frozen, and how many pairs tied. */
export type WantedMarks = { readonly frozen: number; readonly tied: number };

/** The deal with so many frozen tiles and ties; undefined if its moves free too few tiles. */
export function* markDeal(
  { board: deal, moves }: Certified,
  { frozen, tied }: WantedMarks,
  lines: Lines,
  modes: MoveModes,
  random: Random,
  pace: Pace,
): Slices<Certified | undefined> {
  const board = yield* PlayBoard.of(deal.cells, 2 * moves.length, deal.cols, lines, modes, pace);
  const { held, cellOf } = board;
  const cells = cellOf.slice();
  const isFreed = new Uint8Array(cells.length);
  const pairs: Pair[] = [];
  for (const { a, b } of moves) {
    const [first, second] = [held[a] - 1, held[b] - 1];
    pairs.push({ a: cells[first], b: cells[second] });
    for (const cell of [...beside(deal, a), ...beside(deal, b)]) {
      // Two tiles side by side go at once: neither frees the other.
      if (held[cell] !== 0 && cell !== a && cell !== b) isFreed[held[cell] - 1] = 1;
    }
    board.remove(first, second);
    if (spend(pace, 20)) yield;
  }
  const free = cells.filter((_, tile) => isFreed[tile] === 1);
  if (free.length < frozen) return undefined;
  yield* shuffleSlices(random, free, 0, free.length, pace);
  const order = Int32Array.from(pairs.keys());
  yield* shuffleSlices(random, order, 0, order.length, pace);
  const ties = Array.from(order.subarray(0, tied), (move) => pairs[move]);
  return { board: { ...deal, ...boardMarks([...free.subarray(0, frozen)], ties) }, moves };
}
