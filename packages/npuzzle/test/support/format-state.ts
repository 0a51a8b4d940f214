/** Draws what kernels hold, for the messages of tests that fail. */
import type { Labelled } from '../../src/board/label-board.js';
import type { Deepening } from '../../src/deepening/deepening.js';
import type { Field } from '../../src/lines/field.js';

/** A row of the board a line: each cell with the goal cell of what stands there, `_` for the blank, `*` behind a finished one. */
function drawCells(cols: number, labels: ArrayLike<number>, blank: number, fixed?: ArrayLike<number>): string {
  const width = String(labels.length - 1).length;
  const drawn = Array.from(labels, (label, cell) => {
    const text = (cell === blank ? '_' : String(label)).padStart(width);
    return fixed ? text + (fixed[cell] ? '*' : ' ') : text;
  });
  const rows = Array.from({ length: labels.length / cols }, (_, row) => drawn.slice(row * cols, (row + 1) * cols));
  return rows.map((row) => row.join(' ').trimEnd()).join('\n');
}

/** A board as the kernels see it, and how far a search from it has come. */
export function formatState({ cols, labels, blank, home }: Labelled, search: Deepening): string {
  const { bound, nodes, reached } = search;
  const progress = `home ${home}, bound ${bound()}, reached ${reached()}, nodes ${nodes()}`;
  return `${drawCells(cols, labels, blank)}\n${progress}\npath ${search.path().join(' ')}`;
}

/** A board that is being solved line by line. */
export function formatField({ cols, cells, blank, home, fixed, path }: Field): string {
  return `${drawCells(cols, cells, blank, fixed)}\nhome ${home}, ${path.count} steps`;
}
