import { isStep } from '../play/check-path.js';

/** The neighbours of each cell that the orb may enter, eight entries a cell, -1 after the last. */
export function stepTable(rows: number, cols: number, directions: 4 | 8, closed: Uint8Array): Int8Array {
  const table = new Int8Array(rows * cols * 8).fill(-1);
  for (let from = 0; from < rows * cols; from++) {
    let end = from * 8;
    for (let to = 0; to < rows * cols; to++) {
      if (!closed[to] && isStep(from, to, cols, directions)) table[end++] = to;
    }
  }
  return table;
}
