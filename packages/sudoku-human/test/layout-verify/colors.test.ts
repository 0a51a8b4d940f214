import { createLayout, type PatternCandidate, type Position, verifyStep } from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { reasonOf } from '../verify/reason-of.js';
import { as, drawn, links, marks, type StepParts, stepOf } from './hand-made.js';

const layout = createLayout({ size: 4 });

test('a trap strikes out what sees both colours, and draws all of both and nothing else', () => {
  // 1 is twice in rows 0 and 2, in columns 2 and 3, and in the boxes on the right.
  const position = drawn(
    layout,
    `1234 234 1234 234 | 1234 1234 234 1234 |
     1234 234 1234 234 | 1234 1234 234 1234`,
  );
  const right = [...as('color-a', '0:1 7:1 10:1'), ...as('color-b', '2:1 8:1 15:1')];
  const reason = (struck: string, candidates: readonly PatternCandidate[] = right) => {
    const step = stepOf({ technique: 'simple-colors-trap', candidates, eliminations: marks(struck) });
    const verdict = verifyStep(position, step);
    return verdict.valid || verdict.reason;
  };
  expect(reason('4:1 12:1')).toBe(true);
  for (const other of ['5:1', '13:1', '0:1', '4:2']) expect(reason(other)).toBe('elimination-does-not-follow');
  expect(reason('4:1', [...right, ...as('color-a', '0:1')])).toBe('wrong-candidates');
  expect(reason('4:1', [...right, ...as('color-c', '4:1')])).toBe('wrong-candidates');
  expect(reason('4:1', right.slice(1))).toBe('not-a-cluster');
});

const ALL = '1234 1234 1234 1234';

describe('two colours of one digit', () => {
  // 1 is twice in the first row and twice in the last.
  const rows = (first: string, last: string) => drawn(layout, `${first} | ${ALL} | ${ALL} | ${last}`);
  const [outer, inner] = ['1234 234 234 1234', '234 1234 1234 234'];
  const trap: StepParts = {
    technique: 'simple-colors-trap',
    candidates: [...as('color-a', '0:1'), ...as('color-b', '3:1')],
    eliminations: marks('4:1'),
  };

  test('are both there, and no links are drawn', () => {
    const position = rows(outer, ALL);
    const [first, second] = trap.candidates ?? [];
    // Cell 4 sees the first of them only, by its column.
    expect(reasonOf(position, stepOf(trap))).toBe('elimination-does-not-follow');
    expect(reasonOf(position, stepOf(trap), { candidates: [first] })).toBe('not-a-cluster');
    expect(reasonOf(position, stepOf(trap), { candidates: [second] })).toBe('not-a-cluster');
    // Cell 5 has no strong link to begin with.
    expect(reasonOf(position, stepOf(trap), { candidates: as('color-a', '5:1') })).toBe('not-a-cluster');
    const drawnLinks = links('0:1=3:1');
    expect(reasonOf(position, stepOf(trap), { links: drawnLinks })).toBe('unexpected-links');
    expect(reasonOf(position, stepOf(trap), { branches: [drawnLinks] })).toBe('unexpected-links');
  });

  // The rows' ends see each other in the first column: one of 3 and 14 is true.
  const four = [...as('color-a', '0:1'), ...as('color-b', '3:1'), ...as('color-c', '12:1'), ...as('color-d', '14:1')];
  const beside = rows(outer, '1234 234 1234 234');

  test('meet two others, and what sees the far ends of both goes', () => {
    const reason = (struck: string, position = beside, candidates = four) =>
      reasonOf(position, stepOf({ technique: 'multi-colors-1', candidates, eliminations: marks(struck) }));
    for (const struck of ['6:1', '11:1']) expect([struck, reason(struck)]).toEqual([struck, 'valid']);
    // Cell 7 sees cell 3 only, cell 10 cell 14 only; cell 8 sees the near ends.
    for (const struck of ['7:1', '8:1', '9:1', '5:1'])
      expect([struck, reason(struck)]).toEqual([struck, 'elimination-does-not-follow']);
    // Rows in different columns don't meet, whatever is seen by their ends.
    const apart = [...four.slice(0, 2), ...as('color-c', '13:1'), ...as('color-d', '14:1')];
    for (const struck of ['4:1', '6:1', '7:1'])
      expect([struck, reason(struck, rows(outer, inner), apart)]).toEqual([struck, 'elimination-does-not-follow']);
  });

  test('are wrong one of them where it meets both of two others', () => {
    const reason = (position: Position, candidates: readonly PatternCandidate[], struck: string) =>
      reasonOf(position, stepOf({ technique: 'multi-colors-2', candidates, eliminations: marks(struck) }));
    // Cell 0 sees cell 5 in its box and cell 12 in its column, which are the two places of the digit in a house of their own.
    const layoutWithHouse = createLayout({ size: 4, extraHouses: [[5, 12, 2, 11]] });
    const extra = drawn(layoutWithHouse, `1234 234 234 1234 | ${ALL} | 1234 1234 1234 234 | ${ALL}`);
    const met = [...four.slice(0, 2), ...as('color-c', '5:1'), ...as('color-d', '12:1')];
    expect(reason(extra, met, '0:1')).toBe('valid');
    for (const struck of ['3:1', '5:1', '4:1'])
      expect([struck, reason(extra, met, struck)]).toEqual([struck, 'elimination-does-not-follow']);
    expect(reason(beside, four, '0:1')).toBe('elimination-does-not-follow');
    const turned = [...four.slice(0, 2), ...as('color-c', '14:1'), ...as('color-d', '12:1')];
    expect(reason(beside, turned, '0:1')).toBe('elimination-does-not-follow');
  });
});

test('of two colours of several digits that one is wrong which leaves an open cell without a digit', () => {
  const medusa: StepParts = {
    technique: '3d-medusa',
    candidates: [...as('color-a', '0:1'), ...as('color-b', '0:2')],
  };
  const reason = (beside: string, struck: string) =>
    reasonOf(
      drawn(layout, `12 ${beside} 1234 1234 | ${ALL} | ${ALL} | ${ALL}`),
      stepOf({ ...medusa, eliminations: marks(struck) }),
    );
  expect(reason('1', '0:1')).toBe('valid');
  for (const beside of ['13', '=3'])
    expect([beside, reason(beside, '0:1')]).toEqual([beside, 'elimination-does-not-follow']);
  expect(reason('1', '0:2')).toBe('elimination-does-not-follow');
});
