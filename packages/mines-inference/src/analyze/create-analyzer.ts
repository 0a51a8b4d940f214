/**
 * An analyser that remembers: only the combination of the regions is global, so what no click has touched is neither read
 * off the board nor counted again, however the rest has changed.
 */
import { checkGridShape, checkInteger, checkObject, InvalidInputError, type NeighborTable } from '@kit/grid';
import { badValueAt } from '../board/bad-value-at.js';
import type { ReadBoard } from '../board/read-board.js';
import type { Inference } from '../kernel/infer.js';
import { createLiveBorder, type LiveBorder, type LiveInference } from '../kernel/live-border.js';
import { neighborsOf } from '../topology/neighbors-of.js';
import type { Analysis, BoardLike, Topology } from '../types.js';
import { type AnalyzeOptions, analysisOf, readOptions } from './analyze.js';

/** A live object; not JSON. */
export type Analyzer = {
  /** As {@link analyze}, with the options given to {@link createAnalyzer}. */
  readonly analyze: (board: BoardLike) => Analysis;
};

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
  const analyzer: Analyzer = {
    analyze(board) {
      const { read, live } = follow(board);
      return analysisOf(read, live.unknown, live.inference, flags, maxStates);
    },
  };
  let others: Follower | undefined;
  followers.set(analyzer, (mode, board) => {
    const own = (mode === 'trust') === (flags === 'trust');
    others ??= own ? undefined : createFollower(mode === 'trust', maxStates);
    return (own ? follow : others!)(board).live.inference;
  });
  return analyzer;
}

type Follower = (board: BoardLike) => { readonly read: ReadBoard; readonly live: LiveInference };

/** Infers a board from what is known of the one before, flags being mines or hidden cells. */
type Knowledge = (flags: 'trust' | 'ignore', board: BoardLike) => Inference;

const followers = /* @__PURE__ */ new WeakMap<Analyzer, Knowledge>();

/** What an analyser keeps, for other functions of the package; throws `bad-options` for what is no analyser. */
export function knowledgeOf(analyzer: Analyzer): Knowledge {
  const known = followers.get(checkObject(analyzer, 'options.analyzer'));
  if (known) return known;
  const message = 'options.analyzer is no analyser: expected what createAnalyzer gave';
  throw new InvalidInputError('bad-options', message, { name: 'options.analyzer' });
}

function createFollower(flagsAreMines: boolean, maxStates: number): Follower {
  let known: { rows: number; cols: number; topology: Topology; table: NeighborTable; border: LiveBorder } | undefined;
  return (board) => {
    const { rows, cols, cells } = checkGridShape(board, 'board');
    const mines = checkInteger(board.mines, 'board.mines', 0, rows * cols, 'bad-mines');
    const topology = board.topology ?? 'square8';
    const fits = known?.rows === rows && known.cols === cols;
    const named = fits && typeof topology === 'string' && known?.topology === topology;
    const table = named ? known!.table : neighborsOf({ rows, cols }, topology);
    if (!known || !fits || !sameTable(known.table, table)) {
      known = { rows, cols, topology, table, border: createLiveBorder(rows * cols, table, flagsAreMines, maxStates) };
    }
    const { border } = known;
    const read = { rows, cols, mines, cells, table };
    return { read, live: border.follow(cells, changesOf(read, border.shown), mines) };
  };
}

/** Where the board differs; only there its values have to be looked at. */
function changesOf({ cells, cols, table: { starts } }: ReadBoard, shown: ArrayLike<number>): number[] {
  const changed: number[] = [];
  for (let cell = 0; cell < shown.length; cell++) {
    const value = cells[cell]!;
    if (value === shown[cell]) continue;
    const most = starts[cell + 1]! - starts[cell]!;
    if (!(value >= -3 && value <= most && Number.isInteger(value))) throw badValueAt(value, cell, cols, most);
    changed.push(cell);
  }
  return changed;
}

/** A table of one's own may have been changed in place; one that is known by name is the same object. */
function sameTable(a: NeighborTable, b: NeighborTable): boolean {
  return a === b || (sameList(a.starts, b.starts) && sameList(a.cells, b.cells));
}

function sameList(a: Int32Array, b: Int32Array): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index]);
}
