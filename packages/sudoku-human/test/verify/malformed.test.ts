import { createLayout, parsePuzzle, type Step, verifyStep } from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../../config/refusal-of.js';
import { as, links, marks, stepOf } from './hand-made.js';
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

  const small = parsePuzzle('.'.repeat(16), { layout: createLayout({ size: 4 }) });
  const own = stepOf({ placements: marks('0:1'), candidates: as('single', '0:1') });
  const link = links('0:1-1:1')[0];

  test.each<[string, object]>([
    ['step.placements[0].cell is 16: expected a cell, an integer from 0 to 15', { placements: marks('16:1') }],
    ['step.eliminations[0].digit is 5: expected a digit, an integer from 1 to 4', { eliminations: marks('0:5') }],
    [
      'step.pattern.houses[0].house is 12: expected a house, an integer from 0 to 11',
      { pattern: { ...own.pattern, houses: [{ house: 12, role: 'base' }] } },
    ],
    [
      'step.pattern.branches[0][0].to.cells[0] is 16: expected a cell, an integer from 0 to 15',
      { pattern: { ...own.pattern, branches: [[{ ...link, to: { cells: [16], digit: 1 } }]] } },
    ],
  ])('on a layout by its own ranges: %s', (message, change) => {
    expect(codeOf(() => verifyStep(small, { ...own, ...change }))).toBe(`bad-step: ${message}`);
  });

  test('a count may be less than nothing on layouts, where innies can be less than outies', () => {
    const counting = <T extends Step>(of: T): T => ({
      ...of,
      message: { key: of.message.key, params: { sum: { type: 'count', count: -3 } } },
    });
    expect(verifyStep(small, counting(own))).toEqual({ valid: false, reason: 'not-a-single' });
    expect(codeOf(() => verifyStep(position, counting(step)))).toBe(
      'bad-step: step.message.params.sum.count is -3: expected a count, an integer from 0 to 9007199254740991',
    );
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
