import { findSolution } from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { reportCases } from '../../../../../config/corpora.js';
import { isQuick } from '../../../../../config/runs.js';
import { variants } from './variants.js';

test('the solutions of variants that others set are those that they list', () => {
  const seen = new Map<string, number>();
  let cases = 0;
  for (const { kind, position, solution } of variants()) {
    const count = seen.get(kind) ?? 0;
    seen.set(kind, count + 1);
    if (count >= (isQuick ? 1 : 2)) continue;
    expect(findSolution(position)).toEqual(solution);
    cases++;
  }
  reportCases('sudoku-human', 'variants.jsonl', cases);
});
