/**
 * Can opening proven safe cells change what is known of a cell? If not, a guess there is as good now as later.
 *
 * Two cells with one mine that every other cell sees both of, or none, are never told apart: that is most of what can't be
 * told, and seen at once. Else the safe cells are opened in thought, one after the other, each with every number that it may
 * show, until a chance differs.
 */
import { type NeighborTable, type Slices, spend } from '@kit/grid';
import type { Inference } from '../kernel/infer.js';
import { EXPLODED, HIDDEN } from '../kernel/symbols.js';
import { type Dealer, inferWith } from './draw-number.js';

/** Positions that are looked at in thought. */
const maxPositions = 2000;

/** Chances that differ by less are one chance, rounded. */
const rounding = 1e-9;

/** Undefined where a limit is met; the cells are as before afterwards. */
export function* canBeTold(dealer: Dealer, known: Inference, cell: number): Slices<boolean | undefined> {
  if (known.chances[cell] < 0) return undefined;
  if (yield* isCoin(dealer, known, cell)) return false;
  return yield* differs(dealer, known, cell, known.chances[cell], { left: maxPositions });
}

function* differs(
  dealer: Dealer,
  { values }: Inference,
  cell: number,
  chance: number,
  positions: { left: number },
): Slices<boolean | undefined> {
  const { cells, table, effort } = dealer;
  const safe = values.findIndex((value, at) => value === 0 && cells[at] === HIDDEN);
  if (spend(effort.pace, cells.length)) yield;
  if (safe < 0) return false;
  const around = table.cells.subarray(table.starts[safe], table.starts[safe + 1]);
  let open = 0;
  let mines = 0;
  for (const other of around) {
    if (cells[other] === EXPLODED || (cells[other] === HIDDEN && values[other] === 1)) mines++;
    else if (cells[other] === HIDDEN && values[other] === -1) open++;
  }
  let found: boolean | undefined = false;
  for (let number = mines; number <= mines + open && found === false; number++) {
    cells[safe] = number;
    effort.cache.nextBoard();
    const next = yield* inferWith(dealer, []);
    if (next.status === 'inconsistent') continue;
    if (next.chances[cell] < 0 || --positions.left < 0) found = undefined;
    else if (Math.abs(next.chances[cell] - chance) > rounding) found = true;
    else found = yield* differs(dealer, next, cell, chance, positions);
  }
  cells[safe] = HIDDEN;
  return found;
}

/** Is there another cell, one of both being a mine, that no cell tells from this one? */
function* isCoin(dealer: Dealer, { values }: Inference, cell: number): Slices<boolean> {
  const { cells, table } = dealer;
  const near = new Set(beside(table, cell));
  // Whatever sees this cell sees the other one, so that lies beside one of its neighbours, or beside the cell itself.
  const others = new Set([...near, ...[...near].flatMap((one) => beside(table, one))]);
  for (const other of others) {
    if (other === cell || cells[other] !== HIDDEN || values[other] !== -1) continue;
    const far = new Set(beside(table, other));
    const isApart = (one: number) => one !== cell && one !== other && near.has(one) !== far.has(one);
    const tells = (one: number) => isApart(one) && cells[one] !== EXPLODED && values[one] !== 1;
    if ([...near, ...far].some(tells)) continue;
    if ((yield* inferWith(dealer, [cell, other])).status !== 'inconsistent') continue;
    cells[cell] = EXPLODED;
    cells[other] = EXPLODED;
    const { status } = yield* inferWith(dealer, []);
    cells[cell] = HIDDEN;
    cells[other] = HIDDEN;
    if (status === 'inconsistent') return true;
  }
  return false;
}

function beside({ starts, cells }: NeighborTable, cell: number): number[] {
  return Array.from(cells.subarray(starts[cell], starts[cell + 1]));
}
