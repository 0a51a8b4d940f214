import { expect, test } from 'vitest';
import * as kit from '../../src/index.js';
import { cells, fixture, puzzle } from '../techniques/positions.js';
import { countSolved } from './count-solved.js';

const article = '800010000520900080076002000009500600340090025005008400000200540010009037000080006';
const solution = '894315762523976184176842359289534671341697825765128493937261548618459237452783916';

test('the first puzzle of the project is solved completely', () => {
  const { status, steps, position } = kit.solve(puzzle(article));
  expect(status).toBe('solved');
  expect(position.values.join('')).toBe(solution);
  expect(position.candidates).toEqual(cells.map(() => 0));
  expect(position.givens).toEqual(puzzle(article).givens);
  expect(steps.filter((step) => step.placements.length > 0).length).toBe(52);
});

test('singles alone get stuck there, and their solver says where', () => {
  const { status, steps, position } = kit.createSolver([kit.nakedSingle, kit.hiddenSingle]).solve(puzzle(article));
  expect(status).toBe('stuck');
  expect(steps.length).toBe(cells.filter((cell) => position.values[cell] !== position.givens[cell]).length);
  expect(kit.createSolver([kit.nakedSingle, kit.hiddenSingle]).nextStep(position)).toBeUndefined();
});

test('every step of hard puzzles agrees with the solution, and what is called solved is', () => {
  // The soak takes more.
  const puzzles = [...fixture('hard.txt').slice(4, 10), ...fixture('expert.txt').slice(0, 6)];
  expect(countSolved(puzzles)).toBe(12);
});

test('what a solve keeps from step to step changes nothing: each step is the next step of its position', () => {
  for (const line of fixture('hard.txt').slice(40, 42)) {
    let position = puzzle(line);
    for (const step of kit.solve(position).steps) {
      expect(step).toEqual(kit.nextStep(position));
      position = kit.applyStep(position, step);
    }
  }
});

test('what was solved before changes nothing', () => {
  const [one, other] = fixture('hard.txt').slice(42, 44).map(puzzle);
  const first = kit.solve(one);
  kit.solve(other);
  expect(kit.solve(one)).toEqual(first);
});

test('two equal givens in a house make a puzzle invalid, and are named', () => {
  const { status, conflicts, steps } = kit.solve(puzzle(`8${article.slice(1, 8)}8${article.slice(9)}`));
  expect({ status, conflicts, steps }).toEqual({ status: 'invalid', conflicts: [0, 8, 16], steps: [] });
});

test('a puzzle without a solution is invalid though no digits conflict', () => {
  const { status, conflicts } = kit.solve(puzzle(`.12345678${'.'.repeat(9)}9`.padEnd(81, '.')));
  expect({ status, conflicts }).toEqual({ status: 'invalid', conflicts: [] });
});

test('a position whose pencil marks lost a digit of the solution is invalid', () => {
  const position = puzzle(article);
  const candidates = position.candidates.with(1, position.candidates[1] & ~(1 << 8));
  expect(kit.solve({ ...position, candidates }).status).toBe('invalid');
});

test('an empty grid has many solutions, a full one is solved without a step', () => {
  expect(kit.solve(puzzle('.'.repeat(81))).status).toBe('multiple');
  expect(kit.solve(puzzle(solution))).toMatchObject({ status: 'solved', steps: [] });
  expect(kit.nextStep(puzzle(solution))).toBeUndefined();
});

test('candidates that a digit in sight excludes count as struck out', () => {
  const position = puzzle(article);
  const candidates = position.candidates.map((mask, cell) => (position.values[cell] === 0 ? 511 : mask));
  expect(kit.solve({ ...position, candidates })).toEqual(kit.solve(position));
});
