import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import {
  applyPath,
  formatOrbs,
  formatPath,
  type Path,
  parseOrbs,
  parsePath,
  resolve,
  resolveSteps,
  simplifyPath,
} from '../../src/index.js';
import { boards } from '../support.js';

/** A board and a walk on it, back and forth allowed. */
const walks = fc
  .tuple(boards(6, 6, 3), fc.array(fc.nat(7), { maxLength: 25 }), fc.nat(35))
  .map(([board, turns, first]) => {
    const { rows, cols } = board;
    const start = first % (rows * cols);
    const moves: number[] = [];
    let at = start;
    for (const turn of turns) {
      const near = [at - cols, at - 1, at + 1, at + cols].filter(
        (to) =>
          to >= 0 && to < rows * cols && (Math.abs(to - at) !== 1 || Math.floor(to / cols) === Math.floor(at / cols)),
      );
      if (near.length > 0) moves.push((at = near[turn % near.length]));
    }
    const path: Path = { start, moves };
    return { board, path };
  });

test.prop([walks])('simplifying never changes the board, and never makes a path longer', ({ board, path }) => {
  const simple = simplifyPath(board, path);
  expect(applyPath(board, simple)).toEqual(applyPath(board, path));
  expect(simple.moves.length).toBeLessThanOrEqual(path.moves.length);
  expect(simplifyPath(board, simple)).toEqual(simple);
});

test.prop([walks])('paths and boards survive their text forms', ({ board, path }) => {
  expect(parsePath(formatPath(path, board), board)).toEqual(path);
  expect(parsePath(formatPath(path, board, 'arrows'), board)).toEqual(path);
  expect(parseOrbs(formatOrbs(board))).toEqual(board);
  expect(parseOrbs(formatOrbs(board, 'letters-line'), board)).toEqual(board);
});

test.prop([boards(7, 7, 4, true)])('the steps of an animation are the waves', (board) => {
  const { waves, board: end } = resolve(board);
  const steps = resolveSteps(board);
  expect(steps.map(({ matches }) => matches)).toEqual(waves);
  if (steps.length > 0) expect(steps.at(-1)?.board).toEqual(end);
});
