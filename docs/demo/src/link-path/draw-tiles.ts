/**
 * A board with the line of a move, two columns a cell, the margin around it:
 *
 *     ╭───╮
 *     7 8 7
 */
import type { Grid } from '@kit/grid';
import type { Link } from '@kit/link-path';
import type { Terminal } from '../terminal.js';

const up = 1;
const right = 2;
const down = 4;
const left = 8;
const strokes: Record<number, string> = {
  [up | down]: '│',
  [left | right]: '─',
  [down | right]: '╭',
  [down | left]: '╮',
  [up | right]: '╰',
  [up | left]: '╯',
};

/** Draws a board; the tiles and the line of a link stand out. */
export function drawTiles({ rows, cols, cells }: Grid, link: Link | undefined, paint: Terminal['paint']): string {
  const width = 1 + Math.max(...cells.map((value) => (value > 0 ? String(value).length : 1)));
  const height = rows + 2;
  const sides = Array.from({ length: height }, () => new Array<number>(cols + 2).fill(0));
  const points = link?.points ?? [];
  for (let i = 1; i < points.length; i++) {
    let { row, col } = points[i - 1];
    const downBy = Math.sign(points[i].row - row);
    const rightBy = Math.sign(points[i].col - col);
    while (row !== points[i].row || col !== points[i].col) {
      sides[row + 1][col + 1] |= downBy > 0 ? down : downBy < 0 ? up : rightBy > 0 ? right : left;
      row += downBy;
      col += rightBy;
      sides[row + 1][col + 1] |= downBy > 0 ? up : downBy < 0 ? down : rightBy > 0 ? left : right;
    }
  }
  const lines = sides.map((line, y) =>
    line
      .map((side, x) => {
        const inside = y > 0 && x > 0 && y <= rows && x <= cols;
        const value = inside ? cells[(y - 1) * cols + x - 1] : 0;
        const fill = side & left ? paint.green('─'.repeat(width - 1)) : ' '.repeat(width - 1);
        if (value === 0) return side ? fill + paint.green(strokes[side]) : fill + (inside ? paint.dim('·') : ' ');
        const text = value < 0 ? '■' : String(value);
        const pad = width - text.length;
        const gap = side & left ? paint.green('─'.repeat(pad)) : ' '.repeat(pad);
        return gap + (value < 0 ? paint.dim(text) : side ? paint.bold(paint.green(text)) : paint.cyan(text));
      })
      .join('')
      .trimEnd(),
  );
  return lines.join('\n');
}
