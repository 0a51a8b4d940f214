/** What follows in a net: a candidate is on where all others of its cell or house are off, those and no others. */

import { findSteps, type Rejection, type Step } from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { techniqueById, techniqueCases } from '../techniques/technique-cases.js';
import { board, chain, drawStep } from './draw.js';
import { reasonOf } from './reason-of.js';

const full = (rows: number) => '* * * * * * * * *\n'.repeat(rows);

describe('the last candidate that is left', () => {
  // With 5 in r2c3 row 1 keeps r1c5 alone, and r9c3 and r9c5 would both be 7.
  const position = board(`* * !5 !5 * !5 !5 !5 !5\n${full(7)}* * 57 * 57 * * * *`);
  const net = (...last: string[]): Rejection | 'valid' => {
    const step = drawStep('forcing-net', { strikes: '5 r2c3', candidates: { assumption: '5 r2c3' } });
    const off = ['5 r2c3 - 5 r1c1', '5 r2c3 - 5 r1c2', '5 r2c3 - 5 r9c3'];
    const clash = ['5 r9c3 = 7 r9c3', '5 r1c5 - 5 r9c5', '5 r9c5 = 7 r9c5', '7 r9c3 - 7 r9c5'];
    const branch = [...off, ...last, ...clash].flatMap(chain);
    return reasonOf(position, step, { links: [], branches: [branch] });
  };

  test('is on where all others of its house are off', () => {
    expect(net('5 r1c1 = 5 r1c5', '5 r1c2 = 5 r1c5')).toBe('valid');
  });

  test('is not on where one of the others is not named, or is another house’s', () => {
    expect(net('5 r1c1 = 5 r1c5')).toBe('inference-does-not-follow');
    expect(net('5 r1c1 = 5 r1c5', '5 r9c3 = 5 r1c5')).toBe('inference-does-not-follow');
    expect(net('5 r1c1 = 5 r1c5', '5 r1c2 = 5 r1c5', '5 r9c3 = 5 r1c5')).toBe('inference-does-not-follow');
  });
});

describe('the houses of a Kraken fish', () => {
  const [{ position }] = techniqueCases('kraken-fish');
  const [step] = findSteps(position, [techniqueById['kraken-fish']]);
  const judge = (houses: Step['pattern']['houses']) => reasonOf(position, step, { houses });
  const { houses } = step.pattern;

  test('are rows and columns, or columns and rows', () => {
    expect(judge(houses)).toBe('valid');
  });

  test('are no boxes, and not rows and columns on one side', () => {
    for (const [at, { house, role }] of houses.entries()) {
      expect(judge(houses.with(at, { house: 18 + (house % 9), role }))).toBe('wrong-houses');
      expect(judge(houses.with(at, { house: house < 9 ? house + 9 : house - 9, role }))).toBe('wrong-houses');
    }
  });
});
