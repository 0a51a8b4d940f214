import { expect, test } from 'vitest';
import { isQuick, some } from '../../../../../config/runs.js';
import { strike } from '../../../src/rating/hodoku/board.js';
import { turbotFish, xChain, xyChain } from '../../../src/rating/hodoku/digit-chains.js';
import { indexSum } from '../../../src/rating/hodoku/found.js';
import type { Path } from '../../../src/rating/hodoku/search.js';
import { cells, houses, sees } from '../../techniques/positions.js';
import { madeUpPath, maskOf, told } from './made-up-path.js';
import { bitsOf, isBorneOut, placesAmong, scatteredBoard, seenByAll, soundBoard } from './sound-board.js';

/** Candidates `cell * 9 + digit` in order, and the effects. */
type Chain = { nodes: number[]; effects: number[] };

/** The most effects, then the smallest sum, then the first. */
function bestOf(chains: readonly Chain[]): Chain | undefined {
  const [best] = chains
    .filter(({ effects }) => effects.length > 0)
    .map((chain) => ({ chain, count: chain.effects.length, sum: indexSum(chain.effects) }))
    .sort((a, b) => b.count - a.count || a.sum - b.sum);
  return best?.chain;
}

const keyOf = (chain: { effects: readonly number[] } | undefined) =>
  chain && [chain.effects.length, indexSum(chain.effects)];

/** By cell: where the digit must be if it isn't there, and where it can't be if it is; rows, columns, boxes. */
function linksOf({ board: { masks } }: Path, digit: number) {
  const places = placesAmong(masks, digit);
  const inHouses = (cell: number) =>
    houses.filter((house) => house.includes(cell)).map((house) => placesAmong(masks, digit, house));
  const others = (cell: number, lists: readonly number[][]) => [...new Set(lists.flat())].filter((one) => one !== cell);
  const strong = new Map(
    places.map((cell) => [
      cell,
      others(
        cell,
        inHouses(cell).filter((list) => list.length === 2),
      ),
    ]),
  );
  const weak = new Map(places.map((cell) => [cell, others(cell, inHouses(cell))]));
  return { places, strong: (cell: number) => strong.get(cell) ?? [], weak: (cell: number) => weak.get(cell) ?? [] };
}

/** Strong, weak, strong: four different cells. */
function turbots(path: Path): Chain[] {
  return [0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((digit) => {
    const { places, strong, weak } = linksOf(path, digit);
    return places
      .flatMap((a) => strong(a).flatMap((b) => weak(b).flatMap((c) => strong(c).map((d) => [a, b, c, d]))))
      .filter((four) => new Set(four).size === 4)
      .map((four) => ({
        nodes: four.map((cell) => cell * 9 + digit),
        effects: seenByAll(path.board.masks, digit, [four[0], four[3]]),
      }));
  });
}

/**
 * Strong and weak links of a digit in turn, a strong one at both ends; a chain may come back to its start, which it proves.
 * What two ends strike out that are a strong link themselves, a line or a box has claimed before.
 */
function xChains(path: Path): Chain[] {
  const chains: Chain[] = [];
  for (let digit = 0; digit < 9; digit++) {
    const { places, strong, weak } = linksOf(path, digit);
    const walk = (chain: readonly number[]): void => {
      const [start, last] = [chain[0], chain[chain.length - 1]];
      const isStrong = chain.length % 2 === 1;
      if (!isStrong && chain.length > 3 && !strong(start).includes(last)) {
        const nodes = chain.map((cell) => cell * 9 + digit);
        chains.push({ nodes, effects: seenByAll(path.board.masks, digit, [start, last]) });
      }
      for (const next of isStrong ? strong(last) : weak(last)) {
        if (isStrong && next === start && chain.length > 2) {
          const nodes = [...chain, next].map((cell) => cell * 9 + digit);
          chains.push({ nodes, effects: seenByAll(path.board.masks, digit, [start]) });
        }
        if (!chain.includes(next) && chain.length < 20) walk([...chain, next]);
      }
    };
    for (const start of places) walk([start]);
  }
  return chains;
}

/** From cell to cell with two candidates; ten cells at most, none twice. */
function xyChains({ board: { masks } }: Path, most = 10): Chain[] {
  const chains: Chain[] = [];
  const pairs = cells.filter((cell) => bitsOf(masks[cell]).length === 2);
  const otherOf = (cell: number, digit: number) => bitsOf(masks[cell]).find((one) => one !== digit) as number;
  const walk = (list: readonly number[], first: number, leaving: number, nodes: readonly number[]): void => {
    const last = list[list.length - 1];
    if (leaving === first && list.length > 1)
      chains.push({ nodes: [...nodes], effects: seenByAll(masks, first, [list[0], last]) });
    if (list.length === most) return;
    for (const next of pairs) {
      if (list.includes(next) || !sees(last, next) || !bitsOf(masks[next]).includes(leaving)) continue;
      const out = otherOf(next, leaving);
      walk([...list, next], first, out, [...nodes, next * 9 + leaving, next * 9 + out]);
    }
  };
  for (const cell of pairs) {
    for (const first of bitsOf(masks[cell])) {
      const out = otherOf(cell, first);
      walk([cell], first, out, [cell * 9 + first, cell * 9 + out]);
    }
  }
  return chains;
}

/** A board whose houses have all places of their digits; one whose houses have few, as if the others had been struck out. */
const denser = (seed: number) => soundBoard(seed, 81 - (seed % 3) * 18, 0.1 + (seed % 3) * 0.1);
const sparser = (seed: number) => ({ path: scatteredBoard(seed, 24 + (seed % 10), 3).path, solution: [] });
const thin = (seed: number) => ({ path: scatteredBoard(seed, 14, 3).path, solution: [] });
const pairs = (seed: number) => scatteredBoard(seed, 14 + (seed % 16), 4 + (seed % 3));

test('turbot fish: of all with four cells the first of the best', () => {
  const seen = { found: 0, none: 0 };
  for (const seed of some(Array(40).keys(), 3)) {
    const { path, solution } = (seed % 2 === 0 ? denser : thin)(seed);
    const own = turbotFish(path);
    const shape = own?.shape.form === 'turbot' ? own.shape : undefined;
    const shown = own && shape && { nodes: shape.cells.map((cell) => cell * 9 + shape.digit), effects: own.effects };
    expect([seed, shown]).toEqual([seed, bestOf(turbots(path))]);
    expect(isBorneOut(own?.effects ?? [], solution)).toBe(true);
    expect(turbotFish(path)).toEqual(own);
    // What is known of a digit is forgotten as soon as it stands otherwise.
    for (const effect of own?.effects ?? []) strike(path.board, Math.floor(effect / 9), effect % 9);
    expect([seed, keyOf(turbotFish(path))]).toEqual([seed, keyOf(bestOf(turbots(path)))]);
    seen[own === undefined ? 'none' : 'found']++;
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(isQuick ? 0 : 2);
});

test.each([
  ['X', xChain, xChains, denser, 0.85],
  ['X', xChain, xChains, sparser, 0.85],
  ['XY', xyChain, xyChains, pairs, 1],
] as const)(
  '%s-Chain: of all one with the most effects and then the smallest sum',
  (_, find, all, draw, leastShort) => {
    const seen = { found: 0, none: 0, long: 0, short: 0 };
    for (const seed of some(Array(60).keys(), 7)) {
      const { path, solution } = draw(seed);
      const own = find(path);
      const chains = all(path);
      expect([seed, keyOf(own)]).toEqual([seed, keyOf(bestOf(chains))]);
      if (own?.shape.form !== 'chain') {
        seen.none++;
        continue;
      }
      const { nodes, first } = own.shape;
      expect(first).toBe('strong');
      expect(isBorneOut(own.effects, solution)).toBe(true);
      const same = chains.filter((chain) => `${chain.effects}` === `${own.effects}`);
      expect(same.map((chain) => chain.nodes.join())).toContain(nodes.join());
      // Between its ends it is shown by the shortest chain, unless the walk that looked for it met a cell twice.
      const ends = same.filter(({ nodes: [start, ...rest] }) => start === nodes[0] && rest.at(-1) === nodes.at(-1));
      if (nodes.length === Math.min(...ends.map((chain) => chain.nodes.length))) seen.short++;
      seen.found++;
      if (nodes.length > 4) seen.long++;
    }
    expect(seen.found).toBeGreaterThan(isQuick ? 1 : 10);
    expect(seen.long).toBeGreaterThan(isQuick ? 1 : 10);
    expect(seen.short / seen.found).toBeGreaterThanOrEqual(leastShort);
  },
);

test('an XY-Chain has ten cells at most', () => {
  const way = [cellAt(1, 1), cellAt(1, 5), cellAt(5, 5), cellAt(5, 9), cellAt(9, 9), cellAt(9, 2)].concat([
    cellAt(4, 2),
    cellAt(4, 6),
    cellAt(8, 6),
    cellAt(8, 3),
    cellAt(6, 3),
  ]);
  const pairs = [
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 6],
    [6, 7],
    [7, 8],
    [8, 9],
    [9, 2],
  ];
  const boardOf = (last: readonly (readonly number[])[], struck: number) =>
    madeUpPath(
      Object.fromEntries([
        ...[...pairs, ...last].map((pair, i) => [way[i], maskOf(...pair)]),
        [struck, maskOf(1, 4, 6)],
      ]),
      0,
    );
  const ten = boardOf([[2, 1]], cellAt(8, 1));
  expect(told(xyChain(ten)?.effects)).toEqual(['r8c1≠1']);
  const eleven = boardOf(
    [
      [2, 3],
      [3, 1],
    ],
    cellAt(6, 1),
  );
  expect(bestOf(xyChains(eleven, 11))?.effects).toEqual([cellAt(6, 1) * 9]);
  expect(xyChain(eleven)).toBeUndefined();
});

test('of two XY-Chains between the same ends the shorter one is shown', () => {
  const path = madeUpPath(
    {
      [cellAt(1, 1)]: maskOf(1, 2),
      [cellAt(1, 5)]: maskOf(2, 3),
      [cellAt(3, 5)]: maskOf(1, 3),
      // The way round.
      [cellAt(3, 1)]: maskOf(2, 4),
      [cellAt(3, 9)]: maskOf(3, 4),
      [cellAt(1, 6)]: maskOf(1, 5, 6),
    },
    0,
  );
  const found = xyChain(path);
  expect(told(found?.effects)).toEqual(['r1c6≠1']);
  const nodes = found?.shape.form === 'chain' ? found.shape.nodes : [];
  expect([...new Set(nodes.map((node) => Math.floor(node / 9)))]).toEqual([cellAt(1, 1), cellAt(1, 5), cellAt(3, 5)]);
});

/** The cell of a row and a column, from 1. */
function cellAt(row: number, column: number): number {
  return 9 * row + column - 10;
}
