/**
 * Lines of at most two turns on boards of up to 28 × 28: one word for each row and each column.
 */
import type { LinkRules } from '../rules/link-rules.js';
import type { Lines } from './lines.js';

/** The lines of a small board; see `lines.ts`. */
export function bitLines(rows: number, cols: number, { margin, maxTurns }: LinkRules): Lines {
  const rowWords = new Int32Array(rows + 2);
  const colWords = new Int32Array(cols + 2);
  const rowOf = new Uint8Array(rows * cols);
  const colOf = new Uint8Array(rows * cols);
  for (let cell = 0; cell < rows * cols; cell++) {
    rowOf[cell] = Math.trunc(cell / cols) + 1;
    colOf[cell] = (cell % cols) + 1;
  }
  if (margin) {
    rowWords.fill(1 | (1 << (cols + 1)));
    colWords.fill(1 | (1 << (rows + 1)));
    rowWords[0] = rowWords[rows + 1] = (1 << (cols + 2)) - 1;
    colWords[0] = colWords[cols + 1] = (1 << (rows + 2)) - 1;
  }
  const clear = (cell: number): void => {
    rowWords[rowOf[cell]] |= 1 << colOf[cell];
    colWords[colOf[cell]] |= 1 << rowOf[cell];
  };
  const fill = (cell: number): void => {
    rowWords[rowOf[cell]] &= ~(1 << colOf[cell]);
    colWords[colOf[cell]] &= ~(1 << rowOf[cell]);
  };
  const isLinked = (a: number, b: number): boolean => {
    const rowA = rowOf[a];
    const rowB = rowOf[b];
    const colA = colOf[a];
    const colB = colOf[b];
    if (rowA === rowB) {
      const inside = bitsBetween(colA, colB);
      if ((rowWords[rowA] & inside) === inside) return true;
    } else {
      if (colA === colB) {
        const inside = bitsBetween(rowA, rowB);
        if ((colWords[colA] & inside) === inside) return true;
      }
      if (maxTurns === 0) return false;
      let crossings = runAround(rowWords[rowA], colA) & runAround(rowWords[rowB], colB);
      if (maxTurns === 1) crossings &= (1 << colA) | (1 << colB);
      const last = Math.max(rowA, rowB);
      let row = Math.min(rowA, rowB) + 1;
      for (; row !== last && crossings !== 0; row++) crossings &= rowWords[row];
      if (crossings !== 0) return true;
    }
    if (maxTurns < 2 || colA === colB) return false;
    let crossings = runAround(colWords[colA], rowA) & runAround(colWords[colB], rowB);
    const last = Math.max(colA, colB);
    let col = Math.min(colA, colB) + 1;
    for (; col !== last && crossings !== 0; col++) crossings &= colWords[col];
    return crossings !== 0;
  };
  const isOpen = (cell: number): boolean =>
    (rowWords[rowOf[cell]] & (5 << (colOf[cell] - 1))) !== 0 ||
    (colWords[colOf[cell]] & (5 << (rowOf[cell] - 1))) !== 0;
  return { clear, fill, isLinked, isOpen, testsAtATime: 256 };
}

/** The bits strictly between two positions. */
function bitsBetween(first: number, second: number): number {
  const low = Math.min(first, second);
  const high = Math.max(first, second);
  return ((1 << high) - 1) & ~((2 << low) - 1);
}

/** The free bits around a position, the position itself included whether free or not; bit 30 and up are never free. */
function runAround(word: number, at: number): number {
  const blocked = ~word;
  const above = blocked & -(2 << at);
  const below = blocked & ((1 << at) - 1);
  // `above & -above` is its lowest bit: one less is every bit below it.
  return ((above & -above) - 1) & -(1 << (32 - Math.clz32(below)));
}
