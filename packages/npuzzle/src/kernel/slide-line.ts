/** A slide: all tiles of a line between the blank and a cell move one step towards the blank. */

/** Can the blank go from one cell to the other in one slide? */
export function sharesLine(blank: number, cell: number, cols: number): boolean {
  if (blank === cell) return false;
  return blank % cols === cell % cols || Math.floor(blank / cols) === Math.floor(cell / cols);
}

/** From a cell to the next one of the line that two cells share; where that is a single column it is the same either way. */
export function unitOf(blank: number, cell: number, cols: number): number {
  return blank % cols === cell % cols ? cols : 1;
}

/** Slides the line between the blank and a cell of its row (`unit` 1) or column (`unit` columns), in place. */
export function slideLine(cells: number[] | Int32Array, blank: number, cell: number, unit: number): void {
  const held = cells[blank];
  const step = cell > blank ? unit : -unit;
  for (let at = blank; at !== cell; at += step) cells[at] = cells[at + step];
  cells[cell] = held;
}
