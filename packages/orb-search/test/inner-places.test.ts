/**
 * Laws of all that stands within arguments and options: a list may be anything with a length, and -0 is 0. Whatever a call
 * does with plain arrays it does with other lists, or it refuses them; no answer has a -0.
 */
import { describe, expect, test } from 'vitest';
import * as kit from '../src/index.js';
import { isInvalidInputError, runSync, type Search } from '../src/index.js';
import { publicCalls } from './public-calls.js';

type Call = (...args: unknown[]) => unknown;

/** Further calls, for what no single call can have. */
const { board, path } = { board: kit.parseOrbs('0010\n1112'), path: { start: 0, moves: [1, 2] } };
const goals = [
  [{ kind: 'shapes', shapes: [{ shape: 'connected', type: 0, size: 3, exact: true }, { shape: 'row' }] }],
  { kind: 'colours', types: [0, 1] },
  { kind: 'avoid', types: [0] },
  { kind: 'exactly', combos: 0 },
  { kind: 'orbs-left', atMost: 0 },
  [
    { kind: 'damage', weights: { normal: [0, 2], mass: [0, 2], orbBonus: 0, comboBonus: 0 }, atLeast: 0 },
    { kind: 'max-combos' },
  ],
];
const swapGame = {
  rows: 2,
  cols: 5,
  pieces: [0, 0, 1, 0, 2, 3, 4, 0, 3, 4],
  rules: kit.stripedRules,
  goals: [
    { kind: 'score', count: 300, done: 0 },
    { kind: 'collect', type: 0, count: 9, done: 0 },
  ],
  movesLeft: 3,
  score: 0,
};
const more: [string, unknown[]][] = [
  ...goals.flatMap((goal): [string, unknown[]][] => [
    ['scoreDrag', [board, path, { goal }]],
    ['findPath', [board, { goal, maxMoves: 3, beam: 20, maxProofNodes: 20 }]],
    ['certify', [board, 2, { goal, maxNodes: 50 }]],
  ]),
  ['scoreDrag', [board, { start: 0, moves: [] }, { rules: { burning: [{ cell: 0, cost: 0 }] } }]],
  ['score', [[[{ type: 0, cells: [0, 1, 2] }], []], { normal: 0, mass: 0 }]],
  ['score', [[], { normal: 0 }]],
  ['expectedScore', [board, { weights: { normal: 0 }, samples: 2 }]],
  ['bestSwap', [board, { weights: { normal: [0] } }]],
  ['findSwaps', [board]],
  ['findSwaps', [swapGame]],
  ['bestSwap', [swapGame]],
  ['isDeadlocked', [swapGame]],
  ['playSwap', [swapGame, 2, 7, { seed: 0 }]],
  ['playSwap', [swapGame, 0, 1, { seed: 0 }]],
  ['playSwap', [{ ...swapGame, rules: { ...kit.stripedRules, points: { piece: 0, layer: 0 } } }, 2, 7]],
  ['reshuffle', [swapGame, { seed: 0 }]],
  ['simplifyPath', [board, { start: 0, moves: [0 + 1, 0, 1] }]],
  ['simplifyPath', [board, { start: 0, moves: [1] }, { rules: { recolouring: [{ cell: 1, type: 0 }] } }]],
  ['formatPath', [{ start: 0, moves: [1] }, board]],
  ['resolveSteps', [board, { minRun: 3, bombs: [0] }, { refillSeed: 0, types: [0, 1] }]],
];

const calls: [string, unknown[]][] = [
  ...Object.entries(publicCalls).flatMap(([name, call]): [string, unknown[]][] =>
    'args' in call ? [[name, call.options ? [...call.args, call.options] : [...call.args]]] : [],
  ),
  ...more,
];

/** Copies of a value with one list or number in it changed, each with where. */
function* changed(value: unknown, change: (value: unknown) => unknown): Generator<[path: string, unknown]> {
  const other = change(value);
  if (other !== undefined) yield ['', other];
  if (typeof value !== 'object' || value === null) return;
  for (const key of Object.keys(value)) {
    for (const [place, within] of changed((value as Record<string, unknown>)[key], change)) {
      const copy = Array.isArray(value) ? value.with(Number(key), within) : { ...value, [key]: within };
      yield [`${Array.isArray(value) ? `[${key}]` : `.${key}`}${place}`, copy];
    }
  }
}

const arrayLike = (value: unknown) => (Array.isArray(value) ? { ...value, length: value.length } : undefined);
const typed = (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.every((each) => Number.isInteger(each))
    ? Int32Array.from(value)
    : undefined;
const negative = (value: unknown) => (value === 0 ? -0 : undefined);

/** What a call gives, as JSON that shows -0; or what it refuses. */
function outcome(call: Call, args: readonly unknown[]): string {
  try {
    let answer = call(...args);
    if (Object.prototype.toString.call(answer) === '[object Generator]') answer = runSync(answer as Search<unknown>);
    return shown(answer);
  } catch (error) {
    return isInvalidInputError(error) ? 'refused' : `${error}`;
  }
}

function shown(value: unknown): string {
  if (Object.is(value, -0)) return '-0';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  if (Array.isArray(value)) return `[${value.map(shown).join()}]`;
  if (Object.getPrototypeOf(value) !== Object.prototype)
    return `no plain JSON: ${Object.prototype.toString.call(value)}`;
  return `{${Object.entries(value).map(([key, within]) => `${key}:${shown(within)}`)}}`;
}

describe.each(calls)('%s', (name, args) => {
  const call = (kit as unknown as Record<string, Call>)[name];
  const usual = outcome(call, args);

  test('works, and gives plain JSON', () => {
    expect(usual).not.toMatch(/^refused|Error|no plain JSON/);
    expect(usual).not.toContain('-0');
  });

  test('takes any list within as an array, or refuses it', () => {
    const wrong: unknown[] = [];
    for (const list of [arrayLike, typed]) {
      for (const [place, given] of changed(args, list)) {
        if (place === '') continue;
        const got = outcome(call, given as unknown[]);
        if (got !== usual && got !== 'refused') wrong.push([place, got.slice(0, 300)]);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('takes -0 as 0', () => {
    const wrong: unknown[] = [];
    for (const [place, given] of changed(args, negative)) {
      const got = outcome(call, given as unknown[]);
      if (got !== usual) wrong.push([place, got.slice(0, 300)]);
    }
    expect(wrong).toEqual([]);
  });
});
