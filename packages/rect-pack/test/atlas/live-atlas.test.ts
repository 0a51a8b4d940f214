import { createLiveAtlas, type LiveAtlas, type LivePlaced, pack } from '@kit/rect-pack';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../config/runs.js';
import { uniformRects } from '../cases.js';
import { meet } from '../check-layout.js';
import { codeOf, placedIn } from '../support.js';

/** Calls until nothing happens for a while; what has happened. */
function settle(atlas: LiveAtlas, budget: { pixels: number; redraw?: boolean }) {
  const done = { moved: 0, added: 0, calls: 0 };
  for (let idle = 0; idle < 60; idle++, done.calls++) {
    const { moved, added } = atlas.defragment(budget);
    done.moved += moved.length;
    done.added += added.length;
    if (moved.length + added.length > 0) idle = 0;
  }
  return done;
}

/** Of pages of 64 rows. */
const bottomOf = (atlas: LiveAtlas) =>
  Math.max(...placedIn(atlas.toPacking()).map(({ page, y, height }) => page * 64 + y + height));

describe('a live atlas', () => {
  test('fills page after page before anyone goes, and then the oldest goes', () => {
    const atlas = createLiveAtlas({ width: 10, height: 10, pages: 2 });
    const add = (id: string) => atlas.add({ id, width: 10, height: 10 });
    expect(add('a').added[0]?.page).toBe(0);
    expect(add('b').added[0]?.page).toBe(1);
    expect(add('c')).toMatchObject({ status: 'added', evicted: [{ id: 'a' }], added: [{ page: 0 }] });
    expect(atlas.touch('b')?.page).toBe(1);
    expect(add('d').evicted).toMatchObject([{ id: 'c' }]);
    expect(atlas.get('c')).toBeUndefined();
    expect(atlas.touch('c')).toBeUndefined();
  });

  test('what is pinned stays until it is unpinned or removed', () => {
    const atlas = createLiveAtlas({ width: 10, height: 10 });
    atlas.add({ id: 'a', width: 10, height: 10 });
    expect(atlas.pin('a')).toBe(true);
    atlas.touch('a');
    expect(atlas.add({ id: 'b', width: 1, height: 1 })).toEqual({
      status: 'no-space',
      evicted: [],
      moved: [],
      added: [],
    });
    expect(atlas.toPacking().pages[0]?.placed).toHaveLength(1);
    expect(atlas.unpin('a')).toBe(true);
    expect(atlas.add({ id: 'b', width: 1, height: 1 }).evicted).toMatchObject([{ id: 'a' }]);
    expect([atlas.pin('a'), atlas.unpin('a')]).toEqual([false, false]);
    atlas.pin('b');
    expect(atlas.remove('b').evicted).toMatchObject([{ id: 'b', page: 0 }]);
    expect(atlas.remove('b')).toEqual({ evicted: [], moved: [], added: [] });
    expect(atlas.occupancy()).toBe(0);
    expect(atlas.toPacking()).toMatchObject({ pages: [], value: 0, bound: 0, gap: 0, proven: true });
  });

  test('what a frame uses stays in it on demand', () => {
    for (const keepFrame of [false, true]) {
      const atlas = createLiveAtlas({ width: 10, height: 10, keepFrame });
      atlas.add({ id: 'a', width: 10, height: 5 });
      atlas.nextFrame();
      atlas.add({ id: 'b', width: 10, height: 5 });
      expect(atlas.add({ width: 10, height: 5 }).evicted).toMatchObject([{ id: 'a' }]);
      expect(atlas.add({ width: 10, height: 5 }).status).toBe(keepFrame ? 'no-space' : 'added');
      atlas.nextFrame();
      expect(atlas.add({ width: 10, height: 10 }).evicted).toHaveLength(2);
    }
  });

  test('of places that cost the same the one at the top left is taken', () => {
    const atlas = createLiveAtlas({ width: 10, height: 10 });
    atlas.add({ id: 'all', width: 10, height: 10 });
    expect(atlas.add({ id: 'new', width: 5, height: 5 })).toMatchObject({
      evicted: [{ id: 'all' }],
      added: [{ x: 0, y: 0 }],
    });
  });

  test('a rectangle that no page holds moves nobody', () => {
    const atlas = createLiveAtlas({ width: 10, height: 6, padding: 1, border: 1 });
    const statusOf = (width: number, height: number, rotate?: boolean) => atlas.add({ width, height, rotate }).status;
    expect([statusOf(9, 4), statusOf(8, 5), statusOf(4, 8), statusOf(5, 8, true)]).toEqual(Array(4).fill('too-large'));
    expect([statusOf(8, 4), statusOf(4, 8, true)]).toEqual(['added', 'added']);
    expect(atlas.get(1)).toMatchObject({ x: 1, y: 1, width: 8, height: 4, rotated: true });
  });

  test('names are numbers where there are none, and data comes back', () => {
    const atlas = createLiveAtlas<string | number, { font: string }>({ width: 10, height: 10, extrude: 1, alignTo: 2 });
    atlas.add({ id: 0, width: 2, height: 2 });
    const [placed] = atlas.add({ width: 2, height: 2, data: { font: 'Inter' }, aliases: [{ id: 'x' }] }).added;
    expect(placed).toMatchObject({ id: 1, data: { font: 'Inter' }, aliases: [{ id: 'x' }], extrude: 1 });
    expect([(placed?.x ?? 1) % 2, (placed?.y ?? 1) % 2]).toEqual([0, 0]);
  });

  test('goes on from a packing, the first in it being the oldest', () => {
    const from = pack(
      [1, 2, 3].map((id) => ({ id, width: 10, height: 5 })),
      { width: 10, height: 10 },
    );
    const atlas = createLiveAtlas({ width: 10, height: 10, pages: 2, from });
    expect(atlas.add({ id: 'new', width: 10, height: 10 }).evicted.map(({ id }) => id)).toEqual(
      from.pages[0]?.placed.map(({ id }) => id),
    );
    const again = createLiveAtlas({
      width: 10,
      height: 10,
      pages: 2,
      from: { ...from, pages: [from.pages[1], ...[]] },
    });
    expect(again.toPacking().pages).toEqual([from.pages[1]]);
  });
});

describe('malformed input', () => {
  const from = pack([{ id: 'a', width: 8, height: 8 }], { width: 10, height: 10 });
  const [page] = from.pages;
  const [placed] = page.placed;
  const options = { width: 10, height: 10 };
  test.each([
    ['bad-size', { ...options, width: 0 }],
    ['bad-number', { ...options, pages: 0 }],
    ['bad-flag', { ...options, keepFrame: 1 as unknown as boolean }],
    ['unknown-option', { ...options, page: 1 } as never],
    ['bad-packing', { width: 7, height: 10, from }],
    ['bad-packing', { ...options, from: { ...from, pages: [{ ...page, index: 1 }] } }],
    ['bad-packing', { ...options, pages: 2, from: { ...from, pages: [page, { ...page, index: 1 }] } }],
    ['bad-packing', { ...options, from: { ...from, pages: [{ ...page, placed: [placed, { ...placed, id: 'b' }] }] } }],
    ['bad-number', { ...options, from: { ...from, pages: [{ ...page, index: -1 }] } }],
  ] as const)('%s', (code, given) => {
    expect(codeOf(() => createLiveAtlas(given))).toBe(code);
  });

  test('calls', () => {
    const atlas = createLiveAtlas({ ...options, pages: 2, from: { ...from, pages: [{ ...page, placed: [] }, page] } });
    expect(codeOf(() => atlas.add({ id: 'z', width: 0, height: 1 }))).toBe('bad-size');
    const live = createLiveAtlas({ ...options, from });
    expect(codeOf(() => live.add({ id: 'a', width: 1, height: 1 }))).toBe('duplicate-id');
    expect(codeOf(() => live.add({ id: 0.5, width: 1, height: 1 }))).toBe('bad-id');
    expect(codeOf(() => live.add(3 as never))).toBe('bad-options');
    expect(codeOf(() => live.defragment({ pixels: -1 }))).toBe('bad-number');
    expect(codeOf(() => live.defragment({ pixels: 1, redraw: 1 as never }))).toBe('bad-flag');
    expect(codeOf(() => live.defragment({ pixel: 1 } as never))).toBe('unknown-option');
  });
});

describe('defragmentation', () => {
  /** Full pages of which two of three are gone. */
  const holed = (): LiveAtlas => {
    const atlas = createLiveAtlas({ width: 64, height: 64, pages: 4, padding: 1 });
    for (const [id, rect] of uniformRects(3, 90, 4, 20).entries()) atlas.add({ ...rect, id });
    for (let id = 0; id < 90; id++) if (id % 3 > 0) atlas.remove(id);
    return atlas;
  };

  test('empties the last pages, within its budget, and then costs nothing', () => {
    const atlas = holed();
    const before = atlas.toPacking().pages.length;
    expect(before).toBeGreaterThan(2);
    expect(atlas.defragment({ pixels: 0 }).moved).toEqual([]);
    let moves = 0;
    for (let call = 0; call < 400; call++) {
      const { moved, added } = atlas.defragment({ pixels: 400 });
      expect(moved.reduce((sum, { to }) => sum + to.width * to.height, 0)).toBeLessThanOrEqual(400);
      expect(added).toEqual([]);
      moves += moved.length;
    }
    expect(moves).toBeGreaterThan(10);
    expect(atlas.toPacking().pages.length).toBeLessThan(before);
  });

  test('goes on until no rectangle could be copied to a better place', () => {
    const [side, pages] = [20, 2];
    let moves = 0;
    let better = 0;
    for (let seed = 0; seed < runs(12, 12, 4); seed++) {
      const atlas = createLiveAtlas({ width: side, height: side, pages });
      for (const [id, rect] of uniformRects(seed, 40, 2, 7).entries()) atlas.add({ ...rect, id });
      for (let id = 0; id < 40; id++) if ((id + seed) % 3 > 0) atlas.remove(id);
      moves += settle(atlas, { pixels: 1000 }).moved;
      const all = placedIn(atlas.toPacking());
      const isFree = (page: number, x: number, y: number, width: number, height: number) =>
        !all.some((p) => p.page === page && meet(p, { x, y, width, height }));
      for (const { page: own, x: left, y: top, width, height } of all) {
        for (let page = 0; page <= own; page++) {
          for (let y = 0; y + height <= side; y++) {
            for (let x = 0; x + width <= side; x++) {
              const isBetter = page < own || y < top || (y === top && x < left);
              if (isBetter && isFree(page, x, y, width, height)) better++;
            }
          }
        }
      }
    }
    expect(better).toBe(0);
    expect(moves).toBeGreaterThan(runs(50, 50, 15));
  });

  test('what is larger than the budget stays where it is', () => {
    const atlas = holed();
    const large = (list: readonly LivePlaced[]) => list.filter(({ width, height }) => width * height > 100);
    const before = large(placedIn(atlas.toPacking()));
    expect(before.length).toBeGreaterThan(5);
    expect(settle(atlas, { pixels: 100 }).moved).toBeGreaterThan(0);
    for (const placed of before) expect(atlas.get(placed.id)).toEqual(placed);
  });

  test('on a full page what cannot be copied is drawn anew, if that is allowed and all of it is paid', () => {
    let redrawn = 0;
    for (let seed = 0; seed < runs(3, 3, 1); seed++) {
      // So many come and go that the page is full of holes.
      const churned = () => {
        const atlas = createLiveAtlas({ width: 64, height: 64 });
        for (const [id, rect] of uniformRects(seed, 400, 3, 12).entries()) atlas.add({ ...rect, id });
        return atlas;
      };
      const [copied, unpaid, drawn] = [churned(), churned(), churned()];
      settle(copied, { pixels: 10_000 });
      expect(settle(unpaid, { pixels: 150, redraw: true }).added).toBe(0);
      const { added } = settle(drawn, { pixels: 10_000, redraw: true });
      expect(bottomOf(drawn)).toBeLessThanOrEqual(bottomOf(copied));
      if (added > 0) expect(bottomOf(drawn)).toBeLessThan(bottomOf(churned()));
      redrawn += added;
    }
    expect(redrawn).toBeGreaterThan(runs(30, 30, 10));
  });

  test('newcomers and those who leave do not disturb a rearrangement under way', () => {
    for (let seed = 0; seed < runs(6, 6, 2); seed++) {
      const atlas = createLiveAtlas({ width: 48, height: 48, pages: 2 });
      for (const [id, rect] of uniformRects(seed, 60, 3, 15).entries()) atlas.add({ ...rect, id });
      for (let call = 0; call < 60; call++) {
        atlas.defragment({ pixels: 230, redraw: call % 2 === 0 });
        if (call % 9 === 5) atlas.add({ width: 5, height: 6 });
        if (call % 9 === 7) atlas.remove(call);
      }
      const all = placedIn(atlas.toPacking());
      expect(all.filter((a, at) => all.slice(at + 1).some((b) => a.page === b.page && meet(a, b)))).toEqual([]);
    }
  });
});
