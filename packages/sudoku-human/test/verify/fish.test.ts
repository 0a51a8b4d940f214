/** Which houses a fish may name: each once, bases and covers apart, and of siamese fish no more covers than two fish have. */

import { findSteps, type Position, type Rejection, type Step } from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { techniqueById, techniqueCases } from '../techniques/technique-cases.js';
import { reasonOf } from './reason-of.js';

type House = Step['pattern']['houses'][number];

const [{ position }] = techniqueCases('siamese-x-wing');
const [step] = findSteps(position, [techniqueById['siamese-x-wing']]);
const { houses } = step.pattern;
const bases = houses.filter(({ role }) => role === 'base');
const covers = houses.filter(({ role }) => role === 'cover');

function judge(at: Position, changed: readonly House[]): Rejection | 'valid' {
  return reasonOf(at, step, { houses: changed });
}

describe('siamese X-wings', () => {
  test('have two bases and three or four covers', () => {
    expect(bases).toHaveLength(2);
    expect([3, 4]).toContain(covers.length);
    expect(judge(position, [...covers, ...bases])).toBe('valid');
  });

  test('name no house twice, and none in another role', () => {
    expect(judge(position, [...houses, bases[0]])).toBe('wrong-houses');
    expect(judge(position, [...houses, covers[0]])).toBe('wrong-houses');
    expect(judge(position, [...houses, { ...covers[0], role: 'house' }])).toBe('wrong-houses');
  });

  test('have no cover that is one of the bases', () => {
    for (const [at] of covers.entries()) {
      for (const { house } of bases) {
        const one: House = { house, role: 'cover' };
        expect(judge(position, [...bases, ...covers.with(at, one)])).toBe('wrong-houses');
      }
    }
  });

  test('have no covers for a third fish', () => {
    const isRow = bases[0].house < 9;
    const lines = Array.from({ length: 9 }, (_, at) => (isRow ? 9 + at : at));
    const more = lines.filter((line) => covers.every(({ house }) => house !== line));
    const five = [...covers.map(({ house }) => house), ...more].slice(0, 5);
    const named = five.map((house): House => ({ house, role: 'cover' }));
    expect(judge(position, [...bases, ...named])).toBe('wrong-houses');
    expect(judge(position, [...bases, ...named.slice(0, 2)])).toBe('wrong-houses');
  });
});
