import { parsePuzzle } from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { queryOf, readQuery } from '../../src/sudoku/link.js';
import { readPuzzle } from '../../src/sudoku/read.js';

const puzzle = '.'.repeat(80).concat('1');

const read = async (text: string) => readPuzzle(text);

test('a link gives the puzzle that it was made of', async () => {
  const query = queryOf(parsePuzzle(puzzle));
  const asked = { position: parsePuzzle(puzzle), solves: false, isPuzzle: true, said: null };
  expect(await readQuery(query, read)).toEqual(asked);
  expect(await readQuery(query.replace('s=0', 's=1'), read)).toEqual({ ...asked, solves: true });
});

test('without a puzzle there is the one of the article, and a bad one is named', async () => {
  expect(await readQuery('', read)).toMatchObject({ solves: false, isPuzzle: false, said: null });
  const said = ['refused', { code: 'bad-text', sign: 'x' }];
  expect(await readQuery('?s=1&p=12x', read)).toMatchObject({ solves: false, said });
});
