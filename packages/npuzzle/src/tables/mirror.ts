/**
 * A symmetry of the board that leaves the blank's home in place. A board and its mirror image are equally far from the
 * goal, so each pattern database gives a second estimate for nothing but a second lookup.
 */

type CellMap = (row: number, col: number) => number;

/** For each cell its mirror image, or `undefined` if no symmetry but the identity keeps the home. */
export function mirrorOf(rows: number, cols: number, home: number): Int32Array | undefined {
  const onSquares: readonly CellMap[] = [
    (row, col) => col * cols + row,
    (row, col) => (cols - 1 - col) * cols + rows - 1 - row,
  ];
  const always: readonly CellMap[] = [
    (row, col) => row * cols + cols - 1 - col,
    (row, col) => (rows - 1 - row) * cols + col,
    (row, col) => (rows - 1 - row) * cols + cols - 1 - col,
  ];
  const maps = rows === cols ? [...onSquares, ...always] : always;
  const image = maps.find((map) => map(Math.floor(home / cols), home % cols) === home);
  if (!image) return undefined;
  return Int32Array.from({ length: rows * cols }, (_, cell) => image(Math.floor(cell / cols), cell % cols));
}
