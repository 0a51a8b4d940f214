import { describe, expect, test } from 'vitest';
import * as kit from '../src/index.js';
import { calls } from './public-calls.js';

type Call = { readonly name: string; readonly args: readonly unknown[] };

const killer = kit.createLayout({
  size: 4,
  cages: [{ cells: [0, 1], sum: 5 }, { cells: [2, 3, 7] }],
});
const onKiller = kit.setValue(kit.parsePuzzle('.....1..........', { layout: killer }), 0, 2);
const killerStep = kit.nextStep(onKiller);

/** The calls of the public face, with all options; then positions, steps and options of layouts. */
const tried: readonly Call[] = [
  ...Object.entries(calls).flatMap(([name, call]) => {
    if ('exempt' in call || name === 'runSync' || name === 'runAsync') return [];
    // Options that exclude each other are tried one by one.
    const options = Object.entries(call.options ?? {}).map(([key, value]) => ({ [key]: value }));
    return [{ name, args: call.args }, ...options.map((one) => ({ name, args: [...call.args, one] }))];
  }),
  ...['applyStep', 'verifyStep'].map((name) => ({ name, args: [onKiller, killerStep] })),
  ...['solve', 'hint', 'checkProgress', 'rate', 'countSolutions', 'findSolution', 'isMinimal', 'canonicalForm'].map(
    (name) => ({ name, args: [onKiller] }),
  ),
  { name: 'setValue', args: [onKiller, 1, 0] },
  { name: 'setValue', args: [onKiller, 0, 0] },
  { name: 'toggleCandidate', args: [onKiller, 1, 1] },
  { name: 'candidatesOf', args: [onKiller, 0] },
  { name: 'formatPuzzle', args: [onKiller, 'f-puzzles'] },
  { name: 'formatPuzzle', args: [kit.setValue(kit.parsePuzzle('.'.repeat(81)), 1, 9), 'library'] },
  { name: 'createLayout', args: [{ ...killer }] },
  { name: 'explainStep', args: [killerStep, kit.en] },
  { name: 'houseName', args: [0, kit.en, { layout: killer }] },
  { name: 'positionFromValues', args: [onKiller.values, onKiller.givens, { layout: killer }] },
];

/** Copies of a value with one part changed, wherever `change` gives other forms of it. */
function* variants(value: unknown, change: (part: unknown) => unknown[], depth = 6): Generator<unknown> {
  yield* change(value);
  if (depth === 0 || typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  if (!isList && Object.getPrototypeOf(value) !== Object.prototype) return;
  const keys = Object.keys(value);
  for (const key of isList ? [...keys.slice(0, 3), ...keys.slice(-1)] : keys) {
    for (const part of variants((value as Record<string, unknown>)[key], change, depth - 1)) {
      yield isList ? value.with(Number(key), part) : { ...value, [key]: part };
    }
  }
}

/** What a call gives, or the code with which it refuses its input; any other error goes on its way. */
function answer({ name, args }: Call): unknown {
  const call = (kit as unknown as Record<string, (...given: unknown[]) => unknown>)[name];
  try {
    const given = call(...args);
    if (Object.prototype.toString.call(given) !== '[object Generator]') return given;
    const search = given as Generator<unknown, unknown, 'stop'>;
    const first = search.next();
    return first.done ? first.value : search.next('stop').value;
  } catch (error) {
    if (kit.isInvalidInputError(error)) return refused;
    throw error;
  }
}

const refused = Symbol('refused');

/** Has the value a zero below nothing, or a number that is none? */
function hasMinusZero(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return Object.is(value, -0);
  return Object.values(value).some(hasMinusZero);
}

const hasFunctions = (value: unknown): boolean =>
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null && Object.values(value).some(hasFunctions));

/** The answers to all variants of a call beside the answer to the call itself, if that is plain data. */
function answersOf(call: Call, change: (part: unknown) => unknown[]): { given: unknown; expected: unknown }[] {
  const expected = answer(call);
  return call.args.flatMap((arg, place) =>
    [...variants(arg, change)].map((variant) => {
      const given = answer({ ...call, args: call.args.with(place, variant) });
      return { given, expected: hasFunctions(expected) ? given : expected };
    }),
  );
}

describe.each(tried.map((call) => [call.name, call] as const))('%s', (_, call) => {
  test('takes what is like an array for a list anywhere, or refuses it as malformed', () => {
    const arrayLike = (part: unknown): unknown[] => (Array.isArray(part) ? [{ ...part, length: part.length }] : []);
    for (const { given, expected } of answersOf(call, arrayLike)) {
      if (given !== refused) expect(given).toEqual(expected);
    }
  });

  test('takes -0 for 0 anywhere, or refuses it, and gives none', () => {
    for (const { given, expected } of answersOf(call, (part) => (part === 0 ? [-0] : []))) {
      if (given === refused) continue;
      expect(hasMinusZero(given)).toBe(false);
      expect(given).toEqual(expected);
    }
  });
});
