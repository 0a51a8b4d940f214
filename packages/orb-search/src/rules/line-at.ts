/** What {@link lineAt} says of a match that is more than a line. */
export const notALine = -1;

/**
 * By the ordinary rules, the match of a cell that holds an orb, where it is a line and nothing beside it clears, which is so
 * nearly always: how many cells it has, and the cells in ascending order; 0 for none.
 */
export function lineAt(cells: Int8Array, cols: number, cell: number, line: Int16Array): number {
  const along = rowRun(cells, cols, cell);
  const down = columnRun(cells, cols, cell);
  if (along < 3 && down < 3) return 0;
  if (along >= 3 && down >= 3) return notALine;
  return along >= 3 ? rowLine(cells, cols, cell, line, along) : columnLine(cells, cols, cell, line, down);
}

function rowLine(cells: Int8Array, cols: number, cell: number, line: Int16Array, count: number): number {
  const type = cells[cell];
  const rowStart = cell - (cell % cols);
  let first = cell;
  while (first > rowStart && cells[first - 1] === type) first -= 1;
  for (let i = 0; i < count; i++) {
    const at = first + i;
    line[i] = at;
    // A run down through a cell of the line starts with the cell above or below, and so do those that only touch it.
    if (at >= cols && cells[at - cols] === type && clears(cells, cols, at - cols)) return notALine;
    if (at < cells.length - cols && cells[at + cols] === type && clears(cells, cols, at + cols)) return notALine;
  }
  return count;
}

function columnLine(cells: Int8Array, cols: number, cell: number, line: Int16Array, count: number): number {
  const type = cells[cell];
  const col = cell % cols;
  let first = cell;
  while (first >= cols && cells[first - cols] === type) first -= cols;
  for (let i = 0; i < count; i++) {
    const at = first + i * cols;
    line[i] = at;
    if (col > 0 && cells[at - 1] === type && clears(cells, cols, at - 1)) return notALine;
    if (col < cols - 1 && cells[at + 1] === type && clears(cells, cols, at + 1)) return notALine;
  }
  return count;
}

function clears(cells: Int8Array, cols: number, cell: number): boolean {
  return rowRun(cells, cols, cell) >= 3 || columnRun(cells, cols, cell) >= 3;
}

/** How many equal orbs the run through a cell has along its row. */
function rowRun(cells: Int8Array, cols: number, cell: number): number {
  const type = cells[cell];
  const first = cell - (cell % cols);
  let left = cell;
  while (left > first && cells[left - 1] === type) left -= 1;
  let right = cell;
  while (right < first + cols - 1 && cells[right + 1] === type) right += 1;
  return right - left + 1;
}

/** How many equal orbs the run through a cell has down its column. */
function columnRun(cells: Int8Array, cols: number, cell: number): number {
  const type = cells[cell];
  let length = 1;
  for (let at = cell - cols; at >= 0 && cells[at] === type; at -= cols) length += 1;
  for (let at = cell + cols; at < cells.length && cells[at] === type; at += cols) length += 1;
  return length;
}
