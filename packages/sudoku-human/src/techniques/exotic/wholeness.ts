/**
 * Can only all the digits together fill the open cells of some rows, and no part of them a part of the columns? Read off the
 * solution, where it is known.
 *
 * The solution fills the cells: as a flow, from each column one unit to each digit that it has there. A set of row digits with
 * columns that it can just fill is a cut through which no more could flow. Then no candidate leads out of it: neither from one
 * of its columns to a digit that isn't in it, nor from one of its digits to a column where the solution has it. So if from any
 * column one comes to all others, by candidates that aren't true to a digit and by a true one to the next column, there is no
 * such set but all and none.
 *
 * @see L. R. Ford and D. R. Fulkerson, Maximal flow through a network, Canadian Journal of Mathematics 8 (1956)
 */

import { lowestBit } from '../../kernel/bits.js';
import { hasAt } from '../../kernel/cell-sets.js';
import type { State } from '../../kernel/state.js';

/**
 * Says of rows, as a mask, whether it is sure that only all digits fill them; always false where no solution is known.
 *
 * @param digits - by set of rows and column, `[rows * size + col]`: the candidates where they cross
 */
export function wholeness(
  { masks, tables: { size, cells, words } }: State,
  digits: Uint16Array,
  solution: Int32Array,
): (rows: number) => boolean {
  if (solution.every((word) => word === 0)) return () => false;
  const truths = new Uint16Array(cells);
  for (let cell = 0; cell < cells; cell++) {
    for (let rest = masks[cell]; rest !== 0; rest &= rest - 1) {
      if (hasAt(solution, lowestBit(rest), cell, words)) truths[cell] = rest & -rest;
    }
  }
  // By column: its digits that are true in the rows, and its other ones; by digit: the columns of either kind.
  const own = new Uint16Array(size);
  const others = new Uint16Array(size);
  const owners = new Uint16Array(size);
  const lenders = new Uint16Array(size);

  /** Are all columns and digits reached from the first column, over these digits and then over these columns? */
  const reachesAll = (cols: number, all: number, to: Uint16Array, from: Uint16Array): boolean => {
    let reached = cols & -cols;
    let met = 0;
    for (let open = reached; open !== 0; ) {
      const more = to[lowestBit(open)] & ~met;
      open &= open - 1;
      met |= more;
      for (let rest = more; rest !== 0; rest &= rest - 1) open |= from[lowestBit(rest)] & ~reached;
      reached |= open;
    }
    return reached === cols && met === all;
  };

  return (rows) => {
    let cols = 0;
    let all = 0;
    owners.fill(0);
    lenders.fill(0);
    for (let col = 0; col < size; col++) {
      own[col] = 0;
      for (let rest = rows; rest !== 0; rest &= rest - 1) own[col] |= truths[lowestBit(rest) * size + col];
      const here = digits[rows * size + col];
      others[col] = here & ~own[col];
      if (here !== 0) cols |= 1 << col;
      all |= here;
      for (let rest = own[col]; rest !== 0; rest &= rest - 1) owners[lowestBit(rest)] |= 1 << col;
      for (let rest = others[col]; rest !== 0; rest &= rest - 1) lenders[lowestBit(rest)] |= 1 << col;
    }
    return reachesAll(cols, all, others, owners) && reachesAll(cols, all, own, lenders);
  };
}
