/** The board below the digits: what is special about cells, the lines of cells and regions, diagonals, cages with their sums. */
import type { SvgPicture } from '@kit/grid';
import type { Tables } from '../kernel/tables.js';
import type { DrawnStep, Layout } from '../types.js';
import { type Frame, margin } from './frame.js';
import { bordersOf, outlineOf } from './outline.js';

/** Draws the ground of the cells: windows and further houses, then the houses of a step. */
export function drawGround(
  picture: SvgPicture,
  { named }: Tables,
  { pattern }: DrawnStep,
  { size, side, left, top }: Frame,
): void {
  const board = size * side;
  picture.rect(margin, margin, board, board, { fill: 'paper' });
  const special = named.filter(({ kind }) => kind === 'window' || kind === 'extra').flatMap(({ cells }) => cells);
  for (const cell of new Set(special)) picture.rect(left(cell), top(cell), side, side, { fill: 'well' });
  const roles = new Map(pattern.houses.map(({ house, role }) => [house, role]));
  const bases = new Set([...roles].filter(([, role]) => role !== 'cover').flatMap(([house]) => named[house].cells));
  const covers = new Set([...roles].filter(([, role]) => role === 'cover').flatMap(([house]) => named[house].cells));
  for (const cell of bases) picture.rect(left(cell), top(cell), side, side, { fill: 'house' });
  // A cover shows where it crosses a base, too.
  for (const cell of covers) {
    const [x, y] = [left(cell), top(cell)];
    if (!bases.has(cell)) picture.rect(x, y, side, side, { fill: 'cover' });
    else picture.path(`M${x} ${y + side}v${-side}h${side}z`, { fill: 'cover' });
  }
}

/** Draws the lines. */
export function drawLines(picture: SvgPicture, layout: Layout, frame: Frame): void {
  const { size, side, left, top } = frame;
  const [start, end] = [margin, margin + size * side];
  if (layout.diagonals) {
    const style = { stroke: 'accent', width: 1.5, more: 'opacity="0.45"' } as const;
    picture.line([start, start, end, end], style);
    picture.line([end, start, start, end], style);
  }
  picture.path(
    bordersOf((cell) => cell, frame),
    { stroke: 'line' },
  );
  // Houses that share cells have their lines side by side.
  for (const [index, cells] of layout.extraHouses.entries()) {
    const outline = outlineOf(cells, frame, 2 + 2 * (index % 3));
    picture.path(outline, { stroke: 'accent', width: 1.2, more: 'opacity="0.7"' });
  }
  for (const { cells, sum } of layout.cages) {
    picture.path(outlineOf(cells, frame, 2.5), { stroke: 'soft', more: 'stroke-dasharray="3 2"' });
    if (sum !== undefined) {
      const text = String(sum);
      picture.text(left(cells[0]) + 3.5 + 2.8 * text.length, top(cells[0]) + 7, 9, text, {
        fill: 'ink',
        more: 'font-weight="600"',
      });
    }
  }
  picture.path(
    bordersOf((cell) => layout.regions[cell], frame),
    { stroke: 'strong', width: 2, more: 'stroke-linecap="square"' },
  );
}
