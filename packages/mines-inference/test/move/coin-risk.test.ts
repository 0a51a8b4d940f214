/** Pairs that may end as the toss of a coin, by chances that are given: what touches just one of the two counts. */
import { createPace, runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { coinCells, coinRisk, coinScratch } from '../../src/move/coin-risk.js';
import { ownTable } from '../../src/topology/own-table.js';

/** Cells, their chances and which of them touch; hidden where nothing else is said. */
function position(chances: readonly number[], touching: readonly (readonly [number, number])[], shown: number[] = []) {
  const neighbors: number[][] = chances.map(() => []);
  for (const [a, b] of touching) {
    neighbors[a]!.push(b);
    neighbors[b]!.push(a);
  }
  const shape = { rows: 1, cols: chances.length };
  const table = ownTable(shape, { neighbors }, 'topology');
  const cells = Int32Array.from(chances, (_, cell) => shown[cell] ?? -1);
  const values = new Int8Array(chances.length).fill(-1);
  const inference = { status: 'consistent', values, chances: Float64Array.from(chances), restChance: -1 } as const;
  return [table, cells, inference, createPace()] as const;
}
const riskOf = (...given: Parameters<typeof position>) => {
  const [table, cells, { chances }, pace] = position(...given);
  const hidden = Int32Array.from(cells.keys()).filter((cell) => cells[cell] === -1);
  return runSlices(coinRisk(table, cells, hidden, chances, coinScratch(cells.length), pace));
};
const coinsOf = (...given: Parameters<typeof position>) => runSlices(coinCells(...position(...given)));
const left = (share: number) => share * Math.sqrt(share);

test('two cells that nobody else touches end as a coin: half of the games are left', () => {
  expect(riskOf([0.5, 0.5], [[0, 1]])).toBeCloseTo(left(0.5), 12);
  expect(riskOf([0.25, 0.75], [[0, 1]])).toBeCloseTo(left(0.5), 12);
  // Where the chances don't add up to 1: if just one of the two is a mine.
  expect(riskOf([0.5, 0.25], [[0, 1]])).toBeCloseTo(left(0.75), 12);
});

test('without a pair nothing is lost', () => {
  expect(riskOf([0.5, 0.5], [])).toBe(1);
  expect(riskOf([0.5, 0.1], [[0, 1]])).toBe(1);
});

test('chances of 0.2 and 0.8 are in doubt still', () => {
  expect(riskOf([0.2, 0.8], [[0, 1]])).toBeCloseTo(left(0.5), 12);
  expect(riskOf([0.19, 0.81], [[0, 1]])).toBe(1);
});

test('what touches just one of the two tells, unless it is a mine', () => {
  const both: [number, number] = [0, 1];
  expect(riskOf([0.5, 0.5, 0.9], [both, [0, 2]])).toBeCloseTo(left(1 - 0.9 / 2), 12);
  expect(riskOf([0.5, 0.5, 0.9], [both, [1, 2]])).toBeCloseTo(left(1 - 0.9 / 2), 12);
  expect(riskOf([0.5, 0.5, 0.9], [both, [0, 2], [1, 2]])).toBeCloseTo(left(0.5), 12);
  // A marked mine tells nothing, an open number all.
  expect(riskOf([0.5, 0.5, -1], [both, [0, 2]], [-1, -1, -2])).toBeCloseTo(left(0.5), 12);
  expect(riskOf([0.5, 0.5, -1], [both, [1, 2]], [-1, -1, 1])).toBe(1);
});

test('each cell is of one pair, with the later neighbour that is likeliest to end so', () => {
  // 0 with 2, since 1 can be told apart by 3 half the time.
  const line = [0.5, 0.5, 0.5, 0.9];
  expect(
    riskOf(line, [
      [0, 1],
      [0, 2],
      [1, 2],
      [1, 3],
    ]),
  ).toBeCloseTo(left(0.5), 12);
  expect(
    riskOf(
      [0.5, 0.5, 0.5, 0.5],
      [
        [0, 1],
        [2, 3],
      ],
    ),
  ).toBeCloseTo(left(0.25), 12);
});

test('the four safest cells of likely coins, the first of those that are as safe', () => {
  const pairs = [
    [0, 1],
    [2, 3],
    [4, 5],
    [6, 7],
  ] as const;
  expect(coinsOf([0.5, 0.5, 0.7, 0.3, 0.45, 0.55, 0.8, 0.2], pairs)).toEqual([7, 3, 4, 0]);
  expect(coinsOf([0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.4, 0.6], pairs)).toEqual([6, 0, 1, 2]);
});

test('a cell of 0.6 is worth a thought, and one of more is not', () => {
  expect(coinsOf([0.4, 0.6], [[0, 1]])).toEqual([0, 1]);
  expect(coinsOf([0.39, 0.61], [[0, 1]])).toEqual([0]);
  expect(coinsOf([0.5, 0.5], [])).toEqual([]);
});

test('a cell that is not in doubt has no partner, nor has one that is of a pair already', () => {
  expect(riskOf([0.1, 0.5], [[0, 1]])).toBe(1);
  expect(
    riskOf(
      [0.5, 0.5, 0.5],
      [
        [0, 1],
        [1, 2],
      ],
    ),
  ).toBeCloseTo(left(0.75), 12);
});

test('of partners that are as likely the first is taken', () => {
  // 0 with 1: then 2 and 3 are left, which 5 tells apart; with 2 it would be 1 and 4.
  const touching = [
    [0, 1],
    [0, 2],
    [1, 4],
    [2, 3],
    [3, 5],
  ] as const;
  expect(riskOf([0.5, 0.5, 0.5, 0.5, 0.5, -1], touching, [-1, -1, -1, -1, -1, 1])).toBeCloseTo(left(0.875), 12);
});

test('what touches the cell that is listed next tells, too', () => {
  expect(
    riskOf(
      [0.5, 0.5, 0.1, 0.9],
      [
        [0, 1],
        [0, 3],
        [2, 3],
      ],
    ),
  ).toBeCloseTo(left(1 - 0.9 / 2), 12);
  expect(coinsOf([0.5, 0.5, 0.5], [[1, 2]])).toEqual([1, 2]);
});

test('a coin of 0.3 is not likely, nor one with a cell that is not in doubt', () => {
  expect(
    coinsOf(
      [0.5, 0.5, 0.3],
      [
        [0, 1],
        [0, 2],
      ],
    ),
  ).toEqual([]);
  expect(
    coinsOf(
      [0.5, 0.5, 0.31],
      [
        [0, 1],
        [0, 2],
      ],
    ),
  ).toEqual([0, 1]);
  expect(coinsOf([0.5, 0.1], [[0, 1]])).toEqual([]);
});
