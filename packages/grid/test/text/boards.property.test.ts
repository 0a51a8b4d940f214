import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { formatGrid, gridFromRows, gridToRows, parseGrid } from '../../src/index.js';
import { boards, deepFreeze, wideBoards } from '../support.js';

describe('text boards', () => {
  prop([wideBoards])('what is written without symbols is read back', (board) => {
    expect(parseGrid(formatGrid(deepFreeze(board)))).toEqual(board);
  });

  const character = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 1 }).filter((c) => !/[\r\n]/.test(c));

  prop([boards, fc.uniqueArray(character, { minLength: 5, maxLength: 5 })])(
    'what is written with symbols is read back, whatever the symbols',
    (board, characters) => {
      const symbols = Object.fromEntries(characters.map((c, index) => [c, index - 1]));
      expect(parseGrid(formatGrid(board, symbols), symbols)).toEqual(board);
    },
  );

  prop([boards])('symbols in a string are numbered from 0', (board) => {
    const raised = { ...board, cells: board.cells.map((value) => value + 1) };
    expect(parseGrid(formatGrid(raised, '#.ABC'), '#.ABC')).toEqual(raised);
  });
});

prop([wideBoards])('a board is its rows', (board) => {
  expect(gridFromRows(deepFreeze(gridToRows(deepFreeze(board))))).toEqual(board);
});

prop([boards])('typed arrays are boards too', (board) => {
  const typed = { ...board, cells: Int8Array.from(board.cells) };
  expect(gridToRows(typed)).toEqual(gridToRows(board));
  expect(formatGrid(typed)).toBe(formatGrid(board));
});
