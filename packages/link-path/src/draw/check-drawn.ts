/** What both drawings of a board show, checked. */
import { checkInteger, checkList, checkObject, InvalidInputError } from '@kit/grid';
import { checkBoard } from '../board/check-board.js';
import type { BoardLike, DrawBoardOptions } from '../types.js';

/** The largest board that is drawn: a larger one is no picture any more. */
const maxSide = 256;

/** A board that is small enough. */
export function checkDrawn(board: BoardLike): ReturnType<typeof checkBoard> {
  const checked = checkBoard(board);
  if (Math.max(checked.rows, checked.cols) <= maxSide) return checked;
  const message = `board is ${checked.cols} × ${checked.rows}: expected at most ${maxSide} a side for a picture`;
  throw new InvalidInputError('bad-size', message, { name: 'board' });
}

/** The corners of the line that is to be drawn; none if there is no line. */
export function cornersOf(
  { link, hint }: Pick<DrawBoardOptions, 'link' | 'hint'>,
  rows: number,
  cols: number,
): { row: number; col: number }[] {
  const isHint = link === undefined;
  if (hint !== undefined) checkObject(hint, 'options.hint');
  const given = link ?? (hint as { readonly link?: DrawBoardOptions['link'] } | undefined)?.link;
  if (given === undefined) return [];
  const name = isHint ? 'options.hint.link' : 'options.link';
  const points = checkList(checkObject(given, name).points, `${name}.points`, 2, 65_536);
  return Array.from(points, (point, index) => {
    const own = `${name}.points[${index}]`;
    const isEnd = index === 0 || index === points.length - 1;
    // Only a corner may be in the margin.
    const out = isEnd ? 0 : 1;
    const { row, col } = checkObject(point, own);
    return {
      row: checkInteger(row, `${own}.row`, -out, rows - 1 + out),
      col: checkInteger(col, `${own}.col`, -out, cols - 1 + out),
    };
  });
}
