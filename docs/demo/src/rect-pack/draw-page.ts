/**
 * A page as coloured blocks: two pixel rows a line of text (`▀` has a foreground and a background), without colours a
 * letter a rectangle.
 */
import type { Page } from '@kit/rect-pack';
import type { Terminal } from '../terminal.js';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** The page drawn small; every cell shows the rectangle at its middle. */
export function drawPage({ width, height, placed }: Page, paint: Terminal['paint'], columns = 72): string {
  const shades = [paint.red, paint.green, paint.yellow, paint.blue, paint.magenta, paint.cyan, paint.white];
  const scale = width / columns;
  // A character is about twice as high as wide.
  const rows = Math.max(1, Math.round(height / scale / 2));
  const cells = new Int32Array(columns * rows).fill(-1);
  placed.forEach((rect, at) => {
    const firstRow = Math.ceil((rect.y * rows) / height - 0.5);
    const endRow = Math.ceil(((rect.y + rect.height) * rows) / height - 0.5);
    const firstCol = Math.ceil(rect.x / scale - 0.5);
    const endCol = Math.ceil((rect.x + rect.width) / scale - 0.5);
    for (let row = firstRow; row < Math.min(rows, endRow); row++)
      cells.fill(at, row * columns + firstCol, row * columns + Math.min(columns, endCol));
  });
  const lines = [`┌${'─'.repeat(columns)}┐`];
  for (let row = 0; row < rows; row++) {
    let line = '';
    for (let col = 0; col < columns; ) {
      const at = cells[row * columns + col]!;
      let end = col + 1;
      while (end < columns && cells[row * columns + end] === at) end++;
      const text = (at < 0 ? '·' : letters[at % letters.length]!).repeat(end - col);
      line += at < 0 ? paint.dim(text) : paint.inverse(shades[at % shades.length]!(text));
      col = end;
    }
    lines.push(`│${line}│`);
  }
  lines.push(`└${'─'.repeat(columns)}┘`);
  return lines.join('\n');
}
