import { applyPath, findPath, resolve, scoreDrag } from '@kit/orb-search';
import { expect, test } from 'vitest';
import { game } from '../../src/orbs/game.js';
import { aimAt, counted, goalNames, goalOf, isAim } from '../../src/orbs/goals.js';
import { markOf, noMarks, withMark } from '../../src/orbs/marks.js';
import { type Action, first, type State } from '../../src/orbs/state.js';
import { keeps } from '../keeps.js';
import { play as playGame } from '../play.js';

const play = (state: State, ...actions: Action[]) => playGame(game, state, ...actions);
const drag = first(3);
const tap = (cell: number): Action => ({ type: 'tap', cell, seed: 1 });
const marked = play(
  drag,
  { type: 'paint', paint: 'locked' },
  tap(7),
  tap(0),
  { type: 'paint', paint: 'blocked' },
  tap(3),
);
const rules = { directions: 4, locked: [0, 7], blocked: [3] } as const;
const aimed = (name: (typeof goalNames)[number]) => play(drag, { type: 'goal', name });

test('every goal of the page is one of the library’s', () => {
  for (const name of goalNames) {
    const { status } = findPath(drag.board, { goal: goalOf(aimAt(name), drag.board), maxMoves: 2, beam: 10 });
    expect(['reached', 'unreachable', 'limit']).toContain(status);
    expect(isAim(aimAt(name))).toBe(true);
  }
  expect(goalOf(aimAt('colours'), { rows: 1, cols: 4, cells: [5, -1, 2, 5] })).toEqual({
    kind: 'colours',
    types: [2, 5],
  });
  expect(isAim({ name: 'at-least', count: counted['at-least'].max + 1 })).toBe(false);
  expect(isAim({ name: 'plus', count: 1 })).toBe(false);
  expect(isAim({ name: 'square', count: 0 })).toBe(false);
});

test('a cell has one mark, another takes its place, and freeing it leaves none', () => {
  const locked = withMark(withMark(noMarks, 5, 'locked'), 2, 'locked');
  expect(locked).toEqual({ locked: [2, 5], blocked: [] });
  expect(withMark(locked, 5, 'blocked')).toEqual({ locked: [2], blocked: [5] });
  expect(withMark(locked, 5, 'locked')).toBe(locked);
  expect(withMark(locked, 1, undefined)).toBe(locked);
  expect(markOf(locked, 5)).toBe('locked');
  expect(withMark(locked, 5, undefined)).toEqual({ locked: [2], blocked: [] });
});

test('marks are painted over the orbs, undone like orbs, and freed', () => {
  expect(marked).toMatchObject({ board: drag.board, marks: { locked: [0, 7], blocked: [3] }, painted: true });
  expect(play(marked, { type: 'undo' }, { type: 'undo' }).marks).toEqual({ locked: [7], blocked: [] });
  expect(play(marked, tap(3))).toBe(marked);
  expect(play(marked, { type: 'paint', paint: 'free' }, tap(7)).marks).toEqual({ locked: [0], blocked: [3] });
  expect(play(marked, { type: 'random', seed: 1 }).marks).toEqual(noMarks);
  expect(play(marked, { type: 'random', seed: 1 }, { type: 'undo' }).marks).toEqual(marked.marks);
  expect(play(marked, { type: 'mode', mode: 'swap', seed: 1 })).toMatchObject({ paint: null, marks: noMarks });
});

test('what was known goes when the goal, the marks or the directions change', () => {
  const result = findPath(drag.board, { maxMoves: 3 });
  const known = play(drag, { type: 'found', result });
  const changes: readonly Action[][] = [
    [{ type: 'goal', name: 'plus' }],
    [{ type: 'diagonal' }],
    [{ type: 'paint', paint: 'locked' }, tap(0)],
  ];
  for (const actions of changes) {
    const after = play(known, ...actions);
    expect(after).toMatchObject({ results: [], chosen: null, path: [] });
    expect(game.topic(after)).not.toEqual(game.topic(known));
  }
  expect(play(aimed('at-least'), { type: 'goal count', count: 4 }).aim).toEqual({ name: 'at-least', count: 4 });
});

test('a drag neither takes nor enters a marked cell, and is counted by the rules', () => {
  const ready = play(marked, { type: 'paint', paint: null });
  expect(play(ready, { type: 'grab', cell: 0 })).toBe(ready);
  expect(play(ready, { type: 'grab', cell: 3 })).toBe(ready);
  const held = play(ready, { type: 'grab', cell: 1 }, { type: 'drag', cell: 5 });
  expect(held.drag).toEqual([1, 2]);
  expect(play(held, { type: 'drag', cell: 3 })).toBe(held);
  const path = { start: 1, moves: [2, 8] };
  const letGo = play(held, { type: 'drag', cell: 8 }, { type: 'release' });
  const { combos } = scoreDrag(drag.board, path, { rules });
  expect(letGo).toMatchObject({ chosen: { path, combos }, said: ['dragged', combos, 2] });
  const { board } = resolve(applyPath(drag.board, path, { rules }), { rules });
  expect(letGo.film?.frames.at(-1)?.board).toEqual(board);
  expect(play(letGo, { type: 'drop' }, { type: 'drop' }).isDropped).toBe(true);
  expect(play(letGo, { type: 'animate' }).film?.frames).toHaveLength(3);
});

test('an orb goes aslant where that is allowed', () => {
  const held = play(drag, { type: 'diagonal' }, { type: 'grab', cell: 0 }, { type: 'drag', cell: 7 });
  expect(held.drag).toEqual([0, 7]);
  const path = { start: 0, moves: [7] };
  expect(play(held, { type: 'release' }).chosen).toMatchObject({ path });
});

test('what is said of a path goes by the goal', () => {
  const result = findPath(drag.board, { maxMoves: 3 });
  const { combos, score } = result;
  const moves = result.path.moves.length;
  const saidOf = (state: State, status: typeof result.status) =>
    play(state, { type: 'choose', result: { ...result, status } }).said;
  expect(saidOf(aimed('plus'), 'reached')).toEqual(['reached', combos, moves, result.provenShortest]);
  expect(saidOf(aimed('plus'), 'unreachable')).toEqual(['unreachable', 40, combos, moves]);
  expect(saidOf(aimed('plus'), 'limit')).toEqual(['notReached', combos, moves]);
  expect(saidOf(aimed('damage'), 'limit')).toEqual(['damage', score, combos, moves]);
  const letGo = (state: State) =>
    play(state, { type: 'grab', cell: 0 }, { type: 'drag', cell: 2 }, { type: 'release' });
  const own = scoreDrag(drag.board, { start: 0, moves: [1, 2] });
  expect(letGo(aimed('at-least')).said).toEqual(['draggedGoal', own.combos >= 3, own.combos, 2]);
  expect(letGo(aimed('damage')).said).toEqual(['draggedDamage', own.score, own.combos, 2, null]);
  const known = play(aimed('damage'), { type: 'found', result });
  expect(letGo(known).said).toEqual(['draggedDamage', own.score, own.combos, 2, score]);
});

test('the starts are listed by what the goal asks for', () => {
  const [few, many] = [2, 8].map((maxMoves) => findPath(drag.board, { maxMoves }));
  const reached = { ...few, status: 'reached' } as const;
  const limit = { ...many, status: 'limit' } as const;
  expect(many.combos).toBeGreaterThan(few.combos);
  expect(play(aimed('plus'), { type: 'all starts', results: [limit, reached] }).results).toEqual([reached, limit]);
  expect(play(drag, { type: 'all starts', results: [reached, limit] }).results).toEqual([limit, reached]);
  expect(play(aimed('damage'), { type: 'all starts', results: [reached, limit] }).results[0].score).toBe(
    Math.max(few.score, many.score),
  );
});

test('a game that was kept before there were goals comes back', () => {
  const { aim, marks, ...old } = game.keep(drag) as State;
  expect(game.restore(old, first(9))).toMatchObject({ board: drag.board, aim, marks });
  expect(() => game.restore({ ...old, marks: { locked: [99], blocked: [] } }, first(9))).toThrow();
});

keeps(game, first(9), [marked, play(aimed('connected'), { type: 'goal count', count: 9 })]);
