/**
 * An analyser that remembers: only the combination of the regions is global, so what no click has touched is neither read
 * off the board nor counted again, however the rest has changed.
 */
import {
  checkObject,
  defineSearch,
  InvalidInputError,
  type NeighborTable,
  type Pace,
  runSync,
  type Slices,
} from '@kit/grid';
import { type ReadBoard, readBoard } from '../board/read-board.js';
import { isSameList } from '../kernel/constraints.js';
import { stepsOf } from '../kernel/effort.js';
import type { Inference } from '../kernel/infer.js';
import { createLiveBorder, type LiveBorder, type LiveInference } from '../kernel/live-border.js';
import type { Analysis, AnalyzeOptions, Analyzer, BoardLike } from '../types.js';
import { analysisOf, readOptions, stoppedAnalysis } from './analyze.js';

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
  const { read, follow } = createFollower(flags === 'trust', maxStates);
  const analyzeSearch = defineSearch({
    read,
    *work(board: ReadBoard, pace): Slices<Analysis> {
      const { unknown, inference } = yield* follow(board, pace);
      return yield* analysisOf(board, unknown, inference, flags, maxStates, pace);
    },
    report: stepsOf,
    stopped: (board) => stoppedAnalysis(board),
  });
  const analyzer: Analyzer = { analyze: (board) => runSync(analyzeSearch(board)), analyzeSearch };
  let others: Follower | undefined;
  followers.set(analyzer, {
    read,
    *infer(mode, board, pace) {
      const own = (mode === 'trust') === (flags === 'trust');
      const followed = own ? follow : (others ??= createFollower(mode === 'trust', maxStates)).follow;
      return (yield* followed(board, pace)).inference;
    },
  });
  return analyzer;
}

type Follower = {
  /** Checks a board; the neighbours of the board before serve again where they are the same. */
  readonly read: (board: BoardLike) => ReadBoard;
  /** Infers a board from what is known of the one before. */
  readonly follow: (board: ReadBoard, pace: Pace) => Slices<LiveInference>;
};

/** What an analyser keeps, for other functions of the package. */
export type Knowledge = {
  readonly read: (board: BoardLike) => ReadBoard;
  /** Infers a board that was read, flags being mines or hidden cells. */
  readonly infer: (flags: 'trust' | 'ignore', board: ReadBoard, pace: Pace) => Slices<Inference>;
};

const followers = /* @__PURE__ */ new WeakMap<Analyzer, Knowledge>();

/** What an analyser keeps; throws `bad-options` for what is no analyser. */
export function knowledgeOf(analyzer: Analyzer): Knowledge {
  const known = followers.get(checkObject(analyzer, 'options.analyzer'));
  if (known) return known;
  const message = 'options.analyzer is no analyser: expected what createAnalyzer gave';
  throw new InvalidInputError('bad-options', message, { name: 'options.analyzer' });
}

type Known = { readonly board: ReadBoard; readonly border: LiveBorder };

function createFollower(flagsAreMines: boolean, maxStates: number): Follower {
  let known: Known | undefined;
  return {
    read(board) {
      // A table of one's own may have been changed in place.
      const isNamed = typeof known?.board.topology === 'string';
      return readBoard(board, isNamed ? known?.board : undefined);
    },
    *follow(board, pace) {
      const { cells, table, mines } = board;
      const isKept = known !== undefined && isSameTable(known.board.table, table);
      const border = isKept ? known!.border : createLiveBorder(cells.length, table, flagsAreMines, maxStates);
      // Work that is dropped on the way leaves nothing that may be used again.
      known = undefined;
      const live = yield* border.follow(cells, mines, pace);
      known = { board, border };
      return live;
    },
  };
}

/** Neighbours that are known by name are the same object; those of one's own are compared. */
function isSameTable(a: NeighborTable, b: NeighborTable): boolean {
  return a === b || (isSameList(a.starts, b.starts) && isSameList(a.cells, b.cells));
}
