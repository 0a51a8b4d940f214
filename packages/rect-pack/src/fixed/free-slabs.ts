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
import type { Paused, Work } from '../kernels/work.js';
import { sortedOrder } from '../orders/sort-by.js';
import type { Box } from './page-frame.js';

/** The free space: disjoint boxes that cover it, and maximal boxes that overlap. */
export type FreeSpace = { readonly regions: Box[]; readonly spaces: Box[] };

/** Steps that a text as a key is worth. */
const textSteps = 64;

/** Finds the free space of a page between blocks that lie on it. */
export function* freeSpace(width: number, height: number, blocks: readonly Box[], work: Work): Paused<FreeSpace> {
  const rows = yield* maximalSlabs(width, height, blocks, work);
  const turned = yield* maximalSlabs(height, width, blocks.map(transposed), work);
  const seen = new Set<string>();
  const spaces: Box[] = [];
  for (const space of [...rows.spaces, ...turned.spaces.map(transposed)]) {
    const { x, y, endX, endY } = space;
    const key = `${x},${y},${endX},${endY}`;
    work.left -= textSteps;
    if (work.left <= 0) yield;
    if (seen.has(key)) continue;
    seen.add(key);
    spaces.push(space);
  }
  return { regions: rows.regions, spaces };
}

function transposed({ x, y, endX, endY }: Box): Box {
  return { x: y, y: x, endX: endY, endY: endX };
}

function flipped({ x, y, endX, endY }: Box, height: number): Box {
  return { x, y: height - endY, endX, endY: height - y };
}

/** The slabs, and what they become when they grow up and down. */
function* maximalSlabs(width: number, height: number, blocks: readonly Box[], work: Work): Paused<FreeSpace> {
  const down = yield* sweep(width, height, blocks, work);
  const flip = (block: Box): Box => flipped(block, height);
  const up = yield* sweep(width, height, blocks.map(flip), work);
  // Both ways the slabs are the same; each way knows how far they reach against it.
  const reach = new Map<string, number>();
  for (const { slab, top } of up) {
    reach.set(`${slab.x},${height - slab.endY}`, height - top);
    work.left -= textSteps;
    if (work.left <= 0) yield;
  }
  const spaces: Box[] = [];
  for (const { slab, top } of down) {
    spaces.push({ ...slab, y: top, endY: reach.get(`${slab.x},${slab.y}`)! });
    work.left -= textSteps;
    if (work.left <= 0) yield;
  }
  return { regions: down.map(({ slab }) => slab), spaces };
}

type Slab = { readonly slab: Box; readonly top: number };

/** The slabs from the top down, each with the row up to which its columns are free above it. */
function* sweep(width: number, height: number, blocks: readonly Box[], work: Work): Paused<Slab[]> {
  const edges = distinct([0, width, ...blocks.flatMap(({ x, endX }) => [x, endX])]);
  const columns = edges.length - 1;
  const columnOf = new Map(Array.from(edges, (edge, at) => [edge, at]));
  const rows = distinct([0, height, ...blocks.flatMap(({ y, endY }) => [y, endY])]);
  const starting = byRow(blocks, ({ y }) => y);
  const ending = byRow(blocks, ({ endY }) => endY);
  work.left -= 24 * blocks.length;
  if (work.left <= 0) yield;
  const covers = new Int32Array(columns);
  const freeSince = new Int32Array(columns);
  /** The open slab of each column: where it starts and ends, or −1; and its first row, at its start. */
  const from = new Int32Array(columns).fill(-1);
  const to = new Int32Array(columns);
  const since = new Int32Array(columns);
  const slabs: Slab[] = [];
  const open = (start: number, end: number, y: number): void => {
    for (let column = start; column < end; column++) {
      from[column] = start;
      to[column] = end;
    }
    since[start] = y;
  };
  const close = (start: number, y: number): void => {
    const end = to[start]!;
    let top = 0;
    for (let column = start; column < end; column++) {
      top = Math.max(top, freeSince[column]!);
      from[column] = -1;
    }
    if (since[start]! < y)
      slabs.push({ slab: { x: edges[start]!, y: since[start]!, endX: edges[end]!, endY: y }, top });
  };
  /** The runs between two columns are looked at again, with the slabs that reach into them or end at them. */
  const settle = (first: number, last: number, y: number): number => {
    const start = first > 0 && from[first - 1]! >= 0 ? from[first - 1]! : first;
    let end = last;
    if (end < columns && from[end]! >= 0) end = to[end]!;
    else if (end > 0 && from[end - 1]! >= 0) end = Math.max(end, to[end - 1]!);
    for (let column = start; column < end; ) {
      let stop = column;
      while (stop < end && covers[stop] === 0) stop++;
      if (stop > column && from[column] === column && to[column] === stop) {
        column = stop;
        continue;
      }
      const limit = Math.max(stop, column + 1);
      for (let at = column; at < limit; at++) if (from[at]! >= 0) close(from[at]!, y);
      if (stop > column) open(column, stop, y);
      column = limit;
    }
    return end - start;
  };
  open(0, columns, 0);
  for (const y of rows) {
    if (y === height) break;
    const changed = [...(ending.get(y) ?? []), ...(starting.get(y) ?? [])];
    for (const { x, endX, endY } of changed) {
      const step = endY === y ? -1 : 1;
      const last = columnOf.get(endX)!;
      for (let column = columnOf.get(x)!; column < last; column++) {
        covers[column] = covers[column]! + step;
        work.left--;
      }
    }
    for (const { x, endX } of changed) {
      work.left -= 4 * settle(columnOf.get(x)!, columnOf.get(endX)!, y);
      if (work.left <= 0) yield;
    }
    // What became free here is free from here on.
    for (const { x, endX, endY } of changed) {
      if (endY !== y) continue;
      const last = columnOf.get(endX)!;
      for (let column = columnOf.get(x)!; column < last; column++) freeSince[column] = y;
    }
  }
  for (let column = 0; column < columns; column++) if (from[column] === column) close(column, height);
  work.left -= 32 * slabs.length;
  if (work.left <= 0) yield;
  slabs.sort((a, b) => a.slab.y - b.slab.y || a.slab.x - b.slab.x);
  return slabs;
}

function distinct(values: readonly number[]): Int32Array {
  const keys = Int32Array.from(values);
  return sortedOrder(keys)
    .map((at) => keys[at]!)
    .filter((value, at, all) => at === 0 || value !== all[at - 1]);
}

function byRow(blocks: readonly Box[], row: (block: Box) => number): Map<number, Box[]> {
  const rows = new Map<number, Box[]>();
  for (const block of blocks) {
    const there = rows.get(row(block));
    if (there) there.push(block);
    else rows.set(row(block), [block]);
  }
  return rows;
}
