/** The exact state of knowledge: what is proven, and how likely the rest is. */
import { checkChoice, checkInteger, checkObject } from '@kit/grid';
import { type ReadBoard, readBoard } from '../board/read-board.js';
import { findConflicts, findFalseFlags } from '../conflicts/find-conflicts.js';
import { collectConstraints } from '../kernel/constraints.js';
import { type Inference, infer } from '../kernel/infer.js';
import type { Analysis, BoardLike, Conflicts, FlagMode } from '../types.js';

/** Options of {@link analyze}. */
export type AnalyzeOptions = {
  /**
   * `'trust'` (default): a flag is a mine. `'ignore'`: a flag is a hidden cell like any other. `'check'`: like `'ignore'`,
   * and `conflicts` names flags that can't be right.
   */
  readonly flags?: FlagMode | undefined;
  /** The most states that the count may visit in one region, default 1,000,000; beyond it the status is `limit`. */
  readonly maxStates?: number | undefined;
};

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
 * `bad-list`, `bad-choice`, `bad-number`, `bad-options`
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
  const { flags, maxStates } = readOptions(options);
  return analyzeRead(readBoard(board), flags, maxStates);
}

/** The checked options with their defaults. */
export function readOptions(options: AnalyzeOptions): { flags: FlagMode; maxStates: number } {
  checkObject(options, 'options');
  return {
    flags: checkChoice(options.flags ?? 'trust', 'flags', ['trust', 'check', 'ignore']),
    maxStates: checkInteger(options.maxStates ?? defaultMaxStates, 'maxStates', 1, 16_777_216),
  };
}

/** {@link analyze} behind the checks. */
export function analyzeRead(board: ReadBoard, flags: FlagMode, maxStates: number): Analysis {
  const constraints = collectConstraints(board.cells, board.table, board.mines, flags === 'trust');
  return analysisOf(board, constraints.unknown, infer(constraints, maxStates), flags, maxStates);
}

/** The answer in its public shape, with the conflicts if there are any. */
export function analysisOf(
  board: ReadBoard,
  unknown: Uint8Array,
  inference: Inference,
  flags: FlagMode,
  maxStates: number,
): Analysis {
  return shape(board.cells, unknown.length, unknown, inference, conflictsOf(board, inference, flags, maxStates));
}

/** What contradicts on an inferred board. */
export function conflictsOf(board: ReadBoard, inference: Inference, flags: FlagMode, maxStates: number): Conflicts {
  if (inference.status === 'inconsistent') return findConflicts(board, flags === 'trust', maxStates);
  if (flags === 'check') return findFalseFlags(board, inference, maxStates);
  return { flags: [], core: [], usesTotal: false };
}

function shape(
  cells: ArrayLike<number>,
  size: number,
  unknown: Uint8Array,
  { status, chances, restChance }: Inference,
  conflicts: Conflicts,
): Analysis {
  const safeCells: number[] = [];
  const mineCells: number[] = [];
  if (status === 'inconsistent') {
    return { status, safeCells, mineCells, probabilities: new Array(size).fill(null), conflicts };
  }
  // Most of a large board is cells that no number sees: they are filled in one go, and the others written over. Filled with
  // null first, the list holds references from the start, all rest cells to one number; else each gets one of its own.
  const probabilities: (number | null)[] = new Array(size).fill(null);
  if (restChance >= 0) probabilities.fill(restChance);
  for (let cell = 0; cell < size; cell++) {
    if (unknown[cell] === 0) {
      probabilities[cell] = cells[cell] === -2 ? 1 : null;
      continue;
    }
    const chance = chances[cell]!;
    if (chance === 0) safeCells.push(cell);
    else if (chance === 1) mineCells.push(cell);
    if (chance !== restChance) probabilities[cell] = chance < 0 ? null : chance;
  }
  return { status, safeCells, mineCells, probabilities, conflicts };
}
