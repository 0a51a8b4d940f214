import { expect, test } from 'vitest';
import { findSteps, fullHouse } from '../../../src/index.js';
import { board } from '../../verify/draw.js';

const rowWith = (last: string) => board(`\n=1 =2 =3 =4 =5 =6 =7 =8 ${last}\n${'*\n'.repeat(8)}`);

test('the last open cell of a house takes the digit that is missing', () => {
  const steps = findSteps(rowWith('9'), [fullHouse]);
  expect(steps.map(({ placements }) => placements)).toEqual([[{ cell: 8, digit: 9 }]]);
});

test('where its marks lack that digit, or two digits are missing, nothing follows', () => {
  expect(findSteps(rowWith('8'), [fullHouse])).toEqual([]);
  const twice = board(`\n=1 =1 =3 =4 =5 =6 =7 =8 29\n${'*\n'.repeat(8)}`);
  expect(findSteps(twice, [fullHouse])).toEqual([]);
});
