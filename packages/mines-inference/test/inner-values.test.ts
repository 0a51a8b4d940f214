/** Topologies, flags, times and live analyses: input that no single call of the public face has. */
import { expect, test } from 'vitest';
import { innerCall, innerCallLaws, innerJunkLaws } from '../../../config/inner-laws.js';
import * as kit from '../src/index.js';

const topology = { neighbors: [[1, 2], [0, 2], [0, 1], []] };
const size = { rows: 1, cols: 4 };
const board = { ...size, mines: 0, cells: [-1, 0, 0, -1], topology };
const field = { ...size, mineCells: [0], topology };
const empty = { ...size, mineCells: [] };
const five = { rows: 1, cols: 5, mineCells: [3], holes: [4] };
const moves: kit.GameMove[] = [
  { kind: 'open', cell: 1, timeMs: 0 },
  { kind: 'open', cell: 0, timeMs: 0 },
];
const game: kit.FairGame = { ...kit.newFairGame({ ...size, mines: 0, topology }), board };
const shown = kit.parseMines('mines 1\n1 #');
const [deduction] = kit.deduce(shown);

function tracked(from: kit.BoardLike, opened: readonly kit.CellChange[]) {
  const tracker = kit.createTracker(from);
  return [tracker.update(opened), tracker.board(), tracker.probability(0)];
}

const calls = [
  innerCall(tracked, board, [{ cell: 0, value: 0 }]),
  innerCall(kit.newBoard, field),
  innerCall(kit.newBoard, { ...empty, mines: 0 }),
  innerCall(kit.toggleFlag, { ...board, mines: 1 }, 0),
  innerCall(kit.openCell, { ...empty, topology }, board, 0),
  innerCall(kit.chord, { ...empty, topology }, board, 1),
  innerCall(kit.analyze, board),
  innerCall(kit.analyzeRules, {
    cells: 2,
    maxMines: [1, 1],
    clues: [{ cells: [0, 1], weights: [1, 2], sums: [1, 2] }],
  }),
  innerCall(kit.boardMetrics, five),
  innerCall(kit.hint, { rows: 1, cols: 3, mines: 1, cells: [-1, 1, -1] }, { cell: 0 }),
  innerCall(kit.parseMines, '# # # #', { mines: 0, topology }),
  innerCall(kit.generateMines, { ...size, mines: 1, firstOpen: 0, topology }),
  innerCall(kit.simulateGame, { ...field, mineCells: [1] }, { firstOpen: 0 }),
  innerCall(kit.reviewGame, { field, moves, flags: [0] }),
  innerCall(kit.reviewGame, { field: five, moves: [{ kind: 'open', cell: 1 }], flags: [3] }),
  innerCall(kit.gameMetrics, { field, moves }),
  innerCall(kit.gameMetrics, { field, moves, timeMs: 0 }),
  innerCall(kit.gameMetrics, { field: five, moves: [{ kind: 'open', cell: 1 }] }),
  innerCall(kit.formatReplay, { field: five, moves: [{ kind: 'open', cell: 1 }] }),
  innerCall(kit.newFairGame, { ...size, mines: 0, topology }),
  innerCall(kit.openFair, game, 1),
  innerCall(kit.openFair, game, 0),
  innerCall(kit.openFair, { ...game, status: 'lost' }, 3),
  innerCall(kit.countHint, { mistakes: 0, unneeded: 0, given: 0 }, { kind: 'limit' }),
  innerCall(kit.verifyDeduction, shown, deduction!),
  innerCall(kit.explainDeduction, deduction!, kit.en),
];

innerCallLaws(calls);
innerJunkLaws(calls);

test('a replay may hold -0, and its game has none', () => {
  const text =
    '{"format":"kit-mines-replay","version":1,"field":{"rows":1,"cols":3,"mineCells":[2,-0]},"flags":[-0],"moves":[{"kind":"open","cell":-0,"timeMs":-0}]}';
  const { field: read, flags, moves: played } = kit.parseReplay(new TextEncoder().encode(text));
  expect(read.mineCells).toEqual([0, 2]);
  expect([flags, played]).toEqual([[0], [{ kind: 'open', cell: 0, timeMs: 0 }]]);
});

test('a topology of arrays is carried as it is', () => {
  expect(kit.newBoard(field).topology).toBe(topology);
});
