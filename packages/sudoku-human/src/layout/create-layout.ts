/** The one way to a layout. */

import type { Layout, LayoutOptions } from '../types.js';
import { readLayout } from './read-layout.js';

/**
 * The houses, links and cages of a Sudoku: jigsaws, diagonals, windows, killers, other sizes, and all of them together.
 *
 * Give the layout to {@link parsePuzzle}, {@link positionFromValues} or {@link generatePuzzle}; the positions that they
 * make have it, and every function here answers for them by its houses. What belongs to the classic layout alone (HoDoKu's
 * level and score) is `null` there.
 *
 * A layout is plain JSON, checked and frozen, and itself options for this function. A rule that comes as plain houses gets
 * its name: regions that are boxes, further houses that are the diagonals, the windows or the groups.
 *
 * @param options - what differs from the classic Sudoku; see {@link LayoutOptions}
 * @returns the layout, every choice made; linear in the cells of its houses
 * @throws {@link InvalidInputError} `bad-size`; `bad-box` for boxes that don't fill the size, and for a size without boxes
 * where there are no regions; `bad-regions` for regions that don't partition; `bad-length` and `bad-cell` for houses of
 * another size or a cell twice; `bad-cage` for cages that overlap or have an impossible sum; `contradictory-options` for
 * boxes that the regions aren't, and for windows or groups without boxes; `bad-list`, `bad-flag`, `bad-text`, `bad-options`,
 * `unknown-option`
 *
 * @example
 * ```ts
 * import { countSolutions, createLayout, parsePuzzle } from '@kit/sudoku-human';
 *
 * const layout = createLayout({ size: 4, diagonals: true });
 * [layout.boxRows, layout.boxCols]; // => [2, 2]
 * const puzzle = parsePuzzle('1... .... ...2 ....', { layout });
 * countSolutions(puzzle); // => 2
 * ```
 */
export function createLayout(options: LayoutOptions = {}): Layout {
  return readLayout(options);
}
