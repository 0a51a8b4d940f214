import type { Match, ShapeWanted } from '../types.js';

/** Does a match have the shape? */
export function hasShape(match: Match, wanted: ShapeWanted, rows: number, cols: number): boolean {
  const { cells, type } = match;
  if (wanted.type !== undefined && wanted.type !== type) return false;
  const inside = new Set(cells);
  const rowOf = (cell: number): number => Math.floor(cell / cols);
  const height = Math.max(...cells.map(rowOf)) - Math.min(...cells.map(rowOf)) + 1;
  const columns = cells.map((cell) => cell % cols);
  const left = Math.min(...columns);
  const width = Math.max(...columns) - left + 1;
  const top = Math.min(...cells.map(rowOf));
  const has = (row: number, col: number): boolean => inside.has((top + row) * cols + left + col);
  switch (wanted.shape) {
    case 'connected': {
      const size = wanted.size ?? 4;
      return wanted.exact ? cells.length === size : cells.length >= size;
    }
    case 'row':
      return Array.from({ length: height }, (_, row) => row).some(
        (row) => width === cols && Array.from({ length: cols }, (_, col) => has(row, col)).every(Boolean),
      );
    case 'column':
      return Array.from({ length: width }, (_, col) => col).some((col) =>
        Array.from({ length: rows }, (_, row) => has(row, col)).every(Boolean),
      );
    case 'box':
      return cells.length === 9 && height === 3 && width === 3;
    case 'plus':
      return cells.length === 5 && has(1, 1) && has(0, 1) && has(1, 0) && has(1, 2) && has(2, 1);
    case 'L':
      return height === 3 && width === 3 && isCorner(cells.map((cell) => [rowOf(cell) - top, (cell % cols) - left]));
  }
}

/**
 * Do the cells, which touch all sides of a 3 × 3 square, lie on one outer row and one outer column? A match that does fills
 * both.
 */
function isCorner(cells: readonly (readonly [row: number, col: number])[]): boolean {
  return [0, 2].some((r) => [0, 2].some((c) => cells.every(([row, col]) => row === r || col === c)));
}

/** How many of the shapes are made, each by a match of its own: a greatest assignment, by augmenting paths. */
export function countShapes(
  matches: readonly Match[],
  shapes: readonly ShapeWanted[],
  rows: number,
  cols: number,
): number {
  const fits = shapes.map((shape) => matches.map((match) => hasShape(match, shape, rows, cols)));
  const takenBy = new Int32Array(matches.length).fill(-1);
  const assign = (shape: number, tried: Uint8Array): boolean =>
    fits[shape].some((isFit, index) => {
      if (tried[index] || !isFit) return false;
      tried[index] = 1;
      if (takenBy[index] >= 0 && !assign(takenBy[index], tried)) return false;
      takenBy[index] = shape;
      return true;
    });
  return shapes.filter((_, shape) => assign(shape, new Uint8Array(matches.length))).length;
}
