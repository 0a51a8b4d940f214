import { defineSearch, runSync, type Search, type Slices } from '@kit/grid';
import { readBoard } from '../board/read-board.js';
import { collectConstraints } from '../kernel/constraints.js';
import { countExactly, digitsOf } from '../kernel/count-exactly.js';
import { stepsOf } from '../kernel/effort.js';
import type { BoardLike } from '../types.js';

const maxStates = 4_194_304;

/**
 * How many layouts of the mines fit a board, as an exact whole number in decimal digits. Flags count as mines.
 *
 * Costly on large boards (thousands of digits), which is why {@link analyze} does without it.
 *
 * @param board - what the player sees
 * @returns digits, `'0'` if nothing fits; `'limit'` if a region has more than 2²² states
 * @throws {@link InvalidInputError} the codes of {@link analyze} for the board
 *
 * @example
 * ```ts
 * import { countLayouts, parseMines } from '@kit/mines-inference';
 *
 * countLayouts(parseMines('mines 10\n#########\n####1####\n#########')); // => '388960'
 * ```
 */
export function countLayouts(board: BoardLike): string {
  return runSync(countLayoutsSearch(board));
}

/**
 * {@link countLayouts} as a search: stopped early it answers `'limit'`. `nodes` counts thousands of steps.
 *
 * @example
 * ```ts
 * import { countLayoutsSearch, parseMines, runAsync } from '@kit/mines-inference';
 *
 * await runAsync(countLayoutsSearch(parseMines('mines 1\n# 1 #'))); // => '2'
 * ```
 */
export function countLayoutsSearch(board: BoardLike): Search<string> {
  return start(board);
}

const start = /* @__PURE__ */ defineSearch({
  read: (board: BoardLike) => readBoard(board),
  *work({ cells, table, mines }, pace): Slices<string> {
    const count = yield* countExactly(collectConstraints(cells, table, mines, true), maxStates, pace);
    return count === undefined ? 'limit' : yield* digitsOf(count, pace);
  },
  report: stepsOf,
  stopped: () => 'limit',
});
