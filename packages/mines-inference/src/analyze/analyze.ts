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
import { defaultMaxStates, newEffort, stepsOf } from '../kernel/effort.js';
import { type Inference, infer } from '../kernel/infer.js';
import { FLAG } from '../kernel/symbols.js';
import type { Analysis, AnalyzeOptions, BoardLike, Conflicts, FlagMode } from '../types.js';

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
  read: readJob,
  work: analyzeWork,
  report: stepsOf,
  stopped: ({ board, proven }) => stoppedAnalysis(board, proven),
});

type Job = ReturnType<typeof readJob>;

function readJob(board: BoardLike, options: AnalyzeOptions) {
  /** What propagation proves, and all that a stopped analysis can tell: -1 nothing, 0 safe, 1 a mine. */
  const known: { proven?: Int8Array } = {};
  return { ...readOptions(options), board: readBoard(board), ...known };
}

function* analyzeWork(job: Job, pace: Pace): Slices<Analysis> {
  const { board, flags, maxStates } = job;
  const { cells, table, mines } = board;
  const constraints = collectConstraints(cells, table, mines, flags === 'trust');
  const { unknown } = constraints;
  const inference = yield* infer(constraints, newEffort(maxStates, pace), (values) => {
    // Whatever is written to them later is proven, too.
    job.proven = values;
  });
  return yield* analysisOf(board, unknown, inference, flags, maxStates, pace);
}

/** The checked options with their defaults. */
export function readOptions(options: AnalyzeOptions): { flags: FlagMode; maxStates: number } {
  checkOptions(options, ['flags', 'maxStates']);
  return {
    flags: checkChoice(options.flags ?? 'trust', 'options.flags', ['trust', 'check', 'ignore']),
    maxStates: checkInteger(options.maxStates ?? defaultMaxStates, 'options.maxStates', 1, 16_777_216),
  };
}

type Certainty = { safeCells: number[]; mineCells: number[]; probabilities: (number | null)[] };

/**
 * Before anything is known. Filled with null first the list of chances holds references from the start, all rest cells to
 * one number; else each gets one of its own.
 */
function nothingKnown(size: number): Certainty {
  return { safeCells: [], mineCells: [], probabilities: new Array<null>(size).fill(null) };
}

function noConflicts(): Conflicts {
  return { flags: [], core: [], usesTotal: false };
}

/** What a stopped analysis tells: what simple propagation has proved, if it has come that far. */
export function stoppedAnalysis({ cells }: Pick<BoardLike, 'cells'>, proven?: Int8Array): Analysis {
  const known = nothingKnown(cells.length);
  for (let cell = 0; proven !== undefined && cell < proven.length; cell++) {
    if (proven[cell] === -1) continue;
    (proven[cell] === 0 ? known.safeCells : known.mineCells).push(cell);
    known.probabilities[cell] = proven[cell];
  }
  return { status: 'limit', ...known, conflicts: noConflicts() };
}

/** The answer in its public shape, with the conflicts if there are any. */
export function* analysisOf(
  board: ReadBoard,
  unknown: Uint8Array,
  inference: Inference,
  flags: FlagMode,
  maxStates: number,
  pace: Pace,
): Slices<Analysis> {
  if (inference.status === 'inconsistent') {
    const conflicts = yield* findConflicts(board, flags === 'trust', maxStates, pace);
    return { status: 'inconsistent', ...nothingKnown(unknown.length), conflicts };
  }
  const conflicts = flags === 'check' ? yield* findFalseFlags(board, inference, maxStates, pace) : noConflicts();
  if (spend(pace, 4 * unknown.length)) yield;
  return { status: inference.status, ...listChances(board.cells, unknown, inference), conflicts };
}

/** What is known of all cells, over the chance that those have in common which no number sees. */
function listChances(cells: ArrayLike<number>, unknown: Uint8Array, { chances, restChance }: Inference): Certainty {
  const known = nothingKnown(unknown.length);
  const { safeCells, mineCells, probabilities } = known;
  if (restChance >= 0) probabilities.fill(restChance);
  for (let cell = 0; cell < unknown.length; cell++) {
    if (unknown[cell] === 0) {
      probabilities[cell] = cells[cell] === FLAG ? 1 : null;
      continue;
    }
    const chance = chances[cell];
    if (chance === 0) safeCells.push(cell);
    else if (chance === 1) mineCells.push(cell);
    if (chance !== restChance) probabilities[cell] = chance < 0 ? null : chance;
  }
  return known;
}
