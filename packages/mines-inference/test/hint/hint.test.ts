import { describe, expect, test } from 'vitest';
import { hint, parseMines } from '../../src/index.js';

describe('with the field', () => {
  const field = { rows: 1, cols: 6, mineCells: [0, 4] };
  const text = (cells: string) => parseMines(`mines 2\n${cells}`);

  test('every wrong flag is named, and no right one', () => {
    expect(hint(text('F 1 F # # F'), { field })).toEqual({ kind: 'mistake', cells: [2, 5] });
    expect(hint(text('F 1 # # # #'), { field }).kind).toBe('not-needed');
  });

  test('the cell that the player chose is told, mine or not', () => {
    const board = text('# # # # # #');
    expect(hint(board, { field, cell: 4 })).toEqual({ kind: 'given', cell: 4, mine: true });
    expect(hint(board, { field, cell: 5 })).toEqual({ kind: 'given', cell: 5, mine: false });
    expect(hint(board, { cell: 5 })).toEqual({ kind: 'given', cell: 5 });
  });

  test('where the best guess would be a mine another cell is given', () => {
    for (const mine of [0, 1, 2]) {
      const help = hint(parseMines('mines 1\n# # #'), { field: { rows: 1, cols: 3, mineCells: [mine] } });
      expect(help).toMatchObject({ kind: 'given', mine: false });
    }
  });

  test('nothing but mines is left: no help is needed', () => {
    expect(hint(parseMines('mines 1\n# 1'), { field: { rows: 1, cols: 2, mineCells: [0] } })).toMatchObject({
      kind: 'not-needed',
      deduction: { cells: [] },
    });
  });
});

describe('without the field', () => {
  test('a flag on a proven safe cell is a mistake', () => {
    expect(hint(parseMines('mines 1\n1 # #\n1 1 F\n0 0 0'))).toEqual({ kind: 'mistake', cells: [5] });
  });

  test('flags that are wrong together only are named together', () => {
    expect(hint(parseMines('mines 1\nF 1 F'))).toEqual({ kind: 'mistake', cells: [0, 2] });
  });

  test('a certain cell that was chosen is not needed, whatever it is', () => {
    const board = parseMines('mines 1\n# 1 0 0');
    expect(hint(board, { cell: 0 })).toMatchObject({ kind: 'not-needed', deduction: { cells: [0], mine: true } });
  });
});
