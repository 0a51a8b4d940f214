/**
 * Every best line of a finished search by levels, traced back from b: a segment of level t began where a line of level
 * t - 1 on the other axis has just the length that is missing. Cost: the lines along which corners are looked for.
 */
import type { Field } from '../kernel/field.js';
import type { Link, LinkPoint } from '../types.js';
import type { TurnLevels } from './turn-levels.js';

/** Up to `limit` best lines from one place to another, in a fixed order. */
export function traceLinks(field: Field, search: TurnLevels, from: number, to: number, limit: number): Link[] {
  const { width, free } = field;
  const { turns, length, levels, lengths } = search;
  const steps = [1, width] as const;
  const links: Link[] = [];
  // The corners found so far, from b backwards.
  const corners: number[] = [];

  const pointAt = (place: number): LinkPoint => {
    const row = Math.trunc(place / width);
    return { row: row - 2, col: place - row * width - 2 };
  };

  const traceBack = (end: number, axis: 0 | 1, level: number, missing: number): void => {
    for (const step of [-steps[axis], steps[axis]]) {
      let place = end + step;
      let rest = missing - 1;
      for (; free[place] === 1 && links.length < limit; place += step, rest--) {
        if (level === 0 || levels[1 - axis][place] !== level - 1 || lengths[1 - axis][place] !== rest) continue;
        corners.push(place);
        traceBack(place, axis === 0 ? 1 : 0, level - 1, rest);
        corners.pop();
      }
      if (level === 0 && place === from && rest === 0) {
        links.push({ turns, length, points: [from, ...corners.toReversed(), to].map(pointAt) });
      }
    }
  };

  traceBack(to, 0, turns, length);
  traceBack(to, 1, turns, length);
  return links;
}
