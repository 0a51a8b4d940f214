/**
 * A plain backtracking counter for layouts of regions and cages that shares no code with the sources: the cell with the fewest
 * digits, or the digit with the fewest places in a row, column or region, is tried first.
 */
import type { Cage, Layout } from '@kit/sudoku-human';

/** How many grids have these givens, the regions and the cages, at most `limit`. */
export function countByFewest({ size, regions, cages }: Layout, givens: readonly number[], limit: number): number {
  const full = (1 << (size + 1)) - 2;
  const grid = givens.map(() => 0);
  const groups = Array.from({ length: 3 * size }, (): number[] => []);
  for (const cell of grid.keys()) for (const group of groupsOf(cell)) groups[group].push(cell);
  const used = groups.map(() => 0);
  const cageAt = new Map<number, Cage>();
  for (const cage of cages) for (const cell of cage.cells) cageAt.set(cell, cage);

  function groupsOf(cell: number): number[] {
    return [Math.floor(cell / size), size + (cell % size), 2 * size + regions[cell]];
  }

  /** The digits that a cell can hold: none of its groups and its cage has them, and the rest of the cage can add up. */
  function choices(cell: number): number {
    const [row, column, region] = groupsOf(cell);
    let mask = full & ~(used[row] | used[column] | used[region]);
    const cage = cageAt.get(cell);
    if (cage?.sum === undefined) return mask;
    let [open, rest, unused] = [-1, cage.sum, full];
    for (const other of cage.cells) {
      if (grid[other] === 0) open++;
      rest -= grid[other];
      if (grid[other] !== 0) unused &= ~(1 << grid[other]);
    }
    mask &= unused;
    for (let digit = 1; digit <= size; digit++) {
      if ((mask & (1 << digit)) === 0) continue;
      let [least, most, few, many] = [0, 0, open, open];
      for (let one = 1; one <= size; one++) {
        if ((unused & (1 << one)) !== 0 && one !== digit && few-- > 0) least += one;
        const high = size + 1 - one;
        if ((unused & (1 << high)) !== 0 && high !== digit && many-- > 0) most += high;
      }
      if (rest - digit < least || rest - digit > most) mask &= ~(1 << digit);
    }
    return mask;
  }

  function put(cell: number, digit: number): void {
    grid[cell] = digit;
    for (const group of groupsOf(cell)) used[group] ^= 1 << digit;
  }

  function take(cell: number): void {
    for (const group of groupsOf(cell)) used[group] ^= 1 << grid[cell];
    grid[cell] = 0;
  }

  function search(): number {
    const masks = grid.map((value, cell) => (value === 0 ? choices(cell) : 0));
    let best: [cell: number, digit: number][] | undefined;
    const consider = (some: [number, number][]): void => {
      if (best === undefined || some.length < best.length) best = some;
    };
    for (const [cell, value] of grid.entries()) {
      if (value === 0) consider(digitsOf(masks[cell]).map((digit) => [cell, digit]));
    }
    if (best === undefined) return 1;
    for (const [group, cells] of groups.entries()) {
      for (const digit of digitsOf(full & ~used[group])) {
        if (best.length < 2) break;
        consider(cells.flatMap((cell) => ((masks[cell] & (1 << digit)) === 0 ? [] : [[cell, digit]])));
      }
    }
    let count = 0;
    for (const [cell, digit] of best) {
      put(cell, digit);
      count += search();
      take(cell);
      if (count >= limit) return limit;
    }
    return count;
  }

  for (const [cell, digit] of givens.entries()) {
    if (digit === 0) continue;
    if ((choices(cell) & (1 << digit)) === 0) return 0;
    put(cell, digit);
  }
  return search();
}

function digitsOf(mask: number): number[] {
  const digits: number[] = [];
  for (let digit = 1; mask >> digit !== 0; digit++) if ((mask & (1 << digit)) !== 0) digits.push(digit);
  return digits;
}

/** Do the cells hang together by their sides? */
export function areConnected(cells: readonly number[], size: number): boolean {
  const rest = new Set(cells);
  const visit = (cell: number): void => {
    if (!rest.delete(cell)) return;
    if (cell % size > 0) visit(cell - 1);
    if (cell % size < size - 1) visit(cell + 1);
    visit(cell - size);
    visit(cell + size);
  };
  visit(cells[0]);
  return rest.size === 0;
}
