import { expect, test } from 'vitest';
import {
  applyMoves,
  createGuide,
  createGuideSearch,
  goalBoard,
  isSolved,
  legalSlides,
  runSync,
  scramble,
  shuffle,
  slide,
  solve,
} from '../../src/index.js';
import { replays } from '../oracle.js';

/** Wide enough to have no beam: a plan of it is made line by line, at once. */
const size = { rows: 7, cols: 10 };
const board = shuffle({ ...size, seed: 2 });
const { moves } = solve(board, { quality: 'fast' });

test('a guide follows a plan that was made elsewhere', () => {
  const guide = createGuide(board, { plan: moves, quality: 'fast' });
  expect(guide.plan()).toEqual(moves);
  expect(guide.knows(applyMoves(board, moves.slice(0, 1)))).toBe(true);
  const elsewhere = shuffle({ ...size, seed: 9 });
  expect(guide.knows(elsewhere)).toBe(false);
  const plan = solve(elsewhere, { quality: 'fast' }).moves;
  guide.usePlan(elsewhere, plan);
  expect([guide.knows(elsewhere), guide.next(elsewhere)]).toEqual([true, plan[0]]);
});

test('a plan that is none is refused, with the move where it fails', () => {
  const codeOf = (plan: unknown, metric: 'single' | 'line' = 'single') => {
    try {
      createGuide({ rows: 2, cols: 3, cells: [1, 2, 3, 0, 4, 5] }, { plan: plan as number[], metric });
      return 'taken';
    } catch (error) {
      const { code, at } = error as { code: string; at: { index?: number } };
      return [code, at.index];
    }
  };
  expect(codeOf([4, 5])).toBe('taken');
  expect(codeOf([5], 'line')).toBe('taken');
  expect(codeOf([5])).toEqual(['bad-plan', 0]);
  expect(codeOf([4])).toEqual(['bad-plan', undefined]);
  expect(codeOf([4, 0], 'line')).toEqual(['bad-plan', 1]);
  expect(codeOf([4, 2], 'line')).toEqual(['bad-plan', 1]);
  expect(codeOf([6])).toEqual(['bad-plan', 0]);
  expect(codeOf([-1])).toEqual(['bad-plan', 0]);
  expect(codeOf(['4', 5])).toEqual(['bad-plan', 0]);
  expect(codeOf(7)).toEqual(['bad-list', undefined]);
  const guide = createGuide(board, { plan: moves });
  expect(() => guide.usePlan(goalBoard({ rows: 2, cols: 3 }), [])).toThrow(
    expect.objectContaining({ code: 'bad-size' }),
  );
});

test('a guide is made in slices; stopped, it thinks when it is first asked', () => {
  const whole = runSync(createGuideSearch(board, { quality: 'fast' }));
  expect(whole.plan()).toEqual(createGuide(board, { quality: 'fast' }).plan());
  const search = createGuideSearch(board, { quality: 'fast' });
  expect(search.next().done).toBe(false);
  const stopped = search.next('stop');
  if (!stopped.done) throw new Error('it went on');
  expect(stopped.value.plan()).toEqual([]);
  expect(stopped.value.next(board)).toBe(whole.plan()[0]);
});

test('a plan that is given is taken as it is, with nothing to think about', () => {
  const search = createGuideSearch(board, { plan: moves });
  const { done, value } = search.next();
  if (!done) throw new Error('it thought');
  expect(value.plan()).toEqual(moves);
});

test('where the plan that was asked for is out of reach, thinking comes to any good one', () => {
  const guide = runSync(createGuideSearch(board, { quality: 'optimal', maxNodes: 1 }));
  expect(replays(board, guide.plan(), goalBoard(board), 'single')).toBe(true);
});

test('a hint is missing only where there is none, not where the limit came before a plan', () => {
  const guide = createGuide(board, { quality: 'optimal', maxNodes: 1 });
  expect(replays(board, guide.plan(), goalBoard(board), 'single')).toBe(true);
  expect(guide.next(board)).toBe(guide.plan()[0]);
  expect(guide.next(goalBoard(board))).toBeUndefined();
});

test('the next hint can be had in slices, and a stop leaves the guide as it was', () => {
  const guide = createGuide(board, { plan: moves, quality: 'fast' });
  const elsewhere = shuffle({ ...size, seed: 9 });
  const search = guide.nextSearch(elsewhere);
  expect(search.next().done).toBe(false);
  expect(search.next('stop')).toEqual({ done: true, value: undefined });
  expect(guide.plan()).toEqual(moves);
  const hint = runSync(guide.nextSearch(elsewhere));
  expect(hint).toBe(guide.plan()[0]);
  expect(replays(elsewhere, guide.plan(), goalBoard(board), 'single')).toBe(true);
});

test.each(['single', 'line'] as const)('from up to eight moves off the plan it leads back (%s)', (metric) => {
  const start = scramble({ rows: 5, cols: 5, moves: 40, seed: 1 });
  const plan = solve(start, { quality: 'fast', metric }).moves;
  for (let seed = 0; seed < 12; seed++) {
    const guide = createGuide(start, { metric, plan });
    let astray = start;
    let before = -1;
    for (let step = 0; step < 1 + (seed % 8); step++) {
      const blank = astray.cells.indexOf(0);
      const slides = legalSlides(astray).filter((cell) => {
        const isBeside = Math.abs(cell - blank) === 1 || Math.abs(cell - blank) === 5;
        return cell !== before && (metric === 'line' || isBeside);
      });
      before = blank;
      astray = slide(astray, slides[(seed * 7 + step * 3) % slides.length]) ?? astray;
    }
    expect(guide.knows(astray)).toBe(true);
    guide.next(astray);
    expect(replays(astray, guide.plan(), goalBoard(start), metric)).toBe(true);
    expect(guide.plan().length).toBeLessThanOrEqual(plan.length + 8);
  }
});

test('on a large board a wanderer in lines is not searched for beyond a counted amount', () => {
  const start = scramble({ rows: 60, cols: 60, moves: 40, seed: 1 });
  const guide = createGuide(start, { metric: 'line', quality: 'fast' });
  expect(guide.knows(scramble({ rows: 60, cols: 60, moves: 41, seed: 8 }))).toBe(false);
  const solved = guide.plan().reduce((at, cell) => slide(at, cell) ?? at, start);
  expect(isSolved(solved)).toBe(true);
});

test('a board of another size is never the one that is known, though it begins with its cells', () => {
  const guide = createGuide(board, { plan: moves, quality: 'fast' });
  for (const other of [
    { rows: 7, cols: 11 },
    { rows: 8, cols: 10 },
  ]) {
    const more = Array.from({ length: other.rows * other.cols - 70 }, (_, index) => 70 + index);
    const larger = { ...other, cells: [...board.cells, ...more] };
    expect(guide.knows(larger)).toBe(false);
    guide.next(larger);
    expect(guide.plan()).toEqual(moves);
    expect(() => guide.usePlan(goalBoard(other), [])).toThrow(expect.objectContaining({ code: 'bad-size' }));
  }
  expect(guide.knows(board)).toBe(true);
});

test.each(['single', 'line'] as const)('from the end of its plan the guide leads back to the goal (%s)', (metric) => {
  const goal = goalBoard({ rows: 3, cols: 3 });
  const guide = createGuide(goal, { metric });
  expect([guide.plan(), guide.next(goal)]).toEqual([[], undefined]);
  const off = slide(goal, 5) ?? goal;
  expect([guide.knows(off), guide.next(off), guide.plan()]).toEqual([true, 8, [8]]);
});

test('stopped with a plan in hand, a guide has it', () => {
  const large = shuffle({ rows: 5, cols: 5, seed: 2 });
  // What is made on first use takes yields of its own.
  solve(goalBoard(large));
  const search = createGuideSearch(large);
  for (let seen = 0; seen < 40; seen++) expect(search.next().done).toBe(false);
  const stopped = search.next('stop');
  if (!stopped.done) throw new Error('it went on');
  expect(stopped.value.plan().length).toBeGreaterThan(0);
  expect(replays(large, stopped.value.plan(), goalBoard(large), 'single')).toBe(true);
});

test('a guide answers at once, by lines or by the shortest way of a near board, and thinks when it has time', () => {
  const far = shuffle({ rows: 4, cols: 4, seed: 6 });
  const guide = createGuide(far, { quality: 'optimal' });
  const quick = guide.plan();
  const { moves: shortest } = solve(far, { quality: 'optimal' });
  expect(quick.length).toBeGreaterThan(shortest.length);
  expect(replays(far, quick, goalBoard(far), 'single')).toBe(true);
  // The player goes on by the quick plan; what is thought out is for where they are then.
  const later = applyMoves(far, quick.slice(0, 1));
  expect(guide.next(later)).toBe(quick[1]);
  expect(runSync(guide.nextSearch(later))).toBe(guide.plan()[0]);
  expect(guide.plan().length).toBe(solve(later, { quality: 'optimal' }).moves.length);
  // It is thought out once.
  expect(guide.nextSearch(later).next()).toEqual({ done: true, value: guide.plan()[0] });
  const near = scramble({ rows: 4, cols: 4, moves: 14, seed: 2 });
  expect(createGuide(near).plan().length).toBe(solve(near, { quality: 'optimal' }).moves.length);
  expect(createGuide(swapped(near)).plan()).toEqual([]);
});

/** The board with two tiles exchanged: it can't be solved. */
function swapped({ rows, cols, cells }: { rows: number; cols: number; cells: readonly number[] }) {
  return { rows, cols, cells: cells.map((tile) => (tile === 1 ? 2 : tile === 2 ? 1 : tile)) };
}

test.each([
  { rows: 3, cols: 4 },
  { rows: 5, cols: 5 },
  { rows: 8, cols: 8 },
])('a stop ends thinking at any pause, with a plan to the goal ($rows×$cols)', (shape) => {
  const start = shuffle({ ...shape, seed: 2 });
  for (let pauses = 1; pauses < 60; pauses += 7) {
    const guide = createGuide(start, { maxNodes: 50_000 });
    const search = guide.nextSearch(start);
    for (let seen = 0; seen < pauses; seen++) search.next();
    const { done, value } = search.next('stop');
    const plan = guide.plan();
    expect([done, value ?? plan[0]]).toEqual([true, plan[0]]);
    expect(replays(start, plan, goalBoard(start), 'single')).toBe(true);
  }
});

test('a quick plan that is no longer than what is thought out stays, and a stop keeps it', () => {
  const guide = createGuide(board);
  const quick = guide.plan();
  const stopped = guide.nextSearch(board);
  expect(stopped.next().done).toBe(false);
  expect(stopped.next('stop')).toEqual({ done: true, value: quick[0] });
  expect(guide.plan()).toEqual(quick);
  const near = scramble({ rows: 5, cols: 5, moves: 10, seed: 1 });
  const other = createGuide(near, { quality: 'fast', maxNodes: 0 });
  const shortest = other.plan();
  runSync(other.nextSearch(near));
  expect(other.plan().length).toBe(shortest.length);
});
