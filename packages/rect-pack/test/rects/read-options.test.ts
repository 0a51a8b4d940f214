import { expect, test } from 'vitest';
import { refusalOf } from '../../../../config/refusal-of.js';
import { commonNames, readOptions } from '../../src/rects/read-options.js';

test('what is left out has its default, and what is undefined is left out', () => {
  const defaults = {
    ...{ rotate: false, padding: 0, border: 0, extrude: 0, alignTo: 1 },
    ...{ order: 'auto', effort: 'good', seed: 0, maxEvaluations: 20_000 },
  };
  expect(readOptions({})).toEqual(defaults);
  expect(readOptions(Object.fromEntries(commonNames.map((name) => [name, undefined])))).toEqual(defaults);
  expect(Object.keys(defaults).sort()).toEqual([...commonNames].sort());
});

test.each<[string, unknown, string]>([
  ['rotate', 1, 'true or false'],
  ...['padding', 'border', 'extrude'].flatMap((name): [string, unknown, string][] => [
    [name, -1, 'an integer from 0 to 4096'],
    [name, 4097, 'an integer from 0 to 4096'],
  ]),
  ['alignTo', 0, 'an integer from 1 to 4096'],
  ['alignTo', 4097, 'an integer from 1 to 4096'],
  ['order', 'x', 'one of "auto", "given", "area", "height", "width", "perimeter", "longer-side", "shorter-side"'],
  ['effort', 'x', 'one of "fast", "good", "best"'],
  ['seed', 0.5, 'an integer from -9007199254740991 to 9007199254740991'],
  ['maxEvaluations', -1, 'an integer from 0 to 9007199254740991'],
])('options.%s is not %j', (name, value, expected) => {
  const message = `options.${name} is ${JSON.stringify(value)}: expected ${expected}`;
  expect(refusalOf(() => readOptions({ [name]: value } as never))?.message).toBe(message);
});

test('the ends of what is allowed are', () => {
  for (const order of ['auto', 'given', 'area', 'height', 'width', 'perimeter', 'longer-side', 'shorter-side'] as const)
    expect(readOptions({ order }).order).toBe(order);
  for (const effort of ['fast', 'good', 'best'] as const) expect(readOptions({ effort }).effort).toBe(effort);
  const most = { padding: 4096, border: 4096, extrude: 4096, alignTo: 4096, seed: -1, maxEvaluations: 0, rotate: true };
  expect(readOptions(most)).toMatchObject(most);
});
