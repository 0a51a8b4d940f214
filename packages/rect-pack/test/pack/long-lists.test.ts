/** Lists that are long or odd enough for the ways that short ones don't go: nothing is lost, and nothing overlaps. */
import { pack, packStrip, type RectInput, repack, repackSearch, runSync } from '@kit/rect-pack';
import { describe, expect, test } from 'vitest';
import { cutRects, uniformRects } from '../cases.js';
import { faultsOf } from '../check-layout.js';
import { stopAt } from '../support.js';

const byId = (list: readonly RectInput[]) => list.map((rect, at) => ({ ...rect, id: `r${at}` }));

test('thousands, by area', () => {
  const list = uniformRects(1, 9000, 3, 30);
  const packing = pack(list, { width: 1024, height: 1024, order: 'area', effort: 'fast' });
  expect(packing.status).toBe('complete');
  expect(faultsOf(list, packing)).toEqual([]);
});

test('of more than two thousand some orders are tried, and by MaxRects one', () => {
  const list = uniformRects(2, 2001, 2, 12);
  const options = { width: 256, height: 256, maxEvaluations: 1 } as const;
  const packing = pack(list, options);
  expect(faultsOf(list, packing)).toEqual([]);
  expect(packing.value).toBeLessThanOrEqual(pack(list, { ...options, effort: 'fast' }).value);
  const rough = uniformRects(9, 2001, 20, 60);
  expect(faultsOf(rough, pack(rough, options))).toEqual([]);
  for (const effort of ['good', 'best'] as const) {
    expect(faultsOf(rough, packStrip(rough, { width: 300, effort, maxEvaluations: 1 }))).toEqual([]);
  }
});

describe('more than a beam takes', () => {
  const many = uniformRects(3, 640, 3, 40);
  test.each([{ rotate: true }, { rotate: true, padding: 1 }, {}])('on one page that holds few of them: %j', (more) => {
    const options = { width: 300, height: 300, pages: 1, objective: 'area', ...more } as const;
    const fast = pack(many, { ...options, effort: 'fast' });
    for (const effort of ['good', 'best'] as const) {
      const packing = pack(many, { ...options, effort, maxEvaluations: 300 });
      expect(faultsOf(many, packing, more)).toEqual([]);
      expect(packing.value).toBeGreaterThanOrEqual(fast.value);
    }
  });
  test.each([{}, { padding: 1 }, { padding: 1, maxHeight: 200 }])('in a strip, by a climb: %j', (more) => {
    for (const effort of ['good', 'best'] as const) {
      const strip = packStrip(many, { width: 200, effort, maxEvaluations: 40, ...more });
      expect(faultsOf(many, strip)).toEqual([]);
      expect(strip.unplaced.length > 0).toBe('maxHeight' in more);
    }
  });
  test('a few large ones that have to turn, others that must not, and a crowd', () => {
    const long = Array.from({ length: 8 }, (_, at) =>
      at < 5 ? { width: 260 - at, height: 45 } : { width: 48, height: 250 - at },
    );
    const crowd = [...long, ...uniformRects(7, 640, 1, 6)];
    const strip = packStrip(crowd, { width: 100, rotate: true, maxEvaluations: 60 });
    expect(faultsOf(crowd, strip, { rotate: true })).toEqual([]);
  });
  test('a few large ones and a crowd that turns, some of which has no place', () => {
    const crowd = [...cutRects(3, 300, 280, 12), ...uniformRects(7, 640, 1, 9)];
    for (const maxHeight of [300, 2000]) {
      const strip = packStrip(crowd, { width: 300, maxHeight, rotate: true, maxEvaluations: 60 });
      expect(faultsOf(crowd, strip, { rotate: true })).toEqual([]);
    }
  });
});

test('several pages, the last of which is packed anew, in each effort', () => {
  const list = uniformRects(5, 60, 8, 30);
  const values = (['fast', 'good', 'best'] as const).map((effort) => {
    const packing = pack(list, { width: 80, height: 80, effort, maxEvaluations: 400 });
    expect(faultsOf(list, packing)).toEqual([]);
    return packing.value;
  });
  expect(values).toEqual([...values].sort((a, b) => b - a));
});

describe('repack', () => {
  const list = byId(uniformRects(6, 500, 3, 24));
  const page = { width: 200, height: 200, effort: 'best', maxEvaluations: 60 } as const;
  const former = pack(list.slice(0, 400), { ...page, effort: 'fast' });
  test('stopped at any of its steps, it tells of all rectangles', () => {
    let steps = 0;
    const kinds = new Set<string>();
    for (let at = 1, isOver = false; !isOver; at += 1 + at) {
      const stopped = stopAt(repackSearch(list, former, page), at);
      ({ isOver } = stopped);
      const { packing, kept } = stopped.value;
      expect(faultsOf(list, packing)).toEqual([]);
      kinds.add(kept.length === 0 ? 'anew' : 'kept');
      steps++;
    }
    expect(steps).toBeGreaterThan(3);
    expect([...kinds]).toContain('kept');
    expect(runSync(repackSearch(list, former, page))).toEqual(repack(list, former, page));
  });
});
