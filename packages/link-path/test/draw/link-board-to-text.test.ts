import { findLink, findPairs, hintMove, linkBoardToText, parseBoard, parseGrid } from '@kit/link-path';
import { expect, test } from 'vitest';
import { refusalOf } from '../../../../config/refusal-of.js';
import { dealt } from '../random-board.js';

test('a board has its kinds in columns, stones, ice and ties, in a margin', () => {
  expect(linkBoardToText(parseGrid('1 12 0\n-1 12 1')).split('\n')).toEqual(['', '     1 12  ·', '     ■ 12  1', '']);
  expect(linkBoardToText(parseBoard('1 2 . #\n3* 2a 1a 3')).split('\n')).toEqual([
    '',
    '     1  2  ·  ■',
    '    3* 2a 1a  3',
    '',
  ]);
});

test('a line runs round corners, through the margin and through wide cells', () => {
  const wide = parseGrid('10 2 10\n3 0 2\n3 4 4');
  expect(linkBoardToText(wide, { link: findLink(wide, 0, 2) }).split('\n')).toEqual([
    '     ╭─────╮',
    '    10  2 10',
    '     3  ·  2',
    '     3  4  4',
    '',
  ]);
  expect(
    linkBoardToText(wide, { link: findLink(wide, 1, 5) })
      .split('\n')
      .slice(1, 3),
  ).toEqual(['    10  2 10', '     3  ╰──2']);
});

test('a line has as many strokes as it has cells between its ends', () => {
  for (let seed = 0; seed < 20; seed++) {
    const board = dealt(4, 6, 6, seed);
    for (const { a, b } of findPairs(board)) {
      const { length, turns } = findLink(board, a, b)!;
      // Between two cells of a row there is a second stroke in the gap.
      const lines = linkBoardToText(board, { link: findLink(board, a, b) }).split('\n');
      const text = lines.map((line) => line.padEnd(18)).join('');
      const inCells = [...text].filter((sign, at) => at % 2 === 1 && /[─│╭╮╰╯]/.test(sign));
      expect(inCells).toHaveLength(length - 1);
      expect(text.replace(/[^╭╮╰╯]/g, '')).toHaveLength(turns);
    }
    const hint = hintMove(board);
    if (hint.status === 'safe') expect(linkBoardToText(board, { hint })).toMatch(/[─│╭╮╰╯]|\S/);
  }
});

test('a line that is none ends all the same', () => {
  const board = parseGrid('1 0 0\n0 0 0\n0 0 1');
  const at = (row: number, col: number) => ({ row, col });
  const drawn = (points: readonly { row: number; col: number }[]) =>
    linkBoardToText(board, { link: { turns: 0, length: 0, points } as never }).split('\n');
  expect(drawn([at(0, 0), at(1, 2), at(2, 2)]).slice(1, 3)).toEqual(['   1───╮', '   · · │']);
  expect(drawn([at(1, 1), at(1, 1)])[2]).toBe('   · · ·');
  expect(drawn([at(1, 0), at(1, 2), at(0, 2), at(0, 1), at(2, 1)])[2]).toContain('┼');
  expect(refusalOf(() => drawn([at(0, 0)]))?.code).toBe('bad-length');
});

test('is the same in colours', () => {
  const board = parseGrid('1 2 1\n-1 0 2');
  const link = findLink(board, 0, 2);
  const coloured = linkBoardToText(board, { link, color: true });
  // biome-ignore lint/suspicious/noControlCharactersInRegex: escape codes are what is looked for
  expect(coloured.replaceAll(/\u001b\[\d+m/g, '')).toBe(linkBoardToText(board, { link }));
  expect(coloured).toContain('\u001b[36m2\u001b[39m');
});
