/**
 * A certificate checked on its own: nothing of the inference is used, only the rules.
 *
 * For each cell the opposite is assumed, and a plain depth-first search looks for mines around the named numbers that
 * satisfy them (and the total, if it is named). Finding one refutes the certificate; finding none proves it.
 */
import {
  checkCell,
  checkFlag,
  checkList,
  checkObject,
  defineSearch,
  type Pace,
  runSync,
  type Search,
  type Shape,
  type Slices,
  spend,
} from '@kit/grid';
import { type ReadBoard, readBoard } from '../board/read-board.js';
import { stepsOf } from '../kernel/effort.js';
import { FLAG, HIDDEN } from '../kernel/symbols.js';
import type { BoardLike, Deduction, DeductionVerdict } from '../types.js';

/** Steps after which the answer is `limit`. */
const maxVerifyNodes = 2_000_000;

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
export function verifyDeduction(board: BoardLike, deduction: Deduction): DeductionVerdict {
  return runSync(verifyDeductionSearch(board, deduction));
}

/**
 * {@link verifyDeduction} as a search: stopped early it answers `'limit'`. `nodes` counts thousands of steps.
 *
 * @example
 * ```ts
 * import { deduce, parseMines, runAsync, verifyDeductionSearch } from '@kit/mines-inference';
 *
 * const board = parseMines('mines 1\n1 #');
 * await runAsync(verifyDeductionSearch(board, deduce(board)[0]!)); // => 'valid'
 * ```
 */
export function verifyDeductionSearch(board: BoardLike, deduction: Deduction): Search<DeductionVerdict> {
  return start(board, deduction);
}

const start = /* @__PURE__ */ defineSearch({
  read: (given: BoardLike, deduction: Deduction) => {
    const board = readBoard(given);
    return { board, claim: readDeduction(board, deduction) };
  },
  work: ({ board, claim }, pace) => verifyWork(board, claim, maxVerifyNodes, pace),
  report: stepsOf,
  stopped: (): DeductionVerdict => 'limit',
});

/** {@link verifyDeduction} in slices, after so many steps at most. */
export function* verifyWork(
  read: ReadBoard,
  { cells, from, mine, usesTotal }: Omit<Deduction, 'message'>,
  maxNodes: number,
  pace: Pace,
): Slices<DeductionVerdict> {
  if (spend(pace, 2 * (cells.length + from.length))) yield;
  if (cells.some((cell) => read.cells[cell] !== HIDDEN) || from.some((cell) => read.cells[cell] < 0)) return 'invalid';
  const numbers = [...new Set(from)];
  const check: Check = { numbers, usesTotal, pace, nodesLeft: maxNodes };
  for (const cell of cells) {
    const opposite = yield* hasLayout(read, check, cell, mine ? 0 : 1);
    if (opposite !== false) return opposite ? 'invalid' : 'limit';
  }
  return 'valid';
}

/** Hidden cells that the same of the named numbers see. */
type Group = { readonly seenBy: readonly number[]; size: number };

/** What is asked of each cell, and how many steps are left. */
type Check = {
  readonly numbers: readonly number[];
  readonly usesTotal: boolean;
  readonly pace: Pace;
  nodesLeft: number;
};

/** Undefined: no step is left. */
function* hasLayout(
  { cells, table, mines }: ReadBoard,
  check: Check,
  assumed: number,
  value: number,
): Slices<boolean | undefined> {
  const { numbers, pace } = check;
  const needs = numbers.map((number) => cells[number]);
  const seenBy = new Map<number, number[]>();
  for (const [index, number] of numbers.entries()) {
    for (const cell of table.cells.subarray(table.starts[number], table.starts[number + 1])) {
      if (cells[cell] <= FLAG) needs[index]--;
      else if (cells[cell] === HIDDEN) seenBy.set(cell, [...(seenBy.get(cell) ?? []), index]);
      if (spend(pace, 8)) yield;
    }
  }
  let marked = value;
  let hidden = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] <= FLAG) marked++;
    else if (cells[cell] === HIDDEN && cell !== assumed) hidden++;
  }
  if (spend(pace, cells.length)) yield;
  const groups = new Map<string, Group>();
  const left = numbers.map(() => 0);
  let outside = hidden;
  for (const [cell, list] of seenBy) {
    if (cell === assumed) continue;
    outside--;
    const key = list.join();
    const group = groups.get(key) ?? { seenBy: list, size: 0 };
    group.size++;
    groups.set(key, group);
    for (const index of list) left[index]++;
    if (spend(pace, 16 + 4 * list.length)) yield;
  }
  for (const index of seenBy.get(assumed) ?? []) needs[index] -= value;
  if (spend(pace, 2 * needs.length)) yield;
  if (needs.some((need, index) => need < 0 || need > left[index])) return false;
  const order = [...groups.values()];
  return yield* searchLayout(order, needs, left, mines - marked, outside, check);
}

/**
 * Depth first over the groups: how many mines has each? The counts so far are the way back, so the depth costs no stack.
 */
function* searchLayout(
  order: readonly Group[],
  needs: number[],
  left: number[],
  toPlace: number,
  outside: number,
  check: Check,
): Slices<boolean | undefined> {
  const { usesTotal, pace } = check;
  const counts = new Int32Array(order.length);
  let room = outside;
  for (const { size } of order) room += size;
  let placed = 0;
  let at = 0;
  let entering = true;
  for (;;) {
    if (entering) {
      if (--check.nodesLeft < 0) return undefined;
      const possible = !usesTotal || (placed <= toPlace && toPlace - placed <= room);
      const group = order[at];
      if (group === undefined && possible) return true;
      if (group === undefined || !possible) {
        at--;
        entering = false;
        continue;
      }
      counts[at] = 0;
      room -= group.size;
      for (const index of group.seenBy) left[index] -= group.size;
    } else {
      if (at < 0) return false;
      const group = order[at];
      const count = counts[at];
      // The count that was tried last is taken back; after the greatest the group itself.
      if (count === group.size) {
        for (const index of group.seenBy) {
          needs[index] += count;
          left[index] += group.size;
        }
        placed -= count;
        room += group.size;
        at--;
        continue;
      }
      for (const index of group.seenBy) needs[index]--;
      placed++;
      counts[at] = count + 1;
    }
    const { seenBy } = order[at];
    if (spend(pace, 4 + 2 * seenBy.length)) yield;
    entering = seenBy.every((index) => needs[index] >= 0 && needs[index] <= left[index]);
    if (entering) at++;
  }
}

/** Throws `bad-options`, `bad-list`, `bad-length`, `bad-cell`, `bad-flag`. */
export function readDeduction(shape: Shape, deduction: Deduction): Omit<Deduction, 'message'> {
  checkObject(deduction, 'deduction');
  const { cells, from } = deduction;
  const size = shape.rows * shape.cols;
  return {
    cells: Array.from(checkList(cells, 'deduction.cells', 0, size), (cell) =>
      checkCell(shape, cell, 'deduction.cells'),
    ),
    from: Array.from(checkList(from, 'deduction.from', 0, size), (cell) => checkCell(shape, cell, 'deduction.from')),
    mine: checkFlag(deduction.mine, 'deduction.mine'),
    usesTotal: checkFlag(deduction.usesTotal, 'deduction.usesTotal'),
  };
}
