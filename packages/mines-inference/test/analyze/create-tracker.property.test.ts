/** A tracker says in differences what `analyze` says from scratch. */
import { createRandom } from '@kit/grid';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../config/runs.js';
import {
  type AnalyzeOptions,
  analyze,
  type Board,
  type CellChange,
  createTracker,
  type Tracker,
} from '../../src/index.js';
import { smallBoards } from '../boards.js';
import { neighborsOfCell } from '../neighbors.js';
import { scattered } from '../scattered.js';

/** What a listener of all updates knows. */
function listener(tracker: Tracker) {
  const safe = new Set<number>();
  const mines = new Set<number>();
  return (changes: readonly CellChange[], options: AnalyzeOptions) => {
    const told = tracker.update(changes);
    for (const cell of told.dropped) {
      expect(safe.has(cell) || mines.has(cell)).toBe(true);
      safe.delete(cell);
      mines.delete(cell);
    }
    for (const [list, set, other] of [
      [told.safe, safe, mines],
      [told.mines, mines, safe],
    ] as const) {
      for (const cell of list) {
        expect(set.has(cell)).toBe(false);
        other.delete(cell);
        set.add(cell);
      }
      expect(list).toEqual([...list].sort((a, b) => a - b));
    }
    const board = tracker.board();
    const { status, safeCells, mineCells, probabilities } = analyze(board, options);
    expect(told.status).toBe(status);
    expect([...safe].sort((a, b) => a - b)).toEqual(safeCells);
    expect([...mines].sort((a, b) => a - b)).toEqual(mineCells);
    expect(board.cells.map((_, cell) => tracker.probability(cell))).toEqual(probabilities);
    const rest = restOf(board);
    expect(told.rest).toBe(rest.length);
    if (status !== 'inconsistent')
      expect(told.restProbability).toBe(rest.length === 0 ? null : probabilities[rest[0]!]);
    return told;
  };

  function restOf({ cells, ...board }: Board): number[] {
    const isHidden = (cell: number) => cells[cell] === -1 || (cells[cell] === -2 && options.flags === 'ignore');
    return cells.flatMap((_, cell) =>
      isHidden(cell) && !neighborsOfCell(board, cell).some((other) => cells[other]! >= 0) ? [cell] : [],
    );
  }
}
let options: AnalyzeOptions = {};

test('on small boards of every topology, whatever is opened, flagged, taken back or spoilt', () => {
  const step = fc.tuple(fc.nat(29), fc.constantFrom('open', 'flag', 'undo', 'spoil'));
  const steps = fc.array(fc.array(step, { maxLength: 3 }), { maxLength: 10 });
  fc.assert(
    fc.property(smallBoards(), steps, fc.constantFrom('trust', 'ignore'), (start, turns, flags) => {
      const { mineCells, ...board } = start;
      options = { flags };
      const tracker = createTracker(board, options);
      expect(tracker.probability(0)).toBe(null);
      const hear = listener(tracker);
      hear([], options);
      for (const turn of turns) {
        const changes = turn.map(([place, action]) => {
          const cell = place % board.cells.length;
          const around = neighborsOfCell(board, cell);
          const shown = mineCells.includes(cell) ? -3 : around.filter((other) => mineCells.includes(other)).length;
          const value = { open: shown, flag: -2, undo: -1, spoil: place % (around.length + 1) }[action];
          return { cell, value };
        });
        hear(changes, options);
      }
    }),
    { numRuns: runs(30, 30, 6) },
  );
});

test.each([
  [0.12, 1, {}],
  [0.2, 2, { flags: 'ignore' }],
  [0.3, 3, { maxStates: 40 }],
] as const)('after each of many clicks and flags on 24×24, density %f', (density, seed, given) => {
  const { field, board } = scattered({ rows: 24, cols: 24 }, density, (_row, _col, draw) => draw < 0.1, seed);
  options = given;
  const numbers = scattered({ rows: 24, cols: 24 }, density, () => true, seed).board.cells;
  const mined = new Set(field.mineCells);
  const random = createRandom(seed);
  const hear = listener(createTracker(board, options));
  hear([], options);
  let proven = 0;
  for (let click = 0; click < runs(60, 60, 20); click++) {
    const cell = random.int(576);
    const told = hear([{ cell, value: mined.has(cell) ? -2 : numbers[cell]! }], options);
    proven += told.safe.length + told.mines.length;
  }
  expect(proven).toBeGreaterThan(runs(20, 20, 0));
});
