import { createLayout, type Link, type PatternCandidate, verifyStep } from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { reasonOf } from '../verify/reason-of.js';
import { as, drawn, links, marks, type StepParts, stepOf } from './hand-made.js';

const layout = createLayout({ size: 4 });
const ALL = '1234 1234 1234 1234';
const no = { valid: false, reason: 'elimination-does-not-follow' };

test('by one common a digit of both sets goes, by two also the commons and what one set has', () => {
  const position = drawn(layout, `12 123 123 1234 | ${ALL} | ${ALL} | ${ALL}`);
  const common = (digit: number): Link => ({
    from: { cells: [0], digit },
    to: { cells: [1, 2], digit },
    type: 'weak',
  });
  const verdict = (struck: string, ...digits: readonly number[]) => {
    const candidates = [...as('set-1', '0:12'), ...as('set-2', '1:123 2:123')];
    const parts = { candidates, links: digits.map(common), eliminations: marks(struck) };
    return verifyStep(position, stepOf({ technique: 'als-xz', ...parts }));
  };
  expect(verdict('3:2', 1)).toEqual({ valid: true });
  expect(verdict('3:1', 1)).toEqual(no);
  expect(verdict('3:3', 1)).toEqual(no);
  expect(verdict('3:123', 1, 2)).toEqual({ valid: true });
  // Cell 4 sees the first set, whose digits are both commons, and not all of the second.
  expect(verdict('4:1', 1, 2)).toEqual(no);
  expect(verdict('4:1', 1)).toEqual(no);
  // No set has a 4, nor the first one a 3.
  expect(verdict('3:4', 1, 2)).toEqual(no);
  expect(verdict('4:3', 1, 2)).toEqual(no);
  // One common counts once, and there is one at least.
  for (const digits of [[1, 1], []])
    expect(verdict('3:2', ...digits)).toEqual({ valid: false, reason: 'wrong-chain-length' });
});

test('a common is a weak link between all places of its digit in one set and all of them in the other', () => {
  const position = drawn(layout, `12 123 123 1234 | ${ALL} | ${ALL} | ${ALL}`);
  const candidates = [...as('set-1', '0:12'), ...as('set-2', '1:123 2:123')];
  const reason = (from: number[], to: number[], type: Link['type'] = 'weak', digit = 1) => {
    const common: Link = { from: { cells: from, digit }, to: { cells: to, digit }, type };
    return reasonOf(position, stepOf({ technique: 'als-xz', candidates, eliminations: marks('3:2') }), {
      links: [common],
    });
  };
  expect(reason([0], [1, 2])).toBe('valid');
  const no = 'not-a-restricted-common';
  expect(reason([0], [1, 2], 'strong')).toBe(no);
  expect(reason([0], [1])).toBe(no);
  expect(reason([3], [1, 2])).toBe(no);
  // The first set has no 3.
  expect(reason([3], [1, 2], 'weak', 3)).toBe(no);
});

test('three sets have one common each with the next, and what only one end has stays', () => {
  const position = drawn(layout, `12 1234 1234 13 | 23 1234 1234 1234 | ${ALL} | ${ALL}`);
  const right: StepParts = {
    technique: 'als-xy-wing',
    candidates: [...as('set-1', '3:13'), ...as('set-2', '0:12'), ...as('set-3', '4:23')],
    links: links('3:1-0:1 0:2-4:2'),
  };
  const verdict = (struck: string) => verifyStep(position, stepOf({ ...right, eliminations: marks(struck) }));
  expect(verdict('1:3 7:3')).toEqual({ valid: true });
  expect(verdict('2:3')).toEqual(no);
  expect(verdict('5:3')).toEqual(no);
});

test('sets are drawn whole, each candidate once and nothing else', () => {
  const position = drawn(layout, `12 123 123 1234 | ${ALL} | ${ALL} | ${ALL}`);
  const sets = [...as('set-1', '0:12'), ...as('set-2', '1:123 2:123')];
  const common: Link = { from: { cells: [0], digit: 1 }, to: { cells: [1, 2], digit: 1 }, type: 'weak' };
  const reason = (candidates: readonly PatternCandidate[]) => {
    const step = stepOf({ technique: 'als-xz', candidates, links: [common], eliminations: marks('3:2') });
    const verdict = verifyStep(position, step);
    return verdict.valid || verdict.reason;
  };
  expect(reason(sets)).toBe(true);
  expect(reason([...sets, ...as('set-2', '1:1')])).toBe('wrong-candidates');
  expect(reason([...sets, ...as('fin', '3:1')])).toBe('wrong-candidates');
  expect(reason(sets.slice(1))).toBe('wrong-candidates');
  expect(reason([...sets.slice(1), ...as('fin', '3:1')])).toBe('wrong-candidates');
  expect(reason(as('set-1', '0:12'))).toBe('not-almost-locked');
  expect(reason([...as('set-1', '0:12'), ...as('set-2', '1:123 3:1234')])).toBe('not-almost-locked');
});

test('the four cells of a WXYZ-Wing are drawn whole and nothing else', () => {
  // Four cells of a row have four digits; without a 4 there would be three for them.
  const six = createLayout({ size: 6 });
  const rest = Array.from({ length: 30 }, () => '123456').join(' ');
  const position = drawn(six, `1234 14 24 34 123456 123456 ${rest}`);
  const right = [...as('pivot', '0:1234'), ...as('wing', '1:14 2:24 3:34')];
  const reason = (candidates: readonly PatternCandidate[], struck = '4:4') => {
    const step = stepOf({ technique: 'wxyz-wing', candidates, eliminations: marks(struck) });
    const verdict = verifyStep(position, step);
    return verdict.valid || verdict.reason;
  };
  expect(reason(right)).toBe(true);
  expect(reason(right, '4:5')).toBe('elimination-does-not-follow');
  expect(reason(right, '6:4')).toBe('elimination-does-not-follow');
  expect(reason([...right, ...as('fin', '4:4')])).toBe('wrong-candidates');
  expect(reason([...right.slice(1), ...as('fin', '4:4')])).toBe('wrong-candidates');
  expect(reason(right.slice(1))).toBe('wrong-candidates');
});

test('a WXYZ-Wing has one pivot that sees three wings, and four digits', () => {
  const six = createLayout({ size: 6 });
  const rest = (many: number) => Array.from({ length: many }, () => '123456').join(' ');
  const reason = (row: string, pivots: string, wings: string, struck = '4:4') =>
    reasonOf(
      drawn(six, `${row} ${rest(30)}`),
      stepOf({
        technique: 'wxyz-wing',
        candidates: [...as('pivot', pivots), ...as('wing', wings)],
        eliminations: marks(struck),
      }),
    );
  const row = '1234 14 24 34 123456 123456';
  expect(reason(row, '0:1234', '1:14 2:24 3:34')).toBe('valid');
  const three = '134 14 34 123456 123456 123456';
  expect(reason(three, '0:134', '1:14 2:34')).toBe('wrong-candidates');
  expect(reason('1234 14 24 34 34 123456', '0:1234 4:34', '1:14 2:24 3:34', '5:4')).toBe('wrong-candidates');
  expect(reason(row, '', '1:14 2:24 3:34')).toBe('wrong-candidates');
  expect(reason('1234 14 24 35 123456 123456', '0:1234', '1:14 2:24 3:35')).toBe('not-a-wing');
  expect(reason('134 14 14 34 123456 123456', '0:134', '1:14 2:14 3:34')).toBe('not-a-wing');
  // Cell 35 shares no house with the pivot.
  const apart = stepOf({
    technique: 'wxyz-wing',
    candidates: [...as('pivot', '0:1234'), ...as('wing', '1:14 2:24 35:34')],
    eliminations: marks('5:4'),
  });
  expect(reasonOf(drawn(six, `1234 14 24 ${rest(32)} 34`), apart)).toBe('not-a-wing');
});
