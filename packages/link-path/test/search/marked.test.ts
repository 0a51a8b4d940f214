/** Boards with ice and ties: every front door does what the plainest rules do. */

import { createRandom, gravityModes } from '@kit/grid';
import {
  checkLink,
  createLinkBoard,
  findAllLinks,
  findLink,
  findPairs,
  hintMove,
  isDeadlocked,
  rateBoard,
  removePair,
  solveBoard,
} from '@kit/link-path';
import { expect, test } from 'vitest';
import { runs } from '../../../../config/runs.js';
import { after, boardOf, canClear, markedBoard, pairsOf, startOf } from '../marked-game.js';
import { gravityAfter } from '../replay.js';

test('verdicts and hints are those of trying every play, and their moves clear the board', () => {
  const counts = { solved: 0, unsolvable: 0, limit: 0 };
  let matter = 0;
  for (let seed = 0; seed < runs(90, 200, 22); seed++) {
    const { board, gravity, ...rules } = markedBoard(seed);
    const can = canClear(startOf(board), rules, gravity);
    const solution = solveBoard(board, { ...rules, gravity });
    counts[solution.status] += 1;
    expect([seed, solution.status]).toEqual([seed, can ? 'solved' : 'unsolvable']);
    if (can !== canClear(startOf({ ...board, frozen: [], tied: [] }), rules, gravity)) matter += 1;
    const hint = hintMove(board, { ...rules, gravity });
    if (solution.status !== 'solved') {
      expect(hint.status).not.toBe('safe');
      continue;
    }
    for (const moves of [solution.moves, hint.status === 'safe' ? hint.moves : []]) {
      let state = startOf(board);
      for (const pair of moves) {
        expect(pairsOf(state, rules)).toContainEqual(pair);
        state = after(state, pair.a, pair.b, gravity);
      }
      expect(state.grid.cells.every((tile) => tile <= 0)).toBe(true);
    }
    // The plan is played, and played by the marks.
    expect(solveBoard(board, { ...rules, gravity, plan: solution.moves })).toEqual(solution);
  }
  expect(counts.limit).toBe(0);
  expect(Math.min(counts.solved, counts.unsolvable)).toBeGreaterThan(runs(25, 25, 4));
  expect(matter).toBeGreaterThan(runs(10, 10, 2));
});

test('pairs, lines, removals and live boards go by ice and ties', () => {
  let melted = 0;
  for (let seed = 1000; seed < 1000 + runs(45, 120, 9); seed++) {
    const { board, gravity, ...rules } = markedBoard(seed);
    const random = createRandom(seed);
    const live = createLinkBoard(board, { ...rules, gravity });
    if (seed % 2 === 0) live.pairs();
    let state = startOf(board);
    const past = [state];
    for (;;) {
      const now = boardOf(state);
      const pairs = pairsOf(state, rules);
      expect(live.board()).toEqual(now);
      expect(findPairs(now, rules)).toEqual(pairs);
      expect(isDeadlocked(now, rules)).toBe(pairs.length === 0);
      if (seed % 3 > 0) expect(live.pairs()).toEqual(pairs);
      const wrong: number[][] = [];
      for (let a = seed % 3; a < now.cells.length; a += 3) {
        for (let b = 0; b < now.cells.length; b++) {
          const isPair = pairs.some((pair) => pair.a === Math.min(a, b) && pair.b === Math.max(a, b));
          const told = [
            findLink(now, a, b, rules) !== undefined,
            findAllLinks(now, a, b, rules).length > 0,
            checkLink(now, a, b, rules).linked,
            live.isLinked(a, b),
          ];
          if (told.includes(!isPair)) wrong.push([seed, a, b]);
        }
      }
      expect(wrong).toEqual([]);
      if (pairs.length === 0) break;
      const { a, b } = random.pick(pairs);
      const { falls, ...left } = removePair(now, a, b, { gravity: gravityAfter(gravity, state.played) });
      const next = after(state, a, b, gravity);
      melted += state.ice.size - next.ice.size;
      expect(live.removePair(a, b)).toBe(true);
      expect(live.falls()).toEqual(falls);
      state = next;
      past.push(state);
      expect(left).toEqual(boardOf(state));
    }
    for (const before of past.toReversed().slice(1)) {
      live.undo();
      expect(live.board()).toEqual(boardOf(before));
      if (seed % 3 > 0) expect(live.pairs()).toEqual(pairsOf(before, rules));
    }
  }
  expect(melted).toBeGreaterThan(runs(10, 10, 2));
});

test('random plays of a board go by ice and ties', () => {
  let seldom = 0;
  for (let seed = 2000; seed < 2000 + runs(30, 60); seed++) {
    const { board, gravity, ...rules } = markedBoard(seed);
    const { deadEnds, choices } = rateBoard(board, { ...rules, gravity, plays: 8 });
    const state = startOf(board);
    const can = canClear(state, rules, gravity);
    if (!can) expect(deadEnds).toBe(1);
    if (deadEnds < 1) expect(can).toBe(true);
    if (pairsOf(state, rules).length === 0) expect(choices).toBe(0);
    if (deadEnds === 0) seldom += 1;
  }
  expect(seldom).toBeGreaterThan(2);
});

test('larger boards with gravity and ice are decided by beams, and their moves are legal', () => {
  let solved = 0;
  for (const [index, gravity] of gravityModes.slice(0, 4).entries()) {
    const random = createRandom(index);
    const cells = random.shuffle(Array.from({ length: 32 }, (_, i) => (i >> 2) + 1));
    const board = { rows: 4, cols: 8, cells, frozen: [9, 14, 20], tied: [{ a: 0, b: 31 }] };
    const tied = { ...board, cells: cells.with(31, cells[0]).with(cells.indexOf(cells[0], 1), cells[31]) };
    const solution = solveBoard(tied, { gravity });
    if (solution.status !== 'solved') continue;
    solved += 1;
    let state = startOf(tied);
    for (const pair of solution.moves) {
      expect(pairsOf(state, {})).toContainEqual(pair);
      state = after(state, pair.a, pair.b, gravity);
    }
  }
  expect(solved).toBeGreaterThan(2);
});
