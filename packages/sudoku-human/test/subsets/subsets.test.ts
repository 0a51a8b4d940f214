import { expect, test } from 'vitest';
import { findSteps, hiddenPair, nakedPair } from '../../src/index.js';
import { board, candidates } from '../verify/draw.js';

const rest = Array(8).fill('*').join('\n');
const struckBy = (row: string, technique = hiddenPair) =>
  findSteps(board(`${row}\n${rest}`), [technique]).map(({ eliminations }) => eliminations);

test('a hidden pair needs a third open cell in its house, also where a digit stands twice', () => {
  expect(struckBy('=1 =2 =3 =4 =5 =6 789 789 9')).toEqual([candidates('9 r1c7; 9 r1c8')]);
  expect(struckBy('=1 =1 =2 =3 =4 =5 =6 789 789')).toEqual([]);
});

test('a naked pair in the last two open cells of a row still clears their box', () => {
  expect(struckBy('=1 =2 =3 =4 =5 =6 =7 89 89', nakedPair)).toEqual([candidates('89 r23c789')]);
});
