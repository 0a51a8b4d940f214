import { parsePuzzle } from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { queryOf, readQuery } from '../../src/sudoku/link.js';

const puzzle = '.'.repeat(80).concat('1');

test('a link gives the puzzle that it was made of', () => {
  const query = queryOf(parsePuzzle(puzzle));
  expect(readQuery(query)).toEqual({ position: parsePuzzle(puzzle), solves: false, isPuzzle: true, said: null });
  expect(readQuery(query.replace('s=0', 's=1')).solves).toBe(true);
});

test('without a puzzle there is the one of the article, and a bad one is named', () => {
  expect(readQuery('')).toMatchObject({ solves: false, isPuzzle: false, said: null });
  expect(readQuery('?s=1&p=12x')).toMatchObject({ solves: false, said: ['refused', { code: 'bad-text', sign: 'x' }] });
});
