import { generateBoard, type Pair, parseGrid, solveBoard } from '@kit/link-path';
import { expect, test } from 'vitest';
import { refusalOf } from '../../../../config/refusal-of.js';

const board = parseGrid('1 2 2\n3 3 1');
const plan: Pair[] = [
  { a: 1, b: 2 },
  { a: 4, b: 3 },
  { a: 0, b: 5 },
];

function refusal(moves: unknown, options: object = {}): { code: string; index?: number | undefined; message?: string } {
  const error = refusalOf(() => solveBoard(board, { ...options, plan: moves as Pair[] }));
  return error ? { code: error.code, index: error.at.index, message: error.message } : { code: 'taken' };
}

test('a plan that clears the board is the answer, as it was given', () => {
  expect(solveBoard(board, { plan })).toEqual({ status: 'solved', moves: plan });
  for (const gravity of ['none', 'left', 'center-rows'] as const) {
    const made = generateBoard({ rows: 8, cols: 18, kinds: 36, copies: 4, seed: 5, gravity });
    if (made.status !== 'found') throw new Error(made.status);
    // The least limit: nothing is searched.
    const solution = solveBoard(made.board, { gravity, plan: made.moves, maxNodes: 1 });
    expect(solution).toEqual({ status: 'solved', moves: made.moves });
  }
});

test('a plan that is wrong is refused, never believed', () => {
  expect(refusal(plan.slice(0, 2))).toMatchObject({ code: 'bad-plan', index: 2 });
  expect(refusal(plan.slice(0, 2)).message).toContain('2 tiles are left');
  expect(refusal([])).toMatchObject({ code: 'bad-plan', index: 0 });
  expect(refusal([...plan, plan[0]])).toMatchObject({ code: 'bad-plan', index: 3 });
  expect(refusal(plan.toReversed())).toMatchObject({ code: 'bad-plan', index: 0 });
  expect(refusal([plan[0], { a: 3, b: 3 }])).toMatchObject({ code: 'bad-plan', index: 1 });
  expect(refusal([{ a: 1, b: 6 }])).toMatchObject({ code: 'bad-plan', index: 0 });
  expect(refusal([{ a: 1.5, b: 2 }])).toMatchObject({ code: 'bad-plan', index: 0 });
  expect(refusal([{ a: -1, b: 2 }])).toMatchObject({ code: 'bad-plan', index: 0 });
  expect(refusal([plan[0], undefined])).toMatchObject({ code: 'bad-plan', index: 1 });
  for (const [cell, told] of [
    [-1, '-1'],
    [6, '6'],
    [0.5, '0.5'],
    [Number.NaN, 'NaN'],
    ['0', '"0"'],
  ] as const) {
    const message = (name: string): string => `options.plan[1].${name} is ${told}: expected a cell from 0 to 5`;
    expect(refusal([plan[0], { a: cell, b: 3 }]).message).toBe(message('a'));
    expect(refusal([plan[0], { a: 3, b: cell }]).message).toBe(message('b'));
  }
  expect(refusal('junk').code).toBe('bad-list');
  // Right without gravity, wrong with it.
  expect(refusal(plan, { maxTurns: 0 }).code).toBe('bad-plan');
});

test('a long plan is read in slices', () => {
  const made = generateBoard({ rows: 30, cols: 30, kinds: 225, copies: 4 });
  if (made.status !== 'found') throw new Error(made.status);
  expect(solveBoard(made.board, { plan: made.moves })).toEqual({ status: 'solved', moves: made.moves });
});
