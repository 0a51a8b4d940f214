/** The comparison, in its worker: both ways look for the pairs of the same frames, in turns. */
import { pairsByKit, pairsByRbush } from '../../../../examples/moving-boxes/src/pairs.js';
import { moveBoxes } from '../../../../examples/moving-boxes/src/world.js';
import { serve } from '../frame/serve.js';
import type { Layout, Way } from './choices.js';
import { worldOf } from './frames.js';

const frames = 30;

const handlers = {
  /** The least milliseconds of a frame, by the way. */
  *compare(
    count: number,
    layout: Layout,
    seed: number,
  ): Generator<{ nodes: number; total: number }, Record<Way, number>, 'stop' | undefined> {
    const world = worldOf(count, layout, seed);
    const least = { kit: Number.POSITIVE_INFINITY, rbush: Number.POSITIVE_INFINITY };
    for (let frame = 0; frame < frames; frame++) {
      yield { nodes: frame, total: frames };
      moveBoxes(world);
      const found = { kit: 0, rbush: 0 };
      for (const [way, look] of [
        ['kit', pairsByKit],
        ['rbush', pairsByRbush],
      ] as const) {
        const started = performance.now();
        look(world, () => {
          found[way]++;
        });
        least[way] = Math.min(least[way], performance.now() - started);
      }
      if (found.kit !== found.rbush) throw new Error(`${found.kit} pairs and ${found.rbush}`);
    }
    return least;
  },
};

export type MovingHandlers = typeof handlers;

serve(handlers);
