/**
 * The free space between many blocks, by a sweep.
 *
 *     │  a  ┌──┐ b  │    Rows with the same free runs make a slab: disjoint boxes that cover all free space. A slab can't
 *     │  a  └──┘ b  │    grow sideways; up and down it reaches as far as the columns under it are free, and becomes a
 *     │      c      │    maximal free rectangle.
 *
 * Not every maximal rectangle is one of these, but of `n` blocks there may be n² maximal ones and only about 3n slabs.
 * O(n log n + n · columns met).
 */

import { type Pace, type Slices, spend } from '@kit/grid';
import type { Box } from '../items/box.js';
import { sortCounted } from '../orders/sort-by.js';

/** The free space: disjoint boxes that cover it, and maximal boxes that overlap. */
export type FreeSpace = { readonly regions: Box[]; readonly spaces: Box[] };

/** Boxes by their edges, an array an edge: exchanged axes are exchanged arrays. */
type Edges = {
  readonly x: Int32Array;
  readonly y: Int32Array;
  readonly endX: Int32Array;
  readonly endY: Int32Array;
};

/** Finds the free space of a page between blocks that lie on it. */
export function* freeSpace(width: number, height: number, blocks: readonly Box[], pace: Pace): Slices<FreeSpace> {
  const edges = edgesOf(blocks);
  if (spend(pace, 4 * blocks.length)) yield;
  const { x, y, endX, endY } = edges;
  const rows = yield* maximalSlabs(width, height, edges, pace);
  const columns = yield* maximalSlabs(height, width, { x: y, y: x, endX: endY, endY: endX }, pace);
  const spaces: Box[] = [];
  // Spaces by their corner; those of one corner are a chain.
  const lastAt = new Map<number, number>();
  const before: number[] = [];
  const add = (space: Box): void => {
    const corner = space.x * (height + 1) + space.y;
    const last = lastAt.get(corner) ?? -1;
    for (let at = last; at >= 0; at = before[at]) {
      if (spaces[at].endX === space.endX && spaces[at].endY === space.endY) return;
    }
    lastAt.set(corner, spaces.length);
    before.push(last);
    spaces.push(space);
  };
  for (const space of rows.spaces) {
    add(space);
    if (spend(pace, boxSteps)) yield;
  }
  for (const space of columns.spaces) {
    add({ x: space.y, y: space.x, endX: space.endY, endY: space.endX });
    if (spend(pace, boxSteps)) yield;
  }
  return { regions: rows.regions, spaces };
}

/** Steps that a box is worth which is made and looked up. */
const boxSteps = 24;

function edgesOf(blocks: readonly Box[]): Edges {
  const count = blocks.length;
  const [x, y, endX, endY] = [0, 1, 2, 3].map(() => new Int32Array(count));
  for (let at = 0; at < count; at++) {
    const block = blocks[at];
    x[at] = block.x;
    y[at] = block.y;
    endX[at] = block.endX;
    endY[at] = block.endY;
  }
  return { x, y, endX, endY };
}

/** The slabs from the top left, and what they become when they grow up and down. */
function* maximalSlabs(width: number, height: number, blocks: Edges, pace: Pace): Slices<FreeSpace> {
  const { x, y, endX, endY } = blocks;
  const down = yield* sweep(width, height, blocks, pace);
  // The same from below: each way knows how far the slabs reach against it.
  const flipped = { x, y: endY.map((end) => height - end), endX, endY: y.map((start) => height - start) };
  pace.work += 2 * x.length;
  const up = yield* sweep(width, height, flipped, pace);
  const downOrder = inOrder(down.x, down.y, pace);
  const upOrder = inOrder(
    up.x,
    up.endY.map((end) => height - end),
    pace,
  );
  const regions: Box[] = [];
  const spaces: Box[] = [];
  for (let at = 0; at < downOrder.length; at++) {
    const slab = downOrder[at];
    const [left, right] = [down.x[slab], down.endX[slab]];
    regions.push({ x: left, y: down.y[slab], endX: right, endY: down.endY[slab] });
    spaces.push({ x: left, y: down.top[slab], endX: right, endY: height - up.top[upOrder[at]] });
    if (spend(pace, boxSteps)) yield;
  }
  return { regions, spaces };
}

/** Places by row, those of one row by column. */
function inOrder(x: readonly number[], y: readonly number[], pace: Pace): Int32Array {
  const byColumn = sortCounted(Int32Array.from(x), pace);
  const rows = byColumn.map((at) => y[at]);
  pace.work += 4 * x.length;
  return sortCounted(rows, pace).map((at) => byColumn[at]);
}

/** The slabs from the top down, each with the row up to which its columns are free above it. */
function* sweep(width: number, height: number, { x, y, endX, endY }: Edges, pace: Pace): Slices<Slabs> {
  const count = x.length;
  const { columns, columnOf } = yield* columnsOf(x, endX, width, pace);
  const slabs = new Slabs(columns);
  // What happens from the top down; on one row blocks end before others start.
  const rows = new Int32Array(2 * count);
  rows.set(endY);
  rows.set(y, count);
  const events = sortCounted(rows, pace);
  let next = 0;
  while (next < events.length && rows[events[next]] < height) {
    const row = rows[events[next]];
    const from = next;
    for (; next < events.length && rows[events[next]] === row; next++) {
      const block = events[next] % count;
      slabs.cover(columnOf[block], columnOf[block + count], events[next] < count ? -1 : 1);
      if (spend(pace, 2 + columnOf[block + count] - columnOf[block])) yield;
    }
    for (let at = from; at < next; at++) {
      const block = events[at] % count;
      if (spend(pace, 4 * slabs.settle(columnOf[block], columnOf[block + count], row))) yield;
    }
    for (let at = from; at < next && events[at] < count; at++) {
      const block = events[at];
      slabs.free(columnOf[block], columnOf[block + count], row);
      if (spend(pace, columnOf[block + count] - columnOf[block])) yield;
    }
  }
  slabs.end(height);
  if (spend(pace, 2 * columns.length)) yield;
  return slabs;
}

/** Where columns begin, the end of the last one behind them; and the column of each block's start, then of each end. */
type Columns = { readonly columns: readonly number[]; readonly columnOf: Int32Array };

/** Cuts the width at the edges of all blocks. */
function* columnsOf(x: Int32Array, endX: Int32Array, width: number, pace: Pace): Slices<Columns> {
  const edges = new Int32Array(2 * x.length);
  edges.set(x);
  edges.set(endX, x.length);
  const order = sortCounted(edges, pace);
  const columns = [0];
  const columnOf = new Int32Array(edges.length);
  let last = 0;
  for (let at = 0; at < order.length; at++) {
    const edge = edges[order[at]];
    if (edge !== last) columns.push(edge);
    last = edge;
    columnOf[order[at]] = columns.length - 1;
  }
  if (last !== width) columns.push(width);
  if (spend(pace, 4 * edges.length)) yield;
  return { columns, columnOf };
}

/** The slabs of a sweep: those that are open, by their columns, and those that are closed, an array a property. */
class Slabs {
  readonly x: number[] = [];
  readonly y: number[] = [];
  readonly endX: number[] = [];
  readonly endY: number[] = [];
  /** The row up to which all columns of a slab are free above it. */
  readonly top: number[] = [];
  readonly #edges: readonly number[];
  /** How many blocks cover a column, and since which row it is free. */
  readonly #covers: Int32Array;
  readonly #freeSince: Int32Array;
  /** The open slab of each column: where it starts and ends, or −1; and its first row, at its start. */
  readonly #from: Int32Array;
  readonly #to: Int32Array;
  readonly #since: Int32Array;

  constructor(edges: readonly number[]) {
    const columns = edges.length - 1;
    this.#edges = edges;
    this.#covers = new Int32Array(columns);
    this.#freeSince = new Int32Array(columns);
    this.#from = new Int32Array(columns);
    this.#to = new Int32Array(columns).fill(columns);
    this.#since = new Int32Array(columns);
  }

  /** One block more, or one fewer, covers the columns. */
  cover(first: number, last: number, change: 1 | -1): void {
    const covers = this.#covers;
    for (let column = first; column < last; column++) covers[column] = covers[column] + change;
  }

  /** The columns are free from this row on, as far as a block is concerned that ends there. */
  free(first: number, last: number, row: number): void {
    this.#freeSince.fill(row, first, last);
  }

  /**
   * The runs between two columns are looked at again, with the slabs that reach into them or end at them; returns how
   * many columns those are.
   */
  settle(first: number, last: number, row: number): number {
    const from = this.#from;
    const to = this.#to;
    const covers = this.#covers;
    const start = first > 0 && from[first - 1] >= 0 ? from[first - 1] : first;
    let end = last;
    if (end < from.length && from[end] === end) end = to[end];
    else if (from[end - 1] >= 0) end = Math.max(end, to[end - 1]);
    for (let column = start; column < end; ) {
      let stop = column;
      while (stop < end && covers[stop] === 0) stop++;
      if (stop > column && from[column] === column && to[column] === stop) {
        column = stop;
        continue;
      }
      const limit = Math.max(stop, column + 1);
      for (let at = column; at < limit; at++) if (from[at] >= 0) this.#close(from[at], row);
      if (stop > column) this.#open(column, stop, row);
      column = limit;
    }
    return end - start;
  }

  /** The sweep has come to the last row: nothing stays open. */
  end(height: number): void {
    for (let column = 0; column < this.#from.length; column++) {
      if (this.#from[column] === column) this.#close(column, height);
    }
  }

  #open(start: number, end: number, row: number): void {
    this.#from.fill(start, start, end);
    this.#to.fill(end, start, end);
    this.#since[start] = row;
  }

  #close(start: number, row: number): void {
    const end = this.#to[start];
    let top = 0;
    for (let column = start; column < end; column++) top = Math.max(top, this.#freeSince[column]);
    this.#from.fill(-1, start, end);
    if (this.#since[start] === row) return;
    this.x.push(this.#edges[start]);
    this.y.push(this.#since[start]);
    this.endX.push(this.#edges[end]);
    this.endY.push(row);
    this.top.push(top);
  }
}
