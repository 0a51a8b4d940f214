/** The packers in their worker; each answer comes with the time it took here. */

import { runSync } from '@kit/grid';
import {
  guillotineFixedSplit,
  guillotineLargerLeftover,
  type Method,
  type Packing,
  pack,
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
  pack(rects: readonly RectInput[], way: Way, choice: PackChoice): TimedPacking {
    const started = performance.now();
    const packing = packBy(rects, way, choice);
    return { packing, ms: performance.now() - started };
  },
};

function packBy(rects: readonly RectInput[], way: Way, { side, rotate, padding, powerOfTwo }: PackChoice): Packing {
  const page = { width: side, height: side, rotate, padding };
  const methods: Partial<Record<Way, Method>> = {
    'max-rects': 'max-rects/best-short-side',
    skyline: 'skyline/best-fit',
  };
  if (way === 'fixed-split') return guillotineFixedSplit(rects, page);
  if (way === 'larger-leftover') return guillotineLargerLeftover(rects, page);
  const method = methods[way];
  if (method) return pack(rects, { ...page, method });
  return runSync(packSmallestSearch(rects, { rotate, padding, powerOfTwo, effort: 'best', maxEvaluations: 400 }));
}

export type PackingHandlers = typeof handlers;

serve(handlers);
