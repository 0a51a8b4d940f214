/**
 * ZiNi: the clicks of a player who knows the field and uses flags where they pay (E. Zimmermann with C. Nikolaus, 2009).
 *
 * The premium of a cell is what a chord there would save: openings and isolated numbers that it opens, less the flags that
 * have to be set first, less one if the cell has to be opened, less one for the chord. The cell with the greatest premium is
 * worked while that is not negative; else the next opening or isolated number is clicked. Greedy for any cell; the human
 * form clicks all openings first and works open cells only. Neither is the fewest clicks.
 *
 * Premiums change around what is opened or flagged only, so each step costs a few updates of a tree of winners.
 */
import { type NeighborTable, type Pace, type Slices, spend } from '@kit/grid';
import { type BoardItems, isolated } from './board-items.js';

/** A cell's place in the order that decides ties. */
export type Order = { readonly placeOf: Int32Array; readonly cellAt: Int32Array };

type Work = ReturnType<typeof startWork>;

function startWork(numbers: Int32Array, table: NeighborTable, items: BoardItems, order: Order, isHuman: boolean) {
  const size = numbers.length;
  return {
    numbers,
    table,
    items,
    order,
    isHuman,
    leading: createLeading(size),
    premium: new Int32Array(size),
    /** 1 for open cells and for flagged mines. */
    done: new Uint8Array(size),
    /** One more than the opening that last lowered a premium there. */
    loweredBy: new Int32Array(size),
    closed: 0,
  };
}

export function* countZini(
  numbers: Int32Array,
  table: NeighborTable,
  items: BoardItems,
  order: Order,
  isHuman: boolean,
  pace: Pace,
): Slices<number> {
  const size = numbers.length;
  const { labels } = items;
  const { starts, cells } = table;
  const work = startWork(numbers, table, items, order, isHuman);
  if (spend(pace, 4 * size)) yield;
  for (let cell = 0; cell < size; cell++) {
    if (spend(pace, 4 * (starts[cell + 1] - starts[cell]) + 24)) yield;
    if (numbers[cell] < 0) continue;
    work.closed++;
    work.premium[cell] = firstPremium(work, cell);
    if (!isHuman) setLeading(work.leading, order.placeOf[cell], work.premium[cell]);
  }
  let clicks = 0;
  if (isHuman) {
    for (let opening = 0; opening < items.openings; opening++) {
      clicks++;
      yield* open(work, items.zeros[items.zeroStarts[opening]], pace);
    }
  }
  let next = 0;
  while (work.closed > 0) {
    const place = work.leading.winners[1];
    if (work.leading.values[place] < 0) {
      while (work.done[order.cellAt[next]] === 1 || !(labels[order.cellAt[next]] >= isolated)) {
        next++;
        if (spend(pace, 1)) yield;
      }
      clicks++;
      yield* open(work, order.cellAt[next], pace);
      continue;
    }
    const cell = order.cellAt[place];
    if (work.done[cell] === 0) {
      clicks++;
      yield* open(work, cell, pace);
    }
    for (let at = starts[cell]; at < starts[cell + 1]; at++) {
      const mine = cells[at];
      if (numbers[mine] >= 0 || work.done[mine] === 1) continue;
      clicks++;
      work.done[mine] = 1;
      for (let by = starts[mine]; by < starts[mine + 1]; by++) change(work, cells[by], 1);
      if (spend(pace, 24 * (starts[mine + 1] - starts[mine]))) yield;
    }
    clicks++;
    for (let at = starts[cell]; at < starts[cell + 1]; at++) yield* open(work, cells[at], pace);
  }
  return clicks;
}

function firstPremium({ numbers, table: { starts, cells }, items: { labels } }: Work, cell: number): number {
  let saved = labels[cell] >= isolated ? 1 : 0;
  for (let at = starts[cell]; at < starts[cell + 1]; at++) {
    const label = labels[cells[at]];
    if (label === isolated) saved++;
    // An opening counts once, wherever it is met first.
    else if (label >= 0 && labels[cell] < 0 && isFirst(cells, labels, starts[cell], at)) saved++;
  }
  return saved - numbers[cell] - 2;
}

function isFirst(cells: Int32Array, labels: Int32Array, from: number, at: number): boolean {
  for (let before = from; before < at; before++) if (labels[cells[before]] === labels[cells[at]]) return false;
  return true;
}

/** Adds to the premium of a cell without a mine. */
function change({ numbers, premium, leading, order, isHuman, done }: Work, cell: number, by: number): void {
  if (numbers[cell] < 0) return;
  premium[cell] += by;
  setLeading(leading, order.placeOf[cell], isHuman && done[cell] === 0 ? out : premium[cell]);
}

/** Opens a cell, and its opening if it has no mines around; nothing happens to mines and open cells. */
function* open(work: Work, cell: number, pace: Pace): Slices<void> {
  const { numbers, table, items, done, loweredBy } = work;
  const { starts, cells } = table;
  if (done[cell] === 1 || numbers[cell] < 0) return;
  const opening = items.labels[cell];
  if (opening < 0) {
    openOne(work, cell);
    if (opening === isolated) {
      change(work, cell, -1);
      for (let at = starts[cell]; at < starts[cell + 1]; at++) change(work, cells[at], -1);
    }
    if (spend(pace, 24 * (starts[cell + 1] - starts[cell] + 2))) yield;
    return;
  }
  for (let at = items.zeroStarts[opening]; at < items.zeroStarts[opening + 1]; at++) {
    const zero = items.zeros[at];
    openOne(work, zero);
    change(work, zero, -1);
    for (let by = starts[zero]; by < starts[zero + 1]; by++) {
      const other = cells[by];
      if (numbers[other] === 0 || loweredBy[other] === opening + 1) continue;
      loweredBy[other] = opening + 1;
      if (done[other] === 0) openOne(work, other);
      change(work, other, -1);
    }
    if (spend(pace, 40 * (starts[zero + 1] - starts[zero] + 1))) yield;
  }
}

function openOne(work: Work, cell: number): void {
  work.done[cell] = 1;
  work.closed--;
  change(work, cell, 1);
}

// The leftmost of the greatest of many numbers, while they change: a tree of winners over a list. Asking costs nothing, a
// change as many steps as the list has halves.

/** A list with its winner. */
export type Leading = {
  /** By place. */
  readonly values: Int32Array;
  /** Node n has the places of `2n` and `2n + 1` below it; node 1 holds the winner. */
  readonly winners: Int32Array;
  /** The node of the first place. */
  readonly leaves: number;
};

/** Less than any number that takes part. */
export const out = -2_147_483_648;

/** All places out of the game. */
export function createLeading(length: number): Leading {
  let leaves = 1;
  while (leaves < length) leaves *= 2;
  const winners = new Int32Array(2 * leaves);
  for (let node = leaves; node < 2 * leaves; node++) winners[node] = node - leaves;
  for (let node = leaves - 1; node > 0; node--) winners[node] = winners[2 * node];
  return { values: new Int32Array(leaves).fill(out), winners, leaves };
}

/** Sets a number. */
export function setLeading({ values, winners, leaves }: Leading, place: number, value: number): void {
  values[place] = value;
  for (let node = (place + leaves) >> 1; node > 0; node >>= 1) {
    const left = winners[2 * node];
    const right = winners[2 * node + 1];
    winners[node] = values[right] > values[left] ? right : left;
  }
}
