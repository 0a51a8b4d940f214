/** A candidate as one number, `cell * 9 + digit` with the digit from 0: what graphs of candidates have as nodes. */

/** The number of a digit (0–8) in a cell. */
export function candidateAt(cell: number, digit: number): number {
  return cell * 9 + digit;
}

/** The cell of a candidate. */
export function cellOf(candidate: number): number {
  return Math.floor(candidate / 9);
}

/** The digit (0–8) of a candidate. */
export function digitOf(candidate: number): number {
  return candidate % 9;
}
