import type { Search } from '@kit/grid';
import { type Packing, pack, packSearch, packSmallest, packStripSearch } from '@kit/rect-pack';
import { expect, test } from 'vitest';
import { hasCorpora } from '../../../../config/corpora.js';
import { walkAtlas } from '../atlas/walk-atlas.js';
import { readInstances, rectsOf, spriteRects, uniformRects } from '../cases.js';
import { faultsOf } from '../check-layout.js';
import { atlasFaults } from './engine-atlases.js';

/** Runs a search until the time is up, as an application would. */
function within(milliseconds: number, search: Search<Packing>): Packing {
  const start = performance.now();
  let step = search.next();
  while (!step.done) step = search.next(performance.now() - start > milliseconds ? 'stop' : undefined);
  return step.value;
}

const percent = (value: number, best: number) => `${((value / best - 1) * 100).toFixed(2)} %`;

test('over-full: 140 rectangles into 1024 × 1024, most area', () => {
  for (const rotate of [false, true]) {
    let sum = 0;
    let most = 0;
    for (let seed = 1; seed <= 100; seed++) {
      const rects = uniformRects(seed, 140, 15, 165);
      const packing = pack(rects, { width: 1024, height: 1024, pages: 1, rotate, objective: 'area' });
      expect(faultsOf(rects, packing, { rotate })).toEqual([]);
      sum += packing.value / 1024 ** 2;
      most += packing.bound / 1024 ** 2;
    }
    console.log(
      `over-full${rotate ? ', turned' : ''}: ${sum.toFixed(2)} % of the page, of at most ${most.toFixed(2)} %`,
    );
  }
});

test("the article's case: all placed, proven, on all hundred seeds", () => {
  for (let seed = 1; seed <= 100; seed++) {
    const rects = uniformRects(seed, 100, 15, 165);
    const packing = pack(rects, { width: 1024, height: 1024, pages: 1 });
    expect(packing).toMatchObject({ status: 'complete', proven: true, unplaced: [] });
    expect(faultsOf(rects, packing)).toEqual([]);
  }
});

test.runIf(hasCorpora)('bin packing: pages in total', () => {
  for (const rotate of [false, true]) {
    let pages = 0;
    let best = 0;
    let proven = 0;
    let tight = 0;
    for (const instance of readInstances('bwmv')) {
      const rects = rectsOf(instance);
      const options = {
        width: instance.binW,
        height: instance.binH,
        rotate,
        effort: 'best',
        maxEvaluations: 1e9,
      } as const;
      const packing = within(1000, packSearch(rects, options));
      const known = rotate ? instance.bestBinsRotation : instance.bestBinsOriented;
      expect(faultsOf(rects, packing, { rotate })).toEqual([]);
      expect(packing.bound).toBeLessThanOrEqual(known);
      pages += packing.value;
      best += known;
      if (packing.proven) proven++;
      if (packing.bound === known) tight++;
    }
    console.log(
      `bwmv${rotate ? ', turned' : ''}: ${pages} pages, best known ${best} (${percent(pages, best)}), ${proven} of 250 proven, ${tight} bounds at the best known`,
    );
  }
});

test.runIf(hasCorpora)('strips: gap to the optimum or the bound', () => {
  const gaps = new Map<string, number[]>();
  for (const instance of readInstances('strip')) {
    const rects = rectsOf(instance);
    const packing = within(2000, packStripSearch(rects, { width: instance.w, effort: 'best', maxEvaluations: 1e9 }));
    if (rects.length < 3000) expect(faultsOf(rects, packing)).toEqual([]);
    expect(packing.bound).toBeLessThanOrEqual(instance.opt ?? packing.value);
    expect(packing.value).toBeGreaterThanOrEqual(instance.opt ?? instance.lb);
    const set = `${instance.set}${instance.set?.includes('NT') ? ` ${instance.id[0]}` : ''}`;
    gaps.set(set, [...(gaps.get(set) ?? []), packing.value / (instance.opt ?? instance.lb) - 1]);
  }
  for (const [set, list] of gaps) {
    const mean = list.reduce((sum, gap) => sum + gap, 0) / list.length;
    console.log(
      `${set}: mean gap ${(mean * 100).toFixed(2)} %, ${list.filter((gap) => gap <= 0).length} of ${list.length} at the bound`,
    );
  }
});

test.each(hasCorpora ? ['real', 'own'] : ['own'])('%s lists: fill of the smallest page', (which) => {
  const efforts = ['fast', 'good'] as const;
  const sums = [0, 0];
  const lists =
    which === 'real'
      ? readInstances('real-sprites').map(rectsOf)
      : Array.from({ length: 30 }, (_, seed) => spriteRects(seed, 12 << (seed % 7)));
  for (const rects of lists) {
    const [fast, good] = efforts.map((effort, at) => {
      const packing = packSmallest(rects, { effort });
      expect(faultsOf(rects, packing)).toEqual([]);
      sums[at] = sums[at] + packing.pages[0].occupancy;
      return packing.value;
    });
    expect(good).toBeLessThanOrEqual(fast);
  }
  efforts.forEach((effort, at) => {
    console.log(`${which} lists, ${effort}: ${((sums[at] / lists.length) * 100).toFixed(2)} %`);
  });
});

test.runIf(hasCorpora)('no page is larger than the one that an atlas tool made of the same frames', () => {
  expect(atlasFaults(Number.POSITIVE_INFINITY)).toEqual([]);
});

test('a live atlas: one million steps', () => {
  const walk = { seed: 1, side: 1024, steps: 1_000_000, largest: 160, checkEvery: 5_000, checkRefusals: false };
  const { faults, occupancy, refused } = walkAtlas(walk);
  expect(faults).toEqual([]);
  console.log(`atlas: mean occupancy ${(occupancy * 100).toFixed(1)} %, ${refused} adds refused`);
});

test('effort good is no worse than fast where not even all orders are tried', () => {
  const list = uniformRects(1, 13_000, 15, 165);
  const [fast, good] = (['fast', 'good'] as const).map(
    (effort) => pack(list, { width: 2048, height: 2048, effort }).pages.length,
  );
  expect(good).toBeLessThanOrEqual(fast);
});

test('a million rectangles', () => {
  const rects = uniformRects(1, 1_000_000, 15, 165);
  const packing = packSmallest(rects, { effort: 'fast' });
  expect(packing.status).toBe('complete');
  expect(packing.pages[0]?.occupancy).toBeGreaterThan(0.98);
  expect(pack(rects, { width: 2048, height: 2048, effort: 'fast' }).status).toBe('complete');
});
