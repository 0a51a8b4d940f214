import { verifyStep } from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { checkChain } from '../../src/techniques/chains/verify-chains.js';
import { checks } from '../../src/techniques/checks.js';
import { checkFish } from '../../src/techniques/fish/verify-fish.js';
import { factsOf } from '../../src/verify/facts.js';
import { board, drawStep, rows } from './draw.js';

describe('definitions that later names share', () => {
  test('a Franken X-Wing has a box among its bases', () => {
    // Row 1 and box 5 keep their 5 in columns 4 and 5.
    const position = board(
      rows({
        1: '!5 !5 !5 * * !5 !5 !5 !5',
        4: '* * * * * !5 * * *',
        5: '* * * * * !5 * * *',
        6: '* * * * * !5 * * *',
      }),
    );
    const step = drawStep('x-wing', {
      strikes: '5 r23789c45',
      candidates: { base: '5 r1c45 r456c45' },
      houses: { base: 'r1 b5', cover: 'c4 c5' },
    });
    expect(checkFish(factsOf(position), step, { size: 2, fins: 'none', shape: 'franken' })).toBeUndefined();
    expect(checkFish(factsOf(position), step, { size: 2, fins: 'none', shape: 'basic' })).toBe('wrong-houses');
  });

  test('a mutant X-Wing mixes rows and columns', () => {
    // Row 1 and column 1 share no 5; covers are column 5 and row 5.
    const position = board(`
      !5 !5 !5 !5 * !5 !5 !5 !5
      !5 * * * * * * * *
      !5 * * * * * * * *
      !5 * * * * * * * *
      *
      !5 * * * * * * * *
      !5 * * * * * * * *
      !5 * * * * * * * *
      !5 * * * * * * * *
    `);
    const step = drawStep('x-wing', {
      strikes: '5 r5c2346789 r2346789c5 r5c5',
      candidates: { base: '5 r1c5 r5c1' },
      houses: { base: 'r1 c1', cover: 'c5 r5' },
    });
    expect(checkFish(factsOf(position), step, { size: 2, fins: 'none', shape: 'mutant' })).toBeUndefined();
    expect(checks['x-wing'](factsOf(position), step)).toBe('wrong-houses');
  });

  test('base houses that share a candidate are refused', () => {
    const position = board(`
      * !5 !5 !5 * !5 !5 !5 !5
      !5 * * * * * * * *
      !5 * * * * * * * *
      !5 * * * * * * * *
      *
      !5 * * * * * * * *
      !5 * * * * * * * *
      !5 * * * * * * * *
      !5 * * * * * * * *
    `);
    const step = drawStep('x-wing', {
      strikes: '5 r5c5',
      candidates: { base: '5 r1c15 r5c1' },
      houses: { base: 'r1 c1', cover: 'c5 r5' },
    });
    expect(checkFish(factsOf(position), step, { size: 2, fins: 'none', shape: 'mutant' })).toBe('base-houses-overlap');
  });

  test('a grouped chain has nodes of several cells in a box and a line', () => {
    // Box 1 keeps its 5 in column 1 and row 1; row 9 has two places.
    const position = board(
      rows({
        1: '!5 * * * * * * * *',
        2: '* !5 !5 * * * * * *',
        3: '* !5 !5 * * * * * *',
        9: '* !5 !5 !5 !5 !5 !5 * !5',
      }),
    );
    const grouped = drawStep('x-chain', { strikes: '5 r1c8', chain: '5 r1c23 = 5 r23c1 - 5 r9c1 = 5 r9c8' });
    expect(checkChain(factsOf(position), grouped, () => true)).toBeUndefined();
    expect(verifyStep(position, grouped)).toEqual({ valid: false, reason: 'wrong-kind-of-chain' });
    const odd = drawStep('x-chain', { strikes: '5 r1c8', chain: '5 r1c2 r3c1 = 5 r1c3 r2c1 - 5 r9c1 = 5 r9c8' });
    expect(verifyStep(position, odd)).toEqual({ valid: false, reason: 'not-a-group' });
  });
});
