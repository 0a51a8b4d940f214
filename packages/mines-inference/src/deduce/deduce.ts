/** Every certain cell with its reason. */
import { defaultMaxStates } from '../analyze/analyze.js';
import { type ReadBoard, readBoard } from '../board/read-board.js';
import { type Constraints, collectConstraints } from '../kernel/constraints.js';
import { type Inference, infer } from '../kernel/infer.js';
import type { BoardLike, Deduction, DeductionKey } from '../types.js';
import { indexCells } from './cell-index.js';
import { type Finding, numberPairs, singleNumbers } from './number-deductions.js';
import { regionDeductions, type WideFinding } from './region-deductions.js';

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
  return deduceRead(readBoard(board));
}

/** {@link deduce} behind the checks. */
export function deduceRead(board: ReadBoard): Deduction[] {
  const constraints = collectConstraints(board.cells, board.table, board.mines, true);
  const { status, values } = infer(constraints, defaultMaxStates);
  if (status === 'inconsistent') return [];
  const wanted = new Set<number>();
  for (let cell = 0; cell < values.length; cell++) {
    if (constraints.unknown[cell] === 1 && values[cell] !== -1) wanted.add(cell);
  }
  if (wanted.size === 0) return [];
  const constraintsOf = indexCells(constraints);
  return [
    ...singleNumbers(constraints, wanted).map(withoutTotal),
    ...Array.from(numberPairs(constraints, constraintsOf, wanted), withoutTotal),
    ...regionDeductions(constraints, constraintsOf, wanted, values, defaultMaxStates),
  ]
    .sort(simplestFirst)
    .map((finding) => deductionOf(board, constraints, finding));
}

/**
 * The simplest deduction about safe cells, or about one certain cell: {@link deduce} without the work on all others.
 * Undefined if there is no such cell.
 */
export function simplestDeduction(
  board: ReadBoard,
  { status, values }: Inference,
  chosen: number | undefined,
): Deduction | undefined {
  if (status === 'inconsistent' || (chosen !== undefined && values[chosen] === -1)) return undefined;
  const wanted = new Set<number>(chosen === undefined ? [] : [chosen]);
  for (let cell = 0; chosen === undefined && cell < values.length; cell++) {
    if (board.cells[cell] === -1 && values[cell] === 0) wanted.add(cell);
  }
  if (wanted.size === 0) return undefined;
  const constraints = collectConstraints(board.cells, board.table, board.mines, true);
  const [single] = singleNumbers(constraints, wanted);
  if (single) return deductionOf(board, constraints, withoutTotal(single));
  const constraintsOf = indexCells(constraints);
  const pair = numberPairs(constraints, constraintsOf, wanted).next();
  if (!pair.done) return deductionOf(board, constraints, withoutTotal(pair.value));
  const [simplest] = regionDeductions(constraints, constraintsOf, wanted, values, defaultMaxStates).sort(simplestFirst);
  return simplest && deductionOf(board, constraints, simplest);
}

function withoutTotal(finding: Finding): WideFinding {
  return { ...finding, usesTotal: false };
}

function simplestFirst(a: WideFinding, b: WideFinding): number {
  return Number(a.usesTotal) - Number(b.usesTotal) || a.from.length - b.from.length;
}

function deductionOf({ cells, cols, mines }: ReadBoard, { sources }: Constraints, finding: WideFinding): Deduction {
  const { mine, usesTotal } = finding;
  const from = finding.from.map((id) => sources[id]!);
  return {
    cells: finding.cells.sort((a, b) => a - b),
    mine,
    from,
    usesTotal,
    message: {
      key: keyOf(mine, from.length, usesTotal),
      params: { cols, numbers: from.map((cell) => cells[cell]!), mines },
    },
  };
}

function keyOf(mine: boolean, numbers: number, usesTotal: boolean): DeductionKey {
  const outcome = mine ? 'mine' : 'safe';
  if (usesTotal) return `total-${outcome}`;
  return numbers === 1 ? `number-${outcome}` : numbers === 2 ? `pair-${outcome}` : `region-${outcome}`;
}
