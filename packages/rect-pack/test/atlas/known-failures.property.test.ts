/** What an atlas remembers of failed searches never hides a place: rows of one pixel, against every place by hand. */
import { createLiveAtlas } from '@kit/rect-pack';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { KnownFailures } from '../../src/atlas/known-failures.js';

const width = 14;
const step = fc.record({
  kind: fc.constantFrom('add', 'add', 'add', 'add', 'touch', 'pin', 'pin', 'unpin', 'remove'),
  size: fc.integer({ min: 1, max: 9 }),
  which: fc.nat(),
});
type Known = { id: string | number; x: number; width: number; used: number; pinned: boolean };

let evictions = 0;
let refusals = 0;
prop([fc.array(step, { minLength: 60, maxLength: 120 })], { numRuns: 150 })(
  'of all places that of whom the newest was used longest ago is taken',
  (steps) => {
    const atlas = createLiveAtlas({ width, height: 1 });
    const living = new Map<string | number, Known>();
    for (const [now, { kind, size, which }] of steps.entries()) {
      const chosen = [...living.values()][which % Math.max(1, living.size)];
      if (kind === 'add') {
        let best = Number.POSITIVE_INFINITY;
        for (let x = 0; x + size <= width; x++) {
          const met = [...living.values()].filter((one) => one.x < x + size && x < one.x + one.width);
          best = Math.min(
            best,
            Math.max(-1, ...met.map(({ used, pinned }) => (pinned ? Number.POSITIVE_INFINITY : used))),
          );
        }
        const { status, evicted, added } = atlas.add({ width: size, height: 1 });
        expect(status).toBe(best === Number.POSITIVE_INFINITY ? 'no-space' : 'added');
        if (status !== 'added') refusals++;
        else expect(Math.max(-1, ...evicted.map(({ id }) => living.get(id)!.used))).toBe(best);
        for (const { id } of evicted) living.delete(id);
        evictions += evicted.length;
        for (const { id, x } of added) living.set(id, { id, x, width: size, used: now, pinned: false });
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
  expect(Math.min(evictions, refusals)).toBeGreaterThan(500);
});

test('a failure for some sides is one for larger sides, and a few are kept', () => {
  const failures = new KnownFailures();
  failures.add(50, 30);
  failures.add(60, 40);
  expect(failures.has(50, 30) && failures.has(90, 30)).toBe(true);
  expect(failures.has(49, 90) || failures.has(90, 29)).toBe(false);
  for (let at = 0; at < 8; at++) failures.add(40 - at, 100 + at);
  expect(failures.has(50, 30)).toBe(false);
  expect(failures.has(33, 107)).toBe(true);
  failures.clear();
  expect(failures.has(1000, 1000)).toBe(false);
});
