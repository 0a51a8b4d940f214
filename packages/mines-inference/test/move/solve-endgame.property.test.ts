import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Board, bestMove, solveEndgame } from '../../src/index.js';
import { smallBoards } from '../boards.js';
import { neighborsOfCell } from '../neighbors.js';
import { allLayouts } from '../oracle.js';

/** Layouts won by best play, by the definition: try every cell, see every outcome. No memo, no cuts. */
function wins(board: Board, hidden: readonly number[], layouts: readonly number[], opened: number): number {
  const closed = hidden.filter((_, bit) => ((opened >> bit) & 1) === 0);
  if (layouts.length === 0) return 0;
  const mines = (mask: number) => hidden.filter((_, bit) => (mask >> bit) & 1).length;
  if (closed.length === mines(layouts[0])) return layouts.length;
  let best = 0;
  hidden.forEach((cell, bit) => {
    if ((opened >> bit) & 1) return;
    const parts = new Map<number, number[]>();
    for (const mask of layouts) {
      if ((mask >> bit) & 1) continue;
      const value = neighborsOfCell(board, cell).filter(
        (other) => board.cells[other] <= -2 || (mask >> hidden.indexOf(other)) & (hidden.includes(other) ? 1 : 0),
      ).length;
      parts.set(value, [...(parts.get(value) ?? []), mask]);
    }
    let sum = 0;
    for (const part of parts.values()) sum += wins(board, hidden, part, opened | (1 << bit));
    best = Math.max(best, sum);
  });
  return best;
}

test('the chance to win equals that of a search without memo or cuts', () => {
  fc.assert(
    fc.property(smallBoards({ maxHidden: 6, spoil: false }), (board) => {
      const { hidden, layouts } = allLayouts(board);
      const found = solveEndgame(board);
      if (found.status !== 'solved') throw new Error(found.status);
      expect(found.layouts).toBe(layouts.length);
      expect(found.wins).toBe(wins(board, hidden, layouts, 0));
    }),
    { numRuns: 150 },
  );
});

test('the best move, which marks proven mines first, has the same chance and cell', () => {
  let endgames = 0;
  fc.assert(
    fc.property(smallBoards({ maxHidden: 9, spoil: false }), (board) => {
      const move = bestMove(board);
      if (move.reason.key !== 'endgame') return;
      endgames++;
      expect(solveEndgame(board)).toMatchObject({ cell: move.cell, winChance: move.winChance });
    }),
    { numRuns: 300 },
  );
  expect(endgames).toBeGreaterThan(30);
});
