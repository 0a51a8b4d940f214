import { expect, test } from 'vitest';
import { newFairGame, openFair } from '../../src/index.js';

test('a number counts the mines beside it that went off, with those that are still to be drawn', () => {
  const start = newFairGame({ rows: 1, cols: 3, mines: 1 });
  const exploded = { ...start, board: { ...start.board, cells: [-3, -1, -1] } };
  expect(openFair(exploded, 1).board.cells[1]).toBe(1);
  const both = { ...start, board: { ...start.board, mines: 2, cells: [-3, -1, -3] } };
  expect(openFair(both, 1).board.cells[1]).toBe(2);
});

/**
 * Three cells with one mine that a 1 sees, and so many pairs with one mine each, of which a safe cell sees one: opening the
 * safe cells tells all about the pairs, and nothing about the three.
 */
function threeBesidePairs(pairs: number) {
  // The three and their 1, then by pair: both cells, their 1, the safe cell, and the 0 that proves it.
  const neighbors = [[3], [3], [3], [0, 1, 2]];
  const cells = [-1, -1, -1, 1];
  for (let pair = 0; pair < pairs; pair++) {
    const [one, other, number, safe, zero] = [0, 1, 2, 3, 4].map((at) => 4 + 5 * pair + at) as [
      number,
      number,
      number,
      number,
      number,
    ];
    neighbors.push([number, safe], [number], [one, other], [one, zero], [safe]);
    cells.push(-1, -1, 1, -1, 0);
  }
  const options = { rows: 1, cols: cells.length, mines: 1 + pairs, topology: { neighbors } };
  const board = { ...options, cells };
  return { ...newFairGame({ ...options, needless: 'forgive-unresolvable' }), board };
}

test('one of three that nothing tells apart is forgiven, one of a pair that a safe cell tells is not', () => {
  const game = threeBesidePairs(3);
  expect(openFair(game, 0).board.cells[0]).toBe(0);
  expect(openFair(game, 4).board.cells[4]).toBe(-3);
  expect(openFair({ ...game, needless: 'punished' }, 0).status).toBe('lost');
});

test('where it would take too long to tell, the game stays as it is', () => {
  const game = threeBesidePairs(12);
  expect(openFair(game, 0)).toEqual({ ...game, random: expect.any(Array), status: 'limit' });
  const small = threeBesidePairs(1);
  expect(openFair(small, 0, { maxStates: 1 })).toMatchObject({ board: small.board, status: 'limit' });
});

test('without guesses anywhere, a cell that no number sees is punished though nothing is safe', () => {
  const start = newFairGame({ rows: 1, cols: 6, mines: 2, needless: 'forgive-unresolvable', anywhere: false });
  const game = { ...start, board: { ...start.board, cells: [-1, 1, -1, -1, -1, -1] } };
  expect(openFair(game, 4).board.cells[4]).toBe(-3);
  expect(openFair(game, 0).board.cells[0]).toBe(0);
});
