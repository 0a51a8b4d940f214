import * as kit from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { some } from '../../../../../config/runs.js';
import { searchSolutions } from '../../../src/count/classic/search-solutions.js';

const all = 0b111111111;
const maskOf = (...digits: number[]): number => digits.reduce((mask, digit) => mask | (1 << (digit - 1)), 0);
const none = Array.from({ length: 81 }, () => 0);

/**
 * Twelve cells in four boxes that 1, 2 and 3 can't fill, with a 4 in r1c1 and a 5 in r6c5 beside them; all other cells are open
 * but for those named.
 */
function board(others: Readonly<Record<number, number>>): kit.Position {
  const candidates = none.map(() => all);
  for (const cell of [0, 10, 20, 3, 13, 23, 27, 37, 47, 30, 41, 49]) candidates[cell] = maskOf(1, 2, 3);
  candidates[0] |= maskOf(4);
  candidates[49] |= maskOf(5);
  return { givens: none, values: none, candidates: candidates.map((mask, cell) => others[cell] ?? mask) };
}

/** Rows and columns, bands and stacks in another order, and other names of digits, by a seed. */
function morph({ candidates }: kit.Position, seed: number): kit.Position {
  let state = seed;
  const next = (below: number): number => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
  const shuffled = (size: number): number[] => {
    const list = Array.from({ length: size }, (_, i) => i);
    for (let i = size - 1; i > 0; i--) {
      const j = next(i + 1);
      [list[i], list[j]] = [list[j], list[i]];
    }
    return list;
  };
  const lines = (): number[] => shuffled(3).flatMap((band) => shuffled(3).map((line) => band * 3 + line));
  const [rows, cols, names] = [lines(), lines(), shuffled(9)];
  const rename = (mask: number): number =>
    names.reduce((sum, name, digit) => (mask & (1 << digit) ? sum | (1 << name) : sum), 0);
  const moved = none.map((_, cell) => rename(candidates[rows[Math.floor(cell / 9)] * 9 + cols[cell % 9]]));
  return { givens: none, values: none, candidates: moved };
}

/** How many solutions the candidates leave, two at most, if this one is true. */
function solutionsWith(position: kit.Position, { cell, digit }: kit.Candidate): number {
  return searchSolutions(position.candidates.with(cell, maskOf(digit)), 2);
}

const boards = {
  // A 4 in r1c9 takes the 4 of r1c1, and leaves r6c9 its 5, which takes the 5 of r6c5.
  'by singles': board({ 53: maskOf(4, 5) }),
  // A 4 in r1c9 takes the 4 of r1c1 and leaves r1c5 6 and 7, as the 5 in r6c5, then the last guardian, leaves r8c5 and r9c5:
  // three cells of a column for two digits. That r1c9 has two candidates lets it be tried soon.
  'by refutations inside': board({ 8: maskOf(4, 8), 4: maskOf(4, 6, 7), 67: maskOf(5, 6, 7), 76: maskOf(5, 6, 7) }),
};

describe.each(Object.entries(boards))('what both guardians of a tridagon exclude %s', (name, plain) => {
  // The first step: more are found in the test of the moved boards.
  const step = kit.createSolver([kit.forcingNet]).nextStep(plain) as kit.Step;

  test.each(some([1, 2, 3], 3))('goes, as trying shows, and the checker takes the step (%i)', (seed) => {
    const position = morph(plain, seed);
    const steps = kit.findSteps(position, [kit.forcingNet]);
    expect(steps.length).toBeGreaterThan(0);
    for (const step of steps) {
      expect(step.message.key).toBe('forcing-net-guardians');
      expect(step.placements).toEqual([]);
      expect(step.eliminations.map((struck) => solutionsWith(position, struck))).toEqual([0]);
      expect(kit.verifyStep(position, step)).toEqual({ valid: true });
      expect((step.pattern.branches?.length ?? 0) > 1).toBe(name !== 'by singles');
      for (const catalogue of [kit.en, kit.de, kit.vi, kit.zhHant])
        expect(kit.explainStep(step, catalogue)).not.toMatch(/[{}]|undefined/);
    }
  });

  test('a step without one of its parts is refused, and so is one with another end', () => {
    const { pattern } = step;
    const { candidates, branches = [] } = pattern;
    const verdict = (changed: Partial<kit.Step['pattern']>) =>
      kit.verifyStep(plain, { ...step, pattern: { ...pattern, ...changed } });
    for (const at of candidates.keys()) expect(verdict({ candidates: candidates.toSpliced(at, 1) }).valid).toBe(false);
    const bare = candidates.filter(({ role }) => role === 'assumption');
    expect(verdict({ candidates: bare })).toEqual({ valid: false, reason: 'inference-does-not-follow' });
    expect(verdict({ candidates: [...candidates, { cell: 80, digit: 9, role: 'assumption' }] })).toEqual({
      valid: false,
      reason: 'wrong-candidates',
    });
    for (const [i, branch] of branches.entries()) {
      for (const at of branch.keys())
        expect(verdict({ branches: branches.with(i, branch.toSpliced(at, 1)) }).valid).toBe(false);
    }
    expect(kit.verifyStep(plain, { ...step, eliminations: [{ cell: 80, digit: 9 }] }).valid).toBe(false);
  });

  test('with a third guardian that it leaves alone nothing follows', () => {
    // 9 in r5c6 of the pattern.
    const more = { ...plain, candidates: plain.candidates.with(41, maskOf(1, 2, 3, 9)) };
    expect(kit.findSteps(more, [kit.forcingNet])).toEqual([]);
    expect(solutionsWith(more, step.eliminations[0])).toBeGreaterThan(0);
    const { pattern } = step;
    const named = [...pattern.candidates, { cell: 41, digit: 9, role: 'guardian' as const }];
    expect(kit.verifyStep(more, step).valid).toBe(false);
    expect(kit.verifyStep(more, { ...step, pattern: { ...pattern, candidates: named } }).valid).toBe(false);
  });
});

test('of two tridagons the one with fewer guardians is asked first', () => {
  // 7, 8 and 9 in the cells beside those of the first, with guardians in r1c2, r2c3 and r6c6.
  const second = Object.fromEntries(
    [1, 11, 18, 4, 14, 21, 28, 38, 45, 31, 39, 50].map((cell) => [cell, maskOf(7, 8, 9)]),
  );
  const guardians = { 1: maskOf(6, 7, 8, 9), 11: maskOf(6, 7, 8, 9), 50: maskOf(6, 7, 8, 9) };
  const both = board({ ...second, ...guardians, 53: maskOf(4, 5) });
  const steps = kit.findSteps(both, [kit.forcingNet]);
  expect(steps.length).toBeGreaterThan(0);
  for (const step of steps) {
    const named = step.pattern.candidates.filter(({ role }) => role === 'guardian');
    expect(named).toEqual([
      { cell: 0, digit: 4, role: 'guardian' },
      { cell: 49, digit: 5, role: 'guardian' },
    ]);
    expect(kit.verifyStep(both, step)).toEqual({ valid: true });
  }
});
