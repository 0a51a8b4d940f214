import { createPace } from '@kit/grid';
import { expect, test } from 'vitest';
import { createLines } from '../../src/kernel/create-lines.js';
import { usualRules } from '../support.js';

test('many tests fit between two pauses up to two turns; beyond, one may search the whole board', () => {
  for (const size of [2, 40]) {
    const testsAtATime = [0, 1, 2, 3, 4].map(
      (maxTurns) => createLines(size, size, { ...usualRules, maxTurns }, createPace()).testsAtATime,
    );
    expect(testsAtATime).toEqual([256, 256, 256, 1, 1]);
  }
});
