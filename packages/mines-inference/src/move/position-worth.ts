/**
 * What a position is worth after a guess, without looking further: relative to one in which a single cell is safe.
 *
 * Where a cell is safe play goes on, the better the more of them there are; else the safest cell has to be survived; and
 * pairs that may end as the toss of a coin cost their share. The weights come from a fit (log-linear, by the number of safe
 * cells, survival and coins) to some 50,000 positions of expert games played by this package.
 */
import type { NeighborTable, Slices } from '@kit/grid';
import type { Inference } from '../kernel/infer.js';
import { type Pace, spend } from '../kernel/pace.js';
import { HIDDEN } from '../kernel/symbols.js';
import { coinRisk } from './coin-risk.js';

/** What so many safe cells are worth: 8 % more for twice as many, up to eight. */
const worthOfSafe: readonly number[] = [1, 1, 1.08, 1.127, 1.16, 1.186, 1.207, 1.225, 1.24];
const mostSafe = 8;

/** No position is worth more. */
export const mostWorth = 1.24;

/** The worth, and whether a safe move is there (or nothing is left to open). */
export function* positionWorth(
  table: NeighborTable,
  cells: Int32Array,
  inference: Inference,
  pace: Pace,
): Slices<{ worth: number; goesOn: boolean }> {
  const { chances } = inference;
  let least = 2;
  let safe = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] !== HIDDEN) continue;
    const chance = chances[cell];
    if (chance === 0) safe++;
    least = Math.min(least, chance);
  }
  if (spend(pace, cells.length)) yield;
  // Nothing but mines is left: won.
  if (least >= 1) return { worth: mostWorth, goesOn: true };
  const survival = safe > 0 ? worthOfSafe[Math.min(safe, mostSafe)] : 1 - least;
  return { worth: survival * (yield* coinRisk(table, cells, inference, pace)), goesOn: safe > 0 };
}
