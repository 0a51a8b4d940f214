import { expect, test } from 'vitest';
import { createSolver } from '../../src/index.js';
import { errorOf } from '../text/support.js';

const technique = { id: 'naked-single', find: () => false };

test.each([
  ['no list', { length: 0 }, { name: 'techniques' }],
  ['null', [null], { name: 'techniques[0]', index: 0 }],
  ['nothing', [{}], { name: 'techniques[0]', index: 0 }],
  ['no finder', [technique, { id: 'naked-single' }], { name: 'techniques[1]', index: 1 }],
  ['no name', [{ find: () => false }], { name: 'techniques[0]', index: 0 }],
  ['a number for a name', [{ ...technique, id: 1 }], { name: 'techniques[0]', index: 0 }],
  ['a text for a finder', [{ ...technique, find: 'x' }], { name: 'techniques[0]', index: 0 }],
  ['a text for slices', [{ ...technique, slices: 'x' }], { name: 'techniques[0]', index: 0 }],
])('%s: not a list of techniques', (_, list, at) => {
  const error = errorOf(() => createSolver(list as never));
  expect([error.code, error.at]).toEqual(['bad-techniques', at]);
});

test('with and without slices', () => {
  expect(() => createSolver([technique, { ...technique, slices: undefined }] as never)).not.toThrow();
  expect(() => createSolver([{ ...technique, slices: function* () {} }] as never)).not.toThrow();
});
