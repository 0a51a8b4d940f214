/** The boxes of a page, and what a frame finds: the example's boxes and the example's pairs. */
import { createRandom } from '@kit/grid';
import type { MovingIndex } from '@kit/spatial-index';
import { indexOf, pairsByRbush, touchingBoxes } from '../../../../examples/moving-boxes/src/pairs.js';
import { createWorld, type World } from '../../../../examples/moving-boxes/src/world.js';
import type { Layout, Way } from './choices.js';

/** What was found in a frame, and how long that took. */
export type Frame = {
  readonly pairs: number;
  readonly ms: number;
  /** 1 for each box that touches another one. */
  readonly touching: Uint8Array;
  readonly index: MovingIndex;
};

/** The same boxes for the same choice. */
export function worldOf(count: number, layout: Layout, seed: number): World {
  const random = createRandom(seed);
  return createWorld(count, layout, () => random.next());
}

/** Looks for the pairs, with our index or with rbush. The pointer always asks our index. */
export function lookFor(world: World, way: Way): Frame {
  let index: MovingIndex | undefined;
  const started = performance.now();
  const found = touchingBoxes(world.count, (visit) => {
    if (way === 'rbush') return pairsByRbush(world, visit);
    index = indexOf(world);
    index.overlaps(visit);
  });
  const ms = performance.now() - started;
  return { ...found, ms, index: index ?? indexOf(world) };
}
