/** What the sum of a cage sets, and what its fillings say inside a net. */

import { createLayout } from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { reasonOf } from '../verify/reason-of.js';
import { as, drawn, links, marks, stepOf } from './hand-made.js';

const ALL = '1234 1234 1234 1234';

test('a sum sets the only digit of a cell that it allows', () => {
  const layout = createLayout({ size: 4, cages: [{ cells: [0, 1], sum: 3 }] });
  const position = drawn(layout, `134 1234 1234 1234 | ${ALL} | ${ALL} | ${ALL}`);
  const step = stepOf({
    technique: 'cage-combinations',
    candidates: as('cage', '0:134 1:1234'),
    houses: [{ house: 12, role: 'house' }],
  });
  const setting = (placed: string) => reasonOf(position, { ...step, placements: marks(placed) });
  expect(setting('0:1')).toBe('valid');
  for (const wrong of ['0:3', '1:1']) expect([wrong, setting(wrong)]).toEqual([wrong, 'sum-allows-it']);
});

test('a net may say what no filling of a cage has that lies in no house, if the cage has a sum', () => {
  // 7 is 1 + 2 + 4 only: with the 1 in cell 0 it is in neither cell of the row, and so in cell 6, which is a 2.
  const net = stepOf({
    technique: 'forcing-net',
    eliminations: marks('0:1'),
    candidates: as('assumption', '0:1'),
    branches: [links('0:1-1:1 0:1-2:1 1:1-6:2 2:1-6:2')],
  });
  const reason = (sum?: number) => {
    const layout = createLayout({ size: 4, cages: [{ cells: [1, 2, 6], sum }] });
    return reasonOf(drawn(layout, `${ALL} | 1234 1234 2 1234 | ${ALL} | ${ALL}`), net);
  };
  expect(reason(7)).toBe('valid');
  expect(reason(9)).toBe('inference-does-not-follow');
  expect(reason()).toBe('inference-does-not-follow');
});
