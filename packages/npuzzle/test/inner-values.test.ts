/** Values deep within what an export is given: -0 counts as 0 and never comes out, and a list may be like an array. */
import { describe, expect, test } from 'vitest';
import * as kit from '../src/index.js';
import { isInvalidInputError } from '../src/index.js';
import { publicCalls } from './public-calls.js';

const size = { rows: 2, cols: 3 };
const goal = { ...size, cells: [0, 1, 2, 3, 4, 5] };
const board = { ...size, cells: [1, 0, 2, 3, 4, 5] };

type Call = (...args: unknown[]) => unknown;

/** More calls, in which zeros go a way of their own. */
const more: readonly [name: string, args: readonly unknown[]][] = [
  ['applyMoves', [{ ...size, cells: [1, 0, 2, 3, 4, 5] }, [0]]],
  ['applyMoves', [board, []]],
  ['boardAtDepth', [{ ...size, depth: 0, seed: 0 }]],
  ['boardAtDepth', [{ rows: 1, cols: 3, depth: 0, seed: 0, maxNodes: 0 }]],
  ['buildTables', [{ ...size, goal }]],
  ['cellTowards', [board, 'right']],
  ['checkTables', [kit.buildTables({ ...size, goal }), { seed: 0, maxNodes: 0 }]],
  ['exportTables', [kit.buildTables({ ...size, goal, metric: 'line' })]],
  ['formatTiles', [board]],
  ['isSolvable', [board, goal]],
  ['isSolved', [goal, goal]],
  ['legalSlides', [board]],
  ['lowerBound', [goal, { goal }]],
  ['lowerBound', [board, { goal, tables: kit.buildTables({ ...size, goal }) }]],
  ['movedTiles', [board, 0]],
  ['scramble', [{ ...size, goal, moves: 0, seed: 0 }]],
  ['scramble', [{ ...size, goal, moves: 3 }]],
  ['shuffle', [{ rows: 1, cols: 6, goal: { rows: 1, cols: 6, cells: [0, 1, 2, 3, 4, 5] }, seed: 0 }]],
  ['shuffle', [{ ...size, goal, seed: 0 }]],
  ['slide', [board, 0]],
  ['slide', [{ ...size, cells: [1, 2, 3, 0, 4, 5] }, 0]],
  ['slideTo', [board, 'right']],
  ...(['single', 'line'] as const).flatMap((metric) => [
    ['solve', [board, { goal, metric, maxNodes: 0 }]] as [string, unknown[]],
    ['solve', [board, { goal, metric, tables: kit.buildTables({ ...size, goal, metric }) }]] as [string, unknown[]],
    ['solve', [goal, { goal, metric }]] as [string, unknown[]],
  ]),
];

const named = Object.entries(publicCalls).flatMap(([name, call]): [string, readonly unknown[]][] =>
  'exempt' in call ? [] : [[name, call.options ? [...call.args, call.options] : call.args]],
);
const calls = [...named, ...more];

/** What a call comes to; a search is run to its end. */
function answerOf(name: string, args: readonly unknown[]): unknown {
  try {
    const answer = (kit as unknown as Record<string, Call>)[name](...args);
    return name.endsWith('Search') ? kit.runSync(answer as kit.Search<unknown>) : answer;
  } catch (error) {
    if (isInvalidInputError(error)) return { refused: error.code };
    throw error;
  }
}

/** A copy with every plain value and list put through a function. */
function copyWith(value: unknown, put: (part: unknown) => unknown): unknown {
  if (Array.isArray(value)) return put(value.map((part) => copyWith(part, put)));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return put(value);
  return put(Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copyWith(part, put)])));
}

/** Whether -0 is in a value. */
function hasNegativeZero(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return Object.is(value, -0);
  return Object.values(value).some(hasNegativeZero);
}

describe.each(calls)('%s', (name, args) => {
  test('-0 counts as 0, and never comes out', () => {
    const answer = answerOf(name, copyWith(args, (part) => (part === 0 ? -0 : part)) as unknown[]);
    expect(hasNegativeZero(answer)).toBe(false);
    expect(answer).toEqual(answerOf(name, args));
  });

  test('a list like an array is taken as one, or refused as malformed', () => {
    const listLike = (part: unknown) => (Array.isArray(part) ? { ...part, length: part.length } : part);
    const answer = answerOf(
      name,
      args.map((arg) => copyWith(arg, listLike)),
    ) as { refused?: string };
    if (answer?.refused === undefined) expect(answer).toEqual(answerOf(name, args));
  });
});

test('a guide takes -0 for 0 in boards, plans and goals, and gives none', () => {
  const negative = (value: unknown) => copyWith(value, (part) => (part === 0 ? -0 : part));
  const guide = kit.createGuide(negative(board) as kit.Grid, {
    goal: negative(goal) as kit.Grid,
    plan: { 0: -0, length: 1 },
  });
  expect([guide.knows(board), Object.is(guide.next(board), 0), hasNegativeZero(guide.plan())]).toEqual([
    true,
    true,
    false,
  ]);
  guide.usePlan(negative(board) as kit.Grid, { 0: -0, length: 1 });
  expect(hasNegativeZero([guide.plan(), guide.next(negative(board) as kit.Grid)])).toBe(false);
  const thought = kit.runSync(kit.createGuideSearch(negative(board) as kit.Grid, { goal: negative(goal) as kit.Grid }));
  expect(hasNegativeZero([thought.plan(), kit.runSync(thought.nextSearch(negative(board) as kit.Grid))])).toBe(false);
});
