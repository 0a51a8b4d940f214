/**
 * Boards of any layout as text: heavy lines around boxes and regions, dashed where a cage goes on beyond them, light lines
 * around cages with their sums, and in open cells a sign of the diagonals and windows that run through them.
 */
import { housesOf, type Layout, type Position } from '@kit/sudoku-human';
import type { Terminal } from '../terminal.js';

/** Where lines meet, by how heavy they are (none, light, heavy) upwards, to the right, downwards and to the left. */
const corners = [...' ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋'];
/** Lines by how heavy they are; the last is the border of a region within a cage. */
const acrossLines = [' ', '─', '━', '┅'];
const downLines = [' ', '│', '┃', '┇'];

/** How wide a cell is drawn: a sum, or a digit with air around it. */
const cellWidth = 4;

/** The board with its digits; the givens stand out. */
export function drawLayout(position: Position, layout: Layout, paint: Terminal['paint']): string {
  const { size, regions, cages } = layout;
  const cageOf = new Map(cages.flatMap(({ cells }, index) => cells.map((cell) => [cell, index] as const)));
  const sumAt = new Map(cages.map(({ cells, sum }) => [Math.min(...cells), sum]));
  const signs = signsOf(layout);
  const cellAt = (row: number, col: number) =>
    row < 0 || row >= size || col < 0 || col >= size ? -1 : row * size + col;

  /** Which line is between two cells; outside of the board there are none. */
  const between = (a: number, b: number): 0 | 1 | 2 | 3 => {
    if (a < 0 && b < 0) return 0;
    if (a < 0 || b < 0) return 2;
    const isOneCage = cageOf.get(a) === cageOf.get(b);
    if (regions[a] === regions[b]) return isOneCage ? 0 : 1;
    return isOneCage && cageOf.has(a) ? 3 : 2;
  };
  const above = (row: number, col: number) => between(cellAt(row - 1, col), cellAt(row, col));
  const before = (row: number, col: number) => between(cellAt(row, col - 1), cellAt(row, col));

  function line(row: number): string {
    let text = '';
    for (let col = 0; col <= size; col++) {
      const ways = [before(row - 1, col), above(row, col), before(row, col), above(row, col - 1)];
      text += corners[ways.reduce((sum: number, weight) => 3 * sum + Math.min(2, weight), 0)];
      if (col < size) text += (acrossLines[above(row, col)] as string).repeat(cellWidth);
    }
    return text;
  }

  function cells(row: number, textOf: (cell: number) => string): string {
    let text = '';
    for (let col = 0; col <= size; col++) {
      text += downLines[before(row, col)];
      if (col < size) text += textOf(cellAt(row, col));
    }
    return text;
  }

  function digit(cell: number): string {
    const value = position.values[cell] ?? 0;
    if (value === 0) return ` ${paint.dim(signs.get(cell) ?? '·')}  `;
    const text = String(value).padStart(2).padEnd(cellWidth);
    return position.givens[cell] ? paint.bold(text) : paint.cyan(text);
  }

  const lines: string[] = [];
  for (let row = 0; row < size; row++) {
    // Between cells of one region no line is needed, but where cages are drawn.
    const isBorder = Array.from({ length: size }, (_, col) => above(row, col)).some((weight) => weight > 0);
    if (isBorder) lines.push(line(row));
    if (cages.length > 0) lines.push(cells(row, (cell) => paint.dim(`${sumAt.get(cell) ?? ''}`.padEnd(cellWidth))));
    lines.push(cells(row, digit));
  }
  lines.push(line(size));
  return lines.join('\n');
}

/** What stands in open cells on diagonals and in windows. */
function signsOf(layout: Layout): Map<number, string> {
  const signs = new Map<number, string>();
  for (const { kind, index, cells } of housesOf(layout)) {
    const sign = kind === 'window' ? '▫' : kind === 'diagonal' ? '╲╱'[index] : undefined;
    if (sign === undefined) continue;
    for (const cell of cells) signs.set(cell, signs.has(cell) ? '╳' : sign);
  }
  return signs;
}
