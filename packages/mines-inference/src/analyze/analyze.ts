/** The exact state of knowledge: what is proven, and how likely the rest is. */
import {
  checkChoice,
  checkInteger,
  checkOptions,
  defineSearch,
  type Pace,
  runSync,
  type Search,
  type Slices,
  spend,
} from '@kit/grid';
import { type ReadBoard, readBoard } from '../board/read-board.js';
import { findConflicts, findFalseFlags } from '../conflicts/find-conflicts.js';
import { collectConstraints } from '../kernel/constraints.js';
import { type Inference, infer } from '../kernel/infer.js';
import { stepsOf } from '../kernel/steps-of.js';
import { FLAG } from '../kernel/symbols.js';
import type { Analysis, AnalyzeOptions, BoardLike, Conflicts, FlagMode } from '../types.js';

/** Default of `maxStates`. */
export const defaultMaxStates = 1_000_000;

/**
 * What is certain on a board, and the exact chance of a mine in every other cell.
 *
 * The border is cut into independent regions, cells that the same numbers see are merged, and the layouts of each region
 * are counted by dynamic programming over what the numbers still need; the total number of mines joins the regions and
 * the cells that no number sees. Proofs rest on exact supports, so a chance of 1e-18 is not a proof. Time and memory grow
 * with the width of the border's widest region, not with the number of layouts.
 *
 * @param board - what the player sees
 * @param options - what to make of flags, and the limit of work
 * @returns proofs, chances, and, where nothing fits, a smallest set of numbers and flags that contradict each other
 * @throws {@link InvalidInputError} `bad-grid`, `bad-size`, `bad-length`, `bad-value`, `bad-mines`, `bad-neighbor`,
 * `bad-list`, `bad-choice`, `bad-number`, `bad-options`, `unknown-option`
 * @see Tu et al., "Exploring efficient strategies for Minesweeper" (2017); Golan, "Minesweeper on graphs" (2011)
 *
 * @example
 * ```ts
 * import { analyze, parseMines } from '@kit/mines-inference';
 *
 * const { status, safeCells, probabilities } = analyze(parseMines('mines 2\n # 2 # # #'));
 * status; // => 'consistent'
 * safeCells; // => [3, 4]
 * probabilities; // => [1, null, 1, 0, 0]
 * ```
 */
export function analyze(board: BoardLike, options: AnalyzeOptions = {}): Analysis {
  return runSync(analyzeSearch(board, options));
}

/**
 * {@link analyze} as a search: stopped early its status is `limit`, and what it lists is proven all the same. `nodes` counts thousands of steps.
 *
 * @example
 * ```ts
 * import { analyzeSearch, parseMines, runAsync } from '@kit/mines-inference';
 *
 * const board = parseMines('mines 2\n # 2 # # #');
 * const { safeCells } = await runAsync(analyzeSearch(board), { timeLimitMs: 1000 });
 * safeCells; // => [3, 4]
 * ```
 */
export function analyzeSearch(board: BoardLike, options: AnalyzeOptions = {}): Search<Analysis> {
  return start(board, options);
}

const start = /* @__PURE__ */ defineSearch({
  read: (board: BoardLike, options: AnalyzeOptions): Job => {
    const { flags, maxStates } = readOptions(options);
    return { board: readBoard(board), flags, maxStates, proven: undefined, list: undefined };
  },
  work: analyzeWork,
  report: stepsOf,
  stopped: (job) => stoppedAnalysis(job.board, job),
});

type Job = Propagation & { readonly board: ReadBoard; readonly flags: FlagMode; readonly maxStates: number };

/** What is known before the regions are solved: all that a stopped analysis can tell, and the list that it is told in. */
type Propagation = {
  proven: { readonly unknown: Uint8Array; readonly values: Int8Array } | undefined;
  list: (number | null)[] | undefined;
};

function* analyzeWork(job: Job, pace: Pace): Slices<Analysis> {
  const { board, flags, maxStates } = job;
  const { cells, table, mines } = board;
  const list = (job.list = nulls(cells.length));
  if (spend(pace, cells.length / 2)) yield;
  const constraints = yield* collectConstraints(cells, table, mines, flags === 'trust', pace);
  const inference = yield* infer(constraints, maxStates, pace, undefined, (values) => {
    // Whatever is written to them later is proven, too.
    job.proven = { unknown: constraints.unknown, values };
  });
  return yield* analysisOf(board, constraints.unknown, inference, flags, maxStates, list, pace);
}

/** The checked options with their defaults. */
export function readOptions(options: AnalyzeOptions): { flags: FlagMode; maxStates: number } {
  checkOptions(options, ['flags', 'maxStates']);
  return {
    flags: checkChoice(options.flags ?? 'trust', 'options.flags', ['trust', 'check', 'ignore']),
    maxStates: checkInteger(options.maxStates ?? defaultMaxStates, 'options.maxStates', 1, 16_777_216),
  };
}

/**
 * The list of chances before anything is known. Filled with null first it holds references from the start, all rest cells
 * to one number; else each gets one of its own.
 */
export function nulls(size: number): (number | null)[] {
  return new Array<null>(size).fill(null);
}

/** What a stopped analysis tells: what simple propagation has proved, if it has come that far. */
export function stoppedAnalysis({ cells }: Pick<BoardLike, 'cells'>, { proven, list }: Partial<Propagation>): Analysis {
  const conflicts = { flags: [], core: [], usesTotal: false };
  const safeCells: number[] = [];
  const mineCells: number[] = [];
  const probabilities = list ?? nulls(cells.length);
  if (proven !== undefined) {
    const { unknown, values } = proven;
    for (let cell = 0; cell < values.length; cell++) {
      if (unknown[cell] === 0 || values[cell] === -1) continue;
      (values[cell] === 0 ? safeCells : mineCells).push(cell);
      probabilities[cell] = values[cell];
    }
  }
  return { status: 'limit', safeCells, mineCells, probabilities, conflicts };
}

/** The answer in its public shape, with the conflicts if there are any. */
export function* analysisOf(
  board: ReadBoard,
  unknown: Uint8Array,
  inference: Inference,
  flags: FlagMode,
  maxStates: number,
  list: (number | null)[],
  pace: Pace,
): Slices<Analysis> {
  const conflicts =
    flags === 'check' || inference.status === 'inconsistent'
      ? yield* conflictsOf(board, inference, flags, maxStates, pace)
      : { flags: [], core: [], usesTotal: false };
  return yield* shape(board.cells, unknown, inference, conflicts, list, pace);
}

/** The contradiction of an inconsistent board, or flags that can't be right on a consistent one. */
function* conflictsOf(
  board: ReadBoard,
  inference: Inference,
  flags: FlagMode,
  maxStates: number,
  pace: Pace,
): Slices<Conflicts> {
  if (inference.status === 'inconsistent') return yield* findConflicts(board, flags === 'trust', maxStates, pace);
  return yield* findFalseFlags(board, inference, maxStates, pace);
}

/** Cells whose chances are listed in one go. */
const piece = 65_536;

function* shape(
  cells: ArrayLike<number>,
  unknown: Uint8Array,
  { status, chances, restChance }: Inference,
  conflicts: Conflicts,
  probabilities: (number | null)[],
  pace: Pace,
): Slices<Analysis> {
  const size = unknown.length;
  const safeCells: number[] = [];
  const mineCells: number[] = [];
  if (status === 'inconsistent') return { status, safeCells, mineCells, probabilities, conflicts };
  for (let from = 0; from < size; from += piece) {
    const to = Math.min(size, from + piece);
    if (restChance >= 0) probabilities.fill(restChance, from, to);
    listChances(cells, unknown, chances, restChance, safeCells, mineCells, probabilities, from, to);
    if (spend(pace, 2 * (to - from))) yield;
  }
  return { status, safeCells, mineCells, probabilities, conflicts };
}

/** Writes what is known of some cells over the chance that all cells have in common which no number sees. */
function listChances(
  cells: ArrayLike<number>,
  unknown: Uint8Array,
  chances: Float64Array,
  restChance: number,
  safeCells: number[],
  mineCells: number[],
  probabilities: (number | null)[],
  from: number,
  to: number,
): void {
  for (let cell = from; cell < to; cell++) {
    if (unknown[cell] === 0) {
      probabilities[cell] = cells[cell] === FLAG ? 1 : null;
      continue;
    }
    const chance = chances[cell];
    if (chance === 0) safeCells.push(cell);
    else if (chance === 1) mineCells.push(cell);
    if (chance !== restChance) probabilities[cell] = chance < 0 ? null : chance;
  }
}
