/**
 * A simulated game keeps what it proved from one move to the next; the oracle keeps nothing: each board is analysed from its
 * beginning, without a flag, and each guess is asked for anew.
 */

import { expect, test } from 'vitest';
import { runs } from '../../../../config/runs.js';
import {
  analyze,
  bestMove,
  type Field,
  gameStatus,
  generateMines,
  newBoard,
  openCell,
  simulateGame,
} from '../../src/index.js';

function playedStepByStep(field: Field, firstOpen: number) {
  let board = newBoard(field);
  let guesses = 0;
  const opened: number[] = [];
  let next: readonly number[] = [firstOpen];
  for (;;) {
    for (const cell of next) {
      if (board.cells[cell] !== -1) continue;
      opened.push(cell);
      board = openCell(field, board, cell);
      const status = gameStatus(field, board);
      if (status === 'lost') return { status, guesses, opened };
    }
    if (gameStatus(field, board) === 'won') return { status: 'won', guesses, opened };
    next = analyze(board).safeCells;
    if (next.length > 0) continue;
    guesses++;
    const { cell } = bestMove(board);
    next = cell === null ? [] : [cell];
  }
}

const sizes: readonly (readonly [name: string, games: number, size: Parameters<typeof generateMines>[0]])[] = [
  ['expert', runs(3, 12, 1), { rows: 16, cols: 30, mines: 99, firstOpen: 93, firstIs: 'zero' }],
  ['small and dense', runs(12, 40, 3), { rows: 6, cols: 7, mines: 12, firstOpen: 0 }],
  ['hexagons', runs(7, 20, 2), { rows: 8, cols: 8, mines: 15, firstOpen: 20, topology: 'hex' }],
  ['with holes', runs(8, 20, 2), { rows: 6, cols: 8, mines: 9, firstOpen: 0, holes: [9, 10, 20, 27, 28] }],
];

test.each(sizes)('each move is that of a player without a memory: %s', (_, games, size) => {
  let guesses = 0;
  // The first games of an expert need no guess.
  const first = runs(1, 1, 3);
  for (let seed = first; seed < first + games; seed++) {
    const made = generateMines({ ...size, seed });
    if (made.status !== 'found') throw new Error(made.status);
    const firstOpen = size.firstOpen ?? 0;
    const game = simulateGame(made.field, { firstOpen });
    expect(game).toEqual(playedStepByStep(made.field, firstOpen));
    guesses += game.guesses;
  }
  expect(guesses).toBeGreaterThan(runs(games / 2, games / 2, 0));
});
