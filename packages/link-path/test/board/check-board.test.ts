import { type GridLike, InvalidInputError } from '@kit/grid';
import {
  checkLink,
  findAllLinks,
  findLink,
  findPairsSearch,
  generateBoardSearch,
  hintMoveSearch,
  isDeadlockedSearch,
  rateBoardSearch,
  reshuffleSearch,
  solveBoardSearch,
} from '@kit/link-path';
import { describe, expect, test } from 'vitest';

/** The code of a refusal. */
function codeOf(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    if (error instanceof InvalidInputError) return error.code;
    throw error;
  }
  return 'taken';
}

/** A board with one thing wrong, and all else in order. */
const cells = [1, 2, 2, 1];
const square = { rows: 2, cols: 2, cells };

describe('a query with one thing wrong is refused', () => {
  test.each<[what: string, code: string, board: GridLike, a: number, b: number]>([
    ['rows that are not whole', 'bad-size', { rows: 1.5, cols: 2, cells: [1, 2, 1] }, 0, 2],
    ['columns that are not whole', 'bad-size', { rows: 2, cols: 1.5, cells: [1, 2, 1] }, 0, 2],
    ['rows and columns below 0', 'bad-size', { rows: -2, cols: -2, cells }, 0, 3],
    ['no rows', 'bad-size', { rows: 0, cols: 2, cells: [] }, 0, 0],
    ['a text for cells', 'bad-grid', { rows: 2, cols: 2, cells: '1221' as never }, 0, 3],
    [
      'a function for cells',
      'bad-grid',
      { rows: 1, cols: 1, cells: Object.assign((_: number) => 0, { 0: 1 }) as never },
      0,
      0,
    ],
    ['a cell too few', 'bad-length', { rows: 2, cols: 2, cells: [1, 2, 2] }, 0, 1],
    ['a cell too many', 'bad-length', { rows: 2, cols: 2, cells: [1, 2, 2, 1, 1] }, 0, 3],
    ['the last cell of a longer list', 'bad-length', { rows: 2, cols: 2, cells: [1, 2, 2, 1, 1] }, 0, 4],
    ['a first cell that is not whole', 'bad-cell', square, 0.5, 3],
    ['a first cell below 0', 'bad-cell', square, -1, 3],
    ['a first cell one past the last', 'bad-cell', square, 4, 3],
    ['a second cell that is not whole', 'bad-cell', square, 0, 0.5],
    ['a second cell below 0', 'bad-cell', square, 0, -1],
    ['a second cell one past the last', 'bad-cell', square, 0, 4],
    ['a half in the first cell', 'bad-value', { rows: 2, cols: 2, cells: [1.5, 2, 2, 1] }, 0, 3],
    ['a half in the second cell', 'bad-value', { rows: 2, cols: 2, cells: [1, 2, 2, 1.5] }, 0, 3],
    ['less than a stone in the first cell', 'bad-value', { rows: 2, cols: 2, cells: [-2, 2, 2, 1] }, 0, 3],
    ['less than a stone in the second cell', 'bad-value', { rows: 2, cols: 2, cells: [1, 2, 2, -2] }, 0, 3],
  ])('%s: %s', (_, code, board, a, b) => {
    for (const ask of [findLink, findAllLinks, checkLink]) expect(codeOf(() => ask(board, a, b))).toBe(code);
  });

  test('stones, kinds beyond 31 bits and the last cell are no reason', () => {
    const large = { rows: 1, cols: 3, cells: [2 ** 40, -1, 2 ** 40] };
    for (const [a, b] of [
      [0, 2],
      [1, 2],
      [0, 1],
    ]) {
      for (const ask of [findLink, findAllLinks, checkLink]) expect(codeOf(() => ask(large, a, b))).toBe('taken');
    }
  });
});

describe('a search is refused when it is called, whatever the size of the board', () => {
  const filled = (rows: number, cols: number): GridLike => {
    const cells = new Int8Array(rows * cols);
    cells[rows * cols - 1] = -2;
    return { rows, cols, cells };
  };
  const searches = [
    findPairsSearch,
    hintMoveSearch,
    isDeadlockedSearch,
    rateBoardSearch,
    reshuffleSearch,
    solveBoardSearch,
  ];

  test('a bad value in the last cell', () => {
    for (const search of searches) {
      for (const board of [filled(256, 256), filled(1, 65_537), filled(1024, 1024)]) {
        expect(codeOf(() => search(board))).toBe('bad-value');
      }
    }
    const deal = (shape: GridLike) =>
      generateBoardSearch({
        rows: shape.rows,
        cols: shape.cols,
        kinds: 1,
        copies: shape.rows * shape.cols + (shape.cols % 2),
        shape,
      });
    expect(codeOf(() => deal(filled(256, 256)))).toBe('bad-value');
    expect(codeOf(() => deal(filled(1024, 1024)))).toBe('bad-value');
    expect(codeOf(() => deal({ rows: 1024, cols: 1024, cells: new Int8Array(1024 * 1024) }))).toBe('bad-count');
  });

  test('marks that are none, and a plan with a move that is none', () => {
    const board = { rows: 1, cols: 2, cells: [1, 1] };
    for (const search of searches) {
      expect(codeOf(() => search({ ...board, frozen: [2] }))).toBe('bad-cell');
      expect(codeOf(() => search({ ...board, tied: [{ a: 0, b: 0 }] }))).toBe('bad-pair');
    }
    expect(codeOf(() => solveBoardSearch(board, { plan: [{ a: 0, b: 2 }] }))).toBe('bad-plan');
  });

  test('more than two turns on more than 65,536 cells', () => {
    const deal = (rows: number, cols: number, maxTurns: number) =>
      generateBoardSearch({
        rows,
        cols,
        kinds: 1,
        copies: 2,
        maxTurns,
        shape: { rows, cols, cells: new Int8Array(rows * cols) },
      });
    const empty = { rows: 1, cols: 65_536, cells: new Int8Array(65_536) };
    const larger = { rows: 1, cols: 65_537, cells: new Int8Array(65_537) };
    expect(codeOf(() => solveBoardSearch(empty, { maxTurns: 3 }))).toBe('taken');
    expect(codeOf(() => solveBoardSearch(larger, { maxTurns: 2 }))).toBe('taken');
    expect(codeOf(() => solveBoardSearch(larger, { maxTurns: 3 }))).toBe('bad-size');
    expect(codeOf(() => deal(1, 65_537, 3))).toBe('bad-size');
  });
});
