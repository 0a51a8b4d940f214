import type { Position } from '../../../src/index.js';
import { cells, colOf, digits, rowOf } from '../positions.js';

/** Rows, the digits counted in them and the columns that gain, as masks; all that is told by column is a mask of digits. */
export type CountedSet = {
  readonly rows: number;
  readonly rowDigits: number;
  readonly cols: readonly number[];
  /** The candidates of each column in the rows, and outside of them. */
  readonly inRows: readonly number[];
  readonly outside: readonly number[];
};

/** How many bits a mask has. */
export const sizeOf: readonly number[] = Array.from(
  { length: 512 },
  (_, mask) => [...mask.toString(2)].filter((bit) => bit === '1').length,
);
/** The rows, and the columns. */
export const lines: readonly number[] = digits.map((digit) => digit - 1);

/**
 * All sets that just fill the cells where they cross, by trying each: three or four rows, any digits that are to come there
 * as the row digits, and three to six columns, which gain, or also those that neither gain nor lose.
 */
export function* countSets({ values, candidates }: Position): Generator<CountedSet, void> {
  const union = (list: readonly number[]) => list.reduce((mask, cell) => mask | candidates[cell], 0);
  const open = cells.filter((cell) => values[cell] === 0);
  for (let rows = 0; rows < 512; rows++) {
    if (sizeOf[rows] !== 3 && sizeOf[rows] !== 4) continue;
    const isIn = (cell: number) => (rows & (1 << rowOf(cell))) !== 0;
    const columns = lines.map((col) => open.filter((cell) => colOf(cell) === col && isIn(cell)));
    const inRows = columns.map(union);
    const outside = lines.map((col) => union(open.filter((cell) => colOf(cell) === col && !isIn(cell))));
    const perRow = lines.map((row) => union(open.filter((cell) => rowOf(cell) === row && isIn(cell))));
    const cost = lines.map((digit) => perRow.filter((mask) => mask & (1 << digit)).length);
    for (let rowDigits = 1; rowDigits < 511; rowDigits++) {
      const counted = lines.filter((digit) => rowDigits & (1 << digit)).map((digit) => cost[digit]);
      if (counted.includes(0)) continue;
      const gains = lines.map((col) => columns[col].length - sizeOf[inRows[col] & ~rowDigits]);
      const gain = gains.reduce((sum, one) => sum + Math.max(0, one), 0);
      if (gain !== counted.reduce((sum, one) => sum + one)) continue;
      for (const least of [1, 0]) {
        const cols = lines.filter((col) => gains[col] >= least && columns[col].length > 0);
        if (cols.length >= 3 && cols.length <= 6) yield { rows, rowDigits, cols, inRows, outside };
      }
    }
  }
}
