import { describe, expect, test } from 'vitest';
import { refusal, refusalCode } from '../../../../config/refusals.js';
import { createGrid, formatGrid, gridFromRows, gridToRows, maxCells, parseGrid } from '../../src/index.js';

describe('creating boards', () => {
  test('a board is filled with one value', () => {
    expect(createGrid(2, 2, 7)).toEqual({ rows: 2, cols: 2, cells: [7, 7, 7, 7] });
  });

  test.each([
    [0, 1],
    [-1, 3],
    [1.5, 2],
    [Number.NaN, 2],
    [Number.POSITIVE_INFINITY, 2],
    [maxCells, 2],
    [2 ** 52, 2 ** 52],
  ])('%d rows and %d columns are no size', (rows, cols) => {
    expect(refusalCode(() => createGrid(rows, cols, 0))).toBe('bad-size');
  });

  test('the fill is a safe integer', () => {
    expect(refusalCode(() => createGrid(1, 1, 0.5))).toBe('bad-value');
  });

  test('rows of different lengths are no board', () => {
    const found = refusal(() => gridFromRows([[1, 2], [3]]));
    expect(found).toMatchObject({ code: 'ragged-rows', at: { row: 1 } });
    expect(found.message).toBe('rows[1] has length 1: expected 2, as in the first row');
  });

  test('rows of more cells than a board may have are no board', () => {
    const half = new Uint8Array(maxCells / 2);
    expect(refusalCode(() => gridFromRows([half, half, half]))).toBe('bad-size');
  });

  test('no rows are no board', () => {
    expect(refusalCode(() => gridFromRows([]))).toBe('bad-length');
    expect(refusalCode(() => gridFromRows([[]]))).toBe('bad-length');
  });

  test('typed arrays are rows too', () => {
    expect(gridToRows(gridFromRows([Int8Array.of(1, 2)]))).toEqual([[1, 2]]);
  });
});

describe('text boards', () => {
  test('numbers stand between spaces, tabs or commas', () => {
    expect(parseGrid('\n  1, 2\n\t3 -4 \r\n\n')).toEqual({ rows: 2, cols: 2, cells: [1, 2, 3, -4] });
  });

  test('columns line up', () => {
    expect(formatGrid({ rows: 2, cols: 2, cells: [1, 100, -20, 3] })).toBe('  1 100\n-20   3');
  });

  test('symbols may be any character, also one outside of the basic plane', () => {
    const symbols = { '🀄': 1, '·': 0 };
    const board = parseGrid('🀄·\n·🀄', symbols);
    expect(board.cells).toEqual([1, 0, 0, 1]);
    expect(formatGrid(board, symbols)).toBe('🀄·\n·🀄');
  });

  test('a space can be a symbol', () => {
    expect(parseGrid('# #\n # ', { ' ': 0, '#': 1 }).cells).toEqual([1, 0, 1, 0, 1, 0]);
  });

  test('of several characters for a number the first is written', () => {
    const symbols = { '.': 0, _: 0 };
    expect(formatGrid(parseGrid('._', symbols), symbols)).toBe('..');
  });

  test('what is neither number nor symbol is refused with its place', () => {
    expect(refusal(() => parseGrid('1 2\n3 x')).at).toEqual({ offset: 6, row: 1, col: 1 });
    expect(refusal(() => parseGrid('..\n🀄?', { '.': 0, '🀄': 1 })).at).toEqual({ offset: 5, row: 1, col: 1 });
    expect(refusalCode(() => parseGrid('1.5'))).toBe('bad-text');
    expect(refusalCode(() => parseGrid('9007199254740993'))).toBe('bad-text');
  });

  test('an empty text is no board', () => {
    expect(refusalCode(() => parseGrid(' \n '))).toBe('bad-text');
  });

  test('lines of different lengths are no board', () => {
    expect(refusal(() => parseGrid('1 2\n3'))).toMatchObject({ code: 'ragged-rows', at: { row: 1, offset: 4 } });
  });

  test.each([
    [{ ab: 1 }],
    [{ '': 1 }],
    [{ '\n': 1 }],
    [{ '\ud800': 1 }],
    [{ a: 0.5 }],
    ['aba'],
    [5 as never],
    [null as never],
  ])('%j are no symbols', (symbols) => {
    expect(refusalCode(() => parseGrid('a', symbols))).toBe('bad-symbols');
  });

  test('a number without a symbol cannot be written', () => {
    const found = refusal(() => formatGrid({ rows: 1, cols: 2, cells: [0, 5] }, '.A'));
    expect(found).toMatchObject({ code: 'no-symbol', at: { index: 1, row: 0, col: 1 } });
  });
});
