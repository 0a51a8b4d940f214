/** What an atlas remembers of failed searches never hides a place: rows of one pixel and small pages, against every place by hand. */
import { createLiveAtlas, pack } from '@kit/rect-pack';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prop } from '../../../../config/prop.js';

const step = fc.record({
  kind: fc.constantFrom('add', 'add', 'add', 'add', 'touch', 'pin', 'pin', 'unpin', 'remove'),
  side: fc.integer({ min: 1, max: 9 }),
  other: fc.integer({ min: 1, max: 9 }),
  which: fc.nat(),
});
type Known = Box & { id: string | number; used: number; pinned: boolean };
type Box = { x: number; y: number; width: number; height: number };

/** All places of these sides on the page. */
function placesOf(page: { width: number; height: number }, width: number, height: number): Box[] {
  const places: Box[] = [];
  for (let y = 0; y + height <= page.height; y++) {
    for (let x = 0; x + width <= page.width; x++) places.push({ x, y, width, height });
  }
  return places;
}

const meet = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const forms = [
  { width: 14, height: 1, rotate: false },
  { width: 9, height: 7, rotate: false },
  { width: 7, height: 9, rotate: true },
];
describe.each(forms)('on pages of $width × $height', ({ width, height, rotate }) => {
  let evictions = 0;
  let refusals = 0;
  prop([fc.array(step, { minLength: 60, maxLength: 120 })], { numRuns: 100 })(
    'of all places that of whom the newest was used longest ago is taken',
    (steps) => {
      const atlas = createLiveAtlas({ width, height, rotate });
      const living = new Map<string | number, Known>();
      for (const [now, { kind, side, other, which }] of steps.entries()) {
        const chosen = [...living.values()][which % Math.max(1, living.size)];
        if (kind === 'add') {
          const [across, down] = [Math.min(side, width), Math.min(other, height)];
          const places = placesOf({ width, height }, across, down);
          if (rotate) places.push(...placesOf({ width, height }, down, across));
          let best = Number.POSITIVE_INFINITY;
          for (const place of places) {
            const met = [...living.values()].filter((one) => meet(one, place));
            const times = met.map(({ used, pinned }) => (pinned ? Number.POSITIVE_INFINITY : used));
            best = Math.min(best, Math.max(-1, ...times));
          }
          const { status, evicted, added } = atlas.add({ width: across, height: down });
          expect(status).toBe(best === Number.POSITIVE_INFINITY ? 'no-space' : 'added');
          if (status !== 'added') refusals++;
          else expect(Math.max(-1, ...evicted.map(({ id }) => living.get(id)!.used))).toBe(best);
          for (const { id } of evicted) living.delete(id);
          evictions += evicted.length;
          for (const placed of added) living.set(placed.id, { ...placed, used: now, pinned: false });
        } else if (chosen !== undefined) {
          atlas[kind](chosen.id);
          if (kind === 'remove') living.delete(chosen.id);
          else if (kind === 'pin') chosen.pinned = true;
          else if (kind === 'unpin') Object.assign(chosen, { pinned: false, used: now });
          else chosen.used = now;
        }
      }
    },
  );

  test('the law has met both', () => {
    expect(Math.min(evictions, refusals)).toBeGreaterThan(300);
  });
});

test.each([
  [90, 10, 'added'],
  [50, 50, 'added'],
  [10, 90, 'added'],
  [51, 50, 'no-space'],
])('a place of %i × %i among too many to remember all: %s', (width, height, wanted) => {
  // Around the first one there are 40 steps at its top left and 40 at its bottom right: 1,600 largest places.
  const steps = 40;
  const side = 2 * steps + 10;
  const at = (x: number, y: number) => ({ x, y, width: 1, height: 1, rotated: false });
  const corners = Array.from({ length: steps }, (_, step) => [
    at(step, steps - 1 - step),
    at(side - 1 - step, side - steps + step),
  ]).flat();
  const large = { x: steps, y: steps, width: 10, height: 10, rotated: false };
  const placed = [large, ...corners].map((rect, id) => ({ id, ...rect }));
  const pages = [{ index: 0, width: side, height: side, placed, occupancy: 0 }];
  const atlas = createLiveAtlas({ width: side, height: side, from: { ...pack([], { width: 1, height: 1 }), pages } });
  for (const { id } of placed.slice(1)) atlas.pin(id);
  const { status, evicted } = atlas.add({ id: 'new', width, height });
  expect([status, evicted.map(({ id }) => id)]).toEqual([wanted, wanted === 'added' ? [0] : []]);
});
