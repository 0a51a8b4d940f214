import { describe, expect, test } from 'vitest';
import {
  applyPath,
  type Certificate,
  certify,
  certifySearch,
  findPath,
  findPaths,
  findPathsByStart,
  findPathsByStartSearch,
  findPathsSearch,
  type Grid,
  generateOrbs,
  isInvalidInputError,
  maxCombos,
  type PathResult,
  pathSearch,
  resolve,
} from '../src/index.js';

const sample = Array.from({ length: 6 }, (_, seed) => generateOrbs({ seed: 140 + seed }));

test.each(sample)('board $cells reaches its maximum', (board) => {
  const result = findPath(board, { beam: 3000 });
  expect(result.status).toBe('reached');
  expect(result.combos).toBe(maxCombos(board).combos);
  expect(resolve(applyPath(board, result.path)).combos).toBe(result.combos);
});

/** The fewest moves to so many combos, breadth first by the rules; undefined beyond `most` moves. */
function fewestMoves(board: Grid, combos: number, directions: 4 | 8, most: number): number | undefined {
  const { rows, cols } = board;
  let states = board.cells.map((_, at) => ({ cells: board.cells, at }));
  const seen = new Set<string>();
  for (let moves = 0; moves <= most; moves++) {
    if (states.some(({ cells }) => resolve({ rows, cols, cells }).combos >= combos)) return moves;
    states = states.flatMap(({ cells, at }) =>
      cells.flatMap((met, to) => {
        const down = Math.abs(Math.floor(to / cols) - Math.floor(at / cols));
        const right = Math.abs((to % cols) - (at % cols));
        const isStep = directions === 4 ? down + right === 1 : Math.max(down, right) === 1;
        const after = cells.with(to, cells[at]!).with(at, met);
        const key = `${to} ${after}`;
        if (!isStep || seen.has(key)) return [];
        seen.add(key);
        return [{ cells: after, at: to }];
      }),
    );
  }
  return undefined;
}

test.each(
  Array.from({ length: 12 }, (_, seed) => ({
    seed,
    rows: 3 + (seed % 2),
    cols: 4 - (seed % 2),
    directions: seed % 3 ? 4 : 8,
  })),
)('the shortest path of board $seed is as long as trying all says', ({ seed, rows, cols, directions }) => {
  const board = generateOrbs({ rows, cols, types: 3, seed });
  const rules = { directions: directions as 4 | 8 };
  const most = maxCombos(board).combos;
  for (const combos of [1, Math.max(1, most - 1)]) {
    const goal = { kind: 'at-least', combos } as const;
    const fewest = fewestMoves(board, combos, rules.directions, 5);
    for (const length of [1, 3, 6]) {
      const { lowerBound, path, provenShortest } = certify(board, length, { rules, goal });
      const none = fewest === undefined || fewest >= length;
      expect({ provenShortest, lowerBound }).toEqual({ provenShortest: none, lowerBound: none ? length : fewest });
      expect(path?.moves.length).toBe(none ? undefined : fewest);
      // A rule that changes nothing here sends the question through the plain form.
      const plain = { ...rules, burning: [{ cell: 0, cost: 0.5 }] };
      expect(certify(board, length, { rules: plain, goal })).toMatchObject({ provenShortest, lowerBound });
    }
    const found = findPath(board, { rules, goal });
    if (fewest === undefined) continue;
    expect(found.status).toBe('reached');
    expect(found.path.moves.length).toBeGreaterThanOrEqual(fewest);
    expect(found.lowerBound).toBeLessThanOrEqual(fewest);
    if (found.provenShortest) expect(found.path.moves.length).toBe(fewest);
  }
});

test('a proof that is stopped keeps the bound that it has', () => {
  const search = certifySearch(generateOrbs({ seed: 3 }), 24);
  for (let slice = 0; slice < 60; slice++) search.next();
  const { done, value } = search.next('stop');
  expect(done).toBe(true);
  expect((value as Certificate).lowerBound).toBeGreaterThanOrEqual(7);
  expect((value as Certificate).provenShortest).toBe(false);
});

describe('rules and goals', () => {
  const board = generateOrbs({ seed: 1 });
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
  const search = pathSearch(sample[1]!, { beam: 1000 });
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
  const board = sample[2]!;
  const paths = findPaths(board, { count: 6, beam: 400 });
  expect(new Set(paths.map(({ path }) => JSON.stringify(path))).size).toBe(6);
  expect(findPathsByStart(board, { beam: 80 }).map(({ path }) => path.start)).toEqual(
    board.cells.map((_, cell) => cell),
  );
});

test('searches for several paths report, can be stopped, and end as the plain calls do', () => {
  const board = sample[3]!;
  const options = { beam: 24, maxMoves: 30 };
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
  for (let seed = 0; seed < 2; seed++) {
    const board = generateOrbs({ rows: 6, cols: 7, seed });
    const { combos, path } = findPath(board, { beam: 1000 });
    expect(resolve(applyPath(board, path)).combos).toBe(combos);
    expect(combos).toBe(maxCombos(board).combos);
  }
});
