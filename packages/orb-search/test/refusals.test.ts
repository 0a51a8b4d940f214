import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../config/refusal-of.js';
import {
  bestSwap,
  expectedScore,
  findMatches,
  findPath,
  findPaths,
  type Goal,
  parseOrbs,
  reshuffle,
  resolveSteps,
  score,
} from '../src/index.js';

const board = parseOrbs('0102\n1021\n3344');

function refusal(call: () => unknown): { code: string; message: string } {
  const error = refusalOf(call);
  return error ? { code: error.code, message: error.message } : { code: 'none', message: '' };
}

describe('names inside of options are known too', () => {
  test.each<[string, object, string]>([
    ['rules', { rules: { minrun: 3 } }, 'options'],
    ['rules', { rules: { minRuns: 3 } }, 'minRun'],
    ['burning cells', { rules: { burning: [{ cell: 1, costs: 3 }] } }, 'cost'],
    ['goals', { goal: { kind: 'at-least', combo: 3, combos: 3 } }, 'combos'],
    ['goals of a list', { goal: [{ kind: 'orbs-left', atMost: 3, combos: 2 }] }, 'atMost'],
    ['weights', { goal: { kind: 'damage', weights: { comboBonsu: 1 } } }, 'comboBonus'],
    ['shapes', { goal: { kind: 'shapes', shapes: [{ shape: 'connected', sice: 4 }] } }, 'size'],
  ])('of %s', (_, options, meant) => {
    const { code, message } = refusal(() => findPath(board, options));
    expect(code).toBe('unknown-option');
    if (meant !== 'options') expect(message).toContain(meant);
  });
  test('rules and weights that are arguments', () => {
    expect(refusal(() => findMatches(board, { rules: { diretcions: 8 } } as object)).message).toContain(
      'did you mean directions?',
    );
    expect(refusal(() => score([], { normla: 1 } as object)).message).toContain('did you mean normal?');
  });
});

test('a size is refused for shapes that have their own', () => {
  const goal = (shape: 'row' | 'column' | 'plus' | 'L' | 'box') =>
    refusal(() => findPath(board, { goal: { kind: 'shapes', shapes: [{ shape, size: 5 }] } })).code;
  expect((['row', 'column', 'plus', 'L', 'box'] as const).map(goal)).toEqual(Array(5).fill('contradictory-options'));
});

test('exactness is asked of connected cells only', () => {
  const code = (shape: 'row' | 'connected') =>
    refusal(() => findPath(board, { goal: { kind: 'shapes', shapes: [{ shape, exact: true }] }, maxMoves: 1 })).code;
  expect([code('row'), code('connected')]).toEqual(['contradictory-options', 'none']);
});

test('what is wanted and not wanted at once', () => {
  const said = (goal: Goal) => refusal(() => findPath(board, { goal, maxMoves: 1 }));
  const types = (avoided: number): Goal => [
    { kind: 'colours', types: [0, 1] },
    { kind: 'avoid', types: [2, avoided] },
  ];
  expect(said(types(1))).toEqual({
    code: 'contradictory-options',
    message: expect.stringContaining('type 1 matched and avoided'),
  });
  expect(said(types(3)).code).toBe('none');
  const combos = (least: number): Goal => [
    { kind: 'exactly', combos: 2 },
    { kind: 'at-least', combos: least },
  ];
  expect(said(combos(3))).toEqual({
    code: 'contradictory-options',
    message: expect.stringContaining('exactly 2 combos and at least 3'),
  });
  expect(said(combos(2)).code).toBe('none');
});

test('choices that are none are refused with the list of those there are', () => {
  const message = (goal: object) => refusal(() => findPath(board, { goal: goal as { kind: 'max-combos' } })).message;
  expect(message({ kind: 'most' })).toContain(
    '"max-combos", "at-least", "exactly", "damage", "shapes", "colours", "avoid", "orbs-left"',
  );
  expect(message({ kind: 'shapes', shapes: [{ shape: 'T' }] })).toContain(
    '"row", "column", "plus", "L", "box", "connected"',
  );
});

describe('rules stand in the options', () => {
  const tower = parseOrbs('0001\n1122');
  test('and where the options are, until 1.0', () => {
    expect(findMatches(tower, { rules: { minRun: 4 } })).toEqual([]);
    expect(findMatches(tower, { minRun: 4 })).toEqual([]);
    expect(findMatches(tower, {})).toHaveLength(1);
    const both = { rules: { locked: [4] }, refillSeed: 1, types: [5] };
    const { rules, ...others } = both;
    const board = parseOrbs('121\n212\n000\n121');
    expect(resolveSteps(board, rules, others)).toEqual(resolveSteps(board, both));
    expect(resolveSteps(board, rules)).toEqual(resolveSteps(board, { rules }));
    expect(resolveSteps(board, rules)).not.toEqual(resolveSteps(board));
  });
  test('but not both', () => {
    expect(refusal(() => findMatches(tower, { rules: {}, minRun: 4 } as object)).code).toBe('unknown-option');
    expect(refusal(() => findMatches(tower, { ruels: {} } as object)).message).toContain('did you mean rules?');
  });
  test('with cells that are on the board', () => {
    expect(refusal(() => findMatches(tower, { rules: { locked: [8] } })).code).toBe('bad-cell');
    expect(refusal(() => findMatches(tower, { rules: { burning: [{ cell: 8, cost: 1 }] } })).code).toBe('bad-cell');
  });
});

test('types to refill with contradict no refill', () => {
  expect(refusal(() => resolveSteps(board, { types: [1] })).code).toBe('contradictory-options');
});

test('a goal is named once', () => {
  const goal = (kinds: readonly ('max-combos' | 'damage')[]) => kinds.map((kind) => ({ kind }));
  expect(refusal(() => findPath(board, { goal: goal(['damage', 'max-combos', 'damage']) })).code).toBe(
    'contradictory-options',
  );
});

test('a drag needs an open cell, and starts and ends at open ones', () => {
  const all = board.cells.map((_, cell) => cell);
  const code = (options: object) => refusal(() => findPath(board, { maxMoves: 1, beam: 2, ...options })).code;
  expect(code({ rules: { blocked: all } })).toBe('no-start');
  expect(code({ rules: { blocked: all.slice(1) } })).toBe('none');
  expect(code({ rules: { locked: [3] }, start: 3 })).toBe('contradictory-options');
  expect(code({ rules: { locked: [3] }, end: [2, 3] })).toBe('contradictory-options');
  expect(code({ rules: { locked: [3] }, start: 2, end: [2, 4] })).toBe('none');
});

test.each<[string, () => unknown]>([
  ['options.samples', () => expectedScore(board, { samples: 0 })],
  ['options.seed', () => expectedScore(board, { seed: 0.5 })],
  ['options.weights.normal', () => expectedScore(board, { weights: { normal: Number.NaN } })],
  ['options.types[1]', () => expectedScore(board, { types: [0, 15] })],
  ['options.maxWaves', () => resolveSteps(board, { maxWaves: -1 })],
  ['options.refillSeed', () => resolveSteps(board, { refillSeed: 0.5 })],
  ['options.lookAhead', () => bestSwap(board, { lookAhead: 5 })],
  ['options.maxTries', () => reshuffle(board, { maxTries: 0 })],
  ['options.count', () => findPaths(board, { count: 0 })],
  ['options.rules.minRun[1]', () => findMatches(board, { rules: { minRun: [3, 0] } })],
  ['options.rules.minGroup', () => findMatches(board, { rules: { minGroup: 65 } })],
  ['options.rules.unmatchable[0]', () => findMatches(board, { rules: { unmatchable: [15] } })],
  ['options.rules.directions', () => findMatches(board, { rules: { directions: 6 as 4 } })],
  ['options.rules.firstWaveOnly', () => findMatches(board, { rules: { firstWaveOnly: 1 as never } })],
  ['options.rules.burning[0].cost', () => findMatches(board, { rules: { burning: [{ cell: 1, cost: -1 }] } })],
  [
    'waves[0][1].type',
    () =>
      score([
        [
          { type: 0, cells: [] },
          { type: 15, cells: [] },
        ],
      ]),
  ],
  ['weights.massSize', () => score([], { massSize: 0 })],
])('what is wrong is named: %s', (name, call) => {
  expect(refusal(call).message.startsWith(`${name} is `)).toBe(true);
});
