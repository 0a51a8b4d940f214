/**
 * The lines of a board as text, for any layout: heavy around boxes and regions, dashed where a cage goes on beyond them, light
 * around cages. A line that no cell needs takes no room.
 */
import type { Cell } from '@kit/grid';
import type { Layout } from '../types.js';

/** Where lines meet, by how heavy they are (none, light, heavy) upwards, to the right, downwards and to the left. */
const corners = /* @__PURE__ */ (() => [
  ...' ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋',
])();
/** Lines by how heavy they are; the last is the border of a region within a cage. */
const acrossLines = [' ', '─', '━', '┅'];
const downLines = [' ', '│', '┃', '┇'];
type Weight = 0 | 1 | 2 | 3;

/** What stands in the cells, line by line; all lines of a cell have one width. */
export type CellTexts = {
  /** The layout. */
  readonly layout: Layout;
  /** How wide each cell is. */
  readonly width: number;
  /** What stands in a cell. */
  readonly textsOf: (cell: Cell) => readonly string[];
  /** Is there a light line between all cells? */
  readonly isRuled: boolean;
};

/** The board with its lines. */
export function withLines({ layout, width, textsOf, isRuled }: CellTexts): string[] {
  const { size, regions, cages } = layout;
  const cageOf = new Map(cages.flatMap(({ cells }, index) => cells.map((cell) => [cell, index] as const)));
  const places = Array.from({ length: size }, (_, place) => place);
  const cellAt = (row: number, col: number): Cell | -1 =>
    row < 0 || row >= size || col < 0 || col >= size ? -1 : row * size + col;
  const between = (a: Cell, b: Cell): Weight => {
    if (a < 0 || b < 0) return a < 0 && b < 0 ? 0 : 2;
    const isOneCage = cageOf.get(a) === cageOf.get(b);
    if (regions[a] === regions[b]) return isOneCage && !isRuled ? 0 : 1;
    return isOneCage && cageOf.has(a) ? 3 : 2;
  };
  const above = (row: number, col: number): Weight => between(cellAt(row - 1, col), cellAt(row, col));
  const before = (row: number, col: number): Weight => between(cellAt(row, col - 1), cellAt(row, col));
  const columns = [...places, size];
  const isDrawn = columns.map((col) => places.some((row) => before(row, col) > 0));

  /** A line of text: before each cell its line, where there is one. */
  const joined = (sideOf: (col: number) => string, textOf: (col: number) => string): string =>
    columns.map((col) => (isDrawn[col] ? sideOf(col) : '') + (col < size ? textOf(col) : '')).join('');
  const rule = (row: number): string =>
    joined(
      (col) => {
        const ways = [before(row - 1, col), above(row, col), before(row, col), above(row, col - 1)];
        return corners[ways.reduce<number>((sum, weight) => 3 * sum + Math.min(2, weight), 0)];
      },
      (col) => acrossLines[above(row, col)].repeat(width),
    );
  const lines: string[] = [];
  for (let row = 0; row < size; row++) {
    if (places.some((col) => above(row, col) > 0)) lines.push(rule(row));
    const texts = places.map((col) => textsOf(cellAt(row, col)));
    for (let line = 0; line < texts[0].length; line++) {
      lines.push(
        joined(
          (col) => downLines[before(row, col)],
          (col) => texts[col][line],
        ),
      );
    }
  }
  return [...lines, rule(size)];
}
