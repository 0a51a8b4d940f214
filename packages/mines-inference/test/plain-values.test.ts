/** What comes out is plain JSON: no -0, and lists of the caller's own kind come out as arrays. */
import { describe, expect, test } from 'vitest';
import * as kit from '../src/index.js';

/** Where something is -0. */
function minusZeros(value: unknown, path = ''): string[] {
  if (Object.is(value, -0)) return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => minusZeros(member, `${path}.${key}`));
}

/** A list as an object with a length. */
const like = (list: readonly unknown[]) => ({ ...list, length: list.length }) as never;

const neighbors = [[1, 2], [-0, 2], [-0, 1], []];
const topology = { neighbors };
const cells = [-1, 1, -0, -1];
const board = { rows: 1, cols: 4, mines: -0, cells: [-1, -0, -0, -1], topology };
const field = { rows: 1, cols: 4, mineCells: [-0], topology };
const moves = [
  { kind: 'open', cell: 1, timeMs: -0 },
  { kind: 'open', cell: -0, timeMs: -0 },
] as const;

describe('-0 counts as 0 and does not come out', () => {
  const empty = { rows: 1, cols: 4, mineCells: [] };
  const bytes = new TextEncoder().encode(
    '{"format":"kit-mines-replay","version":1,"field":{"rows":1,"cols":3,"mineCells":[2,-0]},"flags":[-0],"moves":[{"kind":"open","cell":-0,"timeMs":-0}]}',
  );
  const game = { ...kit.newFairGame({ rows: 1, cols: 4, mines: -0, topology }), board } as kit.FairGame;
  const calls: Record<string, () => unknown> = {
    newBoard: () => [kit.newBoard(field), kit.newBoard({ ...empty, mines: -0 })],
    toggleFlag: () => kit.toggleFlag(board, -0),
    openCell: () => kit.openCell({ ...empty, topology }, board, -0),
    chord: () => kit.chord({ ...empty, topology }, board, 1),
    analyze: () => kit.analyze(board),
    createTracker: () => {
      const tracker = kit.createTracker(board);
      return [tracker.update([{ cell: -0, value: -0 }]), tracker.board(), tracker.probability(-0)];
    },
    hint: () => kit.hint({ rows: 1, cols: 3, mines: 1, cells: [-1, 1, -1] }, { cell: -0 }),
    parseMines: () => kit.parseMines('# # # #', { mines: -0, topology }),
    generateMines: () => kit.generateMines({ rows: 1, cols: 4, mines: 1, firstOpen: -0, topology }),
    simulateGame: () => kit.simulateGame({ ...field, mineCells: [1] }, { firstOpen: -0 }),
    reviewGame: () => kit.reviewGame({ field, moves, flags: [-0] }),
    gameMetrics: () => [kit.gameMetrics({ field, moves }), kit.gameMetrics({ field, moves, timeMs: -0 })],
    parseReplay: () => kit.parseReplay(bytes),
    newFairGame: () => game.random && kit.newFairGame({ rows: 1, cols: 4, mines: -0, topology }),
    openFair: () => [kit.openFair(game, 1), kit.openFair(game, -0), kit.openFair({ ...game, status: 'lost' }, 3)],
    countHint: () => kit.countHint({ mistakes: -0, unneeded: -0, given: -0 }, { kind: 'limit' }),
  };

  test.each(Object.entries(calls))('%s', (_, call) => {
    const result = call();
    expect(minusZeros(result)).toEqual([]);
    expect(JSON.parse(JSON.stringify(result))).toEqual(result);
  });
});

test('lists of a topology that are no arrays come out as arrays', () => {
  const own = { neighbors: like(neighbors.map(like)) };
  const plain = { neighbors: [[1, 2], [0, 2], [0, 1], []] };
  expect(kit.newBoard({ ...field, topology: own })).toEqual({
    rows: 1,
    cols: 4,
    mines: 1,
    cells: [-1, -1, -1, -1],
    topology: plain,
  });
  expect(kit.toggleFlag({ ...board, cells: like(cells), mines: 1, topology: own }, 3).topology).toEqual(plain);
  const arrays = { neighbors: [[1, 2], [0, 2], [0, 1], []] };
  expect(kit.newBoard({ ...field, topology: arrays }).topology).toBe(arrays);
});

test('lists that are no arrays are as good as arrays, wherever they stand', () => {
  const five = { rows: 1, cols: 5, mineCells: [3], holes: [4] };
  const likeFive = { ...five, mineCells: like([3]), holes: like([4]) };
  const open = [{ kind: 'open', cell: 1 }] as const;
  expect(kit.boardMetrics(likeFive)).toEqual(kit.boardMetrics(five));
  expect(kit.reviewGame({ field: likeFive, moves: like(open), flags: like([3]) })).toEqual(
    kit.reviewGame({ field: five, moves: open, flags: [3] }),
  );
  expect(kit.gameMetrics({ field: likeFive, moves: like(open) })).toEqual(
    kit.gameMetrics({ field: five, moves: open }),
  );
  expect(kit.formatReplay({ field: likeFive, moves: like(open) })).toBe(kit.formatReplay({ field: five, moves: open }));
  const clue = { cells: [0, 1], weights: [1, 2], sums: [1, 2] };
  const likeClue = { cells: like([0, 1]), weights: like([1, 2]), sums: like([1, 2]) };
  expect(kit.analyzeRules({ cells: 2, mostMines: like([1, 1]), clues: like([likeClue]) })).toEqual(
    kit.analyzeRules({ cells: 2, mostMines: [1, 1], clues: [clue] }),
  );
  const shown = kit.parseMines('mines 1\n1 #');
  const [deduction] = kit.deduce(shown);
  const likeDeduction = { ...deduction!, cells: like(deduction!.cells), from: like(deduction!.from) };
  expect(kit.verifyDeduction(shown, likeDeduction)).toBe('valid');
  expect(kit.explainDeduction(likeDeduction, kit.en)).toBe(kit.explainDeduction(deduction!, kit.en));
});
