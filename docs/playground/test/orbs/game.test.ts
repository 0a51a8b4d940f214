import { runSync } from '@kit/grid';
import { applyPath, bestSwap, findPathSearch, findPathsByStart, findSwaps, formatOrbs, resolve } from '@kit/orb-search';
import { expect, test } from 'vitest';
import { game } from '../../src/orbs/game.js';
import { type Action, first, isSamePath, type State } from '../../src/orbs/state.js';
import { keeps } from '../keeps.js';
import { play as playGame } from '../play.js';

const play = (state: State, ...actions: Action[]) => playGame(game, state, ...actions);
const drag = first(3);
const swapping = play(drag, { type: 'mode', mode: 'swap', seed: 3 });
const results = findPathsByStart(drag.board, { maxMoves: 3 });
const best = runSync(findPathSearch(drag.board, { maxMoves: 8 }));
/** Lets the film run to its end. */
const watch = (state: State): State => {
  let at = state;
  for (let left = (state.film?.frames.length ?? 0) + 1; left > 0; left--) at = play(at, { type: 'tick' });
  return at;
};

test('the same seed deals the same board', () => {
  expect(first(3)).toEqual(drag);
  expect(play(drag, { type: 'random', seed: 4 }).board).toEqual(first(4).board);
  expect(drag.board).toMatchObject({ rows: 5, cols: 6 });
  expect(play(drag, { type: 'size', size: '7×6', seed: 1 }).board).toMatchObject({ rows: 6, cols: 7 });
  const types = new Set(play(drag, { type: 'deal', deal: 'three', seed: 1 }).board.cells);
  expect([...types].sort()).toEqual([0, 1, 2]);
});

test('painting changes one orb, and forgets what was known of the board', () => {
  const known = play(drag, { type: 'found', result: best });
  const type = (drag.board.cells[0] + 1) % 6;
  const painted = play(known, { type: 'paint', paint: type }, { type: 'tap', cell: 0, seed: 1 });
  expect(painted.board.cells).toEqual(drag.board.cells.with(0, type));
  expect(painted).toMatchObject({ results: [], chosen: null, path: [], said: null });
  const again = play(painted, { type: 'tap', cell: 0, seed: 1 });
  expect(again).toBe(painted);
});

test('undo brings back a painted orb, and the board before a new one', () => {
  const type = (drag.board.cells[0] + 1) % 6;
  const painted = play(drag, { type: 'paint', paint: type }, { type: 'tap', cell: 0, seed: 1 });
  const back = play(painted, { type: 'undo' });
  expect(back.board).toEqual(drag.board);
  expect(play(back, { type: 'redo' }).board).toEqual(painted.board);
  expect(play(back, { type: 'redo' }, { type: 'redo' }).future).toEqual([]);
  const other = play(painted, { type: 'mode', mode: 'swap', seed: 3 });
  expect(play(other, { type: 'undo' })).toMatchObject({ mode: 'drag', size: '6×5', board: painted.board });
  let long = drag;
  for (let step = 0; step < 210; step++) long = play(long, { type: 'random', seed: step });
  expect(long.past).toHaveLength(200);
});

test('a board comes as a text; one that the page has no place for is refused in words', () => {
  const text = formatOrbs(first(9).board, 'letters');
  const loaded = play(drag, { type: 'load', text });
  expect(loaded).toMatchObject({ board: first(9).board, size: '6×5', cleared: 0, said: null });
  expect(play(loaded, { type: 'undo' }).board).toEqual(drag.board);
  expect(play(drag, { type: 'load', text: 'RB' }).said).toEqual(['noSize', expect.stringContaining('6×5')]);
  expect(play(drag, { type: 'load', text: text.replace(/[A-Z]/, 'M') }).said?.[0]).toBe('noSize');
  expect(play(drag, { type: 'load', text: '!' })).toEqual({
    ...drag,
    said: ['refused', expect.objectContaining({ code: 'bad-text', sign: '!' })],
  });
});

test('without a colour a tap on the dragging board does nothing', () => {
  expect(play(drag, { type: 'tap', cell: 0, seed: 1 })).toBe(drag);
});

test('paths that get better are listed once each, the last first, and drawn', () => {
  const better = play(drag, { type: 'better', result: results[0] }, { type: 'better', result: results[0] });
  expect(better.results).toEqual([results[0]]);
  expect(better.said).toBeNull();
  const found = play(better, { type: 'found', result: best });
  expect(found.results).toEqual([best, results[0]]);
  expect(found.path).toEqual([best.path.start, ...best.path.moves]);
  expect(found.said).toEqual(['found', best.combos, best.path.moves.length, best.provenShortest]);
  expect(isSamePath(best, found.chosen)).toBe(true);
  expect(play(found, { type: 'choose', result: results[0] }).chosen).toEqual(results[0]);
});

test('the best path of each start: the most combos first, then the fewest moves', () => {
  const listed = play(drag, { type: 'all starts', results });
  expect(listed.results).toHaveLength(30);
  const worth = listed.results.map(({ combos, path }) => combos * 1000 - path.moves.length);
  expect(worth).toEqual(worth.toSorted((a, b) => b - a));
  expect(listed.chosen).toEqual(listed.results[0]);
});

test('the film of a path ends at the board again, that of the waves at what is left until it is put back', () => {
  const found = play(drag, { type: 'found', result: best });
  const animated = play(found, { type: 'animate' });
  expect(animated.film?.frames).toHaveLength(best.path.moves.length + 1);
  expect(animated.film?.frames.at(-1)?.board).toEqual(applyPath(drag.board, best.path));
  expect(watch(animated).film).toBeNull();
  const dropped = watch(play(found, { type: 'drop' }));
  expect(dropped.film?.frames).toHaveLength(1);
  expect(dropped.film?.frames[0].board).toEqual(resolve(applyPath(drag.board, best.path)).board);
  expect(dropped.board).toEqual(drag.board);
  expect(play(dropped, { type: 'drop' })).toMatchObject({ film: null, isDropped: false });
  expect(play(drag, { type: 'drop' }).film).toBeNull();
});

test('two neighbours that match are swapped: the score grows, and the same seed refills the same', () => {
  const [{ a, b }] = findSwaps(swapping.board);
  const tapped = play(swapping, { type: 'tap', cell: a, seed: 5 });
  expect(tapped.picked).toBe(a);
  const swapped = play(tapped, { type: 'tap', cell: b, seed: 5 });
  expect(swapped.cleared).toBeGreaterThanOrEqual(3);
  expect(swapped.picked).toBeNull();
  expect(swapped.board.cells).not.toContain(-1);
  expect(swapped).toEqual(play(tapped, { type: 'tap', cell: b, seed: 5 }));
  // Nothing is played while the picture moves.
  expect(play(swapped, { type: 'tap', cell: 0, seed: 1 })).toBe(swapped);
  expect(watch(swapped).film).toBeNull();
  expect(play(tapped, { type: 'tap', cell: a, seed: 5 }).picked).toBeNull();
});

test('the swapping game shows the best swap, plays it, and shuffles a board without one', () => {
  const swap = bestSwap(swapping.board);
  expect(play(swapping, { type: 'hint' })).toMatchObject({ path: [swap?.a, swap?.b], picked: swap?.a });
  const stepped = play(swapping, { type: 'auto' }, { type: 'step', seed: 1 });
  expect(stepped.cleared).toBeGreaterThan(0);
  const stripes = Array.from({ length: 64 }, (_, cell) => ((cell % 8) + 2 * Math.floor(cell / 8)) % 5);
  const stuck: State = { ...swapping, isAuto: true, board: { rows: 8, cols: 8, cells: stripes } };
  expect(findSwaps(stuck.board)).toEqual([]);
  expect(play(stuck, { type: 'hint' }).said).toEqual(['deadlock']);
  expect(findSwaps(play(stuck, { type: 'step', seed: 1 }).board).length).toBeGreaterThan(0);
  const hopeless: State = { ...stuck, board: { rows: 1, cols: 3, cells: [0, 1, 2] } };
  expect(play(hopeless, { type: 'step', seed: 1 })).toMatchObject({ said: ['noShuffle'], isAuto: false });
});

test('painting the last swap away is said', () => {
  const stripes = Array.from({ length: 64 }, (_, cell) => ((cell % 8) + 2 * Math.floor(cell / 8)) % 5);
  const almost: State = { ...swapping, paint: stripes[0], board: { rows: 8, cols: 8, cells: stripes.with(0, 7) } };
  expect(play(almost, { type: 'tap', cell: 0, seed: 1 }).said).toEqual(['deadlock']);
});

test('the other game starts with its own board and plays no longer by itself', () => {
  const back = play(swapping, { type: 'auto' }, { type: 'mode', mode: 'drag', seed: 3 });
  expect(back).toMatchObject({ mode: 'drag', size: '6×5', isAuto: false, cleared: 0 });
});

test('a dragged orb takes its way step by step, and what it makes is counted against the best', () => {
  const { start, moves } = best.path;
  const held = play(drag, { type: 'found', result: best }, { type: 'grab', cell: start });
  const dragged = play(held, ...moves.map((cell): Action => ({ type: 'drag', cell })));
  expect(dragged.drag).toEqual([start, ...moves]);
  expect(dragged.board).toBe(drag.board);
  const letGo = play(dragged, { type: 'release' });
  expect(letGo).toMatchObject({
    drag: [],
    isDropped: true,
    chosen: { path: best.path, combos: best.combos },
    said: ['draggedOf', best.combos, moves.length, best.combos],
  });
  expect(letGo.film?.frames[0]?.board).toEqual(applyPath(drag.board, best.path));
  // Put back, the board is as it was.
  expect(play(letGo, { type: 'drop' })).toMatchObject({ isDropped: false, film: null, board: drag.board });
});

test('a quick finger leaves no cell out, and a finger that stays makes no path', () => {
  const held = play(drag, { type: 'grab', cell: 0 });
  const { drag: walked } = play(held, { type: 'drag', cell: 14 });
  expect(walked).toHaveLength(5);
  expect(walked.every((cell, at) => at === 0 || [1, 6].includes(cell - (walked[at - 1] ?? 0)))).toBe(true);
  expect(play(held, { type: 'drag', cell: 3 }).drag).toEqual([0, 1, 2, 3]);
  const aslant = play(drag, { type: 'diagonal' }, { type: 'grab', cell: 0 }, { type: 'drag', cell: 14 });
  expect(aslant.drag).toEqual([0, 7, 14]);
  expect(play(held, { type: 'drag', cell: 0 })).toBe(held);
  expect(play(held, { type: 'release' })).toMatchObject({ drag: [], path: [], film: null, said: null });
  expect(play(drag, { type: 'drag', cell: 3 })).toBe(drag);
  expect(play(swapping, { type: 'grab', cell: 3 })).toBe(swapping);
});

test('a swipe swaps where that matches', () => {
  const [{ a, b }] = findSwaps(swapping.board);
  const swiped = play(swapping, { type: 'swipe', from: a, to: b, seed: 1 });
  expect(swiped.cleared).toBeGreaterThan(2);
  expect(play(drag, { type: 'swipe', from: 0, to: 1, seed: 1 })).toBe(drag);
});

test('a painted board and a swapping game are under way', () => {
  const { isUnderWay } = game;
  expect([drag, swapping].map((state) => isUnderWay?.(state))).toEqual([false, false]);
  const type = (drag.board.cells[0] + 1) % 6;
  const painted = play(drag, { type: 'paint', paint: type }, { type: 'tap', cell: 0, seed: 1 });
  expect(isUnderWay?.(painted)).toBe(true);
  expect(isUnderWay?.(play(painted, { type: 'undo' }))).toBe(false);
  const [{ a, b }] = findSwaps(swapping.board);
  const swapped = play(swapping, { type: 'swipe', from: a, to: b, seed: 1 });
  expect(isUnderWay?.(swapped)).toBe(true);
  expect(isUnderWay?.(play(swapped, { type: 'random', seed: 2 }))).toBe(false);
});

test('another deal and a board from elsewhere take its place', () => {
  const { replaces } = game;
  expect(replaces?.(drag, { type: 'random', seed: 1 })).toBe(true);
  expect(replaces?.(drag, { type: 'mode', mode: 'swap', seed: 1 })).toBe(true);
  expect(replaces?.(drag, { type: 'load', text: formatOrbs(drag.board) })).toBe(true);
  expect(replaces?.(drag, { type: 'load', text: '!' })).toBe(false);
  expect(replaces?.(drag, { type: 'diagonal' })).toBe(false);
});

keeps(game, first(9), [drag, swapping, play(drag, { type: 'size', size: '7×6', seed: 1 }, { type: 'diagonal' })]);
