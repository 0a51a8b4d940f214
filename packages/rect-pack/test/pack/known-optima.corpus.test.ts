import { pack, packSmallest, packStrip } from '@kit/rect-pack';
import { expect, test } from 'vitest';
import { reportCases } from '../../../../config/corpora.js';
import { readInstances, rectsOf } from '../cases.js';
import { faultsOf } from '../check-layout.js';

test('strips: known optima are never passed, and small ones are found', () => {
  const instances = readInstances('strip').filter(({ items }) => items.length <= 34);
  for (const instance of instances) {
    const rects = rectsOf(instance);
    const packing = packStrip(rects, { width: instance.w });
    expect(faultsOf(rects, packing)).toEqual([]);
    expect(packing.bound).toBeLessThanOrEqual(instance.opt ?? packing.value);
    expect(packing.value).toBeGreaterThanOrEqual(instance.opt ?? packing.bound);
    expect(packing.value).toBeLessThanOrEqual(1.15 * instance.lb);
  }
  reportCases('rect-pack', 'strip.jsonl', instances.length);
});

test('pages: bounds never pass what is known to be possible', () => {
  const instances = readInstances('bwmv').filter((_, at) => at % 25 === 0);
  for (const { binW: width, binH: height, bestBinsOriented, ...instance } of instances) {
    const rects = rectsOf(instance as Parameters<typeof rectsOf>[0]);
    const packing = pack(rects, { width, height });
    expect(faultsOf(rects, packing)).toEqual([]);
    expect(packing.bound).toBeLessThanOrEqual(bestBinsOriented);
    expect(packing.value).toBeLessThanOrEqual(1.2 * bestBinsOriented + 1);
  }
  reportCases('rect-pack', 'bwmv.jsonl', instances.length);
});

test('real lists: effort good is no worse than fast', () => {
  const instances = readInstances('real-sprites').filter(({ items }) => items.length <= 40);
  for (const instance of instances) {
    const rects = rectsOf(instance);
    const [fast, good] = (['fast', 'good'] as const).map((effort) => packSmallest(rects, { effort }));
    expect(faultsOf(rects, good)).toEqual([]);
    expect(good.value).toBeLessThanOrEqual(fast.value);
    expect(good.value).toBeGreaterThanOrEqual(good.bound);
  }
  reportCases('rect-pack', 'real-sprites.jsonl', instances.length);
});
