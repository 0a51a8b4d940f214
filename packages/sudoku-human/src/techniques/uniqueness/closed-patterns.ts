/**
 * When can the two digits of a pattern be swapped without anything outside noticing?
 *
 *     a b      class one: a and d, class two: b and c. If one class holds p and the other q,
 *     c d      the other way round is a filling too, as far as these rules can tell
 *
 * Every cell outside must see cells of both classes or of neither; cells of one class must not see each other; every cage
 * with a sum must have as many of the one class as of the other. Where neighbours may not be consecutive, no swap is safe.
 */

import { type CellSet, emptySet, hasAt, isEmpty, setAt, setOf, union, without } from '../../kernel/cell-sets.js';
import { lazyTable, type Tables } from '../../kernel/tables.js';

/** Can the digits of the two classes be swapped on this board? */
export function canSwap(tables: Tables, one: readonly number[], two: readonly number[]): boolean {
  const { named, words, houses, peerSets, nonConsecutive } = tables;
  if (nonConsecutive) return false;
  const seenFrom = (cells: readonly number[]): CellSet =>
    cells.map((cell) => setAt(peerSets, cell, words)).reduce(union, emptySet(words));
  const [all, seenOne, seenTwo] = [setOf([...one, ...two], words), seenFrom(one), seenFrom(two)];
  if (!isEmpty(without(without(seenOne, seenTwo), all)) || !isEmpty(without(without(seenTwo, seenOne), all)))
    return false;
  if (one.some((cell) => hasAt(seenOne as number[], 0, cell, words))) return false;
  if (two.some((cell) => hasAt(seenTwo as number[], 0, cell, words))) return false;
  return named.slice(houses).every(({ cells, sum }) => {
    const count = (some: readonly number[]): number => some.filter((cell) => cells.includes(cell)).length;
    return sum === undefined || count(one) === count(two);
  });
}

/** The four cells of each rectangle whose two digits can be swapped, row by row: by rows and then columns. */
export const rectanglesOf: (tables: Tables) => Uint8Array = /* @__PURE__ */ lazyTable((tables) => {
  const { size } = tables;
  const list: number[] = [];
  for (let top = 0; top < size; top++) {
    for (let bottom = top + 1; bottom < size; bottom++) {
      for (let left = 0; left < size; left++) {
        for (let right = left + 1; right < size; right++) {
          const [a, b, c, d] = [top * size + left, top * size + right, bottom * size + left, bottom * size + right];
          if (canSwap(tables, [a, d], [b, c])) list.push(a, b, c, d);
        }
      }
    }
  }
  return Uint8Array.from(list);
});
