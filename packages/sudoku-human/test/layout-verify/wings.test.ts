import { createLayout, type PatternCandidate, verifyStep } from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { reasonOf } from '../verify/reason-of.js';
import { as, drawn, marks, stepOf } from './hand-made.js';

test('a wing has one pivot and two wings, and strikes out its digit where all that hold it see', () => {
  const ALL = '1234 1234 1234 1234';
  const position = drawn(createLayout({ size: 4 }), `12 1234 1234 13 | 23 1234 1234 1234 | ${ALL} | ${ALL}`);
  const right = [...as('pivot', '0:12'), ...as('wing', '3:13 4:23')];
  const reason = (struck: string, candidates: readonly PatternCandidate[] = right) => {
    const verdict = verifyStep(position, stepOf({ technique: 'xy-wing', candidates, eliminations: marks(struck) }));
    return verdict.valid || verdict.reason;
  };
  expect(reason('1:3 7:3')).toBe(true);
  for (const struck of ['1:3 1:2', '2:3', '3:3', '4:3']) {
    expect([struck, reason(struck)]).toEqual([struck, 'elimination-does-not-follow']);
  }
  expect(reason('1:3', right.slice(2))).toBe('wrong-candidates');
  const twoPivots = [...as('pivot', '0:12 3:1'), ...as('wing', '3:3 4:23')];
  expect(reason('1:3', twoPivots)).toBe('wrong-candidates');
});

test('a pivot may have the digit of both wings: then what sees all three loses it, and no other digit', () => {
  const ALL = '1234 1234 1234 1234';
  const position = drawn(createLayout({ size: 4 }), `123 1234 1234 13 | 23 1234 1234 1234 | ${ALL} | ${ALL}`);
  const candidates = [...as('pivot', '0:123'), ...as('wing', '3:13 4:23')];
  const reason = (struck: string) =>
    reasonOf(position, stepOf({ technique: 'xyz-wing', candidates, eliminations: marks(struck) }));
  expect(reason('1:3')).toBe('valid');
  // Cell 7 sees the wings only.
  for (const struck of ['7:3', '8:3']) expect(reason(struck)).toBe('elimination-does-not-follow');
  // 2 and 3 can be in the pivot and a wing without a 1, and so can 1 and 3 without a 2.
  for (const struck of ['1:1', '1:2']) expect(reason(struck)).toBe('not-a-wing');
});

test('an XY-Wing and an XYZ-Wing are refused under each other’s name, and where a cell has more digits or fewer', () => {
  const ALL = '1234 1234 1234 1234';
  const reason = (technique: 'xy-wing' | 'xyz-wing', pivot: string, one: string, two: string) => {
    const position = drawn(
      createLayout({ size: 4 }),
      `${pivot} 1234 1234 ${one} | ${two} 1234 1234 1234 | ${ALL} | ${ALL}`,
    );
    const candidates = [...as('pivot', `0:${pivot}`), ...as('wing', `3:${one} 4:${two}`)];
    return reasonOf(position, stepOf({ technique, candidates, eliminations: marks('1:3') }));
  };
  expect(reason('xy-wing', '12', '13', '23')).toBe('valid');
  expect(reason('xyz-wing', '123', '13', '23')).toBe('valid');
  expect(reason('xyz-wing', '12', '13', '23')).toBe('not-a-wing');
  expect(reason('xy-wing', '123', '13', '23')).toBe('not-a-wing');
  // One of these three cells has the 3 as well.
  expect(reason('xy-wing', '13', '13', '13')).toBe('not-a-wing');
  expect(reason('xy-wing', '12', '3', '23')).toBe('not-a-wing');
  expect(reason('xy-wing', '1', '13', '23')).toBe('not-a-wing');
});
