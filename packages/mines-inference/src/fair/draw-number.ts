/**
 * What a cell that is safe shall show, drawn as if the mines lay there already: one neighbour after the other holds a mine by
 * its exact chance, given all that is shown and the neighbours before it. What was drawn is forgotten but for the number, so
 * the next answer is drawn from all layouts that fit, and a whole game is as likely as on a field drawn beforehand.
 */
import type { NeighborTable, Random, Slices } from '@kit/grid';
import { collectConstraints, withoutMinesIn } from '../kernel/constraints.js';
import type { Effort } from '../kernel/effort.js';
import { type Inference, infer } from '../kernel/infer.js';
import { EXPLODED, HIDDEN } from '../kernel/symbols.js';

/** A board without flags, and what drawing needs. */
export type Dealer = {
  readonly cells: Int32Array;
  readonly table: NeighborTable;
  readonly mines: number;
  readonly random: Random;
  readonly effort: Effort;
};

/** What is known of the cells, those in `safe` being safe. */
export function* inferWith(dealer: Dealer, safe: readonly number[]): Slices<Inference> {
  const { cells, table, mines, effort } = dealer;
  const constraints = collectConstraints(cells, table, mines, true);
  return yield* infer(safe.length === 0 ? constraints : withoutMinesIn(constraints, safe), effort);
}

/** Draws which of these cells hold a mine: the board is as before afterwards. Undefined where a limit is met. */
export function* drawMines(
  dealer: Dealer,
  wanted: readonly number[],
  given: readonly number[],
): Slices<number[] | undefined> {
  const { cells, random, effort } = dealer;
  const safe = [...given];
  const mined: number[] = [];
  const before = wanted.map((cell) => cells[cell]);
  let known = yield* inferWith(dealer, safe);
  for (const cell of wanted) {
    const chance = known.chances[cell];
    if (chance < 0) break;
    const isMine = chance === 1 || (chance > 0 && random.next() < chance);
    if (isMine) mined.push(cell);
    else safe.push(cell);
    if (chance === 0 || chance === 1) continue;
    if (isMine) cells[cell] = EXPLODED;
    effort.cache.nextBoard();
    known = yield* inferWith(dealer, safe);
  }
  for (const [index, cell] of wanted.entries()) cells[cell] = before[index];
  return mined.length + safe.length - given.length === wanted.length ? mined : undefined;
}

/** Opens a cell that is to be safe, and all around it where there is no mine. False where a limit is met. */
export function* openDrawn(dealer: Dealer, cell: number, givenSafe: readonly number[]): Slices<boolean> {
  const { cells, table } = dealer;
  const queue = [cell];
  const isQueued = new Set(queue);
  for (const next of queue) {
    const around = table.cells.subarray(table.starts[next], table.starts[next + 1]);
    const hidden = Array.from(around).filter((other) => cells[other] === HIDDEN);
    const given = new Set([next, ...(next === cell ? givenSafe : [])]);
    const drawn = yield* drawMines(
      dealer,
      hidden.filter((other) => !given.has(other)),
      [...given],
    );
    if (drawn === undefined) return false;
    const exploded = around.filter((other) => cells[other] === EXPLODED).length;
    cells[next] = drawn.length + exploded;
    if (cells[next] > 0) continue;
    for (const other of hidden) {
      if (isQueued.has(other)) continue;
      isQueued.add(other);
      queue.push(other);
    }
  }
  return true;
}
