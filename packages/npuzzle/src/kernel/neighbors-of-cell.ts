/** The cells beside a cell: up, left, right, down. */
export function neighborsOfCell(cell: number, rows: number, cols: number): number[] {
  const col = cell % cols;
  const beside: number[] = [];
  if (cell >= cols) beside.push(cell - cols);
  if (col > 0) beside.push(cell - 1);
  if (col < cols - 1) beside.push(cell + 1);
  if (cell < (rows - 1) * cols) beside.push(cell + cols);
  return beside;
}

/** The same for all cells as a table of four slots (up, left, right, down), −1 where the board ends. */
export function neighborSlots(rows: number, cols: number): Int32Array {
  const slots = new Int32Array(rows * cols * 4).fill(-1);
  for (let cell = 0; cell < rows * cols; cell++) {
    const col = cell % cols;
    if (cell >= cols) slots[cell * 4] = cell - cols;
    if (col > 0) slots[cell * 4 + 1] = cell - 1;
    if (col < cols - 1) slots[cell * 4 + 2] = cell + 1;
    if (cell < (rows - 1) * cols) slots[cell * 4 + 3] = cell + cols;
  }
  return slots;
}
