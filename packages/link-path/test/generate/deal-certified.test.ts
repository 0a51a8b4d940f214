import { createPace, createRandom, type Found, runSlices, type Slices } from '@kit/grid';
import { generateBoard, isInvalidInputError, reshuffle } from '@kit/link-path';
import { expect, test } from 'vitest';
import { CertifiedDealer } from '../../src/generate/deal-certified.js';
import { setTraps } from '../../src/generate/set-traps.js';
import type { Certified } from '../../src/index.js';
import { usualRules } from '../support.js';

function dealer(maxTries: number, pace = createPace()): CertifiedDealer {
  const layout = { rows: 2, cols: 4, cells: new Int8Array(8).fill(1) };
  const kinds = Float64Array.of(1, 1, 2, 2, 3, 3, 4, 4);
  return new CertifiedDealer(
    { layout, kinds, rules: usualRules, modes: [], maxTries, styles: ['far'] },
    createRandom(1),
    pace,
  );
}

function dealUntil(maxTries: number, verdicts: readonly (boolean | undefined)[]): [Found<Certified>['status'], number] {
  const dealing = dealer(maxTries);
  let asked = 0;
  const accepts = function* (): Slices<boolean | undefined> {
    yield;
    return verdicts[asked++];
  };
  return [runSlices(dealing.deal(accepts)).status, asked];
}

test('deals until one is accepted, the filter gives up, or the tries are used up', () => {
  expect(dealUntil(5, [true])).toEqual(['found', 1]);
  expect(dealUntil(5, [false, false, true])).toEqual(['found', 3]);
  expect(dealUntil(3, [false, false, true])).toEqual(['found', 3]);
  expect(dealUntil(2, [false, false, true])).toEqual(['limit', 2]);
  expect(dealUntil(5, [false, undefined, true])).toEqual(['limit', 2]);
});

test.each([
  [300_000_000, 8],
  [20_000_000, 13],
  [1_000_000, 20],
])(
  'deals that take %i units each are %i: after some two seconds no more are tried, but eight at least',
  (work, deals) => {
    const pace = createPace();
    const dealing = dealer(20, pace);
    const refuse = function* (): Slices<boolean> {
      pace.work += work;
      yield;
      return false;
    };
    expect(runSlices(dealing.deal(refuse))).toEqual({ status: 'limit' });
    expect(dealing.tries).toBe(deals);
  },
);

test('an odd number of copies is refused, and a kind that is there an odd number of times can never be cleared', () => {
  try {
    generateBoard({ rows: 1, cols: 3, kinds: 1, copies: 3 });
    expect.unreachable();
  } catch (error) {
    expect(isInvalidInputError(error) && [error.code, error.at.name]).toEqual(['bad-count', 'options.copies']);
  }
  expect(reshuffle({ rows: 1, cols: 4, cells: [1, 1, 1, 2] }, { guarantee: 'clear' })).toEqual({
    status: 'impossible',
  });
});

test('traps are blocks of two kinds crosswise in the middle; a board too thin for them has none', () => {
  const pool = Array.from({ length: 32 }, (_, index) => (index >> 1) + 1);
  const layout = { rows: 8, cols: 8, cells: new Int8Array(64).fill(1) };
  const traps = setTraps(layout, pool, createRandom(3));
  expect(traps.size).toBeGreaterThan(0);
  expect(traps.size % 4).toBe(0);
  expect(pool.length).toBe(32 - traps.size);
  for (const [tile, kind] of traps) {
    const [row, col] = [tile >> 3, tile & 7];
    expect(Math.min(row, col)).toBeGreaterThanOrEqual(2);
    expect(Math.max(row, col)).toBeLessThanOrEqual(5);
    const opposite = [-9, -7, 7, 9].filter((step) => traps.get(tile + step) === kind);
    expect(opposite.length).toBeGreaterThan(0);
  }
  for (const [rows, cols] of [
    [2, 32],
    [32, 2],
  ]) {
    const thin = Array.from({ length: 32 }, (_, index) => (index >> 1) + 1);
    expect(setTraps({ rows, cols, cells: layout.cells }, thin, createRandom(3)).size).toBeGreaterThan(0);
  }
  // The first tile of all may stand in a block, and what is no tile stands in none.
  const middle = Int8Array.of(0, -1, 0, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0);
  expect([...setTraps({ rows: 4, cols: 4, cells: middle }, [1, 2, 1, 2], createRandom(2)).keys()].toSorted()).toEqual([
    0, 1, 2, 3,
  ]);
  expect(setTraps({ rows: 1, cols: 64, cells: layout.cells }, pool, createRandom(3)).size).toBe(0);
  expect(setTraps({ rows: 64, cols: 1, cells: layout.cells }, pool, createRandom(3)).size).toBe(0);
});
