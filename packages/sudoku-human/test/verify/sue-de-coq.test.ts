import { expect, test } from 'vitest';
import * as kit from '../../src/index.js';
import { puzzlesOf } from './solver-steps.js';

/** The Sue de Coq on HoDoKu's path through a puzzle, and where it was found. */
function sueDeCoqOf(puzzle: string): [kit.Position, kit.Step] {
  let position = kit.parsePuzzle(puzzle);
  for (const step of kit.rateHodoku(position).steps) {
    if (step.technique === 'sue-de-coq') return [position, step];
    position = kit.applyStep(position, step);
  }
  throw new Error('no Sue de Coq');
}

const sees = (a: number, b: number): boolean => {
  const [row, column, other, otherColumn] = [Math.floor(a / 9), a % 9, Math.floor(b / 9), b % 9];
  const isBox = Math.floor(row / 3) === Math.floor(other / 3) && Math.floor(column / 3) === Math.floor(otherColumn / 3);
  return a !== b && (row === other || column === otherColumn || isBox);
};

/** Can the cells be filled if the candidate is true? By trying. */
function canFill({ candidates }: kit.Position, cells: readonly number[], fixed: readonly kit.Candidate[]): boolean {
  const [cell, ...rest] = cells;
  if (cell === undefined) return true;
  const given = fixed.find((one) => one.cell === cell);
  for (let digit = 1; digit <= 9; digit++) {
    if ((candidates[cell] & (1 << (digit - 1))) === 0 || (given && given.digit !== digit)) continue;
    if (fixed.some((one) => one.digit === digit && sees(one.cell, cell))) continue;
    if (canFill({ candidates } as kit.Position, rest, [...fixed, { cell, digit } as kit.Candidate])) return true;
  }
  return false;
}

test.each([
  ['with a digit on both sides', 164, 'only'],
  ['whose sides have no digit in common', 34, 'no digit in common'],
])('a Sue de Coq %s: what the checker takes, the cells leave no room for', (_, at, words) => {
  const [position, step] = sueDeCoqOf(puzzlesOf('hard.txt')[at]);
  expect(kit.explainStep(step, kit.en)).toContain(words);
  expect(kit.verifyStep(position, step)).toEqual({ valid: true });
  const cells = [...new Set(step.pattern.candidates.map(({ cell }) => cell))];
  const named = new Set(step.eliminations.map(({ cell, digit }) => `${cell} ${digit}`));
  let rejected = 0;
  for (let cell = 0; cell < 81; cell++) {
    for (let digit = 1; digit <= 9; digit++) {
      if ((position.candidates[cell] & (1 << (digit - 1))) === 0) continue;
      const struck = { cell, digit } as kit.Candidate;
      const { valid } = kit.verifyStep(position, { ...step, eliminations: [struck] });
      if (valid) expect(canFill(position, cells, [struck])).toBe(false);
      else rejected++;
      if (named.has(`${cell} ${digit}`)) expect(valid).toBe(true);
    }
  }
  expect(rejected).toBeGreaterThan(20);
});

test('a digit of the crossing on both sides is too much', () => {
  const [position, step] = sueDeCoqOf(puzzlesOf('hard.txt')[164]);
  const ofRole = (role: string) => step.pattern.candidates.filter((one) => one.role === role);
  const [{ cell: crossing }] = ofRole('crossing');
  const digits = (role: string) => new Set(ofRole(role).map(({ digit }) => digit));
  const shared = [...digits('line')].filter((digit) => digits('box').has(digit));
  expect(shared).not.toHaveLength(0);
  const [digit] = shared;
  // All other cells open, so that no digit beside it forbids the new candidate.
  const none = position.values.map(() => 0);
  const open = position.candidates.map((mask, cell) => (cell === crossing ? mask | (1 << (digit - 1)) : mask || 511));
  const board = { givens: none, values: none, candidates: open };
  const more = { cell: crossing, digit, role: 'crossing' as const };
  const pattern = { ...step.pattern, candidates: [...step.pattern.candidates, more] };
  expect(kit.verifyStep({ ...board, candidates: position.candidates.map((mask) => mask || 511) }, step).valid).toBe(
    true,
  );
  expect(kit.verifyStep(board, { ...step, pattern })).toEqual({ valid: false, reason: 'not-a-subset' });
});

test('a cell of a Sue de Coq has one role', () => {
  const [position, step] = sueDeCoqOf(puzzlesOf('hard.txt')[34]);
  const { pattern } = step;
  const crossing = pattern.candidates.filter(({ role }) => role === 'crossing');
  const twice = [...pattern.candidates, ...crossing.map((one) => ({ ...one, role: 'line' as const }))];
  expect(kit.verifyStep(position, { ...step, pattern: { ...pattern, candidates: twice } })).toEqual({
    valid: false,
    reason: 'wrong-candidates',
  });
});
