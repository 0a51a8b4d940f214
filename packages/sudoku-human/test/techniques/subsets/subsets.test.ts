import { expect, test } from 'vitest';
import { findSteps, hiddenPair, nakedPair } from '../../../src/index.js';
import { board, candidates } from '../../verify/draw.js';

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

test('a hidden pair of a row and of a box is listed once, in the row', () => {
  for (const left of [0, 3, 6]) {
    const row = Array<string>(9)
      .fill('1234567')
      .fill('1289', left, left + 2)
      .join(' ');
    const below = Array<string>(9)
      .fill('*')
      .fill('1234567', left, left + 3)
      .join(' ');
    const steps = findSteps(board([row, below, below, ...Array(6).fill('*')].join('\n')), [hiddenPair]);
    expect(steps.map(({ pattern }) => pattern.houses.map(({ house }) => house))).toEqual([[0]]);
    expect(steps[0].eliminations).toEqual(candidates(`12 r1c${left + 1}${left + 2}`));
  }
});
