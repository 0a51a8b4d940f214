import { expect, test } from 'vitest';
import { en, explainStep, type Step, type TechniqueId } from '../../../src/index.js';
import { describe as describeFind, stepOf } from '../../../src/rating/hodoku/describe.js';
import type { Found } from '../../../src/rating/hodoku/found.js';
import { madeUpPath, maskOf } from './made-up-path.js';

const stepWith = (
  found: Found,
  masks: Readonly<Record<number, number>> = {},
  values: Readonly<Record<number, number>> = {},
): Step => {
  if (found.shape.form === 'forcing') throw new Error('told elsewhere');
  return stepOf(found, describeFind(madeUpPath(masks, 0, values).board, found, found.shape));
};

const words = (step: Step) => explainStep(step, en);
const of = (step: Step, role: string) =>
  step.pattern.candidates.filter((one) => one.role === role).map(({ cell, digit }) => [cell, digit]);

/** A candidate as it is written, `1r2c3`. */
type Name = string;
const cellOf = (name: Name): number => 9 * Number(name[2]) + Number(name[4]) - 10;

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

test('an AIC with groups and one digit is a grouped X-Chain, one with several digits is none', () => {
  const single = loop('grouped-aic', 'strong', [['1r1c1'], ['1r1c5', '1r1c6'], ['1r3c5'], ['1r3c1']]);
  expect([single.technique, single.message.key]).toEqual(['grouped-x-chain', 'grouped-x-chain']);
  expect(words(single)).toMatch(/^Grouped X-Chain: \(1\)r1c1 = r1c56 - r3c5 = r3c1\. /);
  const several = loop('grouped-aic', 'strong', [['1r1c1'], ['1r1c5', '1r1c6'], ['2r1c5'], ['2r3c1']]);
  expect([several.technique, several.message.key]).toEqual(['grouped-aic', 'grouped-aic']);
  const plain = loop('aic', 'strong', [['1r1c1'], ['1r1c5'], ['1r3c5'], ['1r3c1']]);
  expect(plain.technique).toBe('aic');
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

test('a turbot fish without houses: those that its pairs have to themselves, boxes before lines', () => {
  const masks = Object.fromEntries([0, 10, 13, 67, 63].map((cell) => [cell, maskOf(1)]));
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

test('a fish: fins are what the covers leave out, and what two bases share, in the first houses of each kind as well', () => {
  // Rows 1 and 4 with columns 1 and 2; a box and a column with rows.
  const masks = Object.fromEntries([0, 1, 4, 27, 28].map((cell) => [cell, maskOf(1)]));
  const finned = stepWith(
    {
      technique: 'finned-x-wing',
      placed: -1,
      effects: [9],
      shape: { form: 'fish', digit: 0, bases: [0, 3], covers: [9, 10] },
    },
    masks,
  );
  expect([of(finned, 'base'), of(finned, 'fin')]).toEqual([[0, 1, 27, 28].map((cell) => [cell, 1]), [[4, 1]]]);
  expect(words(finned)).toMatch(/^Finned X-Wing: in rows 1 and 4 the digit 1 .* except for the fin r1c5\. /);
  const shape = { form: 'fish', digit: 0, bases: [9, 18], covers: [0, 3] } as const;
  const franken = stepWith({ technique: 'finned-franken-x-wing', placed: -1, effects: [4 * 9], shape }, masks);
  expect([of(franken, 'base'), of(franken, 'fin')]).toEqual([[1, 27].map((cell) => [cell, 1]), [[0, 1]]]);
  const inBoxes = { form: 'fish', digit: 0, bases: [0, 3], covers: [9, 18] } as const;
  const plain = stepWith({ technique: 'finned-franken-x-wing', placed: -1, effects: [9], shape: inBoxes }, masks);
  expect([of(plain, 'base'), of(plain, 'fin')]).toEqual([
    [0, 1, 27].map((cell) => [cell, 1]),
    [4, 28].map((cell) => [cell, 1]),
  ]);
  const none = stepWith(
    { technique: 'x-wing', placed: -1, effects: [9], shape: { form: 'fish', digit: 0, bases: [3], covers: [9, 10] } },
    masks,
  );
  expect(of(none, 'fin')).toEqual([]);
  expect(none.message.params).not.toHaveProperty('fins');
});

test('an avoidable rectangle: the open corners, the digits of all, and what else an open one may hold', () => {
  // r1c1=1 and r1c2=2 were filled in; r4c1 would have to be 2, r4c2 1.
  const shape = { form: 'avoidable', corners: [0, 1, 27, 28], open: [27 * 9 + 1, 28 * 9] } as const;
  const found: Found = { technique: 'avoidable-rectangle-2', placed: -1, effects: [29 * 9 + 4], shape };
  const step = stepWith(found, { 27: maskOf(2, 5), 28: maskOf(1, 5) }, { 0: 1, 1: 2 });
  expect([of(step, 'deadly'), of(step, 'extra')]).toEqual([
    [
      [27, 2],
      [28, 1],
    ],
    [
      [27, 5],
      [28, 5],
    ],
  ]);
  expect(step.pattern.houses.map(({ house }) => house)).toEqual([0, 3, 9, 10]);
  expect(words(step)).toBe(
    'Avoidable Rectangle 2: none of r14c12 was given. If all of them held only 1 and 2, there would be two solutions. So one of r4c12 is 5, which leaves every cell that sees both: r4c3≠5.',
  );
});
