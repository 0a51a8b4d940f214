import type { GravityMode } from '@kit/grid';
import { findPairs, solveBoard } from '@kit/link-path';
import { expect, test } from 'vitest';
import { reportCases } from '../../../../config/corpora.js';
import { boardFrom, readTable } from '../read-table.js';
import { isCleared, replay } from '../replay.js';

const modes: ('none' | GravityMode)[] = ['none', 'down', 'up', 'left', 'right', 'center-cols', 'center-rows'];

for (const [code, gravity] of modes.entries()) {
  test(`every board of the corpus with gravity ${gravity} has the known verdict`, () => {
    const table = readTable('solvability.tsv').filter((entry) => entry['gravity'] === String(code));
    reportCases('link-path', 'solvability.tsv', table.length);
    for (const row of table) {
      const board = boardFrom(row['board']);
      expect(findPairs(board).length).toBe(Number(row['pairs']));
      const solution = solveBoard(board, { gravity });
      expect(solution.status).toBe(row['solvable'] === '1' ? 'solved' : 'unsolvable');
      if (solution.status === 'solved') expect(isCleared(replay(board, solution.moves, { gravity }))).toBe(true);
    }
  });
}

test('every decided large board has the known verdict', () => {
  const table = readTable('solvability-large.tsv');
  reportCases('link-path', 'solvability-large.tsv', table.length);
  for (const row of table) {
    const board = boardFrom(row['board']);
    const solution = solveBoard(board, { maxNodes: 2000 });
    if (row['solvable'] !== '-1') expect(solution.status).toBe(row['solvable'] === '1' ? 'solved' : 'unsolvable');
    if (solution.status === 'solved') expect(isCleared(replay(board, solution.moves))).toBe(true);
  }
});
