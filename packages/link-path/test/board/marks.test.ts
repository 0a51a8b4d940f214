import {
  createGrid,
  findLink,
  findPairs,
  generateBoard,
  isInvalidInputError,
  parseGrid,
  removePair,
  solveBoard,
} from '@kit/link-path';
import { expect, test } from 'vitest';

const cells = parseGrid('1 1 2 2 0 -1');

test.each([
  [{ frozen: 3 }, 'bad-list', 'board.frozen'],
  [{ tied: 'ab' }, 'bad-list', 'board.tied'],
  [{ frozen: [0, 1, 2, 3, 0, 1, 2] }, 'bad-length', 'board.frozen has length 7'],
  [{ tied: Array.from({ length: 7 }, () => ({ a: 0, b: 1 })) }, 'bad-length', 'board.tied has length 7'],
  [{ frozen: [0, 6] }, 'bad-cell', 'board.frozen[1] is 6'],
  [{ frozen: [4] }, 'bad-cell', 'board.frozen[0] is 4: no tile stands there'],
  [{ frozen: [5] }, 'bad-cell', 'board.frozen[0] is 5: no tile stands there'],
  [{ frozen: [1, 1] }, 'bad-cell', 'board.frozen[1] is 1, which is there twice'],
  [{ tied: [null] }, 'bad-pair', 'board.tied[0] is null: expected a pair of cells'],
  [{ tied: [{ a: 0 }] }, 'bad-cell', 'board.tied[0].b'],
  [{ tied: [{ a: -1, b: 0 }] }, 'bad-cell', 'board.tied[0].a is -1'],
  [{ tied: [{ a: 0, b: 4 }] }, 'bad-pair', 'board.tied[0] is 0-4: no tile stands in 4'],
  [{ tied: [{ a: 2, b: 2 }] }, 'bad-pair', 'board.tied[0] is 2-2: the same cell twice'],
  [
    {
      tied: [
        { a: 0, b: 1 },
        { a: 2, b: 1 },
      ],
    },
    'bad-pair',
    'board.tied[1] is 2-1: 1 is tied already',
  ],
])('%j is refused: %s', (marks, code, message) => {
  for (const ask of [findLink, (board: typeof cells) => solveBoard(board)]) {
    let error: unknown;
    try {
      ask({ ...cells, ...marks } as typeof cells, 0, 1);
    } catch (thrown) {
      error = thrown;
    }
    if (!isInvalidInputError(error)) throw new Error(String(error));
    expect(error.code).toBe(code);
    expect(error.message).toContain(message);
  }
});

test('no marks are none, and boards with marks have at most 65,536 cells', () => {
  const plain = removePair(cells, 0, 1);
  for (const marks of [{ frozen: [], tied: [] }, { frozen: undefined }]) {
    expect(removePair({ ...cells, ...marks }, 0, 1)).toEqual(plain);
    expect(findPairs({ ...cells, ...marks })).toEqual(findPairs(cells));
  }
  expect(removePair({ ...createGrid(256, 256, 1), frozen: [7] }, 0, 1).frozen).toEqual([7]);
  const long = { ...createGrid(1, 65_537, 1), frozen: [7] };
  expect(() => removePair(long, 0, 1)).toThrow('expected at most 65536 cells');
  const large = { rows: 257, cols: 256, kinds: 4, frozen: 1 };
  expect(() => generateBoard(large)).toThrow('options is 256 × 257: expected at most 65536 cells');
});

test('tiles that are tied go together whatever their kinds', () => {
  const board = { ...parseGrid('1 2 1 2'), tied: [{ a: 1, b: 2 }] };
  expect(solveBoard(board).status).toBe('unsolvable');
  const other = {
    ...board,
    tied: [
      { a: 0, b: 3 },
      { a: 1, b: 2 },
    ],
  };
  expect(solveBoard(other)).toEqual({
    status: 'solved',
    moves: [
      { a: 1, b: 2 },
      { a: 0, b: 3 },
    ],
  });
});
