/** How the points of a tree are asked: one by one, where a cell isn't wholly inside or outside. */
import type { CellTree } from './cell-tree.js';
import type { Layer } from './search-cell-tree.js';

/** The points of a tree; `numbers` holds all x, then all y, in the order of its cells. */
export function pointLayer(tree: CellTree, numbers: readonly Float64Array[]): Layer {
  const [xs, ys] = numbers;
  const { order } = tree;
  return {
    tree,
    reachX: 0,
    reachY: 0,
    numbers,
    scan(begin, end, { minX, minY, maxX, maxY }, hits) {
      for (let place = begin; place < end; place++) {
        const x = xs[place];
        const y = ys[place];
        if (x >= minX && x <= maxX && y >= minY && y <= maxY) hits.push(order[place]);
      }
    },
    offer(begin, end, x, y, wanted) {
      for (let place = begin; place < end; place++) {
        const dx = xs[place] - x;
        const dy = ys[place] - y;
        const squared = dx * dx + dy * dy;
        if (squared <= wanted.limit) wanted.add(squared, order[place]);
      }
    },
  };
}
