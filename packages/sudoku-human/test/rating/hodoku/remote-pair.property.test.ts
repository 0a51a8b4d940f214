import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isQuick, runs } from '../../../../../config/runs.js';
import { remotePair } from '../../../src/rating/hodoku/remote-pair.js';
import { cells, colOf, houses, rowOf, sees } from '../../techniques/positions.js';
import { housesOf, type PlainBoard } from '../explainer/plain-explainer.js';
import { plainOf } from './drawn-paths.js';
import { madeUpPath, maskOf, told } from './made-up-path.js';

/** What a cell sees: its row, its column, and what is left of its box. */
const inOrder = cells.map((cell) => [
  ...new Set(housesOf[cell].toSorted((a, b) => a - b).flatMap((house) => houses[house].filter((one) => one !== cell))),
]);

/** All rows of four to ten cells with the same two digits, each shorter one before those that it grows to. */
function chainsOf({ digits }: PlainBoard): number[][] {
  const grown = (chain: number[]): number[][] => {
    const last = chain[chain.length - 1];
    const next = inOrder[last].filter(
      (cell) => digits[cell].join() === digits[last].join() && !chain.includes(cell) && chain.length < 10,
    );
    return [chain, ...next.flatMap((cell) => grown([...chain, cell]))];
  };
  const all = cells.filter((cell) => digits[cell].length === 2).flatMap((cell) => grown([cell]));
  return all.filter((chain) => chain.length >= 4 && chain.length % 2 === 0);
}

/** The chain with the most effects whose ends have some, then with the smallest sum, then the first. */
function best(board: PlainBoard) {
  let found: { effects: number[]; chain: number[]; sum: number } | undefined;
  for (const chain of chainsOf(board)) {
    const pair = board.digits[chain[0]];
    const gone = (digit: number, links: (from: number, to: number) => boolean) =>
      cells.filter((cell) => {
        if (!board.digits[cell].includes(digit)) return false;
        const seen = [...chain.keys()].filter((i) => sees(chain[i], cell));
        return seen.some((i) => seen.some((j) => links(i, j)));
      });
    if (pair.every((digit) => gone(digit, (i, j) => i === 0 && j === chain.length - 1).length === 0)) continue;
    const apart = (i: number, j: number) => j - i > 1 && (j - i) % 2 === 1;
    const effects = pair.flatMap((digit) => gone(digit, apart).map((cell) => cell * 9 + digit));
    // A later place in the list weighs eighty times more.
    const sum = effects.reduce((all, effect, k) => all + Math.floor(effect / 9) * (1 + 80 * k) + (effect % 9) + 1, 0);
    const isBetter =
      !found || effects.length > found.effects.length || (effects.length === found.effects.length && sum < found.sum);
    if (isBetter) found = { effects, chain, sum };
  }
  return (
    found && {
      technique: 'remote-pair',
      placed: -1,
      effects: found.effects,
      shape: { form: 'remote-pair', cells: found.chain },
    }
  );
}

/** Some cells with the same two digits, of which the one sees the next in turns, and others with one of them and more. */
const drawn = fc.infiniteStream(fc.nat(999)).map((luck) => {
  const next = (below: number) => (luck.next().value as number) % below;
  const masks: Record<number, number> = {};
  let cell = next(81);
  for (let i = 4 + next(5); i > 0; i--) {
    masks[cell] = maskOf(4, 7);
    const seen = cells.filter((one) => sees(one, cell) && (rowOf(one) === rowOf(cell) || colOf(one) === colOf(cell)));
    cell = seen[next(seen.length)];
  }
  for (let i = next(4); i > 0; i--) masks[next(81)] = maskOf(2, 4);
  for (let i = next(12); i > 0; i--) masks[next(81)] ??= maskOf(4, 7, 9);
  for (let i = next(12); i > 0; i--) masks[next(81)] ??= maskOf([4, 7][next(2)], 1, 8);
  return madeUpPath(masks, 0);
});

test('of all chains the one with the most effects, then with the smallest sum, then the first', () => {
  let [found, none] = [0, 0];
  fc.assert(
    fc.property(drawn, (path) => {
      const expected = best(plainOf(path));
      expect(remotePair(path)).toEqual(expected);
      if (expected) found++;
      else none++;
    }),
    { numRuns: runs(50, 5000, 20), endOnFailure: true },
  );
  expect(Math.min(found, none)).toBeGreaterThan(isQuick ? 0 : 2);
});

test('a chain has ten cells at most', () => {
  // Each of these sees the next one and no other; r7c1 and r6c3 see the third and the last, r2c1 and r3c1 the first and the last.
  const chain = [19, 20, 56, 62, 8, 5, 68, 75, 30, 34, 43, 36];
  const masks = Object.fromEntries(chain.map((cell) => [cell, maskOf(1, 2)]));
  const ten = remotePair(madeUpPath({ ...masks, 54: maskOf(1, 9), 9: maskOf(2, 9) }, 0));
  expect(told(ten?.effects)).toEqual(['r7c1≠1']);
  expect(ten?.shape).toEqual({ form: 'remote-pair', cells: chain.slice(2).toReversed() });
  expect(remotePair(madeUpPath({ ...masks, 9: maskOf(2, 9) }, 0))).toBeUndefined();
});
