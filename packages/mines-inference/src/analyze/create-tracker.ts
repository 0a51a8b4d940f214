/**
 * An analyser that is told what changed and tells what changed: nothing of the size of the board is read, copied or written
 * between two clicks.
 */
import {
  type Cell,
  checkCell,
  checkInteger,
  checkList,
  checkObject,
  defineSearch,
  InvalidInputError,
  type Pace,
  runSync,
  type Slices,
  spend,
} from '@kit/grid';
import { withCells } from '../board/plain.js';
import { checkValueAt, type ReadBoard, readBoard } from '../board/read-board.js';
import { stepsOf } from '../kernel/effort.js';
import { cellsWhere, EXPLODED, HIDDEN } from '../kernel/symbols.js';
import { createTrackedBorder, type TrackedBorder, type TrackedChange } from '../kernel/tracked-border.js';
import type { AnalysisChange, AnalyzeOptions, BoardLike, CellChange, Tracker } from '../types.js';
import { readOptions } from './analyze.js';

/**
 * Follows a game by its changes: what a click proves, and any cell's chance on request.
 *
 * {@link createAnalyzer} takes whole boards and gives whole answers, a number for each cell of the board. A tracker is told
 * which cells show something else, and tells which cells are proven since; the first update tells all that is proven. A
 * click costs its surroundings and the combination of the different patterns on the border; only where nothing fits any
 * more, or the cells that no number sees are proven, every cell is passed. All in all it says what {@link analyze} says, to
 * the last bit.
 *
 * @param board - what the player sees at the beginning
 * @param options - as for {@link analyze}
 * @returns a live object. `update` and `probability` throw `bad-list`, `bad-options`, `bad-cell`, `bad-value` for changes and
 * cells that there are none of; a refused update changes nothing
 * @throws {@link InvalidInputError} the codes of {@link analyze}
 *
 * @example
 * ```ts
 * import { createTracker, parseMines } from '@kit/mines-inference';
 *
 * const tracker = createTracker(parseMines('mines 1\n# 1 # #'));
 * tracker.update([]).safe; // => [3]
 * tracker.probability(0); // => 0.5
 * tracker.update([{ cell: 3, value: 0 }]); // => { status: 'consistent', safe: [2], mines: [0], dropped: [3], rest: 0, restProbability: null }
 * ```
 */
export function createTracker(board: BoardLike, options: AnalyzeOptions = {}): Tracker {
  const { flags, maxStates } = readOptions(options);
  const read = readBoard(board);
  const { topology } = board;
  const { rows, cols, mines, table, holes } = read;
  const isHole = new Set(holes);
  const size = rows * cols;
  const cells = Int32Array.from(read.cells);
  const told = new Int8Array(size).fill(-1);
  let live: { readonly border: TrackedBorder; readonly last: TrackedChange } | undefined;

  function* take(changed: readonly number[], values: readonly number[], pace: Pace): Slices<AnalysisChange> {
    for (let index = 0; index < changed.length; index++) cells[changed[index]] = values[index];
    if (live !== undefined && changed.length === 0) return shape({ ...live.last, safe: [], mines: [], dropped: [] });
    const kept = live?.border;
    // Work that is dropped on the way leaves nothing that may be used again.
    live = undefined;
    const border = kept ?? createTrackedBorder(size, table, mines, flags === 'trust', maxStates, told);
    const all = kept === undefined ? cellsWhere(size, (cell) => cells[cell] !== HIDDEN) : changed;
    if (spend(pace, kept === undefined ? 2 * size : 0)) yield;
    const last = yield* border.follow(
      all,
      all.map((cell) => cells[cell]),
      pace,
    );
    live = { border, last };
    return shape(last);
  }

  const start = defineSearch({
    read: (changes: readonly CellChange[]) => readChanges(changes, read, isHole),
    work: ({ changed, values }, pace) => take(changed, values, pace),
    report: stepsOf,
    stopped: () => {
      // All that was told is taken back.
      const dropped = cellsWhere(size, (cell) => told[cell] !== -1);
      told.fill(-1);
      return { ...stoppedChange, dropped };
    },
  });
  const updateSearch = (changes: readonly CellChange[] = []) => start(changes);

  const probability = (cell: Cell): number | null => {
    checkCell(read, cell, 'cell');
    if (live === undefined || cells[cell] >= 0 || cells[cell] === EXPLODED) return null;
    if (live.last.status === 'inconsistent') return null;
    if (live.border.unknown[cell] === 0) return 1;
    const chance = live.border.chanceOf(cell);
    return chance < 0 ? null : chance;
  };

  return {
    update: (changes) => runSync(updateSearch(changes)),
    updateSearch,
    probability,
    board: () => withCells(read, topology, cells),
  };
}

const stoppedChange = { status: 'limit', safe: [], mines: [], rest: 0, restProbability: null } as const;

function shape({ status, safe, mines, dropped, rest, restChance }: TrackedChange): AnalysisChange {
  const restProbability = rest === 0 || restChance < 0 ? null : restChance;
  return { status, safe, mines, dropped, rest, restProbability };
}

/** What changes say, all of it checked before any of it counts. */
function readChanges(
  changes: readonly CellChange[],
  { rows, cols, table: { starts } }: ReadBoard,
  isHole: ReadonlySet<number>,
): { changed: number[]; values: number[] } {
  const given = checkList(changes, 'changes');
  const changed: number[] = [];
  const values: number[] = [];
  for (let index = 0; index < given.length; index++) {
    const change = checkObject(given[index], `changes[${index}]`);
    const cell = checkInteger(change.cell, `changes[${index}].cell`, 0, rows * cols - 1, 'bad-cell');
    if (isHole.has(cell)) {
      const message = `changes[${index}].cell is ${cell}: a hole`;
      throw new InvalidInputError('bad-cell', message, { name: `changes[${index}].cell`, index });
    }
    const { value } = change;
    checkValueAt(value, cell, cols, starts[cell + 1] - starts[cell]);
    changed.push(cell);
    values.push(value);
  }
  return { changed, values };
}
