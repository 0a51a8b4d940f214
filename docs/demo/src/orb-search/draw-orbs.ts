/** Orbs as coloured letters, and paths as arrows through the board. */
import { formatOrbs, formatPath, type Grid, type Path, parsePath } from '@kit/orb-search';
import type { Terminal } from '../terminal.js';

type Paint = Terminal['paint'];

/** The board; `mark` puts brackets around cells. */
export function drawOrbs(board: Grid, paint: Paint, mark: (cell: number) => boolean = () => false): string {
  const colours = [paint.red, paint.blue, paint.green, paint.yellow, paint.magenta, paint.white];
  const lines = formatOrbs(board, 'letters').split('\n');
  return lines
    .map((line, row) =>
      [...line]
        .map((letter, col) => {
          const cell = row * board.cols + col;
          const orb = (colours[board.cells[cell] ?? -1] ?? paint.dim)(letter);
          return mark(cell) ? `[${orb}]` : ` ${orb} `;
        })
        .join(''),
    )
    .join('\n');
}

/** Which combo clears each cell's orb, for cells as they lie in their wave. */
export function drawNumbers(board: Grid, numbers: ReadonlyMap<number, number>, paint: Paint): string {
  const lines: string[] = [];
  for (let row = 0; row < board.rows; row++) {
    let line = '';
    for (let col = 0; col < board.cols; col++) {
      const number = numbers.get(row * board.cols + col);
      line += number === undefined ? paint.dim(' · ') : paint.bold(String(number).padStart(2).padEnd(3));
    }
    lines.push(line);
  }
  return lines.join('\n');
}

/** The path as arrows and as the simulators' route code. */
export function drawPath(path: Path, board: Grid): string {
  const arrows = formatPath(path, board, 'arrows');
  const route = formatPath(parsePath(arrows, board), board);
  return `${arrows}   (${route})`;
}
