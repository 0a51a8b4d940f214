/**
 * An analyser that remembers: only the combination of the regions is global, so what no click has touched is neither read
 * off the board nor counted again, however the rest has changed.
 */
import {
  checkGridShape,
  checkInteger,
  checkObject,
  InvalidInputError,
  type NeighborTable,
  runSlices,
  type Slices,
  shareSlices,
} from '@kit/grid';
import { checkValueAt } from '../board/check-value-at.js';
import { findHoles, isSameList, type ReadBoard, withoutHoleMarks } from '../board/read-board.js';
import type { Inference } from '../kernel/infer.js';
import { createLiveBorder, type LiveBorder, type LiveInference } from '../kernel/live-border.js';
import { createPace, type Pace, spend, stepsOf } from '../kernel/pace.js';
import { mostCells } from '../topology/most-cells.js';
import { neighborsOf } from '../topology/neighbors-of.js';
import { withoutHoles } from '../topology/without-holes.js';
import type { Analysis, AnalyzeOptions, Analyzer, BoardLike, Topology } from '../types.js';
import { analysisOf, nulls, readOptions, stoppedAnalysis } from './analyze.js';

/**
 * An analyser for a game: asking again after a click costs the changed region and the combination.
 *
 * The answers are those of {@link analyze}, to the last bit. {@link hint} takes an analyser, too.
 *
 * @param options - as for {@link analyze}
 * @returns a live object; its `analyze` throws what {@link analyze} throws for a board
 * @throws {@link InvalidInputError} `bad-options`, `bad-choice`, `bad-number`
 *
 * @example
 * ```ts
 * import { analyze, createAnalyzer, parseMines } from '@kit/mines-inference';
 *
 * const analyzer = createAnalyzer();
 * const board = parseMines('mines 2\n1#1\n###\n#1#');
 * analyzer.analyze(board).probabilities[1] === analyze(board).probabilities[1]; // => true
 * ```
 */
export function createAnalyzer(options: AnalyzeOptions = {}): Analyzer {
  const { flags, maxStates } = readOptions(options);
  const follow = createFollower(flags === 'trust', maxStates);
  function* work(board: BoardLike, pace: Pace): Slices<Analysis> {
    const { read, live } = yield* follow(board, pace);
    const list = nulls(read.cells.length);
    if (spend(pace, list.length / 2)) yield;
    return yield* analysisOf(read, live.unknown, live.inference, flags, maxStates, list, pace);
  }
  const analyzer: Analyzer = {
    analyze: (board) => runSlices(work(board, createPace())),
    *analyzeSearch(board) {
      const pace = createPace();
      return (yield* shareSlices(work(board, pace), () => stepsOf(pace))) ?? stoppedAnalysis(board, {});
    },
  };
  let others: Follower | undefined;
  followers.set(analyzer, function* (mode, board, pace) {
    const own = (mode === 'trust') === (flags === 'trust');
    const follows = own ? follow : (others ??= createFollower(mode === 'trust', maxStates));
    return (yield* follows(board, pace)).live.inference;
  });
  return analyzer;
}

type Follower = (board: BoardLike, pace: Pace) => Slices<{ readonly read: ReadBoard; readonly live: LiveInference }>;

/** Infers a board from what is known of the one before, flags being mines or hidden cells. */
export type Knowledge = (flags: 'trust' | 'ignore', board: BoardLike, pace: Pace) => Slices<Inference>;

const followers = /* @__PURE__ */ new WeakMap<Analyzer, Knowledge>();

/** What an analyser keeps, for other functions of the package; throws `bad-options` for what is no analyser. */
export function knowledgeOf(analyzer: Analyzer): Knowledge {
  const known = followers.get(checkObject(analyzer, 'options.analyzer'));
  if (known) return known;
  const message = 'options.analyzer is no analyser: expected what createAnalyzer gave';
  throw new InvalidInputError('bad-options', message, { name: 'options.analyzer' });
}

type Known = {
  rows: number;
  cols: number;
  topology: Topology;
  /** The neighbours of a board without holes, and of this one. */
  whole: NeighborTable;
  table: NeighborTable;
  holes: readonly number[];
  border: LiveBorder;
};

function createFollower(flagsAreMines: boolean, maxStates: number): Follower {
  let known: Known | undefined;
  return function* (board, pace) {
    const { rows, cols, cells: given } = checkGridShape(board, 'board', { maxCells: mostCells });
    const holes = yield* findHoles(given, rows * cols, pace);
    const mines = checkInteger(board.mines, 'board.mines', 0, rows * cols - holes.length, 'bad-mines');
    const topology = board.topology ?? 'square8';
    const before = known?.rows === rows && known.cols === cols ? known : undefined;
    const named = typeof topology === 'string' && before?.topology === topology;
    const whole = named ? before.whole : yield* neighborsOf({ rows, cols }, topology, 'board.topology', pace);
    const kept = before && isSameList(before.holes, holes) && (yield* sameTable(before.whole, whole, pace));
    let follows = kept ? before : undefined;
    if (follows === undefined) {
      const table = holes.length === 0 ? whole : yield* withoutHoles(whole, holes, pace);
      const border = createLiveBorder(rows * cols, table, flagsAreMines, maxStates);
      follows = { rows, cols, topology, whole, table, holes, border };
    }
    const { border, table } = follows;
    const cells = yield* withoutHoleMarks(given, holes, pace);
    const read = { rows, cols, mines, cells, table, holes };
    const changed = yield* changesOf(read, border.shown, pace);
    // Work that is dropped on the way leaves nothing that may be used again.
    known = undefined;
    const live = yield* border.follow(cells, changed, mines, pace);
    known = follows;
    return { read, live };
  };
}

/** Where the board differs; only there its values have to be looked at. */
function* changesOf(
  { cells, cols, table: { starts } }: ReadBoard,
  shown: ArrayLike<number>,
  pace: Pace,
): Slices<number[]> {
  const changed: number[] = [];
  for (let cell = 0; cell < shown.length; cell++) {
    const value = cells[cell];
    if (value === shown[cell]) continue;
    checkValueAt(value, cell, cols, starts[cell + 1] - starts[cell]);
    changed.push(cell);
  }
  if (spend(pace, shown.length + 2 * changed.length)) yield;
  return changed;
}

/** A table of one's own may have been changed in place; one that is known by name is the same object. */
function* sameTable(a: NeighborTable, b: NeighborTable, pace: Pace): Slices<boolean> {
  return a === b || ((yield* sameList(a.starts, b.starts, pace)) && (yield* sameList(a.cells, b.cells, pace)));
}

/** Of two tables of one size: the same starts, and then as many cells. */
function* sameList(a: Int32Array, b: Int32Array, pace: Pace): Slices<boolean> {
  for (let at = 0; at < a.length; at++) {
    if (a[at] !== b[at]) return false;
    if (spend(pace, 1)) yield;
  }
  return true;
}
