// All pairs of boxes that touch, in two ways. Every box has moved since the last frame.
import { createMovingIndex, type MovingIndex } from '@kit/spatial-index';
import RBush from 'rbush';
import { box, type World } from './world.js';

type Visit = (a: number, b: number) => void;

/** How many pairs touch, and 1 for each box that touches another; `look` visits the pairs. */
export function touchingBoxes(count: number, look: (visit: Visit) => void): { pairs: number; touching: Uint8Array } {
  const touching = new Uint8Array(count);
  let pairs = 0;
  look((a, b) => {
    pairs++;
    touching[a] = 1;
    touching[b] = 1;
  });
  return { pairs, touching };
}

let index: MovingIndex = createMovingIndex();

/** One index for all frames: each box is set where it is now. */
export function indexOf({ count, x, y }: World): MovingIndex {
  if (index.size > count) index = createMovingIndex();
  for (let id = 0; id < count; id++) {
    const [left, top] = [x[id] as number, y[id] as number];
    index.set(id, left, top, left + box, top + box);
  }
  return index;
}

/** The index knows all pairs. */
export function pairsByKit(world: World, visit: Visit): void {
  indexOf(world).overlaps(visit);
}

type Item = { minX: number; minY: number; maxX: number; maxY: number; id: number };

/** rbush is quickest if it is loaded anew; then each box asks what is in its place. */
export function pairsByRbush({ count, x, y }: World, visit: Visit): void {
  const items: Item[] = [];
  for (let id = 0; id < count; id++) {
    const [left, top] = [x[id] as number, y[id] as number];
    items.push({ minX: left, minY: top, maxX: left + box, maxY: top + box, id });
  }
  const tree = new RBush<Item>().load(items);
  for (const item of items) {
    for (const { id } of tree.search(item)) if (item.id < id) visit(item.id, id);
  }
}
