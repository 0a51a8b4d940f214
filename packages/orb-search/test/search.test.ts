import { describe, expect, test } from 'vitest';
import {
  applyPath,
  certify,
  findPath,
  findPaths,
  findPathsByStart,
  findPathsByStartSearch,
  findPathsSearch,
  isInvalidInputError,
  type PathResult,
  parseOrbs,
  pathSearch,
  resolve,
} from '../src/index.js';
import { readTable } from './corpus.js';

const sample = readTable('boards-6x5-6c').slice(0, 8);

test.each(sample)('board $index reaches its maximum', ({ board = '', floor_sum: most }) => {
  const orbs = parseOrbs(board);
  const result = findPath(orbs, { beam: 3000 });
  expect(result.status).toBe('reached');
  expect(result.combos).toBe(Number(most));
  expect(resolve(applyPath(orbs, result.path)).combos).toBe(result.combos);
});

test.each(readTable('boards-6x5-6c').filter((row) => Number(row['certified_shortest'] || 99) <= 12))(
  'board $index is shortest at $certified_shortest moves',
  ({ board = '', certified_shortest: shortest = '', anchor_len: known = '', floor_sum: most }) => {
    const orbs = parseOrbs(board);
    const length = Number(shortest);
    expect(certify(orbs, length)).toEqual({ provenShortest: true, lowerBound: length });
    const again = certify(orbs, Math.min(Number(known), length + 1) + 1);
    expect(again.lowerBound).toBe(length);
    expect(resolve(applyPath(orbs, again.path!)).combos).toBe(Number(most));
  },
);

describe('rules and goals', () => {
  const board = parseOrbs(sample[0]!['board']!);
  test('start and end are kept', () => {
    const { path } = findPath(board, { start: 7, end: [0, 5], beam: 300 });
    expect(path.start).toBe(7);
    expect([0, 5]).toContain(path.moves.at(-1));
  });
  test('blocked and locked cells are not touched', () => {
    const rules = { blocked: [8, 9], locked: [20] };
    const { path, combos } = findPath(board, { rules, beam: 60 });
    expect([path.start, ...path.moves].some((cell) => [8, 9, 20].includes(cell))).toBe(false);
    expect(resolve(applyPath(board, path, rules), rules).combos).toBe(combos);
  });
  test('burning cells are paid for, up to a limit', () => {
    const rules = { burning: board.cells.map((_, cell) => ({ cell, cost: 2 })) };
    const { path, cost } = findPath(board, { rules, maxCost: 12, beam: 40 });
    expect(cost).toBe(2 * (path.moves.length + 1));
    expect(cost).toBeLessThanOrEqual(12);
  });
  test.each<[string, Parameters<typeof findPath>[1]]>([
    ['colours', { goal: { kind: 'colours', types: [0, 1] }, beam: 60 }],
    ['shapes', { goal: { kind: 'shapes', shapes: [{ shape: 'connected', size: 5 }] }, beam: 60 }],
    ['damage', { goal: { kind: 'damage', atLeast: 5 }, beam: 60 }],
    ['orbs left', { goal: { kind: 'orbs-left', atMost: 15 }, beam: 60 }],
    ['at least', { goal: { kind: 'at-least', combos: 3 } }],
    [
      'in order',
      {
        goal: [
          { kind: 'at-least', combos: 2 },
          { kind: 'colours', types: [3] },
        ],
        beam: 60,
      },
    ],
  ])('%s is reached', (_, options) => {
    expect(findPath(board, options).status).toBe('reached');
  });
  test('what the counts exclude is unreachable', () => {
    expect(findPath(board, { goal: { kind: 'colours', types: [9] }, beam: 10 }).status).toBe('unreachable');
    expect(findPath(board, { goal: { kind: 'orbs-left', atMost: 0 }, maxMoves: 2 }).status).toBe('unreachable');
  });
  test('a goal that the rules exclude is refused', () => {
    try {
      findPath(board, { rules: { unmatchable: [1] }, goal: { kind: 'colours', types: [1] } });
      expect.unreachable();
    } catch (error) {
      expect(isInvalidInputError(error) && error.code).toBe('contradictory-goal');
    }
  });
});

test('a search yields better and better paths', () => {
  const search = pathSearch(parseOrbs(sample[1]!['board']!), { beam: 1000 });
  let best = -1;
  for (;;) {
    const step: IteratorResult<{ best?: PathResult | undefined }, PathResult> = search.next();
    if (step.done) break;
    const combos = step.value.best?.combos ?? 0;
    expect(combos).toBeGreaterThanOrEqual(best);
    best = combos;
  }
});

test('paths differ, and every start has one', () => {
  const board = parseOrbs(sample[2]!['board']!);
  const paths = findPaths(board, { count: 6, beam: 400 });
  expect(new Set(paths.map(({ path }) => JSON.stringify(path))).size).toBe(6);
  expect(findPathsByStart(board, { beam: 80 }).map(({ path }) => path.start)).toEqual(
    board.cells.map((_, cell) => cell),
  );
});

test('searches for several paths report, can be stopped, and end as the plain calls do', () => {
  const board = parseOrbs(sample[3]!['board']!);
  const options = { beam: 80 };
  for (const [search, whole] of [
    [() => findPathsSearch(board, options), findPaths(board, options)],
    [() => findPathsByStartSearch(board, options), findPathsByStart(board, options)],
  ] as const) {
    const running = search();
    let nodes = 0;
    for (let step = running.next(); ; step = running.next()) {
      if (step.done) {
        expect(step.value).toEqual(whole);
        break;
      }
      expect(step.value.nodes).toBeGreaterThan(nodes);
      expect(step.value.best?.length).toBeLessThanOrEqual(whole.length);
      nodes = step.value.nodes;
    }
    const stopped = search();
    for (let ply = 0; ply < 5; ply++) stopped.next();
    const { done, value } = stopped.next('stop');
    expect(done).toBe(true);
    expect(value).toHaveLength(whole.length);
  }
});

test('boards of more than 32 cells reach their maximum', () => {
  for (const { board = '', floor_sum: most } of readTable('boards-7x6-6c').slice(0, 3)) {
    const orbs = { rows: 6, cols: 7, cells: Array.from(board, Number) };
    const { combos, path } = findPath(orbs, { beam: 3000 });
    expect(resolve(applyPath(orbs, path)).combos).toBe(combos);
    expect(combos).toBe(Number(most));
  }
});
