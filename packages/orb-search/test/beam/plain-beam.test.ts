import { createPace, runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { plainBeam } from '../../src/beam/plain-beam.js';
import { type Goal, parseOrbs } from '../../src/index.js';
import { pathRequest } from '../../src/request/path-request.js';

const goal: Goal = { kind: 'damage', atLeast: 100 };

test('what has tried every board is complete; what was dropped or forgotten is not', () => {
  // Six orbs, five of them alike: 36 states of board and cursor.
  const request = pathRequest(parseOrbs('001\n000'), { goal });
  const run = (width: number, plies: number, memory?: number) => {
    const beam = plainBeam(request, width, plies, memory);
    runSlices(beam.run(createPace(1), Number.POSITIVE_INFINITY));
    return { complete: beam.complete(), evaluations: beam.evaluations(), plies: beam.plies() };
  };
  expect(run(1000, 50)).toEqual({ complete: true, evaluations: 36, plies: 10 });
  expect(run(1000, 1)).toMatchObject({ complete: true });
  expect(run(2, 50)).toMatchObject({ complete: false });
  // Never more than 4 at a time.
  expect([4, 3].map((width) => run(width, 50).complete)).toEqual([true, false]);
  expect([36, 35].map((memory) => run(1000, 50, memory).complete)).toEqual([true, false]);
  expect(run(1000, 20, 10).complete).toBe(false);
  expect(run(1000, 20, 10).evaluations).toBeGreaterThan(36);
});

test('a beam in the middle of a ply knows nothing for certain', () => {
  const beam = plainBeam(pathRequest(parseOrbs('012345\n123450\n234501'), { goal }), 1000, 4);
  const work = beam.run(createPace(1), Number.POSITIVE_INFINITY);
  let within = 0;
  for (let plies = 0; !work.next().done; plies = beam.plies()) {
    if (beam.plies() === plies) within += 1;
    if (beam.plies() < 4) expect(beam.complete()).toBe(false);
  }
  expect(within).toBeGreaterThan(0);
  expect(beam.plies()).toBe(4);
  expect(beam.complete()).toBe(true);
});

test('of equal paths 32 are kept', () => {
  const cells = Array.from({ length: 64 }, (_, cell) => cell % 5);
  const { paths = [] } = plainBeam(pathRequest({ rows: 8, cols: 8, cells }, { goal }), 10, 1).best() ?? {};
  expect(paths).toEqual(Array.from({ length: 32 }, (_, start) => [start]));
});
