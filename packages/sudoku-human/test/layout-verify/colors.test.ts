import { createLayout, type PatternCandidate, verifyStep } from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { as, drawn, marks, stepOf } from './hand-made.js';

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
