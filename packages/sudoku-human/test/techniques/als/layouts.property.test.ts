/** On every layout the finders have what the plain definitions have, each once; and what they strike out is in no grid. */

import * as kit from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { some } from '../../../../../config/runs.js';
import { digitsIn, marksAndValues } from '../../layout/boards.js';
import { agree } from '../../layout/oracle.js';
import { ownLayout, ownPuzzles } from '../../layout/own-layouts.js';
import { lcg } from '../../lcg.js';
import { isQuick, isSoak, sample } from '../../runs.js';
import { stepOf } from '../../verify/hand-made.js';
import { once } from '../oracles.js';
import { alignedPairs, deathBlossoms, instanceOf, sueDeCoqs, wxyzWings } from './als-oracles.js';
import { keyOfChain, pairs, wings } from './set-chains.js';

type Definition = [kit.Technique, nameOf: (step: kit.Step) => string, oracle: (board: kit.Position) => string[]];

const as =
  (...roles: string[]) =>
  (step: kit.Step) =>
    instanceOf(step, roles);
const definitions: Definition[] = [
  [kit.alsXz, keyOfChain, pairs],
  [kit.wxyzWing, as('pivot', 'wing'), wxyzWings],
  [kit.sueDeCoq, as('crossing', 'line', 'box'), sueDeCoqs],
  [kit.deathBlossom, as('stem'), (board) => deathBlossoms(board, false)],
  [kit.alignedPairExclusion, as('pair'), alignedPairs],
];
const techniques = [...definitions.map(([technique]) => technique), kit.alsXyWing, kit.alsXyChain];

/** Marks of a solved board: some cells are shown, and so large a share of the other wrong digits is gone. */
function soundMarks(name: string, seed: number, shown: number, gone: number): kit.Position {
  const { position } = ownPuzzles.find((one) => one.name === name) as (typeof ownPuzzles)[number];
  const solution = kit.findSolution(position) as number[];
  const next = lcg(seed);
  const values = solution.map((digit) => (next() < shown ? digit : 0));
  const { candidates } = kit.positionFromValues(values, values, { layout: position.layout as kit.Layout });
  const kept = candidates.map((mask, cell) =>
    digitsIn(mask)
      .filter((digit) => digit === solution[cell] || next() >= gone)
      .reduce((left, digit) => left | (1 << (digit - 1)), 0),
  );
  return { givens: values, values, candidates: kept, layout: position.layout as kit.Layout };
}

const small = (options: kit.LayoutOptions, share: number) => (seed: number) =>
  marksAndValues(kit.createLayout(options), seed, share);
const boards: [string, (seed: number) => kit.Position][] = [
  ['4×4 with diagonals', small({ size: 4, diagonals: true }, 0.45)],
  ['4×4 with a cage', small({ size: 4, cages: [{ cells: [9, 4, 5] }] }, 0.45)],
  ['4×4 with neighbours apart', small({ size: 4, nonConsecutive: true }, 0.5)],
  ['a jigsaw of 5×5', (seed) => marksAndValues(ownLayout('jigsaw-5'), seed, 0.35)],
  ['6×6 with cages', (seed) => marksAndValues(ownLayout('killer'), seed, 0.25)],
  ['windoku', (seed) => soundMarks('windoku', seed, 0.65, 0.4)],
  ['knight’s moves', (seed) => soundMarks('knight', seed, 0.6, 0.4)],
  ['a jigsaw of 9×9', (seed) => soundMarks('jigsaw', seed, 0.65, 0.4)],
];

const counts = new Map<string, number>();

function compare(board: kit.Position, [technique, nameOf, oracle]: Definition): void {
  const found = kit.findSteps(board, [technique]).map(nameOf);
  expect(found.sort()).toEqual(once(oracle(board)));
  counts.set(technique.id, (counts.get(technique.id) ?? 0) + found.length);
}

describe.each(some(boards, 2))('%s', (_, boardOf) => {
  const drawn = [1, 2, 3].slice(0, isSoak() ? 3 : 1).map(boardOf);

  test.each(definitions)('$id: each instance of its definition once', (...definition) => {
    for (const board of drawn) compare(board, definition);
  });

  test('als-xy-wing: the outer sets and what they strike out are those of the definition', () => {
    for (const board of drawn) {
      const found = kit.findSteps(board, [kit.alsXyWing]).map(keyOfChain);
      expect(once(found)).toEqual([...wings(board)].sort());
      counts.set('als-xy-wing', (counts.get('als-xy-wing') ?? 0) + found.length);
    }
  });
});

test.each(['windoku', 'knight', 'jigsaw'])(
  '%s with few values: each instance of what bends at a crossing once',
  (name) => {
    for (const seed of isSoak() ? [1, 2, 3, 4, 5] : some([1, 4], 2)) {
      const board = soundMarks(name, seed, 0.4, 0.3);
      for (const definition of definitions.slice(1, 3)) compare(board, definition);
    }
  },
);

test('each definition had instances', () => {
  for (const { id } of [...definitions.map(([technique]) => technique), kit.alsXyWing]) {
    expect([id, (counts.get(id) ?? 0) > 0]).toEqual([id, true]);
  }
});

/** All grids of these marks, digits tried in the given order. */
function* gridsWithin(
  layout: kit.Layout,
  masks: readonly number[],
  order: readonly number[],
  grid: readonly number[] = [],
): Generator<readonly number[]> {
  const cell = grid.length;
  if (cell === masks.length) yield grid;
  else
    for (const digit of order) {
      const fits = (masks[cell] >> (digit - 1)) % 2 === 1;
      if (fits && grid.every((other, at) => agree(layout, cell, digit, at, other)))
        yield* gridsWithin(layout, masks, order, [...grid, digit]);
    }
}

const rules: [string, kit.LayoutOptions][] = [
  ['4×4', { size: 4 }],
  ['4×4 with diagonals', { size: 4, diagonals: true }],
  ['4×4 with a cage', { size: 4, cages: [{ cells: [5, 9, 10] }] }],
  ['6×6 with diagonals', { size: 6, diagonals: true }],
  ['6×6 with cages', { size: 6, cages: [{ cells: [0, 1, 6] }, { cells: [14, 15, 20, 21] }] }],
  ['6×6 with a further house', { size: 6, extraHouses: [[0, 7, 14, 21, 28, 35]] }],
];
const rounds = isQuick ? 1 : 2;
const struck = new Map<string, number>();

// In `npm test` the small ones, on which few techniques have instances.
test.each(rules.slice(0, isQuick ? 3 : undefined))(
  '%s: what is struck out is in no grid that the marks leave',
  (_, options) => {
    const layout = kit.createLayout(options);
    const { size } = layout;
    const next = lcg(11);
    const below = (n: number): number => Math.floor(next() * n);
    const full = Array.from({ length: size * size }, () => (1 << size) - 1);
    const digits = Array.from({ length: size }, (_, i) => i + 1);
    for (let round = 0; round < (isSoak() ? 30 : rounds); round++) {
      // The marks of some grids together, and a few beside them.
      const grids = Array.from({ length: 1 + below(3) }, () => {
        const order = digits.map((digit) => ({ digit, at: next() })).sort((a, b) => a.at - b.at);
        const names = order.map(({ digit }) => digit);
        const grid = gridsWithin(layout, full, names).next().value as readonly number[];
        return grid;
      });
      const candidates = full.map((__, cell) =>
        grids.reduce((mask, grid) => mask | (1 << (grid[cell] - 1)), below(3) === 0 ? 1 << below(size) : 0),
      );
      const zeros = candidates.map(() => 0);
      const board: kit.Position = { givens: zeros, values: zeros, candidates, layout };
      const left = [...gridsWithin(layout, candidates, digits)];
      expect(left.length).toBeGreaterThan(0);
      for (const technique of techniques) {
        const steps = kit.findSteps(board, [technique]);
        struck.set(technique.id, (struck.get(technique.id) ?? 0) + steps.length);
        for (const step of some([...sample(steps, Math.ceil(steps.length / 15))], 6)) {
          expect(left.filter((grid) => step.eliminations.some(({ cell, digit }) => grid[cell] === digit))).toEqual([]);
          expect(kit.verifyStep(board, step)).toEqual({ valid: true });
          for (const catalogue of [kit.en, kit.de, kit.vi, kit.zhHant]) {
            expect(kit.explainStep(step, catalogue)).not.toMatch(/[{}]|undefined/);
          }
        }
      }
    }
  },
);

test('each technique struck something out', () => {
  const most = techniques.filter(({ id }) => (struck.get(id) ?? 0) > 0);
  expect(most.length).toBeGreaterThanOrEqual(isQuick ? 4 : techniques.length);
});

test('on boards wider than nine sets of up to four cells are found', () => {
  const layout = kit.createLayout({ size: 12 });
  const zeros = Array.from({ length: 144 }, () => 0);
  const candidates = zeros.map((_, cell) => (cell === 0 || cell === 5 ? 3 : 0xfff));
  const board = { givens: zeros, values: zeros, candidates, layout };
  const [step] = kit.findSteps(board, [kit.alsXz]);
  const others = Array.from({ length: 12 }, (_, cell) => cell).filter((cell) => cell !== 0 && cell !== 5);
  expect(step.eliminations).toEqual(others.flatMap((cell) => [1, 2].map((digit) => ({ cell, digit }))));
  expect(kit.verifyStep(board, step)).toEqual({ valid: true });
  // Two cells of row 1 and box 1 have four digits, of which a cell of the row takes two and one of the box the others.
  const masks: Record<number, number> = { 0: 0b1111, 1: 0b1111, 8: 0b0011, 12: 0b1100 };
  const crossed = { ...board, candidates: zeros.map((_, cell) => masks[cell] ?? 0xfff) };
  const steps = kit.findSteps(crossed, [kit.sueDeCoq]);
  expect(steps.length).toBeGreaterThan(0);
  for (const one of steps) expect(kit.verifyStep(crossed, one)).toEqual({ valid: true });
});

test('sets that fill a row of 16 with too few digits are judged at once', () => {
  const layout = kit.createLayout({ size: 16 });
  const zeros = Array.from({ length: 256 }, () => 0);
  const candidates = zeros.map((_, cell) => (cell < 14 ? 0x7fff : cell < 16 ? 7 : 0xffff));
  const nodes = (role: 'set-1' | 'set-2', from: number, to: number, digits: number) =>
    Array.from({ length: to - from }, (_, i) => from + i).flatMap((cell) =>
      Array.from({ length: digits }, (_, i) => ({ cell, digit: i + 1, role })),
    );
  const cells = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);
  const link = (digit: number) =>
    ({ from: { cells: cells(0, 14), digit }, to: { cells: cells(14, 16), digit }, type: 'weak' }) as const;
  const step = {
    ...stepOf({
      technique: 'als-xz',
      candidates: [...nodes('set-1', 0, 14, 15), ...nodes('set-2', 14, 16, 3)],
      links: [link(1), link(2)],
      eliminations: [{ cell: 255, digit: 9 }],
    }),
    layout,
  };
  const verdict = kit.verifyStep({ givens: zeros, values: zeros, candidates, layout }, step);
  expect(verdict).toEqual({ valid: false, reason: 'elimination-does-not-follow' });
});
