import { countSolutions, parsePuzzle, rate } from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { judge } from '../../src/sudoku/verdict.js';

const judged = (text: string) => {
  const position = parsePuzzle(text);
  return judge(position, {
    count: async () => ({ status: 'exact', count: countSolutions(position, 2) }),
    rate: async () => rate(position),
  });
};
const puzzle = '800010000520900080076002000009500600340090025005008400000200540010009037000080006';

test('one solution is rated; none, several and equal digits that see each other are said', async () => {
  const { stars, level, score } = rate(parsePuzzle(puzzle));
  expect(await judged(puzzle)).toEqual(['rated', stars, level, score]);
  expect(await judged(`${'.'.repeat(80)}1`)).toEqual(['several']);
  expect(await judged(`11${'.'.repeat(79)}`)).toEqual(['conflict']);
  // Row 1 lacks the 9 only, which stands in its last column already.
  expect(await judged(`12345678.........9${'.'.repeat(63)}`)).toEqual(['none']);
  expect(await judged('.'.repeat(81))).toBeNull();
});

test('a count that was not finished says neither one nor none', async () => {
  const rating = async () => rate(parsePuzzle(puzzle));
  const asked = { count: async () => ({ status: 'limit', count: 1 }) as const, rate: rating };
  expect(await judge(parsePuzzle(puzzle), asked)).toEqual(['limit']);
});
