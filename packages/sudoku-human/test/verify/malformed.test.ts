import { type Step, verifyStep } from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../../config/refusal-of.js';
import { workedSteps } from './worked-steps.js';

describe('malformed values are refused by name', () => {
  const { position, step } = workedSteps[0];
  const codeOf = (run: () => unknown): string => {
    const error = refusalOf(run);
    return error ? `${error.code}: ${error.message}` : 'nothing thrown';
  };
  const broken = <T>(change: object): T => ({ ...step, ...change }) as T;

  test.each([
    ['bad-step: step is null: expected an object', null],
    ['bad-step: step.placements is undefined: expected a list', broken<Step>({ placements: undefined })],
    [
      'bad-step: step.placements[0].cell is 81: expected a cell, an integer from 0 to 80',
      broken<Step>({ placements: [{ cell: 81, digit: 1 }] }),
    ],
    [
      'bad-step: step.eliminations[0].digit is NaN: expected a digit, an integer from 1 to 9',
      broken<Step>({ eliminations: [{ cell: 8, digit: Number.NaN }] }),
    ],
    ['bad-step: step.pattern is "no": expected an object', broken<Step>({ pattern: 'no' })],
    [
      "bad-step: step.pattern.links[0].type is \"firm\": expected 'strong' or 'weak'",
      broken<Step>({
        pattern: {
          ...step.pattern,
          links: [{ from: { cells: [1], digit: 1 }, to: { cells: [2], digit: 1 }, type: 'firm' }],
        },
      }),
    ],
    [
      'bad-step: step.pattern.links[0].from.cells is an array of length 0: expected one or more different cells',
      broken<Step>({
        pattern: {
          ...step.pattern,
          links: [{ from: { cells: [], digit: 1 }, to: { cells: [2], digit: 1 }, type: 'weak' }],
        },
      }),
    ],
    [
      'bad-step: step.pattern.links[0].to.cells is an array of length 2: expected one or more different cells',
      broken<Step>({
        pattern: {
          ...step.pattern,
          links: [{ from: { cells: [1], digit: 1 }, to: { cells: [2, 2], digit: 1 }, type: 'weak' }],
        },
      }),
    ],
    [
      "bad-step: step.pattern.houses[0].role is \"roof\": expected 'base', 'cover' or 'house'",
      broken<Step>({ pattern: { ...step.pattern, houses: [{ house: 1, role: 'roof' }] } }),
    ],
    [
      'bad-step: step.message.params.x.type is "toString": expected a type of parameter',
      broken<Step>({ message: { key: 'full-house', params: { x: { type: 'toString' } } } }),
    ],
    [
      'unknown-technique: step.technique is "magic": expected a technique\'s name',
      broken<Step>({ technique: 'magic' }),
    ],
    [
      'unknown-technique: step.technique is "constructor": expected a technique\'s name',
      broken<Step>({ technique: 'constructor' }),
    ],
  ])('%s', (message, value) => {
    expect(codeOf(() => verifyStep(position, value as Step))).toBe(message);
  });

  test('a position that is none', () => {
    const short = { ...position, values: position.values.slice(1) };
    expect(codeOf(() => verifyStep(short, step))).toBe('bad-length: position.values has length 80: expected 81');
  });

  test('typed arrays are positions too', () => {
    const typed = {
      givens: Uint8Array.from(position.givens),
      values: Uint8Array.from(position.values),
      candidates: Uint16Array.from(position.candidates),
    };
    expect(verifyStep(typed, step)).toEqual({ valid: true });
  });
});
