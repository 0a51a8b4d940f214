/**
 * Chains: an arrow for each link, whole if it is strong and dashed if it is weak. It is bent a little to one side, so that it
 * runs beside the candidates on its way, and ends short of them.
 */
import type { SvgPicture } from '@kit/grid';
import type { ChainNode, DrawnStep, Link } from '../types.js';
import type { Frame } from './frame.js';

/** Draws a band behind the candidates of each group of cells. */
export function drawGroups(picture: SvgPicture, step: DrawnStep, { place }: Frame): void {
  for (const { cells, digit } of unique(linksOf(step).flatMap(({ from, to }) => [from, to]))) {
    if (cells.length === 1) continue;
    const points = cells.toSorted((a, b) => a - b).flatMap((cell) => place(cell, digit));
    picture.line(points, { stroke: 'accent-fill', width: 15 });
  }
}

/** Draws the arrows of the chain, thinner ones for the branches of a net. */
export function drawLinks(picture: SvgPicture, step: DrawnStep, frame: Frame): void {
  const main = unique(step.pattern.links);
  const known = new Set(main.map((link) => JSON.stringify(link)));
  for (const link of unique(linksOf(step))) drawLink(picture, link, frame, known.has(JSON.stringify(link)) ? 1.8 : 1.2);
}

function linksOf({ pattern: { links, branches = [] } }: DrawnStep): Link[] {
  return [...links, ...branches.flat()];
}

/** Each value once; branches share parts of their ways. */
function unique<T extends object>(list: readonly T[]): T[] {
  return [...new Map(list.map((item) => [JSON.stringify(item), item])).values()];
}

function drawLink(picture: SvgPicture, { from, to, type }: Link, frame: Frame, width: number): void {
  const board = frame.size * frame.side;
  const [ax, ay] = middleOf(from, frame);
  const [bx, by] = middleOf(to, frame);
  const [dx, dy] = [bx - ax, by - ay];
  const length = Math.sqrt(dx * dx + dy * dy);
  // A candidate and the group that it is in may have one middle.
  if (length === 0) return;
  const [ux, uy] = [dx / length, dy / length];
  const gap = Math.min(7.5, length / 4);
  const bentBy = (bend: number): [number, number] => [(ax + bx) / 2 - uy * bend, (ay + by) / 2 + ux * bend];
  const bend = Math.min(14, length * 0.15);
  const isInside = bentBy(bend).every((part) => part > 0 && part < board);
  const [mx, my] = bentBy(isInside ? bend : -bend);
  const [endX, endY] = [bx - ux * gap, by - uy * gap];
  // The head points the way in which the curve ends.
  const [hx, hy] = [endX - mx, endY - my];
  const [vx, vy] = [hx, hy].map((part) => part / Math.sqrt(hx * hx + hy * hy));
  const head = Math.min(6, length / 3);
  const [neckX, neckY] = [endX - vx * head, endY - vy * head];
  const wing = head * 0.55;
  picture.path(`M${points(ax + ux * gap, ay + uy * gap)}Q${points(mx, my, neckX, neckY)}`, {
    stroke: 'accent',
    width,
    more: type === 'weak' ? 'stroke-dasharray="4 3"' : undefined,
  });
  const corners = points(neckX - vy * wing, neckY + vx * wing, neckX + vy * wing, neckY - vx * wing);
  picture.path(`M${points(endX, endY)}L${corners}z`, { fill: 'accent' });
}

/** The middle of the places of a candidate or a group. */
function middleOf({ cells, digit }: ChainNode, { place }: Frame): [x: number, y: number] {
  const places = cells.map((cell) => place(cell, digit));
  const mean = (axis: 0 | 1): number => places.reduce((sum, at) => sum + at[axis], 0) / places.length;
  return [mean(0), mean(1)];
}

/** Coordinates with one digit behind the point. */
function points(...numbers: readonly number[]): string {
  return numbers.map((number) => Math.round(number * 10) / 10).join(' ');
}
