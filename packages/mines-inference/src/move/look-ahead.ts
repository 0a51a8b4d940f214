/**
 * A cell tried in thought: for every number that it might show, how likely is that, and what would the position be worth
 * then? Stops as soon as what is left of its chance can't bring it past a floor.
 */
import { type Slices, spend } from '@kit/grid';
import { type Scaled, scaledRatio } from '../kernel/scaled.js';
import { HIDDEN } from '../kernel/symbols.js';
import { coinRisk } from './coin-risk.js';
import { mostWorth, worthBeforeCoins } from './position-worth.js';
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
