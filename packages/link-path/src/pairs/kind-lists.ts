/**
 * The tiles of a board by kind: lists of cells that match each other, in ascending order.
 */
import { classOf, type LinkRules } from '../rules/link-rules.js';

/** The cells of each class of matching kinds, classes in the order of their first tile. */
export function kindLists(cells: ArrayLike<number>, rules: LinkRules): Map<number, number[]> {
  const lists = new Map<number, number[]>();
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] <= 0) continue;
    const kind = classOf(rules, cells[cell]);
    const list = lists.get(kind);
    if (list === undefined) lists.set(kind, [cell]);
    else list.push(cell);
  }
  return lists;
}
