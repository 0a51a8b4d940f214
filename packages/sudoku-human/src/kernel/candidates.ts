/** A candidate as one number, `cell * size + digit` with the digit from 0: what graphs of candidates have as nodes. */

/** How many candidates the classic board has. */
export const CANDIDATES = 729;

/** The number of a digit (from 0) in a cell. */
export function candidateAt(cell: number, digit: number, size = 9): number {
  return cell * size + digit;
}

/** The cell of a candidate. */
export function cellOf(candidate: number, size = 9): number {
  return Math.floor(candidate / size);
}

/** The digit (from 0) of a candidate. */
export function digitOf(candidate: number, size = 9): number {
  return candidate % size;
}
