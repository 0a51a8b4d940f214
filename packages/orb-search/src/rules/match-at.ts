/**
 * The match that one cell stands in, found from that cell: what the rule of clearing says of it without a look at the rest
 * of the board. O(cells of the match × its longest run).
 */
import type { RuleTable } from './rule-table.js';

/** The cells of the match that holds a cell, in ascending order; undefined if the cell does not clear. */
export function matchAt(cells: ArrayLike<number>, cols: number, table: RuleTable, cell: number): number[] | undefined {
  const type = cells[cell];
  if (!isInRun(cell)) return undefined;
  const group = [cell];
  const inside = new Set(group);
  for (let i = 0; i < group.length; i++) {
    const at = group[i];
    const col = at % cols;
    if (col > 0) visit(at - 1);
    if (col < cols - 1) visit(at + 1);
    // Beyond the first and the last row there is no orb of the type.
    visit(at - cols);
    visit(at + cols);
  }
  return group.length < table.minGroup[type] ? undefined : group.sort((a, b) => a - b);

  function visit(next: number): void {
    if (cells[next] !== type || inside.has(next) || !isInRun(next)) return;
    inside.add(next);
    group.push(next);
  }

  /** Is the run through a cell of the type long enough, along its row or down its column? */
  function isInRun(at: number): boolean {
    if (table.locked[at]) return false;
    const col = at % cols;
    const least = table.minRun[type];
    const along = 1 + reach(at, -1, col) + reach(at, 1, cols - 1 - col);
    return along >= least || 1 + reach(at, -cols) + reach(at, cols) >= least;
  }

  /** How many cells of the type follow in a direction, of at most so many: a row ends where the next begins. */
  function reach(from: number, step: number, room = cells.length): number {
    let length = 0;
    while (length < room && cells[from + (length + 1) * step] === type && !table.locked[from + (length + 1) * step]) {
      length += 1;
    }
    return length;
  }
}
