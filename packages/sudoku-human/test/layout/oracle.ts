/** A plain backtracker for layouts that shares no code with the sources: cells in order, every digit, every rule looked at. */
import type { Layout } from '@kit/sudoku-human';

/** May two cells hold these two digits? */
export function agree(layout: Layout, a: number, da: number, b: number, db: number): boolean {
  const n = layout.size;
  const [ra, ca, rb, cb] = [Math.floor(a / n), a % n, Math.floor(b / n), b % n];
  const [dr, dc] = [Math.abs(ra - rb), Math.abs(ca - cb)];
  if (layout.nonConsecutive && dr + dc === 1 && Math.abs(da - db) === 1) return false;
  if (da !== db) return true;
  if (dr === 0 || dc === 0 || layout.regions[a] === layout.regions[b]) return false;
  if (layout.diagonals && ((ra === ca && rb === cb) || (ra + ca === n - 1 && rb + cb === n - 1))) return false;
  if (layout.antiKnight && dr * dc === 2) return false;
  if (layout.antiKing && dr === 1 && dc === 1) return false;
  if (layout.extraHouses.some((house) => house.includes(a) && house.includes(b))) return false;
  if (layout.cages.some(({ cells }) => cells.includes(a) && cells.includes(b))) return false;
  const { boxRows = n, boxCols = n } = layout;
  if (layout.disjointGroups && ra % boxRows === rb % boxRows && ca % boxCols === cb % boxCols) return false;
  return !(layout.windows && windowOf(n, boxRows, boxCols, ra, ca) === windowOf(n, boxRows, boxCols, rb, cb));
}

function windowOf(n: number, rows: number, cols: number, row: number, col: number): string {
  const isIn = row % (rows + 1) !== 0 && col % (cols + 1) !== 0;
  const [across, down] = [Math.floor(col / (cols + 1)), Math.floor(row / (rows + 1))];
  const isWhole = (down + 1) * (rows + 1) < n && (across + 1) * (cols + 1) < n;
  return isIn && isWhole ? `${down} ${across}` : `none ${row} ${col}`;
}

const tables = new WeakMap<Layout, readonly (readonly boolean[])[]>();

/** Which cells can't hold the same digit. */
export function sightIn(layout: Layout): (a: number, b: number) => boolean {
  const all = Array.from({ length: layout.size ** 2 }, (_, cell) => cell);
  const table = tables.get(layout) ?? all.map((a) => all.map((b) => a !== b && !agree(layout, a, 1, b, 1)));
  tables.set(layout, table);
  return (a, b) => table[a][b];
}

/** How many grids have these digits, at most `limit`. */
export function countPlainly(layout: Layout, givens: readonly number[], limit: number): number {
  const n = layout.size;
  const grid = givens.map(() => 0);
  // Whom a cell may disagree with at all: by an equal digit, or by the next one.
  const near = grid.map((_, cell) =>
    [...grid.keys()].filter((at) => at !== cell && !(agree(layout, cell, 1, at, 1) && agree(layout, cell, 1, at, 2))),
  );
  const may = (cell: number, digit: number): boolean =>
    near[cell].every((at) => grid[at] === 0 || agree(layout, cell, digit, at, grid[at])) &&
    layout.cages.every(({ cells, sum }) => {
      if (sum === undefined || !cells.includes(cell)) return true;
      const rest = cells.filter((at) => at !== cell && grid[at] === 0).length;
      const total = cells.reduce((all, at) => all + grid[at], digit);
      return rest === 0 ? total === sum : total < sum;
    });
  const search = (cell: number): number => {
    if (cell === n * n) return 1;
    let count = 0;
    for (let digit = 1; digit <= n; digit++) {
      if ((givens[cell] !== 0 && givens[cell] !== digit) || !may(cell, digit)) continue;
      grid[cell] = digit;
      count += search(cell + 1);
      grid[cell] = 0;
      if (count >= limit) return limit;
    }
    return count;
  };
  return search(0);
}
