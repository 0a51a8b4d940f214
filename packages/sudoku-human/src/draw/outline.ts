/** Lines along the sides of cells, as paths of SVG. */
import type { Cell } from '@kit/grid';
import type { Frame } from './frame.js';
import { margin } from './frame.js';

/**
 * The line around some cells, a little inside of them, side by side: it goes on straight where the next cell is among them,
 * and turns in or out at a corner.
 */
export function outlineOf(cells: readonly Cell[], { size, side, left, top }: Frame, inset: number): string {
  const among = new Set(cells);
  const has = (row: number, col: number): boolean =>
    col >= 0 && col < size && row >= 0 && row < size && among.has(row * size + col);
  const half = side / 2;
  const parts: string[] = [];
  for (const cell of cells) {
    const [row, col] = [Math.floor(cell / size), cell % size];
    for (const [down, right] of [[-1, 0], [1, 0], [0, -1], [0, 1]] /* biome-ignore format: pairs */) {
      if (has(row + down, col + right)) continue;
      const end = (way: number): number => {
        const [nextRow, nextCol] = [row + way * Math.abs(right), col + way * Math.abs(down)];
        if (!has(nextRow, nextCol)) return way * (half - inset);
        return has(nextRow + down, nextCol + right) ? way * (half + inset) : way * half;
      };
      const at = (along: number): string => {
        const x = left(cell) + half + (right === 0 ? along : right * (half - inset));
        const y = top(cell) + half + (right === 0 ? down * (half - inset) : along);
        return `${x} ${y}`;
      };
      parts.push(`M${at(end(-1))}L${at(end(1))}`);
    }
  }
  return parts.join('');
}

/** The lines between cells that are in different groups, and those around all of them. */
export function bordersOf(groupOf: (cell: Cell) => number, { size, side }: Frame): string {
  const parts: string[] = [];
  const at = (line: number): number => margin + line * side;
  for (let line = 0; line <= size; line++) {
    const isEdge = line === 0 || line === size;
    const isAcross = (along: number): boolean =>
      isEdge || groupOf(line * size + along) !== groupOf((line - 1) * size + along);
    const isDown = (along: number): boolean =>
      isEdge || groupOf(along * size + line) !== groupOf(along * size + line - 1);
    for (const { start, length } of runsOf(isAcross, size)) parts.push(`M${at(start)} ${at(line)}h${length * side}`);
    for (const { start, length } of runsOf(isDown, size)) parts.push(`M${at(line)} ${at(start)}v${length * side}`);
  }
  return parts.join('');
}

/** Where a line is drawn without a gap. */
function runsOf(isDrawn: (along: number) => boolean, size: number): { start: number; length: number }[] {
  const runs: { start: number; length: number }[] = [];
  for (let along = 0; along < size; along++) {
    const last = runs.at(-1);
    if (!isDrawn(along)) continue;
    if (last !== undefined && last.start + last.length === along) last.length++;
    else runs.push({ start: along, length: 1 });
  }
  return runs;
}
