import { countSolutions, findSolution } from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { hasCorpora, reportCases } from '../../../../../config/corpora.js';
import { variants } from './variants.js';

test.runIf(hasCorpora)('every variant has one solution, the one that is listed', () => {
  let cases = 0;
  for (const { id, position, solution } of variants()) {
    expect([id, countSolutions(position)]).toEqual([id, 1]);
    expect(findSolution(position)).toEqual(solution);
    cases++;
  }
  reportCases('sudoku-human', 'variants.jsonl', cases);
});
