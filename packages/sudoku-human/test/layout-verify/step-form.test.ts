import { createLayout, verifyStep } from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { as, drawn, marks, stepOf } from './hand-made.js';

const ALL = '1234 1234 1234 1234';

test('a 1 may be set beside an open cell where neighbours may not be consecutive', () => {
  const position = drawn(
    createLayout({ size: 4, nonConsecutive: true }),
    `1 1234 1234 1234 | ${ALL} | ${ALL} | ${ALL}`,
  );
  const step = stepOf({ placements: marks('0:1'), candidates: as('single', '0:1') });
  expect(verifyStep(position, step)).toEqual({ valid: true });
});

test('where a value stands no digit is left to be set', () => {
  const position = drawn(createLayout({ size: 4 }), `=1 1234 1234 1234 | ${ALL} | ${ALL} | ${ALL}`);
  for (const digit of [1, 2]) {
    const step = stepOf({ placements: marks(`0:${digit}`), candidates: as('single', `0:${digit}`) });
    expect(verifyStep(position, step)).toEqual({ valid: false, reason: 'not-a-candidate' });
  }
});
