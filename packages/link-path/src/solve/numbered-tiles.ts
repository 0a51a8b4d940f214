/**
 * The tiles of a board as solvers number them: by kind, then by cell; and kinds numbered from 1 by their first tile.
 */
import { kindLists } from '../pairs/kind-lists.js';
import { empty, stone } from '../rules/check-board.js';
import type { LinkRules } from '../rules/link-rules.js';

/** The cells of each class of matching kinds, and the board with the number of its class in each tile. */
export type NumberedTiles = {
  readonly lists: readonly (readonly number[])[];
  /** The number of the class from 1, 0 an empty cell, -1 a stone. */
  readonly classes: Int32Array;
  /** The kinds of which there is an odd number. */
  readonly oddKinds: readonly number[];
};

/** Numbers the classes of a board. O(cells). */
export function numberTiles(cells: ArrayLike<number>, rules: LinkRules): NumberedTiles {
  const byKind = kindLists(cells, rules);
  const classes = Int32Array.from(cells, (value) => (value === stone ? stone : empty));
  const lists = [...byKind.values()];
  for (const [index, list] of lists.entries()) for (const cell of list) classes[cell] = index + 1;
  const oddKinds = [...byKind].filter(([, list]) => list.length % 2 === 1).map(([kind]) => kind);
  return { lists, classes, oddKinds };
}
