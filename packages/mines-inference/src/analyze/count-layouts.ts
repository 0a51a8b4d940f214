import { readBoard } from '../board/read-board.js';
import { collectConstraints } from '../kernel/constraints.js';
import { countExactly } from '../kernel/count-exactly.js';
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
  const { cells, table, mines } = readBoard(board);
  return countExactly(collectConstraints(cells, table, mines, true), maxStates)?.toString() ?? 'limit';
}
