/**
 * The package once more, with a pace that pauses wherever it may: the answers are the same, and every search that is stopped
 * at any of its pauses still answers in the shape that it promises.
 */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { runs, some } from '../../../config/runs.js';
import * as kit from '../src/index.js';
import { smallRoom } from './regions.js';
import { wonGame } from './replay/recorded.js';
import { writeAvf, writeEvf, writeNewMvf, writeOldMvf, writeRmv } from './replay/write-replays.js';
import { anyGame } from './review/any-game.js';
import { scattered } from './scattered.js';

let eager: typeof kit;

beforeAll(async () => {
  vi.resetModules();
  // Each slice has one unit, and stays at that.
  vi.doMock('../../grid/src/search/pace.js', async (original) => {
    const real = await original<typeof import('../../grid/src/search/pace.js')>();
    return { ...real, createPace: () => real.createPace(1) };
  });
  vi.doMock('../src/kernel/room.js', () => ({ fullRoom: smallRoom }));
  eager = await import('../src/index.js');
});

afterAll(() => {
  vi.doUnmock('../../grid/src/search/pace.js');
  vi.doUnmock('../src/kernel/room.js');
  vi.resetModules();
});

const half = (_row: number, _col: number, draw: number) => draw < 0.5;
const pairs = Array.from({ length: 12 }, (_, cell) => [cell ^ 1, (cell + 2) % 12, (cell + 10) % 12]);
/** A middle and three ends, a 1 between each: one mine or three, so sums have gaps. */
const star = [[4], [4, 5, 6], [5], [6], [0, 1], [1, 2], [1, 3]];
const boards: Record<string, kit.Board> = {
  'two stars': {
    rows: 1,
    cols: 14,
    mines: 4,
    cells: [-1, -1, -1, -1, 1, 1, 1, -1, -1, -1, -1, 1, 1, 1],
    topology: { neighbors: [...star, ...star.map((list) => list.map((cell) => cell + 7))] },
  },
  square8: scattered({ rows: 6, cols: 8 }, 0.22, half, 1).board,
  hex: scattered({ rows: 5, cols: 6, topology: 'hex' }, 0.25, half, 2).board,
  'neighbours of its own': scattered({ rows: 3, cols: 4, topology: { neighbors: pairs } }, 0.3, half, 3).board,
  'a lattice': scattered({ rows: 5, cols: 5 }, 0.4, (row, col) => row % 2 === 1 && col % 2 === 1, 2).board,
  'many counts': scattered({ rows: 3, cols: 80 }, 0.4, (row, col) => row === 1 && col % 2 === 0, 6).board,
  'more mines than numbers allow': { rows: 1, cols: 8, mines: 5, cells: [-1, -1, -1, 1, 0, 0, 0, 0] },
  'with holes': kit.parseMines('mines 3\n# _ 1 #\n1 # _ #\n_ 2 # 1'),
  'wrong flags': kit.parseMines('mines 2\nF 1 F #\n# # # #'),
  'few layouts': kit.parseMines('mines 3\n# # 2 1\n# # # 1\n2 # # 1\n1 1 1 0'),
};

describe.each(Object.entries(boards))('%s', (name, board) => {
  test.each(['trust', 'check'] as const)('analysis, flags: %s', (flags) => {
    expect(eager.analyze(board, { flags })).toEqual(kit.analyze(board, { flags }));
    const analyzer = eager.createAnalyzer({ flags });
    analyzer.analyze({ ...board, cells: board.cells.map((value, cell) => (cell % 3 === 0 ? -1 : value)) });
    expect(analyzer.analyze(board)).toEqual(kit.analyze(board, { flags }));
    const [paused, straight] = [eager.createTracker(board, { flags }), kit.createTracker(board, { flags })];
    expect(paused.update([])).toEqual(straight.update([]));
    const undone = board.cells.flatMap((value, cell) => (cell % 3 === 0 && value !== -4 ? [{ cell, value: -1 }] : []));
    expect(paused.update(undone)).toEqual(straight.update(undone));
  });

  test('all other answers', () => {
    if (name === 'many counts') {
      expect(eager.countLayouts(board)).toBe(kit.countLayouts(board));
      return;
    }
    expect(eager.countLayouts(board)).toBe(kit.countLayouts(board));
    const deductions = kit.deduce(board);
    expect(eager.deduce(board)).toEqual(deductions);
    expect(deductions.map((deduction) => eager.verifyDeduction(board, deduction))).toEqual(
      deductions.map(() => 'valid'),
    );
    expect(eager.solveEndgame(board)).toEqual(kit.solveEndgame(board));
    expect(eager.bestMove(board)).toEqual(kit.bestMove(board));
    expect(eager.bestMove(board, { maxLayouts: 0 })).toEqual(kit.bestMove(board, { maxLayouts: 0 }));
    const hint = kit.hint(board);
    expect(eager.hint(board)).toEqual(hint);
    expect(eager.hint(board, { analyzer: eager.createAnalyzer() })).toEqual(hint);
  });
});

test('fields and games', () => {
  const size = { rows: 7, cols: 8, mines: 12, firstOpen: 20, firstIs: 'zero' } as const;
  const zini = { zini: { min: 1 } };
  for (const options of [
    size,
    { ...size, noGuess: 'exact' as const, metrics: zini, mines: 8, symmetry: 'rotate180' as const },
    { ...size, mines: runs(24, 24, 16), noGuess: true },
    { ...size, noGuess: true },
    { ...size, holes: [0, 1, 9] },
    { ...size, noGuess: true, topology: 'knight' as const },
  ]) {
    const made = kit.generateMines(options);
    expect(eager.generateMines(options)).toEqual(made);
    if (made.status !== 'found') throw new Error(made.status);
    expect(eager.simulateGame(made.field, { firstOpen: 20 })).toEqual(kit.simulateGame(made.field, { firstOpen: 20 }));
    const board = kit.openCell(made.field, kit.newBoard(made.field), 20);
    expect(eager.openCell(made.field, eager.newBoard(made.field), 20)).toEqual(board);
    expect(eager.hint(board, { field: made.field })).toEqual(kit.hint(board, { field: made.field }));
    const closed = kit.newBoard(made.field);
    expect(eager.hint(closed, { field: made.field })).toEqual(kit.hint(closed, { field: made.field }));
  }
});

test("rules of one's own", () => {
  const clues = [
    { cells: [0, 1, 2], sums: [0, 2, 4] },
    { cells: [2, 3], weights: [2, -1], sums: [1, 3] },
    { cells: [4], sums: [1] },
  ];
  const rules = { cells: 6, maxMines: [2, 1, 1, 2, 1, 0], clues };
  expect(eager.analyzeRules(rules)).toEqual(kit.analyzeRules(rules));
});

test('a group that loses one of its counts', () => {
  const { topology } = boards['two stars']!;
  const cells = [-1, -1, -1, -1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1];
  const flags = [7, 8].map((cell) => ({ cell, value: -2 }));
  const [paused, straight] = [eager, kit].map((from) =>
    from.createTracker({ rows: 1, cols: 14, mines: 4, cells, topology }),
  );
  for (const change of [[], ...flags.map((flag) => [flag])]) {
    expect(paused!.update(change)).toEqual(straight!.update(change));
  }
});

test('measures and recordings', () => {
  const { recorded } = wonGame();
  const files = [
    writeAvf(recorded),
    writeRmv(recorded, 2, [{ cell: 12, code: 19 }]),
    writeOldMvf(recorded),
    writeNewMvf(recorded, '2006'),
    writeEvf(recorded, 3),
    writeEvf(recorded, 4),
  ];
  for (const file of files) {
    const replay = kit.parseReplay(file);
    expect(eager.parseReplay([...file])).toEqual(replay);
  }
  // The game in them is the same.
  for (const file of some(files, 6)) {
    const replay = kit.parseReplay(file);
    expect(eager.gameMetrics(replay)).toEqual(kit.gameMetrics(replay));
    expect(eager.reviewGame(replay)).toEqual(kit.reviewGame(replay));
    expect(eager.boardMetrics(replay.field)).toEqual(kit.boardMetrics(replay.field));
    const json = new TextEncoder().encode(kit.formatReplay(replay));
    expect(eager.parseReplay(json)).toEqual(kit.parseReplay(json));
  }
  for (let seed = 0; seed < runs(6, 6, 1); seed++) {
    const game = anyGame(seed);
    expect(eager.reviewGame(game)).toEqual(kit.reviewGame(game));
    expect(eager.reviewGame(game, { maxLayouts: 0 })).toEqual(kit.reviewGame(game, { maxLayouts: 0 }));
  }
  for (const firstIs of ['safe', 'zero'] as const) {
    let game = kit.newFairGame({ rows: 6, cols: 6, mines: 7, seed: 2, firstIs, needless: 'luck', anywhere: false });
    for (const cell of some([14, 30, 5, ...Array(36).keys()], 3)) {
      const after = kit.openFair(game, cell);
      expect(eager.openFair(game, cell)).toEqual(after);
      game = after;
    }
  }
  const end = { rows: 1, cols: 3, mines: 1, cells: [-1, 1, 0] };
  const moves = [{ kind: 'open', cell: 1 } as const];
  const coin = { field: { rows: 1, cols: 3, mineCells: [0] }, moves: [...moves, { kind: 'open', cell: 2 } as const] };
  expect(eager.reviewGame(coin, { maxLayouts: 0 })).toEqual(kit.reviewGame(coin, { maxLayouts: 0 }));
  expect(eager.reviewGame({ board: end, moves })).toEqual(kit.reviewGame({ board: end, moves }));
  const field = { rows: 6, cols: 7, mineCells: [0, 9, 13, 25, 30, 38] };
  expect(eager.boardMetrics(field)).toEqual(kit.boardMetrics(field));
  expect(eager.rateField(field, { firstOpen: 41 })).toEqual(kit.rateField(field, { firstOpen: 41 }));
  const limited = { rows: 5, cols: 6, mines: 7, seed: 3, noGuess: { counter: false, maxNumbers: 3 } } as const;
  expect(eager.generateMines(limited)).toEqual(kit.generateMines(limited));
});

test('stopped at any pause a search answers with what it has', () => {
  const board = boards['few layouts']!;
  const made = kit.generateMines({ rows: 5, cols: 5, mines: 5 });
  if (made.status !== 'found') throw new Error(made.status);
  const [deduction] = kit.deduce(boards['square8']!);
  const statuses = new Set<string>();
  const searches: (() => kit.Search<unknown>)[] = [
    () => eager.analyzeSearch(board),
    () => eager.createAnalyzer().analyzeSearch(board),
    () => eager.countLayoutsSearch(board),
    () => eager.deduceSearch(boards['square8']!),
    () => eager.verifyDeductionSearch(boards['square8']!, deduction!),
    () => eager.bestMoveSearch(board, { maxLayouts: 0 }),
    () => eager.solveEndgameSearch(board),
    () => eager.hintSearch(board),
    () => eager.generateMinesSearch({ rows: 4, cols: 4, mines: 3, noGuess: true }),
    () => eager.rateFieldSearch(made.field),
    () => eager.simulateGameSearch(made.field),
    () =>
      eager.reviewGameSearch({
        field: made.field,
        moves: [
          { kind: 'open', cell: 0 },
          { kind: 'open', cell: 12 },
        ],
      }),
    () => eager.openFairSearch(kit.newFairGame({ rows: 6, cols: 6, mines: 7 }), 8),
    () => eager.boardMetricsSearch(made.field),
    () => eager.gameMetricsSearch({ field: made.field, moves: [{ kind: 'open', cell: 0 }] }),
  ];
  for (const start of searches) {
    // Tables that are kept spare later runs some pauses.
    kit.runSync(start());
    let pauses = 0;
    for (const search = start(); !search.next().done; ) pauses++;
    expect(pauses).toBeGreaterThan(1);
    for (let stop = 1; stop < pauses; stop += Math.ceil(pauses / runs(5, 5, 2))) {
      const search = start();
      for (let pause = 0; pause < stop; pause++) search.next();
      const { done, value } = search.next('stop');
      expect(done).toBe(true);
      expect(JSON.parse(JSON.stringify(value))).toEqual(value);
      statuses.add(typeof value === 'string' ? value : ((value as { status?: string }).status ?? ''));
    }
  }
  expect(statuses).toContain('limit');
});
