/** A tree of points or of boxes, and how its items are tested one by one where a cell isn't wholly inside or outside. */
import { rankOf } from '../near/distance.js';
import type { Wanted } from '../near/nearest-list.js';
import type { CellTree, RecordSize } from './cell-tree.js';

/** A tree with what is needed to search it. */
export type Layer = {
  readonly tree: CellTree;
  /** How far an item may reach from its centre; 0 for points. */
  readonly reachX: number;
  readonly reachY: number;
  /** How many numbers an item has. */
  readonly size: RecordSize;
  /** The numbers of the items, in the order of the cells. */
  readonly records: Float64Array;
  /** Appends the items at the places from `begin` to `end` that the window holds. */
  readonly scan: (begin: number, end: number, window: Window, hits: number[]) => void;
  /** Offers the items at the places from `begin` to `end`, with the squares of their distances. */
  readonly offer: (begin: number, end: number, x: number, y: number, wanted: Wanted) => void;
  /** The same, with the ranks of their distances. */
  readonly offerByRank: (begin: number, end: number, x: number, y: number, wanted: Wanted) => void;
};

/** The window that is searched; its edges belong to it. */
export type Window = { readonly minX: number; readonly minY: number; readonly maxX: number; readonly maxY: number };

/** The points of a tree; `records` holds x and y of each, in the order of its cells. */
export function pointLayer(tree: CellTree, records: Float64Array): Layer {
  const { order } = tree;
  return {
    tree,
    reachX: 0,
    reachY: 0,
    size: 2,
    records,
    scan(begin, end, { minX, minY, maxX, maxY }, hits) {
      for (let place = begin; place < end; place++) {
        const x = records[2 * place];
        const y = records[2 * place + 1];
        if (x >= minX && x <= maxX && y >= minY && y <= maxY) hits.push(order[place]);
      }
    },
    offer(begin, end, x, y, wanted) {
      for (let place = begin; place < end; place++) {
        const dx = records[2 * place] - x;
        const dy = records[2 * place + 1] - y;
        const squared = dx * dx + dy * dy;
        if (squared <= wanted.limit) wanted.add(squared, order[place]);
      }
    },
    offerByRank(begin, end, x, y, wanted) {
      for (let place = begin; place < end; place++) {
        const rank = rankOf(records[2 * place] - x, records[2 * place + 1] - y);
        if (rank <= wanted.limit) wanted.add(rank, order[place]);
      }
    },
  };
}

/** How far the boxes of a tree reach from their centres. */
type Reach = { readonly reachX: number; readonly reachY: number };

/** The boxes of a tree; `records` holds four numbers for each, in the order of its cells. */
export function boxLayer(tree: CellTree, records: Float64Array, { reachX, reachY }: Reach): Layer {
  const { order } = tree;
  return {
    tree,
    reachX,
    reachY,
    size: 4,
    records,
    scan(begin, end, { minX, minY, maxX, maxY }, hits) {
      for (let place = begin; place < end; place++) {
        const at = 4 * place;
        if (records[at] <= maxX && records[at + 2] >= minX && records[at + 1] <= maxY && records[at + 3] >= minY) {
          hits.push(order[place]);
        }
      }
    },
    offer(begin, end, x, y, wanted) {
      for (let place = begin; place < end; place++) {
        const at = 4 * place;
        const dx = Math.max(records[at] - x, 0, x - records[at + 2]);
        const dy = Math.max(records[at + 1] - y, 0, y - records[at + 3]);
        const squared = dx * dx + dy * dy;
        if (squared <= wanted.limit) wanted.add(squared, order[place]);
      }
    },
    offerByRank(begin, end, x, y, wanted) {
      for (let place = begin; place < end; place++) {
        const at = 4 * place;
        const dx = Math.max(records[at] - x, 0, x - records[at + 2]);
        const dy = Math.max(records[at + 1] - y, 0, y - records[at + 3]);
        const rank = rankOf(dx, dy);
        if (rank <= wanted.limit) wanted.add(rank, order[place]);
      }
    },
  };
}
