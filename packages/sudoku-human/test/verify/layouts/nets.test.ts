import { createLayout, verifyStep } from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { as, drawn, links, marks, stepOf } from '../hand-made.js';
import { reasonOf } from '../reason-of.js';

const layout = createLayout({ size: 4 });
const ALL = '1234 1234 1234 1234';
// With 1 in cell 0 there are no two digits for cells 1 and 2; with 2 neither, so with 3 in cell 3 cell 0 has none.
const position = drawn(layout, `123 12 12 1234 | ${ALL} | ${ALL} | ${ALL}`);
const main = links('0:1-1:1 0:1-2:1 1:1=1:2 1:2-2:2 2:1=2:2');

test('a net inside is called by one weak link from a candidate to itself', () => {
  const reason = (call: string) => {
    const rest = '0:1=0:2 0:3=0:2 0:2-1:2 0:2-2:2 1:2=1:1 1:1-2:1 2:2=2:1';
    const branches = [links(`3:3-0:3 ${call} ${rest}`), main];
    const parts = { candidates: as('assumption', '3:3'), eliminations: marks('3:3'), branches };
    const verdict = verifyStep(position, stepOf({ technique: 'forcing-net', ...parts }));
    return verdict.valid || verdict.reason;
  };
  expect(reason('0:1-0:1')).toBe(true);
  expect(reason('0:1=0:1')).toBe('inference-does-not-follow');
  expect(reason('0:1-0:1 0:1-0:1')).toBe('inference-does-not-follow');
});

test('of a cell that has nothing left no more is said', () => {
  const branch = links('0:1-1:1 0:1-2:1 1:1=1:2 1:2-2:2 2:1-13:4 2:2-13:4');
  const parts = { candidates: as('assumption', '0:1'), eliminations: marks('0:1'), branches: [branch] };
  const verdict = verifyStep(position, stepOf({ technique: 'forcing-net', ...parts }));
  expect(verdict).toEqual({ valid: false, reason: 'inference-does-not-follow' });
});

test('what all that is left of a house rules out is off', () => {
  // With 1 in cell 11 the second row has it in the first box, where the first row has its only two places.
  const reason = (row: string, text = '11:1-7:1 7:1-0:1 0:1=1:1 7:1-1:1') =>
    reasonOf(
      drawn(layout, `1234 1234 234 234 | ${row} | ${ALL} | ${ALL}`),
      stepOf({
        technique: 'forcing-net',
        candidates: as('assumption', '11:1'),
        eliminations: marks('11:1'),
        branches: [links(text)],
      }),
    );
  expect(reason('1234 1234 234 1234')).toBe('valid');
  expect(reason('1234 1234 1234 1234')).toBe('inference-does-not-follow');
  expect(reason('1234 1234 234 1234', '7:1-0:1 0:1=1:1 7:1-1:1')).toBe('inference-does-not-follow');
});
