import { describe, expect, test } from 'vitest';
import { some } from '../../../../config/runs.js';
import {
  applyPath,
  findPath,
  findPathSearch,
  generateOrbs,
  isInvalidInputError,
  maxCombos,
  type PathResult,
  parseOrbs,
  resolve,
} from '../../src/index.js';

test.each([
  ...some([140, 141], 2).map((seed) => ['6×5', generateOrbs({ seed }), 1200] as const),
  ['7×5, more than 32 cells', generateOrbs({ rows: 5, cols: 7, seed: 1 }), 200] as const,
])('a board of %s reaches its maximum', (_, board, beam) => {
  const { status, combos, path } = findPath(board, { beam });
  expect(status).toBe('reached');
  expect(combos).toBe(maxCombos(board).combos);
  expect(resolve(applyPath(board, path)).combos).toBe(combos);
});

describe('rules and goals', () => {
  const board = generateOrbs({ rows: 4, cols: 5, types: 4, seed: 1 });
  test('start and end are kept', () => {
    for (const rules of [{}, { minGroup: 4 }]) {
      const { path } = findPath(board, { rules, start: 7, end: [0, 5], beam: 60, maxMoves: 30 });
      expect(path.start).toBe(7);
      expect([0, 5]).toContain(path.moves.at(-1));
    }
  });
  test('blocked and locked cells are not touched', () => {
    const rules = { blocked: [8, 9], locked: [12] };
    const { path, combos } = findPath(board, { rules, beam: 40, maxMoves: 20 });
    expect([path.start, ...path.moves].some((cell) => [8, 9, 12].includes(cell))).toBe(false);
    expect(path.moves.length).toBeGreaterThan(0);
    expect(resolve(applyPath(board, path, { rules }), { rules }).combos).toBe(combos);
  });
  test('burning cells are paid for, up to a limit', () => {
    const rules = { burning: board.cells.map((_, cell) => ({ cell, cost: 2 })) };
    const { path, cost } = findPath(board, { rules, maxCost: 12, beam: 40 });
    expect(cost).toBe(2 * (path.moves.length + 1));
    expect(cost).toBeLessThanOrEqual(12);
  });
  test.each<[string, Parameters<typeof findPath>[1]]>([
    ['colours', { goal: { kind: 'colours', types: [1, 3] }, beam: 40 }],
    ['shapes', { goal: { kind: 'shapes', shapes: [{ shape: 'connected', size: 4 }] }, beam: 40 }],
    ['damage', { goal: { kind: 'damage', atLeast: 2 }, beam: 40 }],
    ['orbs left', { goal: { kind: 'orbs-left', atMost: 14 }, beam: 40 }],
    ['at least', { goal: { kind: 'at-least', combos: 2 } }],
    [
      'in order',
      {
        goal: [
          { kind: 'at-least', combos: 2 },
          { kind: 'colours', types: [1] },
        ],
        beam: 40,
      },
    ],
  ])('%s is reached', (_, options) => {
    expect(findPath(board, options).status).toBe('reached');
  });
  test('what the counts exclude is unreachable', () => {
    expect(findPath(board, { goal: { kind: 'colours', types: [9] }, beam: 10, maxMoves: 5 }).status).toBe(
      'unreachable',
    );
    expect(findPath(board, { goal: { kind: 'orbs-left', atMost: 0 }, maxMoves: 1 }).status).toBe('unreachable');
  });
  test('a goal that the rules exclude is refused', () => {
    const code = (types: number[]) => {
      try {
        findPath(board, { rules: { unmatchable: [1] }, goal: { kind: 'colours', types }, maxMoves: 1 });
      } catch (error) {
        return isInvalidInputError(error) && error.code;
      }
      return 'none';
    };
    expect([code([1]), code([3])]).toEqual(['contradictory-options', 'none']);
  });
});

test('a beam that is undefined is as good as left out', () => {
  const board = parseOrbs('0010\n1112');
  for (const rules of [{}, { firstWaveOnly: true }]) {
    expect(findPath(board, { rules, beam: undefined })).toEqual(findPath(board, { rules }));
  }
});

test('a proof that meets a shorter path gives that one', () => {
  const board = generateOrbs({ rows: 4, cols: 4, types: 3, seed: 15 });
  const found = findPath(board, { beam: 3, maxProofNodes: 0 });
  const proved = findPath(board, { beam: 3 });
  expect(found.provenShortest).toBe(false);
  expect(proved).toMatchObject({ status: 'reached', combos: found.combos, provenShortest: true });
  expect(proved.path.moves.length).toBeLessThan(found.path.moves.length);
  expect(proved.lowerBound).toBe(proved.path.moves.length);
});

test('a search yields better and better paths, and its evaluations', () => {
  const search = findPathSearch(generateOrbs({ seed: 141 }), { beam: 1000, maxProofNodes: 0 });
  let best = -1;
  let nodes = 0;
  let yields = 0;
  const shown = new Set<PathResult | undefined>();
  for (;;) {
    const step: IteratorResult<{ nodes: number; best?: PathResult | undefined }, PathResult> = search.next();
    const combos = step.done ? step.value.combos : (step.value.best?.combos ?? 0);
    expect(combos).toBeGreaterThanOrEqual(best);
    best = combos;
    if (step.done) break;
    shown.add(step.value.best);
    expect(step.value.nodes).toBeGreaterThanOrEqual(nodes);
    nodes = step.value.nodes;
    yields += 1;
  }
  expect(yields).toBeGreaterThan(10);
  // A result is worked out anew only where the path is another.
  expect(shown.has(undefined)).toBe(false);
  expect(shown.size).toBeGreaterThan(1);
  expect(shown.size).toBeLessThan(yields / 2);
});

test('the limit of boards ends the search, but for the boards that are evaluated at a time', () => {
  const board = generateOrbs({ seed: 141 });
  for (const rules of [{}, { minGroup: 4 }]) {
    const search = findPathSearch(board, { rules, maxEvaluations: 3000, maxProofNodes: 0 });
    let nodes = 0;
    for (let step = search.next(); !step.done; step = search.next()) nodes = step.value.nodes;
    expect(nodes).toBeGreaterThan(3000 - 1000);
    expect(nodes).toBeLessThan(3000 + 100);
  }
});

test('the board that fills the limit is the last', () => {
  const board = generateOrbs({ rows: 4, cols: 4, types: 4, seed: 1 });
  const nodesOf = (maxEvaluations?: number) => {
    const search = findPathSearch(board, { beam: 100, maxMoves: 5, maxEvaluations, maxProofNodes: 0 });
    const nodes: number[] = [];
    for (let step = search.next(); !step.done; step = search.next()) nodes.push(step.value.nodes);
    return nodes;
  };
  const all = nodesOf();
  expect(all.length).toBeGreaterThan(4);
  expect(nodesOf(all[3])).toEqual(all.slice(0, 4));
});

test('the same board, the same path', () => {
  const paths = [3, 4].map((seed) => findPath(generateOrbs({ seed }), { beam: 1000, maxProofNodes: 0 }).path);
  expect(paths.map(({ start, moves }) => [start, ...moves].join(' '))).toEqual([
    '18 12 13 7 8 9 15 14 13 19 20 21 27 28 29 23 22 16 17 11 5 4 3 9 15',
    '10 11 5 4 10 11 17 16 10 11 17 23 29 28 27 26 20 14 13 7 6 0 1 2 8 9 3 2',
  ]);
  const plain = findPath(parseOrbs('01201\n12012\n20120\n11022'), { goal: { kind: 'damage' }, beam: 30, maxMoves: 12 });
  expect([plain.path.start, ...plain.path.moves].join(' ')).toBe('14 13 18 17 12 7 2 1');
});
