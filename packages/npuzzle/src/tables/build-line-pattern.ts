/**
 * One pattern database of fewest slides in the line metric: for every line and every placement of a few tiles in its
 * slots (`line-forms`) how many slides the board needs at least, all other tiles being whatever helps.
 *
 * Every slide counts, whoever moves, so the values of several patterns can't be added; the greatest of them is taken.
 * In return a pattern knows where the blank is, that the axes alternate, and what the slides between its own cost.
 *
 * Breadth-first search from home over the forms. The placements on a set of slots are taken together, as a block: what a
 * slide makes of the set is the same for all orders of the tiles, and what it makes of the order is a permutation of
 * places (`reorder`). So every slide takes a block to one other block, and memory is read in pieces that fit the cache.
 */

import { isSliceOver, type Pace, startPace } from '../kernel/pace.js';
import { countLines, isOwnImage, type LineForms, lineForms } from './line-forms.js';
import { createPlacements, firstPlacement, type Placements } from './placements.js';
import { preparing } from './preparing.js';
import { createReorder, type Reorder } from './reorder.js';
import { rankOfOrder } from './tile-orders.js';

/** Not found yet: what new memory holds, and no form has, since every one needs a slide at least. */
const unknown = 0;

/** Orders looked at, and slid, between two yields. */
const slice = 100_000;

/** What it takes to aim an exchange of places, in orders. */
const aimingWork = 500;

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
  known: number;
  /** Orders looked at or slid. */
  readonly pace: Pace;
};

/** Fills `values`, which has `countLines` · placements numbers; yields how many are known. `homes` ascend. */
export function* buildLinePattern(
  rows: number,
  cols: number,
  homes: readonly number[],
  home: number,
  values: Uint8Array,
): Generator<number, void, undefined> {
  const forms = lineForms(rows, cols, home);
  const { image } = forms;
  const tiles = homes.length;
  const placements = createPlacements(rows * cols - 1, tiles);
  const shared = isOwnImage(homes, forms);
  yield 0;
  const names = homes.map((cell, tile) => (shared && image ? homes.indexOf(image[cell]) : tile));
  const reorder = yield* preparing(createReorder(names));
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
    known: 0,
    pace: startPace(slice),
  };
  for (const axis of [0, 1] as const) {
    if (axis === 1 && shared) continue;
    const place = startOf(sweep, axis, homes, home);
    values[place] = 1;
    sweep.known++;
    sweep.active[Math.floor(place / placements.orders)] = 1;
  }
  yield 0;
  for (let level = 1, isOver = false; !isOver; level++) {
    isOver = true;
    for (let block = 0; block < blocks; block++) {
      sweep.pace.work++;
      if (sweep.active[block] !== 0) {
        sweep.active[block] = 0;
        slideBlock(sweep, block, level);
        isOver = false;
      }
      if (isSliceOver(sweep.pace)) yield sweep.known;
    }
    [sweep.active, sweep.nextActive] = [sweep.nextActive, sweep.active];
  }
  yield sweep.known;
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
  sweep.pace.work += orders;
  if (count === 0) return;
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
  sweep.known += fresh;
  sweep.pace.work += (count + aimingWork) * length;
}

/** The number of the solved board in the form of an axis. */
function startOf({ forms, placements, linesFrom }: Sweep, axis: 0 | 1, homes: readonly number[], home: number): number {
  const { size, placeOf, cellAt, lineOf } = forms;
  const order: number[] = [];
  let set = 0;
  for (let place = 0; place < size; place++) {
    const tile = homes.indexOf(cellAt[axis][place]);
    if (tile < 0) continue;
    order.push(tile);
    set |= 1 << (place > placeOf[axis][home] ? place - 1 : place);
  }
  const line = linesFrom[axis] + lineOf[axis][home];
  return line * placements.count + firstPlacement(placements, set) + rankOfOrder(order);
}
