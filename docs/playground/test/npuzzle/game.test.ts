import { applyMoves, boardAtDepth, isSolved, shuffle, solve } from '@kit/npuzzle';
import { expect, test } from 'vitest';
import { dealOfQuery, isDeal, queryOf } from '../../src/npuzzle/deals.js';
import { type Action, first, game, type State } from '../../src/npuzzle/game.js';
import { keeps } from '../keeps.js';
import { play as playGame } from '../play.js';

const play = (state: State, ...actions: Action[]) => playGame(game, state, ...actions);
// 1 2 3 / 4 5 6 / 7 . 8: one move from the goal, with the gap in the middle of a row.
const board = { rows: 3, cols: 3, cells: [1, 2, 3, 4, 5, 6, 7, 0, 8] };
const fair = (seed: number, rows = 3, cols = rows) => ({ rows, cols, depth: 0, seed });
const deal = (seed: number, rows = 3, cols = rows): Action => ({ type: 'deal', deal: fair(seed, rows, cols) });
const near: State = { ...first(fair(1)), history: { past: [], present: { board, deal: null, made: 0 }, future: [] } };
const boardOf = ({ history }: State) => history.present.board;
const present = (state: State) => boardOf(state).cells;

test('the same seed deals the same board, another seed another one', () => {
  expect(first(fair(5))).toEqual(first(fair(5)));
  expect(first(fair(5))).not.toEqual(first(fair(6)));
  const again = play(first(fair(1)), deal(5, 3));
  expect(boardOf(again)).toEqual(boardOf(first(fair(5))));
  // Undo reaches back over the deal.
  expect(boardOf(play(again, { type: 'undo' }))).toEqual(boardOf(first(fair(1))));
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
  const start = first(fair(3));
  const { status, moves } = solve(boardOf(start), { quality: 'optimal' });
  expect(moves.length).toBeGreaterThan(2);
  let state = play(start, { type: 'solved', solution: { status, moves } }, { type: 'play' });
  for (let left = moves.length; left > 0; left--) {
    expect(state).toMatchObject({ said: ['answer', 'optimal', moves.length], isPlaying: true });
    expect(state.plan).toHaveLength(left);
    state = play(state, { type: 'follow' });
  }
  expect(isSolved(boardOf(state))).toBe(true);
  expect(state.history.present).toEqual({
    board: applyMoves(boardOf(start), moves),
    deal: fair(3),
    made: moves.length,
  });
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
  const large = play(first(fair(1)), deal(1, 6));
  expect(large.quality).toBe('short');
  const asked = play(large, { type: 'quality', quality: 'optimal' }, deal(2, 6));
  expect(asked.quality).toBe('optimal');
});

test('moves are counted from the deal on, and undo takes them back', () => {
  const moved = play(near, { type: 'tap', cell: 6 }, { type: 'tap', cell: 7 });
  expect(moved.history.present.made).toBe(2);
  expect(play(moved, { type: 'undo' }).history.present.made).toBe(1);
  expect(play(moved, deal(1, 4)).history.present.made).toBe(0);
  expect(play(moved, deal(1, 4), { type: 'undo' })).toMatchObject({ wish: { rows: 3, cols: 3 } });
});

test('any two sides are dealt, and the wish follows the board', () => {
  const wide = play(first(fair(1)), { type: 'wish', wish: { rows: 2, cols: 5 } });
  expect(wide.wish).toEqual({ rows: 2, cols: 5, depth: 0 });
  expect(boardOf(wide).rows).toBe(3);
  const dealt = play(wide, deal(4, 2, 5));
  expect(boardOf(dealt)).toEqual(shuffle({ rows: 2, cols: 5, seed: 4 }));
  expect(play(dealt, { type: 'undo' }).wish).toEqual({ rows: 3, cols: 3, depth: 0 });
});

test('a board at a depth is played, and a depth that no board has is told', () => {
  const asked = { rows: 3, cols: 3, depth: 12, seed: 5 };
  const made = boardAtDepth(asked);
  if (made.status !== 'found') throw new Error(made.status);
  const dealt = play(near, { type: 'dealt', deal: asked, made });
  expect(dealt.history.present).toEqual({ board: made.board, deal: asked, made: 0 });
  expect(solve(boardOf(dealt), { quality: 'optimal' }).moves).toHaveLength(12);
  const none = play(near, { type: 'dealt', deal: { ...asked, depth: 32 }, made: { status: 'impossible' } });
  expect(none).toMatchObject({ said: ['noSuchDepth', 32], history: near.history });
  const open = play(near, { type: 'dealt', deal: { ...asked, depth: 70 }, made: { status: 'limit' } });
  expect(open).toMatchObject({ said: ['depthUnknown', 70], history: near.history });
});

test('a typed board is played, and undo comes back from it', () => {
  const loaded = play(near, { type: 'load', text: '1 2 3 4 / 5 6 _ 7' });
  expect(loaded.history.present).toEqual({
    board: { rows: 2, cols: 4, cells: [1, 2, 3, 4, 5, 6, 0, 7] },
    deal: null,
    made: 0,
  });
  expect(loaded).toMatchObject({ said: null, wish: { rows: 2, cols: 4 } });
  expect(boardOf(play(loaded, { type: 'undo' }))).toEqual(board);
});

test('a typed board that can’t be solved is told to be one, and what is no board is refused', () => {
  expect(play(near, { type: 'load', text: '2 1 / 3 0' }).said).toEqual(['unsolvable']);
  expect(play(near, { type: 'load', text: '1 2 / 3 3' })).toMatchObject({
    said: ['refused', expect.objectContaining({ code: 'no-blank' })],
  });
  expect(play(near, { type: 'load', text: '1 2 0' })).toMatchObject({
    said: ['badSize', 2, 20],
    history: near.history,
  });
  const tall = Array.from({ length: 21 }, (_, row) => `${2 * row + 1} ${row === 20 ? 0 : 2 * row + 2}`).join('/');
  expect(play(near, { type: 'load', text: tall }).said).toEqual(['badSize', 2, 20]);
});

test('shorter solutions take the place of longer ones, and nothing else does', () => {
  const found = play(
    near,
    { type: 'shorter', moves: [8, 7, 8] },
    { type: 'shorter', moves: [8, 7, 8] },
    { type: 'shorter', moves: [] },
    { type: 'shorter', moves: [8] },
  );
  expect(found).toMatchObject({ plan: [8], lengths: [3, 1] });
  const done = play(found, { type: 'solved', solution: { status: 'found', moves: [8] } });
  expect(done).toMatchObject({ plan: [8], lengths: [3, 1], said: ['answer', 'found', 1] });
  expect(play(done, { type: 'tap', cell: 6 })).toMatchObject({ plan: [], lengths: [] });
});

test('an address names a deal, and nothing that isn’t one', () => {
  for (const asked of [fair(7, 4, 5), { ...fair(0, 2), depth: 3 }, fair(2 ** 32 - 1, 20)]) {
    expect(dealOfQuery(queryOf(asked))).toEqual(asked);
  }
  expect(dealOfQuery('?rows=5&seed=1')).toEqual(fair(1, 5));
  expect(dealOfQuery('?seed=1')).toEqual(fair(1, 4));
  for (const other of [
    '',
    '?rows=4',
    '?rows=1&seed=3',
    '?rows=21&seed=3',
    '?seed=-1',
    '?seed=1.5',
    '?seed=1&depth=81',
  ]) {
    expect(dealOfQuery(other)).toBeUndefined();
  }
  expect(isDeal(null)).toBe(false);
  expect(isDeal({ ...fair(1), cols: '3' })).toBe(false);
});

keeps(game, first(fair(2)), [
  near,
  play(near, deal(3, 5)),
  play(near, { type: 'tap', cell: 6 }),
  play(near, { type: 'load', text: '2 1 / 3 0' }),
]);
