import { expect, test } from 'vitest';
import { en, explainStep, type Step } from '../../../src/index.js';
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

test('the first digit of the first cell can be set, too; a hidden single names its house, a naked one none', () => {
  const hidden = stepWith({ technique: 'hidden-single', placed: 0, effects: [], shape: { form: 'single', house: 0 } });
  expect(hidden.placements).toEqual([{ cell: 0, digit: 1 }]);
  expect(hidden.pattern.houses).toEqual([{ house: 0, role: 'house' }]);
  // Only nets have branches.
  expect(Object.keys(hidden.pattern).sort()).toEqual(['candidates', 'houses', 'links']);
  expect(words(hidden)).toBe('Hidden Single: in row 1 the digit 1 can only stand in r1c1, so r1c1 is 1.');
  const naked = stepWith({ technique: 'naked-single', placed: 10, effects: [], shape: { form: 'single', house: -1 } });
  expect([naked.placements, naked.pattern.houses]).toEqual([[{ cell: 1, digit: 2 }], []]);
  const struck = stepWith({ technique: 'naked-single', placed: -1, effects: [0, 9, 0], shape: { form: 'guess' } });
  expect(struck.placements).toEqual([]);
});

test('what goes is told once each, in its order', () => {
  const shape = { form: 'locked', digit: 0, base: 18, cover: 0 } as const;
  const step = stepWith({ technique: 'pointing', placed: -1, effects: [45, 36, 45], shape }, { 0: maskOf(1) });
  expect(step.eliminations).toEqual([
    { cell: 5, digit: 1 },
    { cell: 4, digit: 1 },
  ]);
});

test('a fish: fins are what the covers leave out, and what two bases share, in the first houses of each kind as well', () => {
  // Rows 1 and 4 with columns 1 and 2; a box and a column with rows.
  const cells = [0, 1, 4, 27, 28];
  const masks = Object.fromEntries(cells.map((cell) => [cell, maskOf(1)]));
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

test('a Sue de Coq is told by what its sides share, if they share anything', () => {
  const shape = { form: 'sue-de-coq', line: 0, box: 18, crossing: [0, 1], lineSet: [5], boxSet: [10] } as const;
  const found: Found = { technique: 'sue-de-coq', placed: -1, effects: [7 * 9], shape };
  const crossing = { 0: maskOf(1, 2, 3, 4), 1: maskOf(1, 2, 3, 4) };
  const apart = stepWith(found, { ...crossing, 5: maskOf(1, 2), 10: maskOf(3, 4) });
  expect(apart.message.key).toBe('sue-de-coq');
  expect(words(apart)).toMatch(
    /^Sue de Coq: the 4 cells r1c12, r1c6 and r2c2 hold 4 digits between them: 1, 2, 3 and 4\./,
  );
  const sharing = stepWith(found, { ...crossing, 5: maskOf(1, 5), 10: maskOf(3, 5) });
  expect(sharing.message.key).toBe('sue-de-coq-shared');
  expect(words(sharing)).toContain('r1c6 and r2c2 have only 5 in common');
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
