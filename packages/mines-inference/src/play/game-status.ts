import { EXPLODED } from '../kernel/symbols.js';
import type { BoardLike, FieldLike, GameStatus } from '../types.js';
import { readGame } from './read-game.js';

/**
 * How a game stands: lost if a mine went off, won if every cell without a mine is open (flags don't matter).
 *
 * @param field - where the mines are
 * @param board - what the player sees
 * @returns `'playing'`, `'won'` or `'lost'`
 * @throws {@link InvalidInputError} the codes of {@link openCell}
 *
 * @example
 * ```ts
 * import { gameStatus, newBoard, openCell } from '@kit/mines-inference';
 *
 * const field = { rows: 1, cols: 3, mineCells: [2] };
 * gameStatus(field, newBoard(field)); // => 'playing'
 * gameStatus(field, openCell(field, newBoard(field), 0)); // => 'won'
 * ```
 */
export function gameStatus(field: FieldLike, board: BoardLike): GameStatus {
  const { board: read, field: mines } = readGame(field, board);
  let hidden = 0;
  for (let cell = 0; cell < read.cells.length; cell++) {
    if (read.cells[cell] === EXPLODED) return 'lost';
    if (read.cells[cell] < 0) hidden++;
  }
  // No mine is open, so as many hidden cells as mines are the mines.
  return hidden === mines.mines ? 'won' : 'playing';
}
