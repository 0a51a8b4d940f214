import { expect, test } from 'vitest';
import { isQuick, runs } from '../../../../config/runs.js';
import {
  applyPath,
  certify,
  findPath,
  type Goal,
  generateOrbs,
  type PathOptions,
  type Rules,
  resolve,
  type SingleGoal,
} from '../../src/index.js';
import { type Made, playOut, tryAll } from './try-all.js';

/** Rules and limits that the plain search answers, and the bits in eight directions and with fixed ends. */
const kinds: Readonly<Record<string, (seed: number) => PathOptions>> = {
  'eight directions': () => ({ rules: { directions: 8 } }),
  'eight directions, ends': (seed) => ({ rules: { directions: 8 }, start: [seed % 12, 5], end: [0, 11] }),
  'fixed ends': (seed) => ({ start: seed % 12, end: [(seed + 5) % 12, (seed + 7) % 12] }),
  burning: (seed) => ({
    rules: { burning: [3, 4, 6, 7, 9].map((cell) => ({ cell: (cell + seed) % 12, cost: 1 + (cell % 3) })) },
    maxCost: 2 + (seed % 3),
  }),
  locked: (seed) => ({ rules: { locked: [(5 + seed) % 12, (10 + seed) % 12] } }),
  blocked: (seed) => ({ rules: { blocked: [(1 + seed) % 12, (6 + seed) % 12, (8 + seed) % 12] } }),
  'locked, burning, eight directions': (seed) => ({
    rules: { directions: 8, locked: [(seed + 2) % 12], burning: [{ cell: (seed + 6) % 12, cost: 3 }] },
    maxCost: 2,
  }),
  'runs and groups': (seed) => ({ rules: { minRun: [2, 3, 2], minGroup: [3, 1, 2 + (seed % 2)] } }),
  sticky: (seed) => ({ rules: { sticky: [(2 + seed) % 12, (7 + seed) % 12, (9 + seed) % 12] } }),
  recolouring: (seed) => ({
    rules: { recolouring: [1, 5, 10].map((cell) => ({ cell: (cell + seed) % 12, type: (cell + seed) % 3 })) },
  }),
  bombs: (seed) => ({ rules: { bombs: [seed % 3], locked: [(seed + 4) % 12] } }),
  'first wave, bombs': (seed) => ({ rules: { bombs: [(seed + 1) % 3], firstWaveOnly: true } }),
  'first wave': () => ({ rules: { firstWaveOnly: true } }),
  'a type that never matches': () => ({ rules: { unmatchable: [1] } }),
};

const goals: readonly Goal[] = [
  { kind: 'at-least', combos: 2 },
  { kind: 'at-least', combos: 3 },
  { kind: 'damage', atLeast: 2.6 },
  { kind: 'colours', types: [0, 2] },
  { kind: 'orbs-left', atMost: 6 },
  { kind: 'shapes', shapes: [{ shape: 'connected', size: 4 }] },
  { kind: 'shapes', shapes: [{ shape: 'column' }] },
  { kind: 'exactly', combos: 1 },
  { kind: 'shapes', shapes: [{ shape: 'connected', size: 3, exact: true }] },
  [
    { kind: 'at-least', combos: 1 },
    { kind: 'avoid', types: [0] },
  ],
  [
    { kind: 'at-least', combos: 2 },
    { kind: 'orbs-left', atMost: 5 },
  ],
];

/** Eight directions have too many drags of five moves; in `npm test` all drags are a move shorter. */
const maxMoves = ({ rules }: PathOptions) => (rules?.directions === 8 ? 4 : 5) - (isQuick ? 1 : 0);

/** How often a goal was met on each kind, and how often a kind of goals; and how often one was not. */
const met = new Map<string, number>();
let missed = 0;

/** Each kind on three boards; in `npm test` on one of them, the next kind on the next. */
const tried = Object.keys(kinds).flatMap((kind, at) =>
  [0, 1, 2].filter((seed) => !isQuick || seed === at % 3).map((seed) => ({ kind, seed })),
);

test.each(tried)('the shortest drag is the one that trying all finds: $kind, board $seed', ({ kind, seed }) => {
  const rows = seed % 2 ? 4 : 3;
  const { cells } = generateOrbs({ rows, cols: 12 / rows, types: 3, seed: 70 + seed });
  const board = { rows, cols: 12 / rows, cells: seed === 2 ? cells.with(7, -1) : cells };
  const options = kinds[kind]!(seed);
  const most = maxMoves(options);
  const kept = new Map<string, Made>();
  for (const [index, goal] of goals.entries()) {
    // Each kind has half of the goals on a board, the other half on the next.
    if (index % 2 === seed % 2) continue;
    const { fewest } = tryAll(board, { ...options, goal }, most, kept);
    const found = findPath(board, { ...options, goal, maxMoves: most, beam: 100_000 });
    // A bound of the counts alone may prove that there is none.
    expect(found.status === 'reached').toBe(fewest !== undefined);
    expect(found.lowerBound).toBeLessThanOrEqual(fewest ?? most + 1);
    const { rules } = options;
    const after = applyPath(board, found.path, rules === undefined ? {} : { rules });
    expect(resolve(after, rules === undefined ? {} : { rules }).combos).toBe(playOut(after, rules).combos);
    if (fewest === undefined) missed += 1;
    else {
      const names = ([] as SingleGoal[]).concat(goal).map((one) => one.kind);
      for (const name of [kind, ...names]) met.set(name, (met.get(name) ?? 0) + 1);
      expect(found.path.moves).toHaveLength(fewest);
      for (const length of [fewest, fewest + 1]) {
        const proof = certify(board, length, { ...options, goal });
        expect([proof.provenShortest, proof.lowerBound]).toEqual([length === fewest, fewest]);
      }
    }
  }
});

test.each(Object.keys(kinds))('no drag as short makes more combos: %s', (kind) => {
  const board = generateOrbs({ rows: 3, cols: 4, types: 3, seed: 81 });
  const options = kinds[kind]!(1);
  const most = maxMoves(options);
  const { best } = tryAll(board, options, most);
  const { combos, path, cost } = findPath(board, { ...options, maxMoves: most, beam: 100_000 });
  expect(combos).toBe(best);
  const touched = [path.start, ...path.moves];
  const costs = (options.rules as Rules | undefined)?.burning ?? [];
  const paid = touched.reduce((sum, at) => sum + costs.reduce((all, b) => all + (b.cell === at ? b.cost : 0), 0), 0);
  expect(cost).toBe(paid);
  expect(cost).toBeLessThanOrEqual(options.maxCost ?? 0);
});

test('every kind of rules and of goals had a drag that met them, and some goals were not met', () => {
  const all = [...Object.keys(kinds), 'at-least', 'exactly', 'damage', 'colours', 'avoid', 'orbs-left', 'shapes'];
  expect([...met.keys()].sort()).toEqual(all.sort());
  expect(missed).toBeGreaterThan(runs(10, 10, 3));
});
