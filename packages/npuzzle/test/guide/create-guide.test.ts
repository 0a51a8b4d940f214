import { expect, test } from 'vitest';
import { applyMoves, createGuide, goalBoard, isSolved, legalSlides, shuffle, slide } from '../../src/index.js';
import { replays } from '../oracle.js';

test('the guide leads to the goal, whatever the player does now and then', () => {
  for (const metric of ['single', 'line'] as const) {
    let board = shuffle({ rows: 3, cols: 3, seed: 11 });
    const guide = createGuide(board, { metric });
    let moves = 0;
    for (let hint = guide.next(board); hint !== undefined; hint = guide.next(board)) {
      if (++moves > 300) break;
      const slides = legalSlides(board);
      const own = moves < 60 && moves % 3 === 0 ? slides[moves % slides.length] : hint;
      board = slide(board, own) ?? board;
    }
    expect(isSolved(board)).toBe(true);
    expect(guide.plan()).toEqual([]);
  }
});

test('a plan is kept while the player follows it, and repaired in place', () => {
  const board = shuffle({ rows: 7, cols: 10, seed: 2 });
  const guide = createGuide(board, { quality: 'fast' });
  const plan = guide.plan();
  const later = applyMoves(board, plan.slice(0, 1));
  expect(guide.next(later)).toBe(plan[1]);
  expect(guide.plan()).toEqual(plan.slice(1));
  // One tile moved off the plan: back, then on.
  const isOff = (cell: number) => [1, 10].includes(Math.abs(cell - plan[0])) && cell !== plan[1];
  const astray = slide(later, legalSlides(later).find(isOff) ?? 0) ?? later;
  expect(guide.next(astray)).not.toBeUndefined();
  expect(replays(astray, guide.plan(), goalBoard(astray), 'single')).toBe(true);
  expect(guide.plan().length).toBeLessThanOrEqual(plan.length);
});

test('an unsolvable board has no hint', () => {
  const board = { rows: 2, cols: 2, cells: [2, 1, 3, 0] };
  const guide = createGuide(board);
  expect([guide.next(board), guide.plan()]).toEqual([undefined, []]);
});
