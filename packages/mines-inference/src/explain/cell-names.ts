/** Short names for lists of cells: neighbours in a row share one name (`r5c9-11`), and so do equal stretches of rows (`r1-3c2`). */
import type { Catalogue } from '../types.js';

/** A block of cells: rows and columns from and to, both ends among them. */
type Block = { readonly fromRow: number; toRow: number; readonly fromCol: number; toCol: number };

/** The names of some cells, in the order of their first cells. */
export function cellNames(cells: readonly number[], cols: number, { cell: name }: Pick<Catalogue, 'cell'>): string[] {
  return blocksOf(cells, cols).map(({ fromRow, toRow, fromCol, toCol }) =>
    name.replace('{row}', stretch(fromRow, toRow)).replace('{col}', stretch(fromCol, toCol)),
  );
}

function blocksOf(cells: readonly number[], cols: number): Block[] {
  const stretches: Block[] = [];
  for (const cell of [...new Set(cells)].sort((a, b) => a - b)) {
    const [row, col] = [Math.floor(cell / cols), cell % cols];
    const last = stretches.at(-1);
    if (last?.fromRow === row && last.toCol === col - 1) last.toCol = col;
    else stretches.push({ fromRow: row, toRow: row, fromCol: col, toCol: col });
  }
  const blocks: Block[] = [];
  /** The lowest block of each stretch of columns. */
  const lowest = new Map<string, Block>();
  for (const next of stretches) {
    const key = `${next.fromCol} ${next.toCol}`;
    const above = lowest.get(key);
    if (above?.toRow === next.fromRow - 1) above.toRow++;
    else {
      blocks.push(next);
      lowest.set(key, next);
    }
  }
  return blocks;
}

/** Counted from 1. */
function stretch(from: number, to: number): string {
  return from === to ? String(from + 1) : `${from + 1}-${to + 1}`;
}
