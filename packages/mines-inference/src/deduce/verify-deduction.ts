/**
 * A certificate checked on its own: nothing of the inference is used, only the rules.
 *
 * For each cell the opposite is assumed, and a plain depth-first search looks for mines around the named numbers that
 * satisfy them (and the total, if it is named). Finding one refutes the certificate; finding none proves it.
 */
import { type ReadBoard, readBoard } from '../board/read-board.js';
import type { BoardLike, Deduction } from '../types.js';
import { readDeduction } from './read-deduction.js';

const maxNodes = 2_000_000;

/**
 * Do the named numbers alone force these cells?
 *
 * @param board - what the player sees; flags count as mines
 * @param deduction - what {@link deduce} gave, or a claim of the player's
 * @returns `'valid'`; `'invalid'` also if a cell is not hidden, or a named number is not open; `'limit'` if 2,000,000 steps
 * did not settle it
 * @throws {@link InvalidInputError} the codes of {@link analyze} for the board; `bad-options`, `bad-list`, `bad-length`,
 * `bad-cell`, `bad-flag` for the deduction
 *
 * @example
 * ```ts
 * import { deduce, parseMines, verifyDeduction } from '@kit/mines-inference';
 *
 * const board = parseMines('mines 3\n1 2 1\n# # #\n# # #');
 * const deductions = deduce(board);
 * deductions.map((deduction) => verifyDeduction(board, deduction)); // => ['valid', 'valid', 'valid']
 * verifyDeduction(board, { ...deductions[0]!, mine: false }); // => 'invalid'
 * ```
 */
export function verifyDeduction(board: BoardLike, deduction: Deduction): 'valid' | 'invalid' | 'limit' {
  const read = readBoard(board);
  const { cells, from, mine, usesTotal } = readDeduction(board, deduction);
  if (cells.some((cell) => read.cells[cell] !== -1) || from.some((cell) => read.cells[cell]! < 0)) return 'invalid';
  const budget = { nodes: 0 };
  for (const cell of cells) {
    const opposite = hasLayout(read, [...new Set(from)], usesTotal, cell, mine ? 0 : 1, budget);
    if (opposite !== false) return opposite ? 'invalid' : 'limit';
  }
  return 'valid';
}

/** Undefined: the budget is spent. */
function hasLayout(
  { cells, table, mines }: ReadBoard,
  numbers: readonly number[],
  usesTotal: boolean,
  assumed: number,
  value: number,
  budget: { nodes: number },
): boolean | undefined {
  const needs = numbers.map((number) => cells[number]!);
  const groups = new Map<string, { seenBy: number[]; size: number }>();
  const seenBy = new Map<number, number[]>();
  numbers.forEach((number, index) => {
    for (const cell of table.cells.subarray(table.starts[number]!, table.starts[number + 1]!)) {
      if (cells[cell] === -2 || cells[cell] === -3) needs[index]!--;
      else if (cells[cell] === -1) seenBy.set(cell, [...(seenBy.get(cell) ?? []), index]);
    }
  });
  let marked = value;
  let outside = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell]! <= -2) marked++;
    if (cells[cell] !== -1 || cell === assumed) continue;
    const list = seenBy.get(cell);
    if (list === undefined) {
      outside++;
      continue;
    }
    const group = groups.get(list.join()) ?? { seenBy: list, size: 0 };
    group.size++;
    groups.set(list.join(), group);
  }
  const left = numbers.map(() => 0);
  const order = [...groups.values()];
  for (const { seenBy: list, size } of order) for (const index of list) left[index]! += size;
  for (const index of seenBy.get(assumed) ?? []) needs[index]! -= value;
  if (needs.some((need, index) => need < 0 || need > left[index]!)) return false;

  const search = (at: number, toPlace: number, room: number): boolean | undefined => {
    if (++budget.nodes > maxNodes) return undefined;
    if (usesTotal && (toPlace < 0 || toPlace > room)) return false;
    const group = order[at];
    if (group === undefined) return true;
    let cut = false;
    for (const index of group.seenBy) left[index]! -= group.size;
    for (let count = 0; count <= group.size; count++) {
      for (const index of group.seenBy) needs[index]! -= count;
      const fits = group.seenBy.every((index) => needs[index]! >= 0 && needs[index]! <= left[index]!);
      const found = fits ? search(at + 1, toPlace - count, room - group.size) : false;
      for (const index of group.seenBy) needs[index]! += count;
      if (found) return true;
      cut ||= found === undefined;
    }
    for (const index of group.seenBy) left[index]! += group.size;
    return cut ? undefined : false;
  };
  const room = outside + order.reduce((sum, { size }) => sum + size, 0);
  return search(0, mines - marked, room);
}
