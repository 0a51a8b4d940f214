/**
 * The match that one cell stands in, found from that cell: what the rule of clearing says of it without a look at the rest
 * of the board. O(cells of the match × its longest run).
 */
import type { RuleTable } from './rule-table.js';

/** Finds matches on the boards of one size. */
export type MatchFinder = {
  /** How many cells the match has that holds a cell, 0 if it does not clear; they stand first in {@link MatchFinder.group}. */
  readonly find: (cells: ArrayLike<number>, cell: number) => number;
  /** The cells of the last match, in ascending order. */
  readonly group: Int16Array;
};

/** A finder for boards of so many cells. */
export function matchFinder(size: number, cols: number, { minRun, minGroup, locked }: RuleTable): MatchFinder {
  const group = new Int16Array(size);
  const inside = new Uint8Array(size);
  let cells: ArrayLike<number>;
  let type = -1;
  let count = 0;

  return { find, group };

  function find(board: ArrayLike<number>, cell: number): number {
    cells = board;
    type = cells[cell];
    count = 0;
    if (type < 0 || !isInRun(cell)) return 0;
    take(cell);
    for (let i = 0; i < count; i++) {
      const at = group[i];
      const col = at % cols;
      if (col > 0) visit(at - 1);
      if (col < cols - 1) visit(at + 1);
      // Beyond the first and the last row there is no orb of the type.
      visit(at - cols);
      visit(at + cols);
    }
    for (let i = 0; i < count; i++) inside[group[i]] = 0;
    if (count < minGroup[type]) return 0;
    if (count > 16) group.subarray(0, count).sort();
    else sortFew();
    return count;
  }

  function sortFew(): void {
    for (let i = 1; i < count; i++) {
      const cell = group[i];
      let at = i;
      for (; at > 0 && group[at - 1] > cell; at--) group[at] = group[at - 1];
      group[at] = cell;
    }
  }

  function visit(next: number): void {
    if (cells[next] === type && inside[next] === 0 && isInRun(next)) take(next);
  }

  function take(cell: number): void {
    inside[cell] = 1;
    group[count++] = cell;
  }

  /** Is the run through a cell of the type long enough, along its row or down its column? */
  function isInRun(at: number): boolean {
    if (locked[at] === 1) return false;
    const least = minRun[type];
    const col = at % cols;
    const along = 1 + reach(at, -1, col) + reach(at, 1, cols - 1 - col);
    return along >= least || 1 + reach(at, -cols, size) + reach(at, cols, size) >= least;
  }

  /** How many cells of the type follow in a direction, of at most so many: a row ends where the next begins. */
  function reach(from: number, step: number, room: number): number {
    let length = 0;
    let next = from + step;
    while (length < room && cells[next] === type && locked[next] === 0) {
      length += 1;
      next += step;
    }
    return length;
  }
}
