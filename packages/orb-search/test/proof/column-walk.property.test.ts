import { createPace, runSlices } from '@kit/grid';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { runs, some } from '../../../../config/runs.js';
import { findPath, generateOrbs } from '../../src/index.js';
import { narrowShape } from '../../src/kernel/narrow-board.js';
import { columnTravel } from '../../src/proof/column-travel.js';
import { walkLimits } from '../../src/proof/column-walk.js';
import { mostSets } from './most-sets.js';

/** A board and what follows its columns, as a search would hold them. */
function follow(rows: number, cols: number, cells: readonly number[], directions: 4 | 8, memory = 1 << 12) {
  const shape = narrowShape(rows, cols);
  const codeAt = new Uint8Array(32);
  for (const [cell, type] of cells.entries()) codeAt[shape.bitOf[cell]!] = type + 1;
  const types = Math.max(...cells) + 1;
  const counts = Array.from({ length: types }, (_, type) => cells.filter((held) => held === type).length);
  const all = counts.reduce((sum, count) => sum + Math.floor(count / 3), 0);
  const travel = columnTravel(shape, codeAt, types, all, directions, memory);
  runSlices(travel.begin(createPace(1)));
  const swap = (from: number, to: number) => {
    const [at, next] = [shape.bitOf[from]!, shape.bitOf[to]!];
    const [held, met] = [codeAt[at]!, codeAt[next]!];
    codeAt[at] = met;
    codeAt[next] = held;
    if (held !== met) travel.swap(at, next, held, met);
  };
  const isOut = (from: number, to: number, moves: number) => travel.isOut(shape.bitOf[from]!, shape.bitOf[to]!, moves);
  return { swap, isOut, states: travel.states };
}

/** Does some drag of so many moves at most, no step of which is taken back at once, bring each type where it can match? */
function isInReach(
  rows: number,
  cols: number,
  cells: readonly number[],
  from: number,
  at: number,
  moves: number,
  directions: 4 | 8,
): boolean {
  const isGood = [...new Set(cells)].every((type) => {
    const digits = Array.from({ length: cols }, (_, col) =>
      cells.reduce((sum, held, cell) => sum + Number(held === type && cell % cols === col), 0),
    );
    return type < 0 || mostSets(digits) >= Math.floor(digits.reduce((sum, digit) => sum + digit) / 3);
  });
  if (isGood || moves === 0) return isGood;
  return cells.some((met, to) => {
    const down = Math.abs(Math.floor(to / cols) - Math.floor(at / cols));
    const right = Math.abs((to % cols) - (at % cols));
    const isStep = directions === 4 ? down + right === 1 : Math.max(down, right) === 1;
    if (!isStep || to === from) return false;
    return isInReach(rows, cols, cells.with(to, cells[at]!).with(at, met), at, to, moves - 1, directions);
  });
}

let told = 0;
let open = 0;

prop(
  [
    fc.constantFrom([3, 4, 4], [4, 3, 4], [3, 5, 4], [2, 6, 4], [3, 3, 8], [2, 5, 8], [3, 4, 8]),
    fc.nat(1e6),
    fc.integer({ min: 2, max: 4 }),
    fc.boolean(),
    // With room for two answers nearly every one is asked for another board.
    fc.constantFrom(1, 4096),
  ],
  { numRuns: runs(120, 120, 22) },
)(
  'what is called out of reach is beyond every drag of so many moves',
  ([rows, cols, ways], seed, types, hasGaps, memory) => {
    const directions = ways === 8 ? 8 : 4;
    const dealt = generateOrbs({ rows: rows!, cols: cols!, types, seed }).cells;
    const cells = hasGaps ? dealt.with(seed % dealt.length, -1) : dealt;
    const { swap, isOut } = follow(rows!, cols!, cells, directions, memory);
    const most = directions === 8 ? 3 : 5;
    // The same questions on several drags, so that answers are asked again.
    for (let from = seed % 3; from < cells.length; from += 3) {
      for (const to of [from + 1, from - 1, from + cols!, from - cols!]) {
        const isAside = Math.abs(to - from) === 1;
        if (to < 0 || to >= cells.length || (isAside && Math.floor(to / cols!) !== Math.floor(from / cols!))) continue;
        swap(from, to);
        const after = cells.with(to, cells[from]!).with(from, cells[to]!);
        for (let moves = 0; moves <= most; moves++) {
          if (!isOut(from, to, moves)) open += 1;
          else {
            told += 1;
            expect(isInReach(rows!, cols!, after, from, to, moves, directions)).toBe(false);
          }
        }
        swap(to, from);
      }
    }
  },
);

test('and something was called so, and something not', () => {
  expect(told).toBeGreaterThan(runs(500, 500, 50));
  expect(open).toBeGreaterThan(runs(500, 500, 50));
});

test.each([
  [5, 6, 6, 4],
  [4, 5, 4, 4],
  [4, 5, 5, 8],
  [4, 8, 6, 4],
] as const)('no step of a path to all matches is out of reach: %i × %i, %i types, %i directions', (...kind) => {
  const [rows, cols, types, directions] = kind;
  let said = 0;
  let looked = 0;
  for (const seed of some(Array(8).keys(), 3)) {
    const board = generateOrbs({ rows, cols, types, seed });
    const { path, status } = findPath(board, { rules: { directions }, beam: 100, maxProofNodes: 0 });
    if (status !== 'reached') continue;
    const { swap, isOut, states } = follow(rows, cols, board.cells, directions);
    let at = path.start;
    path.moves.forEach((to, index) => {
      const left = path.moves.length - 1 - index;
      swap(at, to);
      expect(isOut(at, to, left)).toBe(false);
      // More moves than it answers for are never too few.
      expect(isOut(at, to, 10)).toBe(false);
      for (let moves = 0; moves < left; moves++) said += Number(isOut(at, to, moves));
      at = to;
    });
    looked += states();
  }
  expect(said).toBeGreaterThan(runs(20, 20, 3));
  expect(looked).toBeGreaterThan(runs(50, 50, 8));
});

test('eight moves are asked about at first, nine are not', () => {
  let eight = 0;
  for (let seed = 0; seed < 6; seed++) {
    const { cells } = generateOrbs({ seed });
    const { swap, isOut } = follow(5, 6, cells, 4);
    swap(0, 1);
    eight += Number(isOut(0, 1, 8));
    expect(isOut(0, 1, 9)).toBe(false);
  }
  expect(eight).toBeGreaterThan(2);
});

test('where all is told in few states a move more is asked about, and where little is told one less, but not below seven', () => {
  const firstBoard = (isSought: (ask: ReturnType<typeof follow>) => boolean) => {
    for (let seed = 0; ; seed++) {
      const { cells } = generateOrbs({ seed });
      const begin = () => {
        const asked = follow(5, 6, cells, 4);
        asked.swap(0, 1);
        return asked;
      };
      if (isSought(begin())) return begin();
    }
  };
  const far = firstBoard(({ isOut }) => {
    for (let times = 0; times < 128; times++) isOut(0, 1, 8);
    return isOut(0, 1, 9);
  });
  // The same question, a hundred and twenty-eight times.
  expect(far.isOut(0, 1, 9)).toBe(false);
  for (let times = 1; times < 128; times++) expect(far.isOut(0, 1, 8)).toBe(true);
  expect(far.isOut(0, 1, 9)).toBe(false);
  expect(far.isOut(0, 1, 8)).toBe(true);
  expect(far.isOut(0, 1, 9)).toBe(true);

  const near = firstBoard(({ isOut }) => !isOut(0, 1, 8) && isOut(0, 1, 3));
  for (let times = 0; times < 127; times++) near.isOut(0, 1, 8);
  const looked = near.states();
  near.isOut(0, 1, 8);
  expect(near.states()).toBeGreaterThan(looked);
  const before = near.states();
  near.isOut(0, 1, 8);
  expect(near.states()).toBe(before);
  for (let times = 0; times < 300; times++) near.isOut(0, 1, 7);
  const later = near.states();
  near.isOut(0, 1, 7);
  expect(near.states()).toBeGreaterThan(later);
});

test('a question that takes too many states is left open: with room for few no more is told out of reach', () => {
  const { states } = walkLimits;
  const told = { few: 0, many: 0 };
  for (let seed = 0; seed < runs(12, 12, 3); seed++) {
    const { cells } = generateOrbs({ rows: 5, cols: 6, types: 5, seed });
    const many = follow(5, 6, cells, 4);
    walkLimits.states = 2;
    const few = follow(5, 6, cells, 4);
    walkLimits.states = states;
    for (const [from, to] of [
      [7, 8],
      [14, 20],
      [22, 21],
    ] as const) {
      many.swap(from, to);
      few.swap(from, to);
      for (let moves = 1; moves < 8; moves++) {
        const [isToldByFew, isToldByMany] = [few.isOut(from, to, moves), many.isOut(from, to, moves)];
        if (isToldByFew) expect(isToldByMany).toBe(true);
        told.few += Number(isToldByFew);
        told.many += Number(isToldByMany);
      }
      many.swap(to, from);
      few.swap(to, from);
    }
  }
  expect(told.few).toBeGreaterThan(0);
  expect(told.few).toBeLessThan(told.many);
});

test('questions about the most moves go on if they are neither cheap nor dear, and are asked no more if they are dear', () => {
  const limits = { ...walkLimits };
  const boards = Array.from({ length: 12 }, (_, seed) => generateOrbs({ rows: 5, cols: 6, types: 6, seed }).cells);
  const cells = boards.find((dealt) => follow(5, 6, dealt, 4).isOut(7, 8, 8))!;
  /** Is a question about eight moves told after 128 of them? */
  const isTold = (changed: Partial<typeof limits>): boolean => {
    Object.assign(walkLimits, changed);
    const { isOut } = follow(5, 6, cells, 4);
    Object.assign(walkLimits, limits);
    for (let asked = 0; asked < 128; asked++) expect(isOut(7, 8, 8)).toBe(true);
    return isOut(7, 8, 8);
  };
  expect(isTold({ cheap: -1, dear: 1000 })).toBe(true);
  expect(isTold({ cheap: -1, dear: -1 })).toBe(false);
});
