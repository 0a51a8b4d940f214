import { parseGrid } from '@kit/grid';
import { type BoardLike, type Pair, type SolveOptions, solveBoard } from '@kit/link-path';
import { expect, test } from 'vitest';
import { refusalOf } from '../../../../config/refusal-of.js';

/** Does a play clear a board? It is then the answer, and else refused as a plan. */
function clears(board: BoardLike, plan: readonly Pair[], options: SolveOptions): boolean {
  const refused = refusalOf(() =>
    expect(solveBoard(board, { ...options, plan })).toEqual({ status: 'solved', moves: plan }),
  );
  if (refused !== undefined) expect(refused.code).toBe('bad-plan');
  return refused === undefined;
}

function isWitness(text: string, moves: readonly Pair[], rules: SolveOptions = {}): boolean {
  return clears(parseGrid(text, { '#': -1, '.': 0, 1: 1, 2: 2, 3: 3 }), moves, rules);
}

test('moves that clear the board are a witness', () => {
  expect(
    isWitness('1 1\n2 2', [
      { a: 0, b: 1 },
      { a: 3, b: 2 },
    ]),
  ).toBe(true);
  expect(isWitness('. #', [])).toBe(true);
});

test.each<[fault: string, text: string, moves: Pair[], rules?: SolveOptions]>([
  ['a tile is left', '1 1\n2 2', [{ a: 0, b: 1 }]],
  ['a tile goes with itself', '1 1', [{ a: 0, b: 0 }]],
  [
    'no tile stands there any more',
    '1 1\n1 1',
    [
      { a: 0, b: 1 },
      { a: 1, b: 2 },
    ],
  ],
  [
    'a move comes after the last tile',
    '1 1',
    [
      { a: 0, b: 1 },
      { a: 0, b: 1 },
    ],
  ],
  ['a stone is taken', '1 #', [{ a: 0, b: 1 }]],
  ['an empty cell is taken', '. 1', [{ a: 0, b: 1 }]],
  ['both cells are empty', '. . 1 1', [{ a: 0, b: 1 }]],
  ['two stones are taken', '# # 1 1', [{ a: 0, b: 1 }]],
  ['the kinds differ', '1 2', [{ a: 0, b: 1 }]],
  ['no line joins them', '1 # 1', [{ a: 0, b: 2 }], { margin: false }],
  ['they touch where that is not allowed', '1 1', [{ a: 0, b: 1 }], { adjacent: false }],
])('no witness: %s', (_, text, moves, rules) => {
  expect(isWitness(text, moves, rules)).toBe(false);
});

test('what hangs in the air falls with the first pair', () => {
  const board = parseGrid('1 1 2 2\n. . . .', { '.': 0, 1: 1, 2: 2 });
  const isClearedBy = (last: Pair): boolean => clears(board, [{ a: 0, b: 1 }, last], { gravity: 'down' });
  expect(isClearedBy({ a: 6, b: 7 })).toBe(true);
  expect(isClearedBy({ a: 2, b: 3 })).toBe(false);
});
