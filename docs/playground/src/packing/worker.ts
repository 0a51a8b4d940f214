/** The packers in their worker; each answer comes with the time it took here. */
import type { Search } from '@kit/grid';
import {
  guillotineFixedSplit,
  guillotineLargerLeftover,
  type Packing,
  packSearch,
  packSmallestSearch,
  type RectInput,
} from '@kit/rect-pack';
import { serve } from '../frame/serve.js';

/** The ways to pack that the page shows side by side. */
export type Way = 'fixed-split' | 'larger-leftover' | 'max-rects' | 'skyline' | 'best';

/** What the user chose. */
export type PackChoice = {
  readonly side: number;
  readonly rotate: boolean;
  readonly padding: number;
  readonly powerOfTwo: boolean;
};

/** A packing and how long it took, in milliseconds. */
export type TimedPacking = { readonly packing: Packing; readonly ms: number };

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

/** The two of the article run whole: they are over at once. */
function* packBy(
  rects: readonly RectInput[],
  way: Way,
  { side, rotate, padding, powerOfTwo }: PackChoice,
): Search<Packing> {
  const page = { width: side, height: side, rotate, padding };
  switch (way) {
    case 'fixed-split':
      return guillotineFixedSplit(rects, page);
    case 'larger-leftover':
      return guillotineLargerLeftover(rects, page);
    case 'max-rects':
      return yield* packSearch(rects, { ...page, method: 'max-rects/best-short-side' });
    case 'skyline':
      return yield* packSearch(rects, { ...page, method: 'skyline/best-fit' });
    case 'best':
      return yield* packSmallestSearch(rects, { rotate, padding, powerOfTwo, effort: 'best', maxEvaluations: 400 });
  }
}

export type PackingHandlers = typeof handlers;

serve(handlers);
