import { createLayout, verifyStep } from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { as, drawn, marks, stepOf } from './hand-made.js';

const layout = createLayout({ size: 4 });
const ALL = '1234 1234 1234 1234';

test.each([
  ['holds its last digit in its last cell', '=2 =3 =4 1', true],
  ['has one open cell, not two', '=2 =3 1 4', false],
  ['leaves one digit, not two', '=2 =4 =4 13', false],
])('a full house %s: %s', (_, row, valid) => {
  const position = drawn(layout, `${row} | ${ALL} | ${ALL} | ${ALL}`);
  const cell = row.split(' ').findIndex((word) => /^1/.test(word));
  const step = stepOf({
    technique: 'full-house',
    placements: marks(`${cell}:1`),
    candidates: as('single', `${cell}:1`),
    houses: [{ house: 0, role: 'house' }],
  });
  expect(verifyStep(position, step)).toEqual(valid ? { valid } : { valid, reason: 'not-a-single' });
});
