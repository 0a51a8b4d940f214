import { checkInteger, checkList, checkObject } from '@kit/grid';
import type { Catalogue, Link } from '../types.js';
import { sentenceOf, textOf } from './sentence-of.js';

/**
 * A line as a sentence: where it begins, turns and ends.
 *
 * @param link - the line, as `findLink` gives it
 * @param catalogue - the texts: `en`, `zhHant`, `vi`, `de`, or your own
 * @returns the sentence; rows and columns count from 1, so 0 and one past the last are the margin
 * @throws {@link InvalidInputError} `bad-options`, `bad-list` or `bad-number` for what is no line, `bad-catalogue`,
 * `unknown-message`, `missing-param`
 *
 * @example
 * ```ts
 * import { describeLink, en, findLink } from '@kit/link-path';
 *
 * const link = findLink({ rows: 1, cols: 3, cells: [7, 8, 7] }, 0, 2);
 * link && describeLink(link, en); // => 'From row 1, column 1 over row 0, column 1 and row 0, column 3 to row 1, column 3.'
 * ```
 */
export function describeLink(link: Link, catalogue: Catalogue): string {
  const { points } = checkObject(link, 'link');
  const list = Array.from(checkList(points, 'link.points', 2));
  for (const [index, point] of list.entries()) {
    const name = `link.points[${index}]`;
    const { row, col } = checkObject(point, name);
    // The margin is one cell wide.
    checkInteger(row, `${name}.row`, -1);
    checkInteger(col, `${name}.col`, -1);
  }
  const corners = list.slice(1, -1);
  const template = textOf(catalogue, 'links', corners.length === 0 ? 'straight' : 'turning');
  return sentenceOf(template, { from: [list[0]], to: [list[list.length - 1]], corners }, undefined, catalogue);
}
