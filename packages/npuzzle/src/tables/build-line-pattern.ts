/**
 * Builds a line pattern database: a pattern database in the line metric, where a move slides any number of tiles.
 *
 * For each row and column that the blank may slide along next, and each placement of the pattern's few tiles in the cells
 * that are left (a *form*, see line-forms.ts), it holds the fewest slides to the goal if the other tiles stand as they
 * please. A slide moves tiles of several patterns at once and counts in full for each of them, so values of several patterns
 * can't be added up as in the metric of single tiles: the greatest is taken.
 *
 * The values come from breadth-first search over the forms, backwards from the solved board. A level is worked off block by
 * block, a block being all orders of the tiles on one set of cells:
 *
 *     a slide      takes all forms of a block to forms of one other block,
 *     the order    of the tiles there is the old one with its places exchanged, the same exchange for the whole block
 *                  (reorder.ts)
 *
 * So where the tiles come to is worked out once a block and slide, and the inner loop makes two lookups an order, in memory
 * that fits the cache. A byte a form; 43 million forms (4×4, three patterns of six) take some seconds.
 */

import { type Pace, type Slices, spend } from '@kit/grid';
import type { BoardKind } from '../heuristics/axis-model.js';
import type { Tally } from '../kernel/tally.js';
import { countLines, isOwnImage, type LineForms, lineForms } from './line-forms.js';
import { firstPlacement, type Placements, preparePlacements } from './placements.js';
import { createReorder, type Reorder } from './reorder.js';
import { rankOfOrder } from './tile-orders.js';

/** Not found yet: what new memory holds, and no form has, since every one needs a slide at least. */
const unknown = 0;

/** Units of the pace: what an order takes that is looked at or slid, and what it takes to aim an exchange of places. */
const orderWork = 2.5;
const aimingWork = 1250;

/** A search under way. */
type Sweep = {
  readonly forms: LineForms;
  readonly placements: Placements;
  readonly reorder: Reorder;
  /** By axis: where its lines begin among all. A pattern that is its own image has the rows alone. */
  readonly linesFrom: readonly [number, number];
  readonly values: Uint8Array;
  /** Which blocks may have something of this level, and of the next. */
  active: Uint8Array;
  nextActive: Uint8Array;
  /** Room for the orders of a block, and for where its tiles go. */
  readonly found: Uint16Array;
  readonly slots: Int32Array;
  /** How many forms have their value. */
  readonly tally: Tally;
  readonly pace: Pace;
};

/** Fills `values`, which has `countLines` · placements numbers, and counts those that are known. `homes` ascend. */
export function* buildLinePattern(
  { rows, cols, home }: BoardKind,
  homes: readonly number[],
  values: Uint8Array,
  tally: Tally,
  pace: Pace,
): Slices<void> {
  const forms = lineForms(rows, cols, home);
  const { image } = forms;
  const tiles = homes.length;
  const placements = yield* preparePlacements(rows * cols - 1, tiles, pace);
  const shared = isOwnImage(homes, forms);
  const names = homes.map((cell, tile) => (shared && image ? homes.indexOf(image[cell]) : tile));
  const reorder = yield* createReorder(names, pace);
  const blocks = countLines(homes, forms) * placements.sets.length;
  const sweep: Sweep = {
    forms,
    placements,
    reorder,
    linesFrom: [0, shared ? 0 : rows],
    values,
    active: new Uint8Array(blocks),
    nextActive: new Uint8Array(blocks),
    found: new Uint16Array(placements.orders),
    slots: new Int32Array(tiles),
    tally,
    pace,
  };
  for (const axis of [0, 1] as const) {
    if (axis === 1 && shared) continue;
    const place = startOf(sweep, axis, homes, home);
    values[place] = 1;
    tally.nodes++;
    sweep.active[Math.floor(place / placements.orders)] = 1;
  }
  for (let level = 1, isOver = false; !isOver; level++) {
    isOver = true;
    for (let block = 0; block < blocks; block++) {
      if (sweep.active[block] !== 0) {
        sweep.active[block] = 0;
        slideBlock(sweep, block, level);
        isOver = false;
      }
      if (spend(pace, orderWork)) yield;
    }
    [sweep.active, sweep.nextActive] = [sweep.nextActive, sweep.active];
  }
}

/** Makes every slide from the forms of a level in a block. */
function slideBlock(sweep: Sweep, block: number, level: number): void {
  const { forms, placements, reorder, linesFrom, values, nextActive, found, slots } = sweep;
  const { size, placeOf, cellAt, lines, lineOf } = forms;
  const { packed, rankOf, aim } = reorder;
  const { sets, orders } = placements;
  const from = block * orders;
  let count = 0;
  for (let order = 0; order < orders; order++) if (values[from + order] === level) found[count++] = order;
  sweep.pace.work += orders * orderWork;
  const known = rankOf.length - 1;
  const line = Math.floor(block / sets.length);
  const set = sets[block % sets.length];
  const axis = line < lines[0] ? 0 : 1;
  const across = 1 - axis;
  const length = size / lines[axis];
  let fresh = 0;
  const first = (line - axis * lines[0]) * length;
  for (let stop = first; stop < first + length; stop++) {
    // The blank stops in this cell and goes on across.
    const cell = cellAt[axis][stop];
    const hole = placeOf[across][cell];
    let movedSet = 0;
    for (let slot = 0, tile = 0; slot < size - 1; slot++) {
      if (((set >> slot) & 1) === 0) continue;
      const place = placeOf[across][cellAt[axis][slot < stop ? slot : slot + 1]];
      slots[tile] = place > hole ? place - 1 : place;
      movedSet |= 1 << slots[tile++];
    }
    const [lower, upper] = aim(slots);
    const target = (linesFrom[across] + lineOf[across][cell]) * placements.count + firstPlacement(placements, movedSet);
    let any = 0;
    for (let index = 0; index < count; index++) {
      const order = packed[found[index]];
      const to = target + rankOf[(lower[order & 4095] | upper[order >> 12]) & known];
      if (values[to] !== unknown) continue;
      values[to] = level + 1;
      fresh++;
      any = 1;
    }
    nextActive[target / orders] |= any;
  }
  sweep.tally.nodes += fresh;
  sweep.pace.work += (count * orderWork + aimingWork) * length;
}

/** The number of the solved board in the form of an axis. */
function startOf({ forms, placements, linesFrom }: Sweep, axis: 0 | 1, homes: readonly number[], home: number): number {
  const { placeOf, cellAt, lineOf } = forms;
  const order: number[] = [];
  let set = 0;
  for (const [place, cell] of cellAt[axis].entries()) {
    const tile = homes.indexOf(cell);
    if (tile < 0) continue;
    order.push(tile);
    set |= 1 << (place > placeOf[axis][home] ? place - 1 : place);
  }
  const line = linesFrom[axis] + lineOf[axis][home];
  return line * placements.count + firstPlacement(placements, set) + rankOfOrder(order);
}
