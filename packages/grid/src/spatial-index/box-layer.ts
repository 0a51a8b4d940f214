/** How the boxes of a tree are asked: one by one, where a cell isn't wholly inside or outside. */
import type { CellTree } from './cell-tree.js';
import { rankOf } from './distance.js';
import type { Layer } from './search-cell-tree.js';

/** How far the boxes of a tree reach from their centres. */
export type Reach = { readonly reachX: number; readonly reachY: number };

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
