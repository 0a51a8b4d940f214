import type { Position } from '../../../src/index.js';
import { digits } from '../positions.js';

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
 * All sets that just fill the cells where they cross, by trying each: three up to half of the rows, any digits that are to come
 * there as the row digits, and three columns up to all but three, which gain, or also those that neither gain nor lose.
 */
export function* countSets({ values, candidates, layout }: Position): Generator<CountedSet, void> {
  const size = layout?.size ?? 9;
  const all = lines.slice(0, size);
  const [rowOf, colOf] = [(cell: number) => Math.floor(cell / size), (cell: number) => cell % size];
  const union = (list: readonly number[]) => list.reduce((mask, cell) => mask | candidates[cell], 0);
  const open = [...values.keys()].filter((cell) => values[cell] === 0);
  for (let rows = 0; rows < 1 << size; rows++) {
    if (sizeOf[rows] < 3 || 2 * sizeOf[rows] > size) continue;
    const isIn = (cell: number) => (rows & (1 << rowOf(cell))) !== 0;
    const columns = all.map((col) => open.filter((cell) => colOf(cell) === col && isIn(cell)));
    const inRows = columns.map(union);
    const outside = all.map((col) => union(open.filter((cell) => colOf(cell) === col && !isIn(cell))));
    const perRow = all.map((row) => union(open.filter((cell) => rowOf(cell) === row && isIn(cell))));
    const cost = all.map((digit) => perRow.filter((mask) => mask & (1 << digit)).length);
    for (let rowDigits = 1; rowDigits < (1 << size) - 1; rowDigits++) {
      const counted = all.filter((digit) => rowDigits & (1 << digit)).map((digit) => cost[digit]);
      if (counted.includes(0)) continue;
      const gains = all.map((col) => columns[col].length - sizeOf[inRows[col] & ~rowDigits]);
      const gain = gains.reduce((sum, one) => sum + Math.max(0, one), 0);
      if (gain !== counted.reduce((sum, one) => sum + one)) continue;
      for (const least of [1, 0]) {
        const cols = all.filter((col) => gains[col] >= least && columns[col].length > 0);
        if (cols.length >= 3 && cols.length <= size - 3) yield { rows, rowDigits, cols, inRows, outside };
      }
    }
  }
}
