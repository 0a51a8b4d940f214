/** Every certain cell with its reason. */
import { defaultMaxStates } from '../analyze/analyze.js';
import { type ReadBoard, readBoard } from '../board/read-board.js';
import { type Constraints, collectConstraints } from '../kernel/constraints.js';
import { infer } from '../kernel/infer.js';
import type { BoardLike, Deduction, DeductionKey } from '../types.js';
import { numberPairs, singleNumbers } from './number-deductions.js';
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
export function deduceRead({ cells, table, mines, cols }: ReadBoard): Deduction[] {
  const constraints = collectConstraints(cells, table, mines, true);
  const { status, values } = infer(constraints, defaultMaxStates);
  if (status === 'inconsistent') return [];
  const wanted = new Set<number>();
  for (let cell = 0; cell < cells.length; cell++) {
    if (constraints.unknown[cell] === 1 && values[cell] !== -1) wanted.add(cell);
  }
  if (wanted.size === 0) return [];
  const cellConstraints = constraintsOfCells(constraints);
  const findings: WideFinding[] = [
    ...singleNumbers(constraints, wanted).map((finding) => ({ ...finding, usesTotal: false })),
    ...numberPairs(constraints, cellConstraints, wanted).map((finding) => ({ ...finding, usesTotal: false })),
    ...regionDeductions(constraints, cellConstraints, wanted, values, defaultMaxStates),
  ];
  const { sources } = constraints;
  return findings
    .sort((a, b) => Number(a.usesTotal) - Number(b.usesTotal) || a.from.length - b.from.length)
    .map(({ cells: forced, mine, from, usesTotal }) => {
      const numbers = from.map((id) => sources[id]!);
      return {
        cells: forced.sort((a, b) => a - b),
        mine,
        from: numbers,
        usesTotal,
        message: {
          key: keyOf(mine, numbers.length, usesTotal),
          params: { cols, numbers: numbers.map((cell) => cells[cell]!), mines },
        },
      };
    });
}

function keyOf(mine: boolean, numbers: number, usesTotal: boolean): DeductionKey {
  const outcome = mine ? 'mine' : 'safe';
  if (usesTotal) return `total-${outcome}`;
  return numbers === 1 ? `number-${outcome}` : numbers === 2 ? `pair-${outcome}` : `region-${outcome}`;
}

function constraintsOfCells({ unknown, count, starts, members }: Constraints): number[][] {
  const lists: number[][] = Array.from(unknown, () => []);
  for (let id = 0; id < count; id++) {
    for (let at = starts[id]!; at < starts[id + 1]!; at++) lists[members[at]!]!.push(id);
  }
  return lists;
}
