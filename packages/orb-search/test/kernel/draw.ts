import type { Grid } from '../../src/index.js';
import type { NarrowShape } from '../../src/kernel/narrow-board.js';
import type { WideShape } from '../../src/kernel/wide-board.js';

/** A board of the bit kernels drawn as text, for messages of tests that fail: its codes row by row, `.` for empty. */
export function drawPlanes(words: ArrayLike<number>, { rows, cols, bitOf }: NarrowShape | WideShape): string {
  const codeOf = (cell: number) => {
    const bit = bitOf[cell];
    const base = bit > 31 ? 4 : 0;
    let code = 0;
    for (let plane = 0; plane < 4; plane++) code |= ((words[base + plane] >>> (bit & 31)) & 1) << plane;
    return code === 0 ? '.' : code.toString(16);
  };
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: cols }, (_, col) => codeOf(row * cols + col)).join(''),
  ).join('\n');
}

/** The same drawing of a public board, with the codes that its types have on another one. */
export function drawBoard({ cols, cells }: Grid, coded: Grid): string {
  const kinds = [...new Set(coded.cells)].filter((type) => type >= 0).sort((a, b) => a - b);
  const text = cells.map((type) => (type < 0 ? '.' : (kinds.indexOf(type) + 1).toString(16))).join('');
  return text.replace(new RegExp(`.{${cols}}(?=.)`, 'g'), '$&\n');
}
