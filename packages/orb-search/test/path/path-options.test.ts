/** What the path search takes by default, and where a drag may start and end. */
import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../../config/refusal-of.js';
import {
  findPath,
  findPathSearch,
  findPaths,
  findPathsByStart,
  type Goal,
  generateOrbs,
  type PathOptions,
} from '../../src/index.js';

/** A path search in a line: its path, and how many boards it evaluates. */
function inALine(rows: number, cols: number, types: number, options: PathOptions): string {
  const search = findPathSearch(generateOrbs({ rows, cols, types }), { maxProofNodes: 0, ...options });
  let nodes = 0;
  let step = search.next();
  for (; !step.done; step = search.next()) nodes = step.value.nodes;
  return `${[step.value.path.start, ...step.value.path.moves].join('-')} #${nodes}`;
}

const damage: Goal = { kind: 'damage' };

test.each<[rows: number, cols: number, types: number, beam: number, maxMoves: number, options: PathOptions]>([
  [6, 5, 6, 14_000, 9, {}],
  [5, 6, 4, 600, 5, { rules: { firstWaveOnly: true } }],
  [5, 6, 4, 600, 5, { goal: damage }],
  [5, 6, 4, 600, 5, { goal: [{ kind: 'max-combos' }, damage] }],
  [5, 6, 6, 600, 5, { rules: { minRun: 4 } }],
])('on %i×%i with %i types the beam keeps %i boards by default', (rows, cols, types, beam, maxMoves, options) => {
  const [byDefault, same, less] = [undefined, beam, beam - 1].map((width) =>
    inALine(rows, cols, types, { ...options, maxMoves, beam: width }),
  );
  expect(byDefault).toBe(same);
  expect(byDefault).not.toBe(less);
});

describe('starts and ends', () => {
  const board = generateOrbs({ rows: 2, cols: 3, types: 2 });
  test('are all open cells by default, a cell, or a list in which each counts once', () => {
    const startsOf = (options: PathOptions) =>
      findPathsByStart(board, { ...options, maxMoves: 4 }).map(({ path }) => path.start);
    const rules = { blocked: [1], locked: [5] };
    expect(startsOf({ rules })).toEqual([0, 2, 3, 4]);
    expect(startsOf({ start: 0 })).toEqual([0]);
    expect(startsOf({ start: [4, 2, 4] })).toEqual([2, 4]);
    const endsOf = (options: PathOptions) => {
      const paths = findPaths(board, { ...options, count: 1000, maxMoves: 6 });
      return [...new Set(paths.map(({ path }) => path.moves.at(-1) ?? path.start))].sort();
    };
    expect(endsOf({ rules })).toEqual([0, 2, 3, 4]);
    expect(endsOf({ start: 0, end: 5 })).toEqual([5]);
    expect(endsOf({ end: [4, 3, 3] })).toEqual([3, 4]);
  });
  test('are named where they are wrong', () => {
    const message = (options: PathOptions) =>
      refusalOf(() => findPath(board, options))?.message.split(' is ')[0] ?? 'none';
    expect(message({ start: 6 })).toBe('options.start');
    expect(message({ start: [5, 6] })).toBe('options.start[1]');
    expect(message({ end: -1 })).toBe('options.end');
    expect(message({ end: [-1] })).toBe('options.end[0]');
    expect(message({ rules: { locked: [3] }, end: [4, 3] })).toBe('options.end[1]');
  });
});
