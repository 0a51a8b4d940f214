/** The packers in their worker; each answer comes with the time it took here. */
import type { Search } from '@kit/grid';
import {
  guillotineFixedSplitSearch,
  guillotineLargerLeftoverSearch,
  type Packing,
  packSearch,
  packSmallestSearch,
  type RectInput,
} from '@kit/rect-pack';
import { serve } from '../frame/serve.js';
import { blockOf } from './scales.js';
import type { PackChoice, TimedPacking, Way } from './ways.js';

const handlers = {
  *pack(
    rects: readonly RectInput[],
    way: Way,
    choice: PackChoice,
  ): Generator<{ nodes: number; total?: number | undefined }, TimedPacking, 'stop' | undefined> {
    const started = performance.now();
    const packing = yield* packBy(rects, way, choice);
    return { packing, ms: performance.now() - started };
  },
};

function packBy(
  rects: readonly RectInput[],
  way: Way,
  { side, rotate, padding, powerOfTwo, extrude, scales }: PackChoice,
): Search<Packing> {
  const alignTo = blockOf(scales);
  const page = { width: side, height: side, rotate, padding, extrude, alignTo };
  switch (way) {
    case 'fixed-split':
      return guillotineFixedSplitSearch(rects, page);
    case 'larger-leftover':
      return guillotineLargerLeftoverSearch(rects, page);
    case 'max-rects':
      return packSearch(rects, { ...page, method: 'max-rects/best-short-side' });
    case 'skyline':
      return packSearch(rects, { ...page, method: 'skyline/bottom-left' });
    case 'best':
      return packSmallestSearch(rects, {
        rotate,
        padding,
        extrude,
        alignTo,
        powerOfTwo,
        effort: 'best',
        maxEvaluations: 400,
      });
  }
}

export type PackingHandlers = typeof handlers;

serve(handlers);
