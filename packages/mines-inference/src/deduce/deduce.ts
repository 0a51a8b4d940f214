/** Every certain cell with its reason. */
import { defineSearch, type Pace, runSync, type Search, type Slices, spend } from '@kit/grid';
import { type ReadBoard, readBoard } from '../board/read-board.js';
import { type Constraints, collectConstraints } from '../kernel/constraints.js';
import { defaultMaxStates, newEffort } from '../kernel/effort.js';
import { type Inference, infer } from '../kernel/infer.js';
import { cellsWhere, HIDDEN } from '../kernel/symbols.js';
import type { BoardLike, DeduceProgress, Deduction, DeductionKey } from '../types.js';
import { certainCells, type Finding, indexCells, numberPairs, singleNumbers } from './number-deductions.js';
import { regionDeductions } from './region-deductions.js';

/**
 * Every hidden cell that is certain, each once, with a minimal certificate: the opened numbers (and the number of mines,
 * where needed) that force it, of which none can be left out. Simplest first: one number, two, a region, the total.
 *
 * Flags count as mines. An inconsistent board has no deductions: see {@link analyze}. Nothing that is certain is missed,
 * except in regions beyond the default limit of {@link analyze}.
 *
 * @param board - what the player sees
 * @returns the deductions, those with the fewest numbers first
 * @throws {@link InvalidInputError} the codes of {@link analyze} for the board
 *
 * @example
 * ```ts
 * import { deduce, parseMines } from '@kit/mines-inference';
 *
 * const board = parseMines('mines 3\n1 2 1\n# # #\n# # #');
 * deduce(board).map(({ cells, mine, from }) => [cells, mine, from]);
 * // => [[[5], true, [0, 1]], [[3], true, [1, 2]], [[4], false, [0, 1, 2]]]
 * ```
 */
export function deduce(board: BoardLike): Deduction[] {
  return runSync(deduceSearch(board));
}

/**
 * {@link deduce} as a search: stopped early it gives the deductions found so far, the simplest first. `nodes` are the certain cells that have
 * their reason, of `total`, once that is known.
 *
 * @example
 * ```ts
 * import { deduceSearch, parseMines, runAsync } from '@kit/mines-inference';
 *
 * const [first] = await runAsync(deduceSearch(parseMines('mines 1\n1 #')), { timeLimitMs: 500 });
 * first?.cells; // => [1]
 * ```
 */
export function deduceSearch(board: BoardLike): Search<Deduction[], DeduceProgress> {
  return start(board);
}

const start = /* @__PURE__ */ defineSearch({
  read: jobOf,
  work: deduceWork,
  report: ({ findings, total }): DeduceProgress => {
    const nodes = findings.reduce((sum, { cells }) => sum + cells.length, 0);
    return total === undefined ? { nodes } : { nodes, total };
  },
  stopped: deductionsOf,
});

/** The board, and what has been found so far. */
type Job = ReturnType<typeof jobOf>;

function jobOf(board: BoardLike) {
  const findings: Finding[] = [];
  const unknown: { constraints?: Constraints; total?: number } = {};
  return { board: readBoard(board), findings, ...unknown };
}

function* deduceWork(job: Job, pace: Pace): Slices<Deduction[]> {
  const { board, findings } = job;
  const constraints = collectConstraints(board.cells, board.table, board.mines, true);
  job.constraints = constraints;
  const { status, values } = yield* infer(constraints, newEffort(defaultMaxStates, pace));
  if (status === 'inconsistent') return [];
  const wanted = certainCells(constraints, values);
  if (spend(pace, values.length + 16 * wanted.size)) yield;
  job.total = wanted.size;
  if (wanted.size === 0) return [];
  const constraintsOf = indexCells(constraints);
  const take = (finding: Finding) => findings.push(finding) > 0;
  singleNumbers(constraints, wanted, take);
  yield* numberPairs(constraints, constraintsOf, wanted, take, pace);
  yield* regionDeductions(constraints, constraintsOf, wanted, values, take, pace);
  if (spend(pace, 64 * findings.length)) yield;
  return deductionsOf(job);
}

function deductionsOf({ board, constraints, findings }: Job): Deduction[] {
  if (constraints === undefined) return [];
  return findings.sort(simplestFirst).map((finding) => deductionOf(board, constraints, finding));
}

/**
 * The simplest deduction about safe cells, or about one certain cell: {@link deduce} without the work on all others.
 * Undefined if there is no such cell.
 */
export function* simplestDeduction(
  board: ReadBoard,
  { status, values }: Inference,
  chosen: number | undefined,
  pace: Pace,
): Slices<Deduction | undefined> {
  if (status === 'inconsistent' || (chosen !== undefined && values[chosen] === -1)) return undefined;
  const isSafe = (cell: number) => board.cells[cell] === HIDDEN && values[cell] === 0;
  const wanted = new Set(chosen === undefined ? cellsWhere(values.length, isSafe) : [chosen]);
  if (spend(pace, values.length + 16 * wanted.size)) yield;
  if (wanted.size === 0) return undefined;
  const constraints = collectConstraints(board.cells, board.table, board.mines, true);
  const found: Finding[] = [];
  const takeFirst = (finding: Finding) => found.push(finding) < 0;
  singleNumbers(constraints, wanted, takeFirst);
  if (found.length === 0) {
    const constraintsOf = indexCells(constraints);
    yield* numberPairs(constraints, constraintsOf, wanted, takeFirst, pace);
    if (found.length === 0) {
      yield* regionDeductions(constraints, constraintsOf, wanted, values, takeFirst, pace);
    }
  }
  if (spend(pace, 16 * found.length)) yield;
  const [simplest] = found.sort(simplestFirst);
  return simplest && deductionOf(board, constraints, simplest);
}

function simplestFirst(a: Finding, b: Finding): number {
  return Number(a.usesTotal) - Number(b.usesTotal) || a.from.length - b.from.length;
}

function deductionOf({ cells, cols, mines }: ReadBoard, { sources }: Constraints, finding: Finding): Deduction {
  const { mine, usesTotal } = finding;
  const from = finding.from.map((id) => sources[id]);
  return {
    cells: finding.cells.sort((a, b) => a - b),
    mine,
    from,
    usesTotal,
    message: {
      key: keyOf(mine, from.length, usesTotal),
      params: { cols, numbers: from.map((cell) => cells[cell]), mines },
    },
  };
}

function keyOf(mine: boolean, numbers: number, usesTotal: boolean): DeductionKey {
  const outcome = mine ? 'mine' : 'safe';
  if (usesTotal) return `total-${outcome}`;
  return numbers === 1 ? `number-${outcome}` : numbers === 2 ? `pair-${outcome}` : `region-${outcome}`;
}
