import {
  pack,
  packSearch,
  packSmallestSearch,
  packStripSearch,
  type RectInput,
  type UnplacedReason,
} from '@kit/rect-pack';
import { expect, test } from 'vitest';
import { uniformRects } from '../cases.js';

test('how many evaluations there will be is told in effort best, and in effort good it is not', () => {
  const rects = uniformRects(1, 300, 5, 40);
  for (const effort of ['good', 'best'] as const) {
    const limits = { effort, maxEvaluations: 5000 };
    const searches = [
      packSearch(rects, { width: 100, height: 100, ...limits }),
      packSmallestSearch(rects, limits),
      packStripSearch(rects, { width: 100, ...limits }),
    ];
    const totals = searches.map((search) => {
      const { done, value } = search.next();
      return done ? 'done' : value.total;
    });
    expect(totals).toEqual(Array(3).fill(effort === 'best' ? 5000 : undefined));
  }
});

test('stopped before its first packing is done a search tells what that has, and that it did not come to the rest', () => {
  const rects: RectInput[] = uniformRects(1, 20_000, 3, 9);
  let half = 0;
  let none = 0;
  for (let slices = 1; ; slices++) {
    const search = packSearch(rects, { width: 64, height: 64, effort: 'fast' });
    let hasEnded = false;
    for (let slice = 0; slice < slices && !hasEnded; slice++) hasEnded = search.next().done === true;
    if (hasEnded) break;
    const stopped = search.next('stop');
    if (!stopped.done) expect.fail('told to stop it goes on');
    const { pages, unplaced } = stopped.value;
    const placed = pages.reduce((sum, page) => sum + page.placed.length, 0);
    expect(placed + unplaced.length).toBe(rects.length);
    // There are as many pages as it takes, so nothing is without a place for want of room.
    expect(new Set<UnplacedReason>(unplaced.map(({ reason }) => reason)).has('no-space')).toBe(false);
    if (placed === 0) none++;
    else if (unplaced.length > 0) half++;
    slices += slices >> 1;
  }
  expect(Math.min(none, half)).toBeGreaterThan(0);
});

test('stopped before it has read the list a search has no rectangle, or no area, whichever counts', () => {
  const rects = uniformRects(1, 30_000, 3, 9);
  for (const objective of ['rects', 'area', 'pages'] as const) {
    const search = packSearch(rects, { width: 64, height: 64, objective });
    search.next();
    const measure = objective === 'rects' ? 'rects' : 'area';
    expect(search.next('stop')).toMatchObject({ done: true, value: { pages: [], measure, value: 0 } });
  }
});

test('what may be turned and is too long either way is too large', () => {
  const { unplaced } = pack([{ id: 'a', width: 3, height: 20 }], { width: 10, height: 10, rotate: true });
  expect(unplaced).toEqual([{ id: 'a', reason: 'too-large' }]);
});
