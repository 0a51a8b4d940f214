/** Inputs that once went wrong, and what must come of them; a search that is stopped. */
import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../config/refusal-of.js';
import {
  analyze,
  analyzeSearch,
  type Board,
  bestMoveSearch,
  countHint,
  createAnalyzer,
  type Deduction,
  hint,
  hintSearch,
  parseMines,
  simulateGame,
  simulateGameSearch,
  solveEndgame,
  verifyDeduction,
} from '../src/index.js';
import { scattered } from './scattered.js';

const codeOf = (call: () => unknown): string => {
  return refusalOf(call)?.code ?? 'none';
};

describe('a board that no layout fits', () => {
  const board = { rows: 1, cols: 8, mines: 5, cells: [-1, -1, -1, 1, 0, 0, 0, 0] };

  test('is said to be one by the hint, as by the analysis', () => {
    expect(analyze(board).status).toBe('inconsistent');
    expect(hint(board)).toEqual({ kind: 'inconsistent', conflicts: analyze(board).conflicts });
    expect(hint(board, { analyzer: createAnalyzer() })).toEqual(hint(board));
  });

  test('is not the fault of a player who set flags, and no hint is counted', () => {
    expect(hint({ ...board, cells: [-2, -1, -1, 1, 0, 0, 0, 0] }).kind).toBe('inconsistent');
    expect(countHint({ mistakes: 1, unneeded: 2, given: 3 }, hint(board))).toEqual({
      mistakes: 1,
      unneeded: 2,
      given: 3,
    });
  });

  test('of flags alone it is the mistake', () => {
    expect(hint(parseMines('mines 1\nF F #'))).toEqual({ kind: 'mistake', cells: [0, 1] });
  });
});

describe('depth that grows with the board', () => {
  test('a game of 120×120 cells is played to its end', () => {
    const { field } = scattered({ rows: 120, cols: 120 }, 0.12, () => false, 3);
    expect(['won', 'lost']).toContain(simulateGame(field, { firstOpen: 7_260 }).status);
  });

  test('thousands of hidden cells with few layouts are an endgame', () => {
    // Pairs of cells, of which a number between them proves nothing: each pair doubles the layouts; the rest is mines.
    const cells = [-1, 1, -1, ...new Array<number>(12_000).fill(-1)];
    const board = { rows: 1, cols: cells.length, mines: 12_001, cells };
    expect(solveEndgame(board)).toEqual({ status: 'solved', cell: 0, winChance: 0.5, wins: 1, layouts: 2 });
  });

  test('a certificate over thousands of groups is checked', () => {
    const cells = Array.from({ length: 30_001 }, (_, at) => (at % 3 === 1 ? 1 : -1));
    const board: Board = { rows: 1, cols: cells.length, mines: 10_000, cells };
    const from = cells.flatMap((value, cell) => (value === 1 ? [cell] : []));
    const message = { key: 'region-mine', params: { cols: cells.length, numbers: [], mines: 1 } } as const;
    const claim: Deduction = { cells: [0], mine: true, from, usesTotal: false, message };
    expect(verifyDeduction(board, claim)).toBe('invalid');
  });
});

describe('junk in cells', () => {
  test.each([Symbol('cell'), Object.create(null), 1n, '1', {}, undefined, Number.NaN, 0.5])('%# is no cell', (junk) => {
    const board = { rows: 1, cols: 2, mines: 1, cells: [junk, -1] } as unknown as Board;
    expect(codeOf(() => analyze(board))).toBe('bad-value');
    expect(codeOf(() => createAnalyzer().analyze(board))).toBe('bad-value');
    const field = { rows: 1, cols: 2, mineCells: [junk] } as never;
    expect(codeOf(() => simulateGame(field))).toBe('bad-cell');
  });

  test('boards above 1024×1024 cells are refused', () => {
    const cells = new Int8Array(1025 * 1024);
    expect(codeOf(() => analyze({ rows: 1025, cols: 1024, mines: 1, cells }))).toBe('bad-size');
  });
});

describe('a search that is stopped', () => {
  test('tells what propagation has proved', () => {
    const { board } = scattered({ rows: 60, cols: 60 }, 0.2, (_row, _col, draw) => draw < 0.45, 2);
    const full = analyze(board);
    const search = analyzeSearch(board);
    search.next();
    const { value } = search.next('stop');
    const stopped = value as ReturnType<typeof analyze>;
    expect(stopped.status).toBe('limit');
    for (const cell of stopped.safeCells) expect(full.probabilities[cell]).toBe(0);
    for (const cell of stopped.mineCells) expect(full.probabilities[cell]).toBe(1);
    expect(stopped.probabilities).toHaveLength(3600);
  });

  test('knows nothing before it has begun', () => {
    const board = { rows: 200, cols: 200, mines: 8000, cells: new Array<number>(40_000).fill(-1) };
    const move = bestMoveSearch(board);
    move.next();
    expect(move.next('stop').value).toMatchObject({ cell: null, reason: { key: 'limit' } });
    const help = hintSearch(board);
    help.next();
    expect(help.next('stop').value).toEqual({ kind: 'limit' });
    const game = simulateGameSearch(scattered({ rows: 200, cols: 200 }, 0.2, () => false).field);
    game.next();
    expect(game.next('stop').value).toMatchObject({ status: 'limit', guesses: 0 });
  });

  test('an analyser goes on after a search that was dropped in the middle', () => {
    const { board } = scattered({ rows: 45, cols: 45 }, 0.2, (_row, _col, draw) => draw < 0.3, 6);
    const analyzer = createAnalyzer();
    for (let slices = 1; slices < 4; slices++) {
      const search = analyzer.analyzeSearch(board);
      for (let slice = 0; slice < slices; slice++) search.next();
      search.next('stop');
    }
    expect(analyzer.analyze(board)).toEqual(analyze(board));
  });
});
