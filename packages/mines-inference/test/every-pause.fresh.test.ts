/**
 * The package once more, with a pace that pauses wherever it may: the answers are the same, and every search that is stopped
 * at any of its pauses still answers in the shape that it promises.
 */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { pauseAlways, pauseAsUsual } from '../../../config/pause-always.js';
import { runs, some } from '../../../config/runs.js';
import * as kit from '../src/index.js';
import { smallRoom } from './regions.js';
import { wonGame } from './replay/recorded.js';
import { writeAvf, writeEvf, writeNewMvf, writeOldMvf, writeRmv } from './replay/write-replays.js';
import { anyGame } from './review/any-game.js';
import { scattered } from './scattered.js';

let eager: typeof kit;

beforeAll(async () => {
  pauseAlways();
  vi.doMock('../src/kernel/room.js', () => ({ fullRoom: smallRoom }));
  eager = await import('../src/index.js');
});

afterAll(() => {
  vi.doUnmock('../src/kernel/room.js');
  pauseAsUsual();
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

/** The answer is the same with a pause wherever there may be one. */
function same<T>(call: (from: typeof kit) => T): T {
  const answer = call(kit);
  expect(call(eager)).toEqual(answer);
  return answer;
}

describe.each(Object.entries(boards))('%s', (name, board) => {
  test.each(['trust', 'check'] as const)('analysis, flags: %s', (flags) => {
    const other = { ...board, cells: board.cells.map((value, cell) => (cell % 3 === 0 ? -1 : value)) };
    const undone = board.cells.flatMap((value, cell) => (cell % 3 === 0 && value !== -4 ? [{ cell, value: -1 }] : []));
    same((from) => from.analyze(board, { flags }));
    same((from) => [other, board].map(from.createAnalyzer({ flags }).analyze));
    same((from) => [[], undone].map(from.createTracker(board, { flags }).update));
  });

  test('all other answers', () => {
    same(({ countLayouts }) => countLayouts(board));
    if (name === 'many counts') return;
    const deductions = same(({ deduce }) => deduce(board));
    same(({ verifyDeduction }) => deductions.map((deduction) => verifyDeduction(board, deduction)));
    same(({ solveEndgame }) => solveEndgame(board));
    same(({ bestMove }) => [{}, { maxLayouts: 0 }].map((options) => bestMove(board, options)));
    const hint = same((from) => from.hint(board));
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
    const made = same(({ generateMines }) => generateMines(options));
    if (made.status !== 'found') throw new Error(made.status);
    const { field } = made;
    same(({ simulateGame }) => simulateGame(field, { firstOpen: 20 }));
    const board = same(({ openCell, newBoard }) => openCell(field, newBoard(field), 20));
    same(({ hint, newBoard }) => [board, newBoard(field)].map((shown) => hint(shown, { field })));
  }
  const limited = { rows: 5, cols: 6, mines: 7, seed: 3, noGuess: { counter: false, maxNumbers: 3 } } as const;
  same(({ generateMines }) => generateMines(limited));
});

test("rules of one's own", () => {
  const clues = [
    { cells: [0, 1, 2], sums: [0, 2, 4] },
    { cells: [2, 3], weights: [2, -1], sums: [1, 3] },
    { cells: [4], sums: [1] },
  ];
  same(({ analyzeRules }) => analyzeRules({ cells: 6, maxMines: [2, 1, 1, 2, 1, 0], clues }));
});

test('a group that loses one of its counts', () => {
  const { topology } = boards['two stars']!;
  const cells = [-1, -1, -1, -1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1];
  const changes = [[], ...[7, 8].map((cell) => [{ cell, value: -2 }])];
  same((from) => changes.map(from.createTracker({ rows: 1, cols: 14, mines: 4, cells, topology }).update));
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
  // The game in them is the same.
  for (const file of some(files, 6)) {
    const replay = same(({ parseReplay }) => parseReplay(file));
    same(({ gameMetrics, reviewGame }) => [gameMetrics(replay), reviewGame(replay)]);
    same(({ boardMetrics }) => boardMetrics(replay.field));
  }
  for (let seed = 0; seed < runs(6, 6, 1); seed++) {
    const game = anyGame(seed);
    same(({ reviewGame }) => [reviewGame(game), reviewGame(game, { maxLayouts: 0 })]);
  }
  for (const firstIs of ['safe', 'zero'] as const) {
    let game = kit.newFairGame({ rows: 6, cols: 6, mines: 7, seed: 2, firstIs, needless: 'luck', anywhere: false });
    for (const cell of some([14, 30, 5, ...Array(36).keys()], 3)) game = same(({ openFair }) => openFair(game, cell));
  }
  const end = { rows: 1, cols: 3, mines: 1, cells: [-1, 1, 0] };
  const moves = [1, 2].map((cell) => ({ kind: 'open', cell }) as const);
  const coin = { field: { rows: 1, cols: 3, mineCells: [0] }, moves };
  same(({ reviewGame }) => reviewGame(coin, { maxLayouts: 0 }));
  same(({ reviewGame }) => reviewGame({ board: end, moves: moves.slice(0, 1) }));
  const field = { rows: 6, cols: 7, mineCells: [0, 9, 13, 25, 30, 38] };
  same(({ boardMetrics, rateField }) => [boardMetrics(field), rateField(field, { firstOpen: 41 })]);
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
    () => eager.reviewGameSearch({ field: made.field, moves: [0, 12].map((cell) => ({ kind: 'open', cell })) }),
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
