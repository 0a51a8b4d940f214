import { applyPath, resolve } from '@kit/orb-search';
import { expect, test } from 'vitest';
import { game } from '../../src/orbs/game.js';
import { stepTo } from '../../src/orbs/keyboard.js';
import { type Action, first, type State } from '../../src/orbs/state.js';
import { play as playGame } from '../play.js';

const play = (state: State, ...actions: Action[]) => playGame(game, state, ...actions);
const drag = first(3);
const press: Action = { type: 'press', seed: 1 };
const to = (cell: number): Action => ({ type: 'move', cell });

test('keys take an orb, drag it and let it go, as a finger does', () => {
  const held = play(drag, to(7), press);
  expect(held).toMatchObject({ drag: [7], path: [7], focus: 7, said: ['held', drag.board.cells[7]] });
  const carried = play(held, to(8), to(14));
  expect(carried).toMatchObject({ drag: [7, 8, 14], focus: 14, said: ['carried', 3, 3, 2] });
  const dropped = play(carried, press);
  const byFinger = play(
    drag,
    { type: 'grab', cell: 7 },
    { type: 'drag', cell: 8 },
    { type: 'drag', cell: 14 },
    { type: 'release' },
  );
  expect(dropped).toEqual({ ...byFinger, focus: 14 });
  const path = { start: 7, moves: [8, 14] };
  expect(dropped.said).toEqual(['dragged', resolve(applyPath(drag.board, path)).combos, 2]);
  expect(dropped).toMatchObject({ drag: [], isDropped: true, chosen: { path } });
});

test('Escape puts the orb back where it was', () => {
  const back = play(drag, to(7), press, to(8), { type: 'put back' });
  expect(back).toMatchObject({ drag: [], path: [], chosen: null, focus: 7, board: drag.board, said: ['putBack'] });
  expect(play(back, { type: 'put back' })).toBe(back);
});

test('a marked orb can’t be taken, and none goes over it', () => {
  const marked = play(
    drag,
    { type: 'paint', paint: 'blocked' },
    { type: 'tap', cell: 8, seed: 1 },
    { type: 'paint', paint: null },
  );
  expect(play(marked, to(8), press)).toMatchObject({ drag: [], said: ['notHeld'] });
  expect(play(marked, to(7), press, to(8))).toMatchObject({ drag: [7], focus: 7, said: ['noWay'] });
});

test('while a colour is chosen Enter paints, and in the swapping game it chooses', () => {
  const type = (drag.board.cells[2] + 1) % 6;
  const painted = play(drag, { type: 'paint', paint: type }, to(2), press);
  expect(painted.board.cells).toEqual(drag.board.cells.with(2, type));
  const swapping = play(drag, { type: 'mode', mode: 'swap', seed: 3 }, to(9), press);
  expect(swapping).toMatchObject({ picked: 9, drag: [] });
});

test('the keys stand on a cell of every board', () => {
  const large = play(drag, { type: 'size', size: '8×8', seed: 1 }, to(63));
  expect(large.focus).toBe(63);
  expect(play(large, { type: 'size', size: '5×4', seed: 1 }).focus).toBe(0);
});

test('a step ends at the edge and leaps over holes', () => {
  const ground = { rows: 3, cols: 4 };
  expect([stepTo(0, -1, 0, ground), stepTo(3, 0, 1, ground), stepTo(5, 1, 1, ground)]).toEqual([0, 3, 10]);
  const isHole = (cell: number) => cell === 1 || cell === 8;
  expect([stepTo(0, 0, 1, { ...ground, isHole }), stepTo(4, 1, 0, { ...ground, isHole })]).toEqual([2, 4]);
});
