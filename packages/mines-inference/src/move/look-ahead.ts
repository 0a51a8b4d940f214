/**
 * A cell tried in thought: for every number that it might show, how likely is that, and what would the position be worth
 * then? Stops as soon as what is left of its chance can't bring it past a floor.
 */
import { type Slices, spend } from '@kit/grid';
import { type Scaled, scaledRatio } from '../kernel/scaled.js';
import { HIDDEN } from '../kernel/symbols.js';
import { coinRisk } from './coin-risk.js';
import { inferOpened, openInThought, type Thought } from './thought.js';

/** What a cell is worth, and the chance that a safe move follows. */
export type LookAhead = { readonly worth: number; readonly progress: number };

/** Tries a hidden cell that may be safe, by the chances before; the board is as it was afterwards. */
export function* lookAhead(
  thought: Thought,
  before: Float64Array,
  cell: number,
  weight: Scaled,
  floor: number,
): Slices<LookAhead> {
  const { cells, table, hidden, chances, coins } = thought;
  const { pace } = thought.effort;
  // It shows the mines that are marked around it, and up to one more for each hidden cell.
  let unmarked = 0;
  let expected = 0;
  for (let at = table.starts[cell]; at < table.starts[cell + 1]; at++) {
    const other = table.cells[at];
    if (cells[other] !== HIDDEN) continue;
    unmarked++;
    expected += before[other];
  }
  const opened = openInThought(thought, cell);
  if (spend(pace, hidden.length + 4 * opened.constraints.members.length)) yield;
  cells[cell] = 0;
  const worths = new Float64Array(unmarked + 1);
  const shares = new Float64Array(unmarked + 1);
  let open = 1 - before[cell];
  let sum = 0;
  for (const mines of likeliestFirst(unmarked, expected)) {
    const next = yield* inferOpened(thought, opened, mines);
    if (spend(pace, 16)) yield;
    if (next === undefined) continue;
    const share = scaledRatio(next, weight);
    const position = worthBeforeCoins(cells, hidden, chances);
    if (spend(pace, hidden.length)) yield;
    open -= share;
    if (position.goesOn) shares[mines] = share;
    // Coins take a long look and only cost: it is left out where the cell can't pass the floor without them.
    const later = sum + Math.max(0, open) * mostWorth;
    if (later + share * position.worth <= floor) break;
    worths[mines] = share * (position.worth * (yield* coinRisk(table, cells, hidden, chances, coins, pace)));
    if (later + worths[mines] <= floor) break;
    sum += worths[mines];
  }
  cells[cell] = HIDDEN;
  // Added up number by number, so that cells of equal surroundings are worth the same to the last bit.
  return { worth: total(worths), progress: total(shares) };
}

/** So many mines, or fewer or more, those next to the expected number first: the rest is soon too little to matter. */
function likeliestFirst(most: number, expected: number): number[] {
  const numbers = Array.from({ length: most + 1 }, (_, mines) => mines);
  return numbers.sort((a, b) => Math.abs(a - expected) - Math.abs(b - expected));
}

function total(numbers: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < numbers.length; at++) sum += numbers[at];
  return sum;
}

// What a position is worth after a guess, without looking further: relative to one in which a single cell is safe.
//
// Where a cell is safe play goes on, the better the more of them there are; else the safest cell has to be survived; and
// pairs that may end as the toss of a coin cost their share (coin-risk.ts). The weights come from a fit (log-linear, by the
// number of safe cells, survival and coins) to some 50,000 positions of expert games played by this package.

/** What so many safe cells are worth: 8 % more for twice as many, up to eight. */
const worthOfSafe: readonly number[] = [1, 1, 1.08, 1.127, 1.16, 1.186, 1.207, 1.225, 1.24];
const maxSafe = 8;

/** No position is worth more. */
export const mostWorth = 1.24;

/** The worth but for its coins, and whether a safe move is there (or nothing is left to open). */
export function worthBeforeCoins(
  cells: Int32Array,
  hidden: Int32Array,
  chances: Float64Array,
): { worth: number; goesOn: boolean } {
  let least = 2;
  let safe = 0;
  for (let at = 0; at < hidden.length; at++) {
    if (cells[hidden[at]] !== HIDDEN) continue;
    const chance = chances[hidden[at]];
    if (chance === 0) safe++;
    if (chance < least) least = chance;
  }
  // Nothing but mines is left: won.
  if (least >= 1) return { worth: mostWorth, goesOn: true };
  return { worth: safe > 0 ? worthOfSafe[Math.min(safe, maxSafe)] : 1 - least, goesOn: safe > 0 };
}
