/** Boards as text, several side by side, the tile that is tapped next marked. */
import type { Terminal } from '../terminal.js';

type Board = { readonly rows: number; readonly cols: number; readonly cells: readonly number[] };

/** One board as lines of equal width. */
export function drawBoard(
  { rows, cols, cells }: Board,
  tapped: number | undefined,
  paint: Terminal['paint'],
): string[] {
  const width = String(rows * cols - 1).length;
  const lines = [`┌${'─'.repeat(cols * (width + 1) + 1)}┐`];
  for (let row = 0; row < rows; row++) {
    let line = '│ ';
    for (let col = 0; col < cols; col++) {
      const cell = row * cols + col;
      const tile = cells[cell] ?? 0;
      const text = (tile === 0 ? '·' : String(tile)).padStart(width);
      const isHome = tile === cell + 1;
      line += `${tile === 0 ? paint.dim(text) : cell === tapped ? paint.bold(paint.yellow(text)) : isHome ? paint.green(text) : text} `;
    }
    lines.push(`${line}│`);
  }
  lines.push(`└${'─'.repeat(cols * (width + 1) + 1)}┘`);
  return lines;
}

/** Boards beside each other, so many in a line of the terminal. */
export function drawFilm(pictures: readonly string[][], perLine: number, between = '  '): string {
  const lines: string[] = [];
  for (let from = 0; from < pictures.length; from += perLine) {
    const strip = pictures.slice(from, from + perLine);
    const height = strip[0]?.length ?? 0;
    for (let line = 0; line < height; line++) lines.push(strip.map((picture) => picture[line]).join(between));
  }
  return lines.join('\n');
}
