import type { GravityMode } from '@kit/grid';
import { findPairs, solveBoard } from '@kit/link-path';
import { expect, test } from 'vitest';
import { boardFrom, readFixture } from '../read-fixture.js';
import { isCleared, replay } from '../replay.js';

const modes: ('none' | GravityMode)[] = ['none', 'down', 'up', 'left', 'right', 'center-cols', 'center-rows'];

for (const [code, gravity] of modes.entries()) {
  test(`every board of the corpus with gravity ${gravity} has the known verdict`, () => {
    for (const row of readFixture('solvability.tsv').filter((entry) => entry['gravity'] === String(code))) {
      const board = boardFrom(row['board']);
      expect(findPairs(board).length).toBe(Number(row['pairs']));
      const solution = solveBoard(board, { gravity });
      expect(solution.status).toBe(row['solvable'] === '1' ? 'solved' : 'unsolvable');
      if (solution.status === 'solved') expect(isCleared(replay(board, solution.moves, { gravity }))).toBe(true);
    }
  });
}

test('every decided large board has the known verdict', () => {
  for (const row of readFixture('solvability-large.tsv')) {
    const board = boardFrom(row['board']);
    const solution = solveBoard(board, { maxNodes: 2000 });
    if (row['solvable'] !== '-1') expect(solution.status).toBe(row['solvable'] === '1' ? 'solved' : 'unsolvable');
    if (solution.status === 'solved') expect(isCleared(replay(board, solution.moves))).toBe(true);
  }
});
