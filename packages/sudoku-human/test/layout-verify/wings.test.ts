import { createLayout, type PatternCandidate, verifyStep } from '@kit/sudoku-human';
import { expect, test } from 'vitest';
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
