/**
 * Which method a question needs: two turns or fewer are answered on the bare cells, more of them by levels.
 */
import { fieldPlace } from '../kernel/field.js';
import type { LinkRules } from '../rules/link-rules.js';
import type { Link } from '../types.js';
import { linkFromCode, noLink } from './link.js';
import { slideSegment } from './slide-segment.js';
import { traceLinks } from './trace-links.js';
import { fieldOf, searchTurns } from './turn-levels.js';

/** The best line between two occupied cells, whatever stands in them. */
export function bestLink(
  cells: ArrayLike<number>,
  rows: number,
  cols: number,
  rules: LinkRules,
  a: number,
  b: number,
): Link | undefined {
  const { maxTurns, margin } = rules;
  const code = slideSegment(cells, rows, cols, margin, a, b, maxTurns);
  if (code !== noLink) return linkFromCode(cols, a, b, code);
  return maxTurns > 2 ? bestLinks(cells, rows, cols, rules, a, b, 1)[0] : undefined;
}

/** Up to `limit` best lines between two occupied cells. */
export function bestLinks(
  cells: ArrayLike<number>,
  rows: number,
  cols: number,
  { maxTurns, margin }: LinkRules,
  a: number,
  b: number,
  limit: number,
): Link[] {
  const field = fieldOf(cells, rows, cols, margin);
  const from = fieldPlace(cols, a);
  const to = fieldPlace(cols, b);
  const search = searchTurns(field, from, to, maxTurns);
  return search === undefined ? [] : traceLinks(field, search, from, to, limit);
}
