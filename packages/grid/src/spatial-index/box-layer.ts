/** How the boxes of a tree are asked: one by one, where a cell isn't wholly inside or outside. */
import type { CellTree } from './cell-tree.js';
import type { Layer } from './search-cell-tree.js';

/** How far the boxes of a tree reach from their centres. */
export type Reach = { readonly reachX: number; readonly reachY: number };

/** The boxes of a tree; `numbers` holds one list of four for each, in the order of its cells. */
export function boxLayer(tree: CellTree, numbers: readonly Float64Array[], { reachX, reachY }: Reach): Layer {
  const [edges] = numbers;
  const { order } = tree;
  return {
    tree,
    reachX,
    reachY,
    numbers,
    scan(begin, end, { minX, minY, maxX, maxY }, hits) {
      for (let place = begin; place < end; place++) {
        const at = 4 * place;
        if (edges[at] <= maxX && edges[at + 2] >= minX && edges[at + 1] <= maxY && edges[at + 3] >= minY) {
          hits.push(order[place]);
        }
      }
    },
    offer(begin, end, x, y, wanted) {
      for (let place = begin; place < end; place++) {
        const at = 4 * place;
        const dx = Math.max(edges[at] - x, 0, x - edges[at + 2]);
        const dy = Math.max(edges[at + 1] - y, 0, y - edges[at + 3]);
        const squared = dx * dx + dy * dy;
        if (squared <= wanted.limit) wanted.add(squared, order[place]);
      }
    },
  };
}
