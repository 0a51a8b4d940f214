/** Places on a board of nine 3×3 boxes, where the patterns of the recipes are laid. */

/** The nine rows, columns, boxes, or places in one. */
export const lines: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** The cell of a row and a place in it; of a column if the board is turned. */
export function cellAt(turned: boolean): (line: number, place: number) => number {
  return (line, place) => (turned ? place * 9 + line : line * 9 + place);
}

/** The cells of a box by its band and its stack. */
export function boxAt(row: number, col: number): number[] {
  return [0, 1, 2].flatMap((down) => [0, 1, 2].map((right) => (row * 3 + down) * 9 + col * 3 + right));
}

/** The cells of each row, column and box. */
export function allHouses(): number[][] {
  return lines.flatMap((line) => [
    lines.map((place) => line * 9 + place),
    lines.map((place) => place * 9 + line),
    boxAt(Math.floor(line / 3), line % 3),
  ]);
}

/** Two bands and two stacks. */
export function blocks(): [rows: [number, number], cols: [number, number]][] {
  const pairs: [number, number][] = [
    [0, 1],
    [0, 2],
    [1, 2],
  ];
  return pairs.flatMap((rows) => pairs.map((cols): [[number, number], [number, number]] => [rows, cols]));
}

/** Four cells on two rows and two columns in two boxes: the first and the last are opposite. */
export function rectangles(): number[][] {
  const found: number[][] = [];
  for (const turned of [false, true]) {
    const at = cellAt(turned);
    for (const line of lines) {
      for (const other of lines) {
        if (other <= line || Math.floor(other / 3) !== Math.floor(line / 3)) continue;
        for (const place of lines) {
          for (const far of lines) {
            if (Math.floor(far / 3) === Math.floor(place / 3)) continue;
            found.push([at(line, place), at(line, far), at(other, place), at(other, far)]);
          }
        }
      }
    }
  }
  return found;
}

/** Do both cells lie in one box? */
export function sameBox(a: number, b: number): boolean {
  return Math.floor(a / 27) === Math.floor(b / 27) && Math.floor((a % 9) / 3) === Math.floor((b % 9) / 3);
}

/** Three cells on three rows and three columns. */
export function isDiagonal(cells: readonly number[]): boolean {
  return (
    new Set(cells.map((cell) => Math.floor(cell / 9))).size === 3 && new Set(cells.map((cell) => cell % 9)).size === 3
  );
}
