import { type Cell, checkCell, type GridLike } from '@kit/grid';
import { checkTouched } from '../board/check-board.js';
import { sharesLine, unitOf } from '../kernel/slide-line.js';
import type { TileMove } from '../types.js';
import { checkSlid, findBlank } from './slide.js';

/**
 * What a tap moves, for animation: each tile of the line between the cell and the blank, where it was and where it comes to.
 *
 * The tile beside the blank is first; {@link slide} gives the board afterwards.
 *
 * @param board - the board, 0 is the blank, before the slide
 * @param cell - the cell that is tapped
 * @returns one move a tile, each by one cell; none if the cell is the blank or shares no line with it
 * @throws {@link InvalidInputError} `bad-grid`, `bad-size`, `bad-length`, `bad-cell`, `bad-value`, `no-blank`
 *
 * @example
 * ```ts
 * import { movedTiles } from '@kit/npuzzle';
 *
 * const board = { rows: 2, cols: 3, cells: [1, 2, 3, 4, 5, 0] };
 * movedTiles(board, 3); // => [{ tile: 5, from: 4, to: 5 }, { tile: 4, from: 3, to: 4 }]
 * movedTiles(board, 0); // => []
 * ```
 */
export function movedTiles(board: GridLike, cell: Cell): TileMove[] {
  const { cols, cells } = checkTouched(board);
  checkCell(board, cell);
  const blank = findBlank(cells);
  if (!sharesLine(blank, cell, cols)) return [];
  const unit = unitOf(blank, cell, cols);
  checkSlid(cells, blank, cell, unit);
  const step = cell > blank ? unit : -unit;
  const moves: TileMove[] = [];
  for (let to = blank; to !== cell; to += step) moves.push({ tile: cells[to + step], from: to + step, to });
  return moves;
}
