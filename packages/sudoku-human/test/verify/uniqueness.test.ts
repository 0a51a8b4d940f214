/** What a deadly pattern names: what its type speaks of and nothing besides, in any order. */

import { findSolution, findSteps, type Position, parsePuzzle, type Step } from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { techniqueById, techniqueCases } from '../techniques/technique-cases.js';
import { drawStep } from './draw.js';
import { reasonOf } from './reason-of.js';

function stepsOf(id: 'unique-rectangle-1' | 'avoidable-rectangle-1' | 'avoidable-rectangle-2'): [Position, Step][] {
  return techniqueCases(id).flatMap(({ position, options }) =>
    findSteps(position, [techniqueById[id]], options).map((step): [Position, Step] => [position, step]),
  );
}

test('a unique rectangle of type 1 names no house and no cells besides its own', () => {
  for (const [position, step] of stepsOf('unique-rectangle-1')) {
    expect(reasonOf(position, step)).toBe('valid');
    const { candidates } = step.pattern;
    expect(reasonOf(position, step, { houses: [{ house: 0, role: 'house' }] })).toBe('elimination-does-not-follow');
    const inPattern = new Set(candidates.map(({ cell }) => cell));
    const other = position.candidates.findIndex((mask, cell) => mask > 0 && !inPattern.has(cell));
    const subset = [1, 2, 3, 4, 5, 6, 7, 8, 9]
      .filter((digit) => position.candidates[other] & (1 << (digit - 1)))
      .map((digit) => ({ cell: other, digit, role: 'subset' as const }));
    expect(reasonOf(position, step, { candidates: [...candidates, ...subset] })).toBe('elimination-does-not-follow');
  }
});

describe('an avoidable rectangle', () => {
  test.each(['avoidable-rectangle-1', 'avoidable-rectangle-2'] as const)(
    '%s lists its candidates in any order',
    (id) => {
      const steps = stepsOf(id);
      expect(steps.length).toBeGreaterThan(0);
      for (const [position, step] of steps) {
        expect(reasonOf(position, step, { candidates: step.pattern.candidates.toReversed() })).toBe('valid');
      }
    },
  );

  test('has no open cell of which nobody says what it would hold', () => {
    const puzzle = parsePuzzle('000090002070008000000000154000700309408010000000000000730085000080003006000200700');
    const solution = findSolution(puzzle) ?? [];
    const corners = (row: number, column: number, down: number, across: number): number[] => [
      9 * row + column,
      9 * row + column + across,
      9 * (row + down) + column,
      9 * (row + down) + column + across,
    ];
    let tried = 0;
    for (let row = 0; row < 8; row++) {
      for (let column = 0; column < 8; column++) {
        for (const [down, across] of [
          [1, 3],
          [1, 5],
          [3, 1],
          [5, 1],
        ]) {
          if (row + down > 8 || column + across > 8) continue;
          const [a, b, c, d] = corners(row, column, down, across);
          if (solution[b] !== solution[c] || [a, b, c, d].some((cell) => puzzle.givens[cell] > 0)) continue;
          // Two corners across from each other are open, and none of them has a digit to its name.
          const values = solution.map((digit, cell) => (cell === a || cell === d ? 0 : digit));
          const candidates = solution.map((digit, cell) => (cell === a || cell === d ? 1 << (digit - 1) : 0));
          const lines = `r${row + 1} r${row + down + 1} c${column + 1} c${column + across + 1}`;
          const extra = [a, d].map((cell) => ({ cell, digit: solution[cell], role: 'extra' as const }));
          const step = drawStep('avoidable-rectangle-2', { houses: { house: lines } });
          const eliminations = [{ cell: a, digit: solution[a] }];
          const position = { givens: puzzle.givens, values, candidates };
          expect(reasonOf(position, { ...step, eliminations }, { candidates: extra })).toBe('not-a-deadly-pattern');
          tried++;
        }
      }
    }
    expect(tried).toBeGreaterThan(0);
  });
});
