import * as kit from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { fixture } from '../../techniques/positions.js';

const article = '800010000520900080076002000009500600340090025005008400000200540010009037000080006';
const nothing = { level: null, score: null, steps: [] };

describe('the rating', () => {
  test('the first puzzle of the project has the level and score that HoDoKu gives it, in 62 steps', () => {
    const { status, level, score, steps } = kit.rateHodoku(kit.parsePuzzle(article));
    expect([status, level, score, steps.length]).toEqual(['solved', 'hard', 1368, 62]);
  });

  test('what has no single solution is not rated', () => {
    expect(kit.rateHodoku(kit.parsePuzzle('.'.repeat(81)))).toEqual({ status: 'multiple', ...nothing });
    expect(kit.rateHodoku(kit.parsePuzzle(`11${article.slice(2)}`))).toEqual({ status: 'invalid', ...nothing });
  });

  test('a solved grid costs nothing', () => {
    const { position } = kit.solve(kit.parsePuzzle(article));
    expect(kit.rateHodoku(position)).toEqual({ status: 'solved', level: 'easy', score: 0, steps: [] });
  });

  test('a search that is stopped has the steps so far', () => {
    const whole = kit.rateHodoku(kit.parsePuzzle(article));
    expect(kit.runSync(kit.rateHodokuSearch(kit.parsePuzzle(article)))).toEqual(whole);
    const search = kit.rateHodokuSearch(kit.parsePuzzle(article));
    let nodes = 0;
    while (nodes < 20) nodes = (search.next().value as { nodes: number }).nodes;
    const { status, steps, score } = search.next('stop').value as typeof whole;
    expect(status).toBe('limit');
    expect(steps).toEqual(whole.steps.slice(0, steps.length));
    expect(steps.length).toBeGreaterThanOrEqual(20);
    expect(score).toBeLessThan(whole.score as number);
  });

  test('pencil marks that are struck out already make it easier', () => {
    const puzzle = kit.parsePuzzle(article);
    const solution = kit.findSolution(puzzle) as number[];
    const none = puzzle.values.map(() => 0);
    // No digits at all, and two marks in each cell: one of the solution and the next one.
    const candidates = solution.map((digit) => (1 << (digit - 1)) | (1 << (digit % 9)));
    const start: kit.Position = { givens: none, values: none, candidates };
    const { status, steps } = kit.rateHodoku(start);
    expect(['solved', 'multiple']).toContain(status);
    const marked = { ...puzzle, candidates: puzzle.candidates.map((mask, cell) => mask && 1 << (solution[cell] - 1)) };
    const rating = kit.rateHodoku(marked);
    expect([rating.status, rating.level]).toEqual(['solved', 'easy']);
    expect(new Set(rating.steps.map(({ technique }) => technique))).toEqual(new Set(['full-house', 'naked-single']));
    expect(steps.every(({ score }) => score > 0)).toBe(true);
  });
});

test('a digit that is filled in leaves as much to do as before', () => {
  const puzzle = kit.parsePuzzle(fixture('easy.txt')[0]);
  const [first, ...rest] = kit.rateHodoku(puzzle).steps;
  const { status, steps } = kit.rateHodoku(kit.positionFromValues(kit.applyStep(puzzle, first).values, puzzle.givens));
  expect([status, steps.length]).toEqual(['solved', rest.length]);
});
