/** How the points of a tree are asked: one by one, where a cell isn't wholly inside or outside. */
import type { CellTree } from './cell-tree.js';
import { rankOf } from './distance.js';
import type { Layer } from './search-cell-tree.js';

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
