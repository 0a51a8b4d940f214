import { expect, test } from 'vitest';
import { reportCases } from '../../../../config/corpora.js';
import { goalBoard, lowerBound, solve } from '../../src/index.js';
import { boardOf, readTable } from '../corpus.js';
import { replays } from '../oracle.js';
import { tables4x4 } from '../shared-tables.js';

const goal = goalBoard({ rows: 4, cols: 4 });

test("Korf's boards are solved by their known lengths, with tables", () => {
  const tables = tables4x4();
  const easiest = readTable('korf100-15puzzle').sort((one, other) => Number(one['optimal']) - Number(other['optimal']));
  reportCases('npuzzle', 'korf100-15puzzle.tsv', easiest.slice(0, 3).length);
  for (const { tiles, optimal } of easiest.slice(0, 3)) {
    const board = boardOf(tiles);
    const { status, moves } = solve(board, { quality: 'optimal', tables });
    expect([status, moves.length]).toEqual(['optimal', Number(optimal)]);
    expect(replays(board, moves, goal, 'single')).toBe(true);
  }
});

test("Korf's boards are solved by their known lengths, without tables", () => {
  const some = readTable('korf100-15puzzle').filter((_, index) => index % 25 === 7);
  reportCases('npuzzle', 'korf100-15puzzle.tsv', some.length);
  for (const { tiles, optimal } of some) {
    const { status, moves, lowerBound: bound } = solve(boardOf(tiles), { quality: 'optimal', maxNodes: 200_000 });
    expect(bound).toBeLessThanOrEqual(Number(optimal));
    expect(status === 'limit' || moves.length === Number(optimal)).toBe(true);
  }
});

test('no bound passes the known length, and no length beats it', () => {
  for (const name of ['korf100-15puzzle', 'korf50-24puzzle', 'depth80-15puzzle']) {
    reportCases('npuzzle', `${name}.tsv`, readTable(name).length);
    for (const { tiles, optimal } of readTable(name)) {
      const board = boardOf(tiles);
      const bound = lowerBound(board);
      expect(bound).toBeLessThanOrEqual(Number(optimal));
      expect((Number(optimal) - bound) % 2).toBe(0);
    }
  }
  reportCases('npuzzle', 'mtm43-15puzzle.tsv', readTable('mtm43-15puzzle').length);
  for (const { tiles, optimal_mtm } of readTable('mtm43-15puzzle')) {
    expect(lowerBound(boardOf(tiles), { metric: 'line' })).toBeLessThanOrEqual(Number(optimal_mtm));
  }
  for (const { tiles, optimal } of readTable('korf50-24puzzle').slice(0, 1)) {
    const board = boardOf(tiles);
    const { status, moves, lowerBound: bound } = solve(board, { quality: 'fast' });
    expect(status).toBe('found');
    expect(moves.length).toBeGreaterThanOrEqual(Number(optimal));
    expect(bound).toBeLessThanOrEqual(Number(optimal));
    expect(replays(board, moves, goalBoard(board), 'single')).toBe(true);
  }
});
