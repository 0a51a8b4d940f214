import { runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { labelBoard } from '../../src/board/label-board.js';
import { advanceFrontier, pathToFrontier, startFrontier } from '../../src/deepening/frontier.js';
import { applyMoves, goalBoard } from '../../src/index.js';
import { distancesFrom } from '../oracle.js';

test.each([
  { rows: 3, cols: 2 },
  { rows: 2, cols: 3 },
])('the frontiers of $rows×$cols have every board at their distance, each once, and a path to it', (size) => {
  const goal = goalBoard(size);
  const boardsAt = new Map<number, number>();
  for (const [, distance] of distancesFrom(goal).sample(1)) {
    boardsAt.set(distance, (boardsAt.get(distance) ?? 0) + 1);
  }
  let frontier = startFrontier(labelBoard(goal));
  for (; frontier.count > 0; frontier = runSlices(advanceFrontier(frontier, size.rows, size.cols, 5))) {
    const seen = new Set<string>();
    for (let board = 0; board < frontier.count; board++) {
      const cells = Array.from(frontier.cells.subarray(board * 6, board * 6 + 6), (label) => (label + 1) % 6);
      const path = pathToFrontier(frontier, board);
      expect([path.length, applyMoves(goal, path).cells]).toEqual([frontier.distance, cells]);
      expect(cells[frontier.blanks[board]]).toBe(0);
      seen.add(cells.join());
    }
    expect([seen.size, frontier.count]).toEqual([boardsAt.get(frontier.distance), seen.size]);
  }
  expect(frontier.distance).toBe(boardsAt.size);
});
