import { bruteForce, findSolution, findSteps, parsePuzzle, setValue, toggleCandidate } from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { readPosition } from '../../src/board/read-position.js';
import { defaultContext } from '../../src/solver/context-of.js';
import { findersOf } from '../../src/techniques/shared/technique.js';

const line = '800010000520900080076002000009500600340090025005008400000200540010009037000080006';
const puzzle = parsePuzzle(line);
const solution = findSolution(puzzle) as number[];
const found = (position: typeof puzzle) => findSteps(position, [bruteForce]).map(({ placements }) => placements);

test('the middle one of the open cells has its digit of the solution', () => {
  const open = [...line].flatMap((sign, cell) => (sign === '0' ? [cell] : []));
  const middle = open[Math.floor(open.length / 2)];
  expect(found(puzzle)).toEqual([[{ cell: middle, digit: solution[middle] }]]);
  // With the first two filled in the next one is the middle.
  const later = [open[0], open[1]].reduce((at, cell) => setValue(at, cell, solution[cell]), puzzle);
  const next = open[Math.floor(open.length / 2) + 1];
  expect(found(later)).toEqual([[{ cell: next, digit: solution[next] }]]);
});

test('nothing is found where there is no open cell, no solution or more than one', () => {
  const whole = solution.reduce(
    (at, digit, cell) => (puzzle.givens[cell] === 0 ? setValue(at, cell, digit) : at),
    puzzle,
  );
  expect(found(whole)).toEqual([]);
  // And the next technique is asked.
  expect(findersOf([bruteForce])[0].find(defaultContext(readPosition(whole)), () => true)).toBe(false);
  expect(found(parsePuzzle('.'.repeat(81)))).toEqual([]);
  expect(found(toggleCandidate(puzzle, 1, solution[1]))).toEqual([]);
});
