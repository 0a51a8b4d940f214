import { applyMoves, isSolved, solve } from '@kit/npuzzle';
import { expect, test } from 'vitest';
import { type Action, first, game, type State } from '../../src/npuzzle/game.js';
import { keeps } from '../keeps.js';
import { play as playGame } from '../play.js';

const play = (state: State, ...actions: Action[]) => playGame(game, state, ...actions);
// 1 2 3 / 4 5 6 / 7 . 8: one move from the goal, with the gap in the middle of a row.
const board = { rows: 3, cols: 3, cells: [1, 2, 3, 4, 5, 6, 7, 0, 8] };
const near: State = { ...first(1), history: { past: [], present: { board, made: 0 }, future: [] } };
const boardOf = ({ history }: State) => history.present.board;
const present = (state: State) => boardOf(state).cells;

test('the same seed deals the same board, another seed another one', () => {
  expect(first(5)).toEqual(first(5));
  expect(first(5)).not.toEqual(first(6));
  const again = play(first(1), { type: 'deal', size: 3, seed: 5 });
  expect(boardOf(again)).toEqual(boardOf(first(5)));
  // Undo reaches back over the deal.
  expect(boardOf(play(again, { type: 'undo' }))).toEqual(boardOf(first(1)));
});

test('a tap slides its line, can be undone, and is praised at the goal', () => {
  const left = play(near, { type: 'tap', cell: 6 });
  expect(present(left)).toEqual([1, 2, 3, 4, 5, 6, 0, 7, 8]);
  expect(left.said).toBeNull();
  expect(present(play(left, { type: 'undo' }))).toEqual(board.cells);
  expect(present(play(left, { type: 'undo' }, { type: 'redo' }))).toEqual(present(left));
  expect(play(near, { type: 'tap', cell: 8 }).said).toEqual(['solved']);
});

test('a tile out of line changes nothing', () => {
  expect(play(near, { type: 'tap', cell: 0 })).toBe(near);
});

test('a tile goes the way of the arrow, and none comes over the edge', () => {
  expect(present(play(near, { type: 'push', way: 'left' }))[7]).toBe(8);
  expect(present(play(near, { type: 'push', way: 'right' }))[7]).toBe(7);
  expect(present(play(near, { type: 'push', way: 'down' }))[7]).toBe(5);
  expect(play(near, { type: 'push', way: 'up' })).toBe(near);
});

test('a solution is followed to the goal, and what was said of it stays until then', () => {
  const start = first(3);
  const { status, moves } = solve(boardOf(start), { quality: 'optimal' });
  expect(moves.length).toBeGreaterThan(2);
  let state = play(start, { type: 'solved', solution: { status, moves } }, { type: 'play' });
  for (let left = moves.length; left > 0; left--) {
    expect(state).toMatchObject({ said: ['answer', 'optimal', moves.length], isPlaying: true });
    expect(state.plan).toHaveLength(left);
    state = play(state, { type: 'follow' });
  }
  expect(isSolved(boardOf(state))).toBe(true);
  expect(state.history.present).toEqual({ board: applyMoves(boardOf(start), moves), made: moves.length });
  expect(state).toMatchObject({ said: ['solved'], isPlaying: false, plan: [] });
  expect(state.history.past).toHaveLength(moves.length);
});

test('the plan stays if its move is made by hand, and goes with any other', () => {
  const planned = play(near, { type: 'solved', solution: { status: 'optimal', moves: [8] } });
  expect(play(planned, { type: 'tap', cell: 8 }).plan).toEqual([]);
  const longer = { ...planned, plan: [6, 3] };
  expect(play(longer, { type: 'tap', cell: 6 }).plan).toEqual([3]);
  expect(play(longer, { type: 'tap', cell: 8 }).plan).toEqual([]);
  expect(play(longer, { type: 'tap', cell: 8 }, { type: 'undo' }).plan).toEqual([]);
});

test('a larger board no longer asks for the shortest solution, unless a person does', () => {
  const large = play(first(1), { type: 'deal', size: 6, seed: 1 });
  expect(large.quality).toBe('fast');
  const asked = play(large, { type: 'quality', quality: 'optimal' }, { type: 'deal', size: 6, seed: 2 });
  expect(asked.quality).toBe('optimal');
});

test('moves are counted from the deal on, and undo takes them back', () => {
  const moved = play(near, { type: 'tap', cell: 6 }, { type: 'tap', cell: 7 });
  expect(moved.history.present.made).toBe(2);
  expect(play(moved, { type: 'undo' }).history.present.made).toBe(1);
  expect(play(moved, { type: 'deal', size: 4, seed: 1 }).history.present.made).toBe(0);
  expect(play(moved, { type: 'deal', size: 4, seed: 1 }, { type: 'undo' })).toMatchObject({ size: 3 });
});

keeps(game, first(2), [near, play(near, { type: 'deal', size: 5, seed: 3 }), play(near, { type: 'tap', cell: 6 })]);
