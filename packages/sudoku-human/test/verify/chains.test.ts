/** Where a discontinuous loop begins and ends: at one candidate. */

import { type Step, verifyStep } from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { board, chain, drawStep } from './draw.js';

function loop(technique: Step['technique'], sets: string, drawn: string, candidates: Record<string, string>): Step {
  const step = drawStep(technique, { sets, candidates });
  return { ...step, pattern: { ...step.pattern, links: chain(drawn) } };
}

describe('a discontinuous loop', () => {
  // 5 has two places in row 1 and two in column 1, of which one is common: r1c1. Row 9 has two as well.
  const position = board(
    `* !5 * !5 !5 !5 !5 !5 !5\n* * * * * * * * *\n${'!5 * * * * * * * *\n'.repeat(6)}!5 * !5 !5 !5 !5 !5 !5 *`,
  );

  test('sets nothing where it ends somewhere else', () => {
    // Strong, weak, strong, as it should be; but from r1c1 to r9c9, and so one of both is true, not the first.
    const open = '5 r1c1 = 5 r1c3 - 5 r2c2 = 5 r9c2';
    const cut = board(
      `* !5 * !5 !5 !5 !5 !5 !5\n* * * * * * * * *\n${'* !5 * * * * * * *\n'.repeat(6)}* * * * * * * * *`,
    );
    const step = loop('discontinuous-nice-loop', '5 r1c1', open, {
      discontinuity: '5 r1c1',
      on: '5 r1c3',
      off: '5 r2c2',
    });
    expect(verifyStep(cut, step)).toEqual({ valid: false, reason: 'links-do-not-join' });
  });

  test('sets nothing where it begins and ends with several cells', () => {
    // Row 1 has 5 in r1c1, r1c2 and r1c7, box 1 in r1c1, r1c2 and r2c3, row 9 in r9c3 and r9c7: r1c1 or r1c2 is 5.
    const grouped = board(
      `* * !5 !5 !5 !5 * !5 !5\n!5 !5 * * * * * * *\n!5 !5 !5 * * * * * *\n${'* * * * * * * * *\n'.repeat(5)}!5 !5 * !5 !5 !5 * !5 !5`,
    );
    const links = '5 r1c12 = 5 r1c7 - 5 r9c7 = 5 r9c3 - 5 r2c3 = 5 r1c12';
    for (const cell of ['r1c1', 'r1c2']) {
      const step = loop('grouped-discontinuous-nice-loop', `5 ${cell}`, links, {
        discontinuity: `5 ${cell}`,
        on: '5 r1c7 r9c3',
        off: '5 r9c7 r2c3',
      });
      expect(verifyStep(grouped, step)).toEqual({ valid: false, reason: 'links-do-not-join' });
    }
  });

  test('sets the digit where it begins and ends', () => {
    const step = loop('discontinuous-nice-loop', '5 r1c1', '5 r1c1 = 5 r1c3 - 5 r2c1 = 5 r1c1', {
      discontinuity: '5 r1c1',
      on: '5 r1c3',
      off: '5 r2c1',
    });
    expect(verifyStep(position, step)).toEqual({ valid: true });
  });
});
