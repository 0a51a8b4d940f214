import { expect, test } from 'vitest';
import { en, explainStep, type Step, type TechniqueId } from '../../../src/index.js';
import { describe as describeFind, stepOf } from '../../../src/rating/hodoku/describe.js';
import type { Found } from '../../../src/rating/hodoku/found.js';
import { cells } from '../../techniques/positions.js';
import { madeUpPath, maskOf } from './made-up-path.js';

/** A candidate as it is written, `1r2c3`. */
type Name = string;
const cellOf = (name: Name): number => 9 * Number(name[2]) + Number(name[4]) - 10;

const stepWith = (found: Found, masks: Record<number, number> = {}): Step => {
  if (found.shape.form === 'forcing') throw new Error('told elsewhere');
  return stepOf(found, describeFind(madeUpPath(masks, 0x1ff).board, found, found.shape));
};

/** A loop of nodes, each of one candidate or of several of one digit. */
const loop = (technique: TechniqueId, first: 'strong' | 'weak', nodes: readonly (readonly Name[])[]): Step =>
  stepWith({
    technique,
    placed: -1,
    effects: [80],
    shape: {
      form: 'loop',
      cells: nodes.map((node) => node.map(cellOf)),
      digits: nodes.map(([name]) => Number(name[0]) - 1),
      first,
    },
  });

/** The candidates of each role. */
function roles({ pattern }: Step): Record<string, Name[]> {
  const by: Record<string, Name[]> = {};
  for (const { role, cell, digit } of pattern.candidates) {
    (by[role] ??= []).push(`${digit}r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`);
  }
  return by;
}

const words = (step: Step) => explainStep(step, en);

test('an AIC: its candidates are off and on in turn', () => {
  const step = loop('aic', 'strong', [['1r1c1'], ['1r1c5'], ['2r1c5'], ['2r1c9']]);
  expect(words(step)).toMatch(/^AIC: \(1\)r1c1 = \(1-2\)r1c5 = \(2\)r1c9\. /);
  expect(roles(step)).toEqual({ off: ['1r1c1', '2r1c5'], on: ['1r1c5', '2r1c9'] });
});

test('an AIC with groups and one digit is a grouped X-Chain, one with several digits is none', () => {
  const single = loop('grouped-aic', 'strong', [['1r1c1'], ['1r1c5', '1r1c6'], ['1r3c5'], ['1r3c1']]);
  expect([single.technique, single.message.key]).toEqual(['grouped-x-chain', 'grouped-x-chain']);
  expect(words(single)).toMatch(/^Grouped X-Chain: \(1\)r1c1 = r1c56 - r3c5 = r3c1\. /);
  const several = loop('grouped-aic', 'strong', [['1r1c1'], ['1r1c5', '1r1c6'], ['2r1c5'], ['2r3c1']]);
  expect([several.technique, several.message.key]).toEqual(['grouped-aic', 'grouped-aic']);
  const plain = loop('aic', 'strong', [['1r1c1'], ['1r1c5'], ['1r3c5'], ['1r3c1']]);
  expect(plain.technique).toBe('aic');
});

test('a continuous loop comes back to its start', () => {
  const step = loop('continuous-nice-loop', 'strong', [['1r1c1'], ['1r1c5'], ['1r6c5'], ['1r6c1']]);
  expect(words(step)).toMatch(/^Continuous Nice Loop: \(1\)r1c1 = r1c5 - r6c5 = r6c1 - r1c1\. /);
  expect(roles(step)).toEqual({ off: ['1r1c1', '1r6c5'], on: ['1r1c5', '1r6c1'] });
  expect(step.pattern.links.map(({ type }) => type)).toEqual(['strong', 'weak', 'strong', 'weak']);
});

test('a discontinuous loop with weak links at its start: the digit goes', () => {
  const nodes = [['1r1c1'], ['1r1c5'], ['1r6c5'], ['1r6c3'], ['1r2c3'], ['1r1c1']];
  const step = loop('discontinuous-nice-loop', 'weak', nodes);
  expect(step.message.key).toBe('discontinuous-nice-loop');
  expect(words(step)).toMatch(
    /^Discontinuous Nice Loop: \(1\)r1c1 - r1c5 = r6c5 - r6c3 = r2c3 - r1c1\. If r1c1 were 1, .* So 1 leaves r1c1\.$/,
  );
  expect(roles(step)).toEqual({ discontinuity: ['1r1c1'], off: ['1r1c5', '1r6c3'], on: ['1r6c5', '1r2c3'] });
});

test('a discontinuous loop with strong links at its start: the digit is set', () => {
  const nodes = [['1r1c1'], ['1r1c5'], ['1r6c5'], ['1r6c3'], ['1r2c3'], ['1r1c1']];
  const step = loop('discontinuous-nice-loop', 'strong', nodes);
  expect(step.message.key).toBe('discontinuous-nice-loop-on');
  expect(words(step)).toMatch(
    /^Discontinuous Nice Loop: \(1\)r1c1 = r1c5 - r6c5 = r6c3 - r2c3 = r1c1\. If r1c1 were not 1, .* So r1c1 is 1\.$/,
  );
  expect(roles(step)).toEqual({ discontinuity: ['1r1c1'], on: ['1r1c5', '1r6c3'], off: ['1r6c5', '1r2c3'] });
});

test('a discontinuous loop that comes back to another digit of its cell: the first digit leads to it, so that it goes', () => {
  const nodes = [['1r1c1'], ['1r5c1'], ['3r5c1'], ['3r5c9'], ['2r5c9'], ['2r1c9'], ['2r1c1']];
  const step = loop('discontinuous-nice-loop', 'weak', nodes);
  expect(step.message.key).toBe('discontinuous-nice-loop');
  expect(words(step)).toMatch(
    /: \(1\)r1c1 - \(1=3\)r5c1 - \(3=2\)r5c9 - \(2\)r1c9 = \(2-1\)r1c1\. .* So 1 leaves r1c1\.$/,
  );
  expect(roles(step)).toMatchObject({ discontinuity: ['1r1c1'], on: ['3r5c1', '2r5c9', '2r1c1'] });
});

test('a discontinuous loop that begins at another digit of its cell: the last digit rules itself out', () => {
  const nodes = [['1r1c1'], ['1r5c1'], ['1r5c9'], ['3r5c9'], ['3r1c9'], ['2r1c9'], ['2r1c1']];
  const step = loop('discontinuous-nice-loop', 'strong', nodes);
  expect(step.message.key).toBe('discontinuous-nice-loop');
  expect(words(step)).toMatch(
    /: \(2-1\)r1c1 = \(1\)r5c1 - \(1=3\)r5c9 - \(3=2\)r1c9 - \(2\)r1c1\. .* So 2 leaves r1c1\.$/,
  );
  expect(roles(step)).toMatchObject({ discontinuity: ['2r1c1'], off: ['1r1c1', '1r5c9', '3r1c9'] });
});

test('a turbot fish without houses: those that its pairs have to themselves, boxes before lines', () => {
  const others = cells.filter((cell) => ![0, 10, 13, 67, 63].includes(cell));
  const masks = Object.fromEntries(others.map((cell) => [cell, 0x1fe]));
  const shape = { form: 'turbot', digit: 0, cells: [0, 10, 13, 67], houses: [] } as const;
  const step = stepWith({ technique: 'turbot-fish', placed: -1, effects: [63 * 9], shape }, masks);
  expect(step.pattern.houses).toEqual([
    { house: 18, role: 'house' },
    { house: 13, role: 'house' },
  ]);
  expect(words(step)).toBe(
    'Turbot Fish: in column 5 and box 1 the digit 1 can only stand in two places each, and r2c25 see each other, so they are not both 1. So one of the other ends r1c1 and r8c5 is 1, which leaves every cell that sees both: r8c1≠1.',
  );
  const named = stepWith({ technique: 'skyscraper', placed: -1, effects: [80], shape: { ...shape, houses: [9, 10] } });
  expect(named.pattern.houses.map(({ house }) => house)).toEqual([9, 10]);
});

test('pairs of a remote pair take their digits in turn', () => {
  const masks = { 0: maskOf(3, 7), 4: maskOf(3, 7), 40: maskOf(3, 7), 36: maskOf(3, 7) };
  const shape = { form: 'remote-pair', cells: [0, 4, 40, 36] } as const;
  const step = stepWith({ technique: 'remote-pair', placed: -1, effects: [80], shape }, masks);
  expect(roles(step)).toEqual({
    off: ['3r1c1', '7r1c5', '3r5c5', '7r5c1'],
    on: ['7r1c1', '3r1c5', '7r5c5', '3r5c1'],
  });
  expect(step.pattern.links.map(({ type }) => type).slice(0, 3)).toEqual(['strong', 'weak', 'strong']);
});

test('two sets are joined by all their digits, three by one digit from each to the next', () => {
  const masks = { 0: maskOf(1, 2), 4: maskOf(2, 3), 8: maskOf(1, 2, 3) };
  const textOf = ({ pattern }: Step) =>
    pattern.links.map(({ from, to, type }) => `${from.digit}: ${from.cells} ${type} ${to.cells}`);
  const two = { form: 'sets', sets: [[0], [4, 8]], digits: [0, 1] } as const;
  expect(textOf(stepWith({ technique: 'als-xz', placed: -1, effects: [80], shape: two }, masks))).toEqual([
    '1: 0 weak 8',
    '2: 0 weak 4,8',
  ]);
  const three = { form: 'sets', sets: [[0], [8], [4]], digits: [0, 1] } as const;
  const wing = stepWith({ technique: 'als-xy-wing', placed: -1, effects: [80], shape: three }, masks);
  expect(textOf(wing)).toEqual(['1: 0 weak 8', '2: 8 weak 4']);
  expect(words(wing)).toMatch(/^ALS-XY-Wing: the 3 sets from r1c1 by r1c9 to r1c5 .* \(1 and 2\) /);
});
