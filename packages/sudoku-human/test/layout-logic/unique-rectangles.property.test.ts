import * as kit from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { some } from '../../../../config/runs.js';
import { tablesOf } from '../../src/layout/tables.js';
import { closedRectangles } from '../../src/layout-logic/closed-rectangles.js';
import { agree } from '../layout/oracle.js';
import { ownLayout } from '../layout/own-layouts.js';
import { lcg } from '../lcg.js';

const techniques = [kit.uniqueRectangle1, kit.uniqueRectangle2, kit.uniqueRectangle4, kit.uniqueRectangle5];

/** All grids of a layout of 4×4, by trying every digit. */
function allGrids(layout: kit.Layout): number[][] {
  const grids: number[][] = [];
  const extend = (grid: readonly number[]): void => {
    if (grid.length === layout.size ** 2) {
      grids.push([...grid]);
      return;
    }
    for (let digit = 1; digit <= layout.size; digit++) {
      if (grid.every((other, cell) => agree(layout, grid.length, digit, cell, other))) extend([...grid, digit]);
    }
  };
  extend([]);
  return grids;
}

const jigsaw = [0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3];
const small: readonly [string, kit.LayoutOptions][] = [
  ['plain', {}],
  ['diagonals', { diagonals: true }],
  ['a jigsaw', { regions: jigsaw }],
  ['cages', { cages: [{ cells: [0, 4, 8] }, { cells: [1, 2] }, { cells: [11, 15] }] }],
  ['groups', { disjointGroups: true }],
  ['a further house', { extraHouses: [[0, 6, 9, 15]] }],
  ['knight’s moves', { antiKnight: true }],
  ['neighbours apart', { nonConsecutive: true }],
];

test.each(small)('%s: in no grid does a closed rectangle keep two digits from changing places', (name, rules) => {
  const layout = kit.createLayout({ size: 4, ...rules });
  const closed = closedRectangles(tablesOf(layout));
  const grids = allGrids(layout);
  const names = new Set(grids.map((grid) => grid.join('')));
  let swaps = 0;
  for (let a = 0; a < 16; a++) {
    for (let d = a + 5; d < 16; d++) {
      const [b, c] = [a - (a % 4) + (d % 4), d - (d % 4) + (a % 4)];
      if (d % 4 <= a % 4) continue;
      const isClosed = closed.some((rectangle) => `${rectangle}` === `${[a, b, c, d]}`);
      for (const grid of grids) {
        if (grid[a] !== grid[d] || grid[b] !== grid[c]) continue;
        const swapped = grid.with(a, grid[b]).with(d, grid[b]).with(b, grid[a]).with(c, grid[a]);
        if (!isClosed) continue;
        expect(names.has(swapped.join(''))).toBe(true);
        swaps++;
      }
    }
  }
  // In some small layouts two digits never lie so; where other cells would notice nothing is closed.
  expect([name, swaps > 0]).toEqual([name, ['plain', 'cages', 'groups'].includes(name)]);
});

/** The digits of a puzzle, more of its solution, and marks by chance beside the true ones. */
function marked(layout: kit.Layout, seed: number): [kit.Position, readonly number[]] {
  const dealt = kit.generatePuzzle({ layout, seed });
  if (dealt.status !== 'found') throw new Error('no puzzle');
  const solution = kit.findSolution(dealt.position) as number[];
  const next = lcg(seed + 1);
  const values = solution.map((digit, cell) => (dealt.position.givens[cell] > 0 || next() < 0.15 ? digit : 0));
  const { candidates, ...rest } = kit.positionFromValues(values, dealt.position.givens, { layout });
  const kept = candidates.map((mask, cell) => {
    let left = mask;
    for (let digit = 1; digit <= layout.size; digit++) {
      if (digit !== solution[cell] && next() < 0.5) left &= ~(1 << (digit - 1));
    }
    return left;
  });
  return [{ ...rest, candidates: kept }, solution];
}

/** As `marked`, and where the solution allows it a closed rectangle has two digits and one more in two or three cells. */
function rectangular(layout: kit.Layout, seed: number): [kit.Position, readonly number[]] {
  const [position, solution] = marked(layout, seed);
  const next = lcg(seed + 5);
  for (const [a, b, c, d] of closedRectangles(tablesOf(layout))) {
    const [x, y, e] = [solution[a], solution[b], solution[d]];
    if (solution[c] !== y || e === x) continue;
    // All cells of the three digits are open, but for some that keep the solution the only one.
    const isOpen = solution.map(
      (digit, cell) => [a, b, c, d].includes(cell) || ([x, y, e].includes(digit) && next() < 0.7),
    );
    const values = solution.map((digit, cell) => (isOpen[cell] ? 0 : digit));
    const board = kit.positionFromValues(values, values, { layout });
    if (kit.countSolutions(board) !== 1) continue;
    const marks = (...digits: number[]) => digits.reduce((mask, digit) => mask | (1 << (digit - 1)), 0);
    const candidates = board.candidates.map((mask, cell) => {
      if (cell === a || (cell === b && seed % 4 === 1)) return mask & marks(x, y);
      return [b, c, d].includes(cell) ? mask & marks(x, y, e) : mask;
    });
    return [{ ...board, candidates }, solution];
  }
  return [position, solution];
}

test('what rectangles strike out is wrong in puzzles of one solution, and the checker accepts it', () => {
  const seen = new Map<string, number>();
  for (const [name, count] of [
    ['six', 120],
    ['small', 30],
    ['jigsaw', 12],
    ['x', 12],
    ['windoku', 8],
  ] as const) {
    for (const seed of some(Array(count).keys(), 3)) {
      const make = seed % 2 === 0 ? marked : rectangular;
      const [position, solution] = make(ownLayout(name), seed);
      for (const step of kit.findSteps(position, techniques)) {
        expect(step.eliminations.filter(({ cell, digit }) => solution[cell] === digit)).toEqual([]);
        expect({ step, ...kit.verifyStep(position, step) }).toEqual({ step, valid: true });
        for (const catalogue of [kit.en, kit.de, kit.vi, kit.zhHant]) {
          expect(kit.explainStep(step, catalogue)).not.toMatch(/[{}]|undefined/);
        }
        seen.set(step.technique, (seen.get(step.technique) ?? 0) + 1);
        // Under other rules the same cells are no rectangle.
        const apart = kit.createLayout({ ...position.layout, antiKnight: true });
        const elsewhere = kit.verifyStep({ ...position, layout: apart }, { ...step, layout: apart });
        expect(elsewhere.valid).toBe(false);
      }
    }
  }
  for (const { id } of techniques) expect([id, (seen.get(id) ?? 0) > 0]).toEqual([id, true]);
});

describe('a rectangle', () => {
  const layout = ownLayout('six');
  let [step, position]: [kit.Step | undefined, kit.Position | undefined] = [undefined, undefined];
  for (let seed = 0; step === undefined; seed++) {
    [position] = marked(layout, seed);
    [step] = kit.findSteps(position, [kit.uniqueRectangle1]);
  }
  const [found, board] = [step, position as kit.Position];
  const reasonOf = (at: kit.Position, change: Partial<kit.Step['pattern']>, more: Partial<kit.Step> = {}) => {
    const verdict = kit.verifyStep(at, { ...found, ...more, pattern: { ...found.pattern, ...change } });
    return verdict.valid || verdict.reason;
  };

  test('says nothing where the digits have several solutions', () => {
    const zeros = board.values.map(() => 0);
    const full = 2 ** layout.size - 1;
    const candidates = board.values.map((value, cell) => (value === 0 ? board.candidates[cell] : full));
    const open = { ...board, givens: zeros, values: zeros, candidates };
    expect(kit.findSteps(open, techniques)).toEqual([]);
    expect(reasonOf(open, {})).toBe('uniqueness-not-known');
  });

  test('is refused with a part that is wrong', () => {
    const { candidates } = found.pattern;
    expect(reasonOf(board, { candidates: candidates.slice(1) })).toMatch(/wrong-candidates|not-a-deadly-pattern/);
    expect(reasonOf(board, { candidates: candidates.slice(0, -1) })).toBe('wrong-candidates');
    expect(reasonOf(board, {}, { technique: 'unique-rectangle-2' })).toBe('elimination-does-not-follow');
    const extra = candidates.filter(({ role }) => role === 'extra');
    expect(reasonOf(board, {}, { eliminations: extra.map(({ cell, digit }) => ({ cell, digit })) })).toBe(
      'elimination-does-not-follow',
    );
    const moved = candidates.map((one) => (one.role === 'extra' ? { ...one, role: 'deadly' as const } : one));
    expect(reasonOf(board, { candidates: moved })).toMatch(/not-a-deadly-pattern|wrong-candidates/);
  });
});
