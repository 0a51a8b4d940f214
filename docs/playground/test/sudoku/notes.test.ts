import { findSolution, parsePuzzle } from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { game } from '../../src/sudoku/game.js';
import { colorCount, keyOf } from '../../src/sudoku/played.js';
import { type Action, drawnPosition, first, isRunning, type State } from '../../src/sudoku/state.js';
import { keeps } from '../keeps.js';
import { play as playGame } from '../play.js';

const play = (state: State, ...actions: Action[]) => playGame(game, state, ...actions);
const printed = parsePuzzle('800010000520900080076002000009500600340090025005008400000200540010009037000080006');
const digits = findSolution(printed) ?? [];
const start = first(printed);
const own = play(start, { type: 'showMarks' });
const select = (cell: number, how?: 'add' | 'toggle'): Action => ({ type: 'select', cell, ...(how ? { how } : {}) });
const write = (digit: number): Action => ({ type: 'write', digit });
const mode = (name: State['mode']): Action => ({ type: 'mode', mode: name });
const present = ({ history }: State) => history.present;
const bit = (digit: number) => 1 << (digit - 1);

test('cells are added, taken out and left for a single one; the cursor is always among them', () => {
  const three = play(start, select(1), select(2, 'add'), select(10, 'toggle'), select(2, 'add'));
  expect(three).toMatchObject({ chosen: [1, 2, 10], selected: 2 });
  const two = play(three, select(2, 'toggle'));
  expect(two).toMatchObject({ chosen: [1, 10], selected: 10 });
  expect(play(two, select(10, 'toggle'), select(1, 'toggle'))).toMatchObject({ chosen: [1], selected: 1 });
  expect(play(two, { type: 'move', by: 1, adds: true })).toMatchObject({ chosen: [1, 10, 11], selected: 11 });
  expect(play(two, { type: 'move', by: 1 })).toMatchObject({ chosen: [11], selected: 11 });
});

test('a digit goes into all chosen cells but printed ones, and is taken back where all have it', () => {
  const chosen = play(start, select(0), select(1, 'add'), select(2, 'add'));
  const written = play(chosen, write(4));
  expect(present(written).position.values.slice(0, 3)).toEqual([8, 4, 4]);
  expect(present(play(written, write(4))).position.values.slice(0, 3)).toEqual([8, 0, 0]);
  expect(present(play(written, select(1), write(9), select(2, 'add'), write(9))).position.values.slice(1, 3)).toEqual([
    9, 9,
  ]);
  // One step of undo takes all of it back.
  expect(present(play(written, { type: 'undo' }))).toEqual(present(chosen));
});

test('notes in the corners and in the centre are apart from each other and from the automatic marks', () => {
  const noted = play(own, select(1), select(2, 'add'), mode('corner'), write(9), mode('centre'), write(4), write(3));
  const { corner, centre, position } = present(noted);
  expect([corner[1], corner[2], corner[3]]).toEqual([bit(9), bit(9), 0]);
  expect(centre[1]).toBe(bit(4) | bit(3));
  expect(position).toEqual(printed);
  expect(drawnPosition(noted).candidates[1]).toBe(bit(9) | bit(4) | bit(3));
  // Where one of them lacks it, all get it; where all have it, it goes.
  const one = play(noted, select(1), mode('corner'), write(9));
  expect(present(one).corner[1]).toBe(0);
  expect(present(play(one, select(2, 'add'), write(9))).corner.slice(1, 3)).toEqual([bit(9), bit(9)]);
  expect(present(play(noted, mode('centre'), write(0)))).toMatchObject({ corner });
  expect(present(play(noted, mode('centre'), write(0))).centre[1]).toBe(0);
  // With digits, clearing an empty cell clears its notes.
  const cleared = present(play(noted, mode('digit'), write(0)));
  expect([cleared.corner[1], cleared.centre[1]]).toEqual([0, 0]);
});

test('with the automatic marks a note strikes out in all chosen cells what some of them have', () => {
  const [a, b] = [1, 2];
  const shared = printed.candidates[a] & printed.candidates[b];
  const digit = 32 - Math.clz32(shared);
  expect(digit).toBeGreaterThan(0);
  const struck = play(start, select(a), mode('corner'), write(digit), select(b, 'add'), write(digit));
  const { candidates } = present(struck).position;
  expect([candidates[a] & bit(digit), candidates[b] & bit(digit)]).toEqual([0, 0]);
  expect(present(play(struck, write(digit))).position.candidates).toEqual(printed.candidates);
  expect(present(struck).corner.every((mask) => mask === 0)).toBe(true);
});

test('a button fills the notes in with what is still possible, to be changed by hand', () => {
  const filled = play(start, { type: 'fill' });
  expect(filled.showMarks).toBe(false);
  expect(present(filled).corner).toEqual(printed.candidates);
  expect(present(play(filled, { type: 'undo' })).corner.every((mask) => mask === 0)).toBe(true);
  // A digit takes its notes along.
  const written = play(filled, select(1), write(digits[1]));
  expect(present(written).corner[1]).toBe(0);
  expect(
    present(written)
      .corner.slice(0, 9)
      .every((mask) => (mask & bit(digits[1])) === 0),
  ).toBe(true);
});

test('colours go to cells, or to the candidates of the digit that is lit up', () => {
  const painted = play(own, mode('color'), select(0), select(5, 'add'), write(3));
  expect(present(painted).colors).toEqual({ [keyOf(0)]: 3, [keyOf(5)]: 3 });
  const candidate = play(painted, { type: 'filter', digit: 4 }, select(5), write(2));
  expect(present(candidate).colors).toEqual({ [keyOf(0)]: 3, [keyOf(5)]: 3, [keyOf(5, 4)]: 2 });
  expect(present(play(candidate, write(2))).colors).toEqual(present(painted).colors);
  expect(present(play(painted, write(0))).colors).toEqual({});
  expect(play(painted, write(colorCount + 1))).toBe(painted);
  expect(present(painted).position).toEqual(printed);
});

test('a digit is lit up until it is asked for again', () => {
  const lit = play(start, { type: 'filter', digit: 7 });
  expect(lit.filter).toBe(7);
  expect(play(lit, { type: 'filter', digit: 8 }).filter).toBe(8);
  expect(play(lit, { type: 'filter', digit: 7 }).filter).toBe(0);
});

test('the clock runs while somebody plays, stands while it is paused, and is kept with the last move', () => {
  const tick: Action = { type: 'tick' };
  expect(isRunning(start)).toBe(false);
  expect(play(start, tick)).toBe(start);
  const played = play(start, select(1), write(9), tick, tick);
  expect(played.seconds).toBe(2);
  const paused = play(played, { type: 'pause' });
  expect(isRunning(paused)).toBe(false);
  expect(play(paused, tick, write(4))).toBe(paused);
  expect(play(paused, { type: 'pause' }, tick).seconds).toBe(3);
  const later = play(played, select(2), write(4), tick);
  expect(later).toMatchObject({ seconds: 3, secondsKept: 2 });
  expect(game.restore(game.keep(later), start)).toMatchObject({ seconds: 2, isPaused: false });
  expect(play(later, { type: 'load', position: parsePuzzle(`${'.'.repeat(80)}1`) }).seconds).toBe(0);
});

test('a game that was kept before there were two kinds of notes comes back', () => {
  const { corner, centre, colors, ...former } = game.keep(own) as Record<string, unknown>;
  const notes = printed.candidates;
  expect([corner, centre, colors].every((part) => part !== undefined)).toBe(true);
  expect(present(game.restore({ ...former, notes }, start))).toMatchObject({ corner: notes, colors: {} });
});

keeps(game, first(parsePuzzle('.'.repeat(81))), [
  play(own, { type: 'fill' }, mode('color'), select(0), write(3), { type: 'filter', digit: 4 }, write(2)),
]);
