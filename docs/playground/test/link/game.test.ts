import type { Grid } from '@kit/grid';
import { findPairs, generateBoard, type Solution, solveBoard } from '@kit/link-path';
import { expect, test } from 'vitest';
import { type Action, first, game, knowsHint, type State, tilesOf } from '../../src/link/game.js';
import { type Difficulty, difficulties, optionsOf, shapes } from '../../src/link/rules.js';
import { keeps } from '../keeps.js';
import { play as playGame } from '../play.js';

const play = (state: State, ...actions: Action[]) => playGame(game, state, ...actions);
const deal = (cells: readonly number[]): State =>
  play(first, { type: 'dealt', made: { status: 'found', board: { rows: 2, cols: 3, cells }, moves: [] } });
/** The moves of a board that can be cleared. */
const movesOf = (answer: Solution) => {
  if (answer.status !== 'solved') throw new Error(`the board is ${answer.status}`);
  return answer.moves;
};
const present = ({ history }: State): Grid => history.present;
// 1 2 1 / 2 3 3: the twos can't be joined before the ones or the threes are gone.
const small = deal([1, 2, 1, 2, 3, 3]);

test('the table is empty before the first deal, and a deal starts a game', () => {
  expect(tilesOf(present(first))).toBe(0);
  expect(small).toMatchObject({ said: ['guaranteed'], focus: 0, history: { past: [], future: [] } });
  expect(play(first, { type: 'dealt', made: { status: 'limit' } }).said).toEqual(['unknown']);
  expect(play(first, { type: 'mixed', made: { status: 'impossible' } }).said).toEqual(['impossible']);
});

test('the clock runs while there are tiles, and a deal sets it back', () => {
  const played = play(small, { type: 'tick' }, { type: 'tick' });
  expect(played.seconds).toBe(2);
  expect(play(first, { type: 'tick' })).toBe(first);
  expect(play(played, { type: 'dealt', made: { status: 'found', board: present(small) } }).seconds).toBe(0);
});

test('two tiles that a line joins are taken, and the line is drawn', () => {
  const picked = play(small, { type: 'pick', cell: 0 });
  expect(picked).toMatchObject({ picked: 0, focus: 0 });
  const taken = play(picked, { type: 'pick', cell: 2 });
  expect(present(taken).cells).toEqual([0, 2, 0, 2, 3, 3]);
  expect(taken).toMatchObject({ picked: null, line: { isLasting: false }, said: null });
  expect(taken.line?.points[0]).toEqual({ row: 0, col: 0 });
  expect(present(play(taken, { type: 'undo' }))).toEqual(present(small));
});

test('other pairs are refused with the reason, and the last tile stays chosen', () => {
  const different = play(small, { type: 'pick', cell: 0 }, { type: 'pick', cell: 1 });
  expect(different).toMatchObject({ picked: 1, said: ['different'] });
  expect(play(small, { type: 'pick', cell: 0 }, { type: 'pick', cell: 0 }).picked).toBeNull();
});

test('equal tiles that no line joins are refused as such', () => {
  const walled: State = {
    ...first,
    history: {
      past: [],
      present: { rows: 3, cols: 5, cells: [9, 9, 9, 9, 9, 9, 1, 2, 1, 9, 9, 9, 9, 9, 9] },
      future: [],
    },
  };
  expect(play(walled, { type: 'pick', cell: 6 }, { type: 'pick', cell: 8 }).said).toEqual(['unlinked']);
});

test('the keys walk round the board and pick', () => {
  const walked = play(small, { type: 'move', by: -1 }, { type: 'pick' });
  expect(walked).toMatchObject({ focus: 5, picked: 5 });
});

test('tiles fall as the chosen gravity says', () => {
  const fallen = play(
    small,
    { type: 'choose', choice: { gravity: 'down' } },
    { type: 'pick', cell: 4 },
    { type: 'pick', cell: 5 },
  );
  expect(present(fallen).cells).toEqual([1, 0, 0, 2, 2, 1]);
});

test('hints follow the plan of the deal until the board is cleared', () => {
  const made = generateBoard({ rows: 4, cols: 6, kinds: 12, copies: 2, seed: 7 });
  let state = play(first, { type: 'dealt', made });
  for (let pairs = 12; pairs > 0; pairs--) {
    expect(knowsHint(state)).toBe(true);
    state = play(state, { type: 'hint' });
    expect(state).toMatchObject({ said: ['goodPair'], line: { isLasting: true } });
    const [a, b] = state.hinted;
    state = play(state, { type: 'pick', cell: b }, { type: 'pick', cell: a });
  }
  expect(state).toMatchObject({ said: ['cleared'], plan: [], hinted: [] });
  expect(play(state, { type: 'hint' }).said).toEqual(['cleared']);
});

test('another pair than the planned one forgets the plan, and a search finds a new one', () => {
  const board = present(small);
  const answer = solveBoard(board);
  const plan = movesOf(answer);
  const answered = play(small, { type: 'answered', answer });
  expect(answered).toMatchObject({ plan, said: ['yes', 3] });
  const other = findPairs(board).find(({ a }) => ![plan[0].a, plan[0].b].includes(a));
  expect(other).toBeDefined();
  const strayed = play(answered, { type: 'pick', cell: other?.a ?? 0 }, { type: 'pick', cell: other?.b ?? 0 });
  expect(strayed.plan).toEqual([]);
  expect(knowsHint(strayed)).toBe(false);
  const again = solveBoard(present(strayed));
  expect(play(strayed, { type: 'hinted', answer: again })).toMatchObject({ plan: movesOf(again), said: ['goodPair'] });
  expect(play(strayed, { type: 'undo' }).plan).toEqual([]);
});

test('what is not known is never said to be so', () => {
  const limit: Action = { type: 'hinted', answer: { status: 'limit' } };
  expect(play(small, limit)).toMatchObject({ said: ['anyPair'], plan: [] });
  expect(play(small, { ...limit, type: 'answered' }).said).toEqual(['unknown']);
  expect(play(small, { ...limit, answer: { status: 'unsolvable' } }).said).toEqual(['lastPair']);
  expect(play(small, { type: 'answered', answer: { status: 'unsolvable' } }).said).toEqual(['no']);
});

test('shuffled tiles are a step of the game that can be undone', () => {
  const board = { rows: 2, cols: 3, cells: [3, 3, 2, 2, 1, 1] };
  const mixed = play(small, { type: 'mixed', made: { status: 'found', board } });
  expect(mixed).toMatchObject({ said: ['mixed'], plan: [] });
  expect(present(play(mixed, { type: 'undo' }))).toEqual(present(small));
});

test('undo reaches back over a new deal, but not to a cleared table', () => {
  const again = play(small, {
    type: 'dealt',
    made: { status: 'found', board: { rows: 1, cols: 2, cells: [1, 1] }, moves: [{ a: 0, b: 1 }] },
  });
  expect(present(play(again, { type: 'undo' }))).toEqual(present(small));
  expect(game.begins(small, again)).toBe(true);
  expect(game.begins(first, small)).toBe(false);
});

test('a kept plan counts only if it clears the board', () => {
  const board = { rows: 1, cols: 4, cells: [1, 1, 2, 2] };
  const kept = (plan: unknown) =>
    game.restore({ size: 'small', gravity: 'none', shape: 'full', difficulty: 'any', board, plan }, first).plan;
  const plan = [
    { a: 0, b: 1 },
    { a: 3, b: 2 },
  ];
  expect(kept(plan)).toEqual(plan);
  expect(kept(plan.slice(1))).toEqual([]);
  expect(kept([{ a: 0, b: 2 }, ...plan])).toEqual([]);
});

test.each(shapes.flatMap((shape) => (Object.keys(difficulties) as Difficulty[]).map((each) => [shape, each] as const)))(
  'deals of the shape %s, difficulty %s',
  (shape, difficulty) => {
    const made = generateBoard(optionsOf({ size: 'small', gravity: 'none', shape, difficulty }, 3));
    expect(made.status === 'found' || difficulty !== 'any').toBe(true);
    if (made.status !== 'found') return;
    const { cells } = made.board;
    expect(cells.includes(-1)).toBe(shape === 'stones');
    expect(cells.includes(0)).toBe(!['full', 'stones'].includes(shape));
    const state = play(first, { type: 'choose', choice: { shape } }, { type: 'dealt', made }, { type: 'pictures' });
    expect(state).toMatchObject({ shape, pictures: true, said: ['guaranteed'] });
  },
);

test('a game is under way once a pair is taken, until the board is cleared', () => {
  const { isUnderWay, keep, restore } = game;
  const taken = play(small, { type: 'pick', cell: 0 }, { type: 'pick', cell: 2 });
  expect([first, small, taken].map((state) => isUnderWay?.(state))).toEqual([false, false, true]);
  expect(isUnderWay?.(play(taken, { type: 'undo' }))).toBe(false);
  // After a visit it still is; a link of former times doesn't say how it began.
  const kept = keep(taken) as object;
  expect(isUnderWay?.(restore(kept, first))).toBe(true);
  expect(isUnderWay?.(restore({ ...kept, dealt: undefined }, first))).toBe(false);
  const cleared = play(deal([1, 1, 0, 0, 0, 0]), { type: 'pick', cell: 0 }, { type: 'pick', cell: 1 });
  expect(isUnderWay?.(cleared)).toBe(false);
});

test('undo reaches back over a deal to a game that was under way', () => {
  const taken = play(small, { type: 'pick', cell: 0 }, { type: 'pick', cell: 2 });
  const board: Grid = { rows: 2, cols: 3, cells: [1, 1, 2, 2, 3, 3] };
  const renewed = play(taken, { type: 'dealt', made: { status: 'found', board, moves: [] } });
  expect(game.isUnderWay?.(renewed)).toBe(false);
  const back = play(renewed, { type: 'undo' });
  expect(present(back)).toEqual(present(taken));
  expect(game.isUnderWay?.(back)).toBe(true);
  // Of a larger game nobody knows how it began.
  const tiny: Grid = { rows: 1, cols: 2, cells: [1, 1] };
  const left = play(taken, { type: 'dealt', made: { status: 'found', board: tiny, moves: [] } }, { type: 'undo' });
  expect(left.dealt).toBe(4);
});

keeps(game, first, [
  small,
  play(small, { type: 'pictures' }, { type: 'tick' }, { type: 'tick' }),
  play(small, { type: 'pick', cell: 0 }, { type: 'pick', cell: 2 }),
]);
