import type { PageShape } from '../shape/page-shape.js';

/** Allowed page widths from `least` to `most`, at most so many, spread evenly; ascending. */
export function candidateWidths(shape: PageShape, least: number, most: number, count: number): number[] {
  const widths: number[] = [];
  const step = Math.max(1, (most - least) / Math.max(1, count - 1));
  let last = 0;
  for (let at = 0; ; at++) {
    const width = shape.roundUp(Math.floor(least + at * step));
    if (width > most) break;
    if (width !== last) widths.push(width);
    last = width;
    if (least + at * step >= most) break;
  }
  return widths;
}
