import { type Grid, InvalidInputError } from '@kit/grid';
import { maxCells } from '../board/check-board.js';
import type { Word } from './words.js';

/** Checks a board that was read, in words of its text: one blank, and every other tile once. */
export function checkTiles({ rows, cols, cells }: Grid, words: readonly Word[]): void {
  const count = cells.length;
  const refuse = (code: string, cell: number, message: string): never => {
    const place = { row: Math.floor(cell / cols), col: cell % cols };
    const { text, offset } = words[cell];
    const subject = `${text} at offset ${offset} (row ${place.row}, column ${place.col})`;
    throw new InvalidInputError(code, `${subject} ${message}`, { offset, ...place });
  };
  if (count < 2 || count > maxCells) {
    const message = `the number of tiles in the text is ${count}: expected 2 to ${maxCells}`;
    throw new InvalidInputError('bad-size', message, { offset: words[0].offset });
  }
  const blank = cells.indexOf(0);
  if (blank < 0) {
    const message = `none of the ${count} tiles is the blank: write 0 or _ for it`;
    throw new InvalidInputError('no-blank', message, { offset: words[0].offset });
  }
  const second = cells.indexOf(0, blank + 1);
  if (second >= 0) refuse('two-blanks', second, `is a second blank: the first stands at offset ${words[blank].offset}`);
  const large = cells.findIndex((tile) => tile >= count);
  if (large >= 0) refuse('bad-value', large, `is too large: a board of ${cols}×${rows} has tiles 1 to ${count - 1}`);
  const seenAt = new Int32Array(count).fill(-1);
  for (const [cell, tile] of cells.entries()) {
    if (seenAt[tile] >= 0) refuse('duplicate-tile', cell, `stands at offset ${words[seenAt[tile]].offset} already`);
    seenAt[tile] = cell;
  }
}
