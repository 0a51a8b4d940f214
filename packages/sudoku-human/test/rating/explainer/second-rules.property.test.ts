import { runSlices } from '@kit/grid';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../config/runs.js';
import { findSolution, parsePuzzle } from '../../../src/index.js';
import * as aligned from '../../../src/rating/explainer/aligned-sets.js';
import { type Board, createBoard } from '../../../src/rating/explainer/board.js';
import * as theirBug from '../../../src/rating/explainer/bug.js';
import type { TakeHint } from '../../../src/rating/explainer/hint.js';
import * as sets from '../../../src/rating/explainer/plain-sets.js';
import * as singles from '../../../src/rating/explainer/plain-singles.js';
import * as loops from '../../../src/rating/explainer/unique-loops.js';
import { newWork } from '../../../src/rating/explainer/work.js';
import { cells, fixture, sees, solvedPosition } from '../../techniques/positions.js';
import * as plain from './plain-explainer.js';

type Rule = (board: Board, take: TakeHint) => boolean;

const sizes = [2, 3, 4] as const;
const pairs: readonly (readonly [name: string, rule: Rule, plain: plain.PlainRule])[] = [
  ['hidden single', singles.hiddenSingles, plain.hiddenSingles],
  ['naked single', singles.nakedSingles, plain.nakedSingles],
  ['direct locking', singles.directLocking, plain.directLocking],
  ['direct hidden pair', singles.directHiddenSets(2), plain.directHiddenSets(2)],
  ['direct hidden triple', singles.directHiddenSets(3), plain.directHiddenSets(3)],
  ['locking', sets.locking, plain.locking],
  ...sizes.map((size) => [`naked ${size}`, sets.nakedSubsets(size), plain.nakedSubsets(size)] as const),
  ...sizes.map((size) => [`hidden ${size}`, sets.hiddenSubsets(size), plain.hiddenSubsets(size)] as const),
  ...sizes.map((size) => [`fish of ${size}`, sets.plainFish(size), plain.plainFish(size)] as const),
  ['XY-Wing', sets.wings(2), plain.wings(2)],
  ['XYZ-Wing', sets.wings(3), plain.wings(3)],
  ['unique loops', loops.uniqueLoops, plain.uniqueLoops],
  ['BUG', theirBug.bug, plain.bug],
];
const alignedPairs: Rule = (board, take) => runSlices(aligned.alignedSets(2, board, take, newWork()));
const alignedTriples: Rule = (board, take) => runSlices(aligned.alignedSets(3, board, take, newWork()));

/** All hints of a rule in its order. */
function hintsOf(rule: Rule, board: Board): plain.PlainHint[] {
  const hints: plain.PlainHint[] = [];
  rule(board, ({ technique, rating, placement, removals }) => {
    hints.push({ technique, rating, placement, removals });
    return false;
  });
  // With the first hint that is taken a rule ends.
  let taken = 0;
  expect(rule(board, () => ++taken > 0)).toBe(hints.length > 0);
  expect(taken).toBe(Math.min(hints.length, 1));
  return hints;
}

function boardOf(values: readonly number[], candidates: readonly number[]): plain.PlainBoard {
  const isShown = (cell: number, digit: number) => cells.some((o) => sees(cell, o) && values[o] === digit + 1);
  const has = (cell: number, digit: number) =>
    values[cell] === 0 && (candidates[cell] & (1 << digit)) !== 0 && !isShown(cell, digit);
  const marks = cells.flatMap((cell) =>
    plain.nine.filter((digit) => has(cell, digit)).map((digit) => cell * 9 + digit),
  );
  return plain.plainBoard(values, new Set(marks));
}

/** A full grid, and luck from 0 to 99. */
const grids = solvedPosition().map(({ solution }) => solution);
const luck = fc.infiniteStream(fc.nat(99));

/** Candidates of digits that change places by a permutation: a BUG, with extra candidates in some cells. */
const bugs = fc
  .tuple(grids, fc.shuffledSubarray([...plain.nine], { minLength: 4 }), luck)
  .map(([grid, moved, draw]) => {
    const next = (digit: number) => moved[(moved.indexOf(digit) + 1) % moved.length];
    const isOpen = (cell: number) => moved.includes(grid[cell] - 1);
    const values = grid.map((digit, cell) => (isOpen(cell) ? 0 : digit));
    const draws = () => draw.next().value as number;
    const candidates = grid.map((digit, cell) => (isOpen(cell) ? (1 << (digit - 1)) | (1 << next(digit - 1)) : 0));
    const open = cells.filter(isOpen);
    const first = open[draws() % open.length];
    const few = [moved[draws() % moved.length], moved[draws() % moved.length]].slice(0, 1 + (draws() % 2));
    const peers = open.filter((cell) => sees(cell, first));
    for (const cell of [first, peers[draws() % peers.length], peers[draws() % peers.length]].slice(
      0,
      1 + (draws() % 3),
    ))
      candidates[cell] |= 1 << few[draws() % few.length];
    return { values, candidates };
  });

/** The sets of cells in which two digits of a grid could change places, the smallest first. */
function loopsIn(grid: readonly number[]): { cells: number[]; both: number }[] {
  const found: { cells: number[]; both: number }[] = [];
  for (let digit = 1; digit <= 9; digit++) {
    for (let other = digit + 1; other <= 9; other++) {
      const open = new Set(cells.filter((cell) => grid[cell] === digit || grid[cell] === other));
      for (const first of open) {
        const loop = new Set([first]);
        for (const cell of loop) for (const next of open) if (sees(cell, next)) loop.add(next);
        for (const cell of loop) open.delete(cell);
        found.push({ cells: [...loop], both: (1 << (digit - 1)) | (1 << (other - 1)) });
      }
    }
  }
  return found.sort((a, b) => a.cells.length - b.cells.length);
}

const ownLoops = fixture('easy.txt')
  .slice(0, 12)
  .flatMap((line) => loopsIn(findSolution(parsePuzzle(line)) as number[]));
const loopsOf = (isWanted: (size: number) => boolean) =>
  fc.constantFrom(...ownLoops.filter((loop) => isWanted(loop.cells.length)));
const anyLoop = fc.oneof(
  { weight: 3, arbitrary: loopsOf((size) => size === 4) },
  ...[6, 8, 10, 12].map((size) => loopsOf((other) => other === size)),
);

/** Cells where two digits could change places, some of them with further digits; what the others hold is up to luck. */
const twoDigits = fc
  .tuple(anyLoop, fc.integer({ min: 1, max: 3 }), fc.integer({ min: 10, max: 40 }), luck)
  .map(([{ cells: loop, both }, many, percent, draw]) => {
    const draws = (below: number) => Math.floor(((draw.next().value as number) * below) / 100);
    const mask = (keep: number) => plain.nine.reduce((all, digit) => all | (draws(100) < keep ? 1 << digit : 0), 0);
    const rest = () => mask(percent) & (draws(100) < 10 ? ~(both & -both) : ~both);
    const candidates = cells.map((cell) => (loop.includes(cell) ? both : rest()));
    const first = loop[draws(loop.length)];
    const near = [first, ...loop.filter((cell) => sees(cell, first))];
    const one = mask(15);
    for (let i = 0; i < many; i++) {
      const cell = draws(100) < 70 ? near[i % near.length] : loop[draws(loop.length)];
      candidates[cell] |= draws(100) < 50 ? one : mask(20);
    }
    return { values: cells.map(() => 0), candidates };
  });

/** The same with one further digit in some cells of a longer loop, and other cells that hold both digits and more. */
const oneFurther = fc
  .tuple(
    loopsOf((size) => size === 6 || size === 8),
    fc.integer({ min: 2, max: 4 }),
    fc.nat({ max: 4 }),
    luck,
  )
  .map(([{ cells: loop, both }, many, others, draw]) => {
    const draws = (below: number) => Math.floor(((draw.next().value as number) * below) / 100);
    const bits = plain.nine.map((digit) => 1 << digit).filter((bit) => (bit & both) === 0);
    const candidates = cells.map((cell) => (loop.includes(cell) ? both : 0));
    for (let i = 0; i < many; i++) candidates[loop[draws(loop.length)]] |= bits[0];
    for (let i = 0; i < others; i++) {
      const near = cells.filter((cell) => !loop.includes(cell) && sees(cell, loop[draws(loop.length)]));
      candidates[near[draws(near.length)]] |= both | bits[draws(2)];
    }
    for (const cell of cells)
      if (!loop.includes(cell) && draws(100) < 30) candidates[cell] |= bits[0] | bits[1 + draws(6)];
    return { values: cells.map(() => 0), candidates };
  });

const usual = fc.tuple(solvedPosition(20, 5)).map(([{ position }]) => position);

/** The rules and techniques that had a hint. */
const met = new Set<string>();
function compare(
  boards: fc.Arbitrary<{ values: readonly number[]; candidates: readonly number[] }>,
  count: number,
  list = pairs,
) {
  fc.assert(
    fc.property(boards, ({ values, candidates }) => {
      const board = createBoard(values, candidates);
      const second = boardOf(values, candidates);
      for (const [name, rule, plainRule] of list) {
        const hints = hintsOf(rule, board);
        expect({ name, hints }).toEqual({ name, hints: plainRule(second) });
        for (const { technique } of hints) met.add(name).add(technique);
      }
    }),
    { numRuns: count },
  );
}

describe('each rule of the Explainer finds what a plain search through all its patterns finds, in the same order', () => {
  test('on grids with wrong candidates struck out', () => {
    compare(usual, runs(25, 500, 15));
  });

  test('on boards that would be a BUG without a few candidates', () => {
    compare(
      bugs,
      runs(100, 1000, 25),
      pairs.filter(([name]) => name === 'BUG'),
    );
  });

  test('on boards where two digits could change places', () => {
    compare(
      twoDigits,
      runs(100, 1000, 25),
      pairs.filter(([name]) => name === 'unique loops'),
    );
  });

  test('on boards where they could along a longer loop, and a further digit stands in some of its cells', () => {
    compare(
      oneFurther,
      runs(150, 1000, 40),
      pairs.filter(([name]) => name === 'unique loops'),
    );
  });

  test('on boards with cells that are aligned', () => {
    compare(usual, runs(4, 100, 2), [['aligned pair', alignedPairs, plain.alignedSets(2)]]);
    const late = solvedPosition(50, 48).map(({ position }) => position);
    compare(late, runs(4, 100, 2), [['aligned triple', alignedTriples, plain.alignedSets(3)]]);
  });

  test('and each is met', () => {
    expect(pairs.filter(([name]) => !met.has(name)).map(([name]) => name)).toEqual([]);
    const kinds = ['rectangle', 'loop'].flatMap((shape) => [1, 2, 3, 4].map((type) => `unique-${shape}-${type}`));
    const bugNames = [1, 2, 3, 4].map((type) => `bug-${type}`);
    expect([...kinds, ...bugNames, 'aligned-pair', 'aligned-triple'].filter((name) => !met.has(name))).toEqual([]);
  });
});
