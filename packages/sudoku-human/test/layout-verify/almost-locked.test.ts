import { createLayout, type Link, verifyStep } from '@kit/sudoku-human';
import { expect, test } from 'vitest';
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
