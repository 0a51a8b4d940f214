import type { MutableCells } from '@kit/grid';

/**
 * Everything falls: each column is packed downwards, in pieces between locked cells. `landed`, where given, gets for
 * each cell the cell from which its orb came.
 */
export function dropOrbs(
  cells: MutableCells,
  rows: number,
  cols: number,
  locked: Uint8Array,
  landed?: Int32Array,
): void {
  for (let col = 0; col < cols; col++) {
    let floor = (rows - 1) * cols + col;
    for (let cell = floor; cell >= 0; cell -= cols) {
      if (locked[cell]) {
        floor = cell - cols;
      } else if (cells[cell] >= 0) {
        if (floor !== cell) {
          cells[floor] = cells[cell];
          cells[cell] = -1;
          if (landed) landed[floor] = cell;
        }
        floor -= cols;
      }
    }
  }
}
