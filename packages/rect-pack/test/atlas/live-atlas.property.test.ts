import { createLiveAtlas, type LivePlaced, pack, type RectInput } from '@kit/rect-pack';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prop } from '../../../../config/prop.js';

const side = 16;

type Known = { readonly placed: LivePlaced; used: number; frame: number; pinned: boolean };

/** How long ago the newest victim of the best place was used, place by place; `Infinity` if there is none. */
function bestByHand(living: readonly Known[], rect: RectInput, pages: number, rotate: boolean, kept: number): number {
  let best = Number.POSITIVE_INFINITY;
  const ways = [[rect.width, rect.height], ...(rotate ? [[rect.height, rect.width]] : [])];
  for (let page = 0; page < pages; page++) {
    for (const [width, height] of ways) {
      for (let y = 0; y + height <= side; y++) {
        for (let x = 0; x + width <= side; x++) {
          let newest = -1;
          for (const { placed: p, used, frame, pinned } of living) {
            const meets = p.x < x + width && x < p.x + p.width && p.y < y + height && y < p.y + p.height;
            if (p.page === page && meets) newest = Math.max(newest, pinned || frame >= kept ? Infinity : used);
          }
          best = Math.min(best, newest);
        }
      }
    }
  }
  return best;
}

const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('add' as const),
      width: fc.integer({ min: 1, max: 12 }),
      height: fc.integer({ min: 1, max: 12 }),
    }),
  },
  ...(['touch', 'pin', 'unpin', 'remove'] as const).map((kind) => ({
    weight: kind === 'touch' ? 4 : 1,
    arbitrary: fc.record({ kind: fc.constant(kind), which: fc.nat() }),
  })),
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('frame' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('defragment' as const),
      pixels: fc.nat(400),
      redraw: fc.boolean(),
    }),
  },
);

let evictions = 0;
let refusals = 0;
prop([fc.array(step, { minLength: 30, maxLength: 90 }), fc.boolean(), fc.boolean(), fc.integer({ min: 1, max: 2 })], {
  numRuns: 15,
})('the victims of a newcomer are those of whom the newest was used longest ago', (steps, rotate, keepFrame, pages) => {
  const atlas = createLiveAtlas({ width: side, height: side, pages, rotate, keepFrame });
  const living = new Map<string | number, Known>();
  let now = 0;
  let frame = 0;
  for (const action of steps) {
    now++;
    const chosen = 'which' in action ? [...living.values()][action.which % Math.max(1, living.size)] : undefined;
    const id = chosen?.placed.id ?? 'nobody';
    if (action.kind === 'add') {
      const best = bestByHand([...living.values()], action, pages, rotate, keepFrame ? frame : Infinity);
      const { status, evicted, moved, added } = atlas.add({ width: action.width, height: action.height });
      expect(status).toBe(best === Infinity ? 'no-space' : 'added');
      expect(moved).toEqual([]);
      expect(added).toHaveLength(status === 'added' ? 1 : 0);
      const newest = evicted.reduce((most, victim) => Math.max(most, living.get(victim.id)!.used), -1);
      if (status === 'added') expect(newest).toBe(best);
      for (const victim of evicted) {
        expect(victim).toEqual(living.get(victim.id)!.placed);
        // Nobody goes in vain.
        const [a, b] = [victim, added[0]];
        expect(a.page === b.page && a.x < b.x + b.width && b.x < a.x + a.width).toBe(true);
        expect(a.y < b.y + b.height && b.y < a.y + a.height).toBe(true);
        living.delete(victim.id);
        evictions++;
      }
      if (status === 'no-space') refusals++;
      for (const placed of added) living.set(placed.id, { placed, used: now, frame, pinned: false });
    } else if (action.kind === 'frame') {
      atlas.nextFrame();
      frame++;
    } else if (action.kind === 'defragment') {
      const { pixels, redraw } = action;
      const { evicted, moved, added } = atlas.defragment({ pixels, redraw });
      expect(evicted).toEqual([]);
      const area = [...moved.map(({ to }) => to), ...added].reduce((sum, p) => sum + p.width * p.height, 0);
      expect(area).toBeLessThanOrEqual(pixels);
      if (!redraw) expect(added).toEqual([]);
      for (const { id: mover, from, to } of moved) {
        const known = living.get(mover)!;
        expect(known.placed).toEqual(from);
        living.set(mover, { ...known, placed: to });
      }
      for (const placed of added) living.set(placed.id, { ...living.get(placed.id)!, placed });
    } else if (action.kind === 'touch') {
      expect(atlas.touch(id)).toEqual(chosen?.placed);
      if (chosen) living.set(id, { ...chosen, used: now, frame });
    } else if (action.kind === 'remove') {
      expect(atlas.remove(id).evicted).toEqual(chosen ? [chosen.placed] : []);
      living.delete(id);
    } else {
      expect(atlas[action.kind](id)).toBe(chosen !== undefined);
      const used = action.kind === 'unpin' ? { used: now, frame } : {};
      if (chosen) living.set(id, { ...chosen, ...used, pinned: action.kind === 'pin' });
    }
    const all = [...living.values()].map(({ placed }) => placed);
    const pixels = new Set<string>();
    let area = 0;
    for (const { page, x, y, width, height } of all) {
      for (let row = y; row < y + height; row++)
        for (let col = x; col < x + width; col++) pixels.add(`${page} ${col} ${row}`);
      area += width * height;
      expect(Math.min(x, y, side - x - width, side - y - height)).toBeGreaterThanOrEqual(0);
    }
    expect(pixels.size).toBe(area);
    for (const placed of all) expect(atlas.get(placed.id)).toEqual(placed);
    const used = 1 + Math.max(-1, ...all.map(({ page }) => page));
    expect(atlas.occupancy()).toBe(used === 0 ? 0 : area / (used * side * side));
  }
  expect(atlas.toPacking().value).toBe(
    [...living.values()].reduce((sum, { placed: p }) => sum + p.width * p.height, 0),
  );
});

test('the law has met both', () => {
  expect(Math.min(evictions, refusals)).toBeGreaterThan(50);
});

prop([fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 1, max: 3 })], { numRuns: 20 })(
  'a packing with rims and blocks goes in and comes out as it was',
  (seed, pages) => {
    const spacing = {
      width: 64,
      height: 64,
      padding: seed % 3,
      border: seed % 2,
      extrude: seed % 4,
      alignTo: 1 + (seed % 3),
    };
    const rects = Array.from({ length: 9 }, (_, at) => ({
      id: `r${at}`,
      width: 1 + ((seed >> at) % 13),
      height: 1 + ((seed >> (2 * at)) % 11),
    }));
    const packing = pack(rects, { ...spacing, pages });
    const atlas = createLiveAtlas({ ...spacing, pages, from: packing });
    expect(atlas.toPacking().pages).toEqual(packing.pages);
    const again = atlas.add({ width: 3, height: 3 });
    expect(again.status).toBe('added');
    expect(createLiveAtlas({ ...spacing, pages, from: atlas.toPacking() }).toPacking()).toEqual(atlas.toPacking());
  },
);
