import { createLayout, type PatternHouse, verifyStep } from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { as, drawn, marks, type StepParts, stepOf } from './hand-made.js';

// Rows are 0 to 3, columns 4 to 7, boxes 8 to 11.
const layout = createLayout({ size: 4 });
const ALL = '1234 1234 1234 1234';
const houses: readonly PatternHouse[] = [
  { house: 0, role: 'base' },
  { house: 2, role: 'base' },
  { house: 4, role: 'cover' },
  { house: 6, role: 'cover' },
];

test('an X-Wing strikes out its digit, from its covers beside its bases', () => {
  const position = drawn(layout, `1234 234 1234 234 | ${ALL} | 1234 234 1234 234 | ${ALL}`);
  const right: StepParts = { technique: 'x-wing', candidates: as('base', '0:1 2:1 8:1 10:1'), houses };
  const verdict = (struck: string) => verifyStep(position, stepOf({ ...right, eliminations: marks(struck) })).valid;
  expect(verdict('4:1 6:1 12:1 14:1')).toBe(true);
  for (const other of ['4:2', '5:1', '0:1', '0:2', '1:2']) expect([other, verdict(other)]).toEqual([other, false]);
});

test('a finned X-Wing strikes out what its fin sees, too, and never the fin', () => {
  const position = drawn(layout, `1234 1234 1234 234 | ${ALL} | 1234 234 1234 234 | ${ALL}`);
  const candidates = [...as('base', '0:1 2:1 8:1 10:1'), ...as('fin', '1:1')];
  const right: StepParts = { technique: 'finned-x-wing', candidates, houses };
  const verdict = (struck: string) => verifyStep(position, stepOf({ ...right, eliminations: marks(struck) })).valid;
  expect(verdict('4:1')).toBe(true);
  for (const other of ['12:1', '6:1', '1:1', '1:2', '4:2', '5:1']) {
    expect([other, verdict(other)]).toEqual([other, false]);
  }
});
