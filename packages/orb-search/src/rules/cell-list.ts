/**
 * Some cells as a list. Nearly all matches have three to five cells, and a list that is written out takes a third of the
 * memory of one that grows.
 */
export function cellList(cells: Int16Array, from: number, count: number): number[] {
  const a = cells[from];
  const b = cells[from + 1];
  const c = cells[from + 2];
  if (count === 3) return [a, b, c];
  if (count === 4) return [a, b, c, cells[from + 3]];
  if (count === 5) return [a, b, c, cells[from + 3], cells[from + 4]];
  return Array.from(cells.subarray(from, from + count));
}
