/**
 * How the tiles are divided into patterns. Tiles that interact should stand together, so patterns are compact blocks.
 *
 * For 4×4 with the blank in a corner the well-tried 6-6-3 is taken (here with the blank in the last cell, turned for the
 * other corners); other sizes are cut into blocks from bands of two rows.
 *
 *     A C C C
 *     A A B B
 *     A A B B
 *     A B B _
 *
 * @see {@link https://doi.org/10.1016/S0004-3702(01)00092-3 | Korf and Felner, Disjoint pattern database heuristics (2002)}
 */
const wellTried: Readonly<Record<string, string>> = {
  '4x4/6': 'ACCCAABBAABBABB_',
  '4x4/7': 'AAAAAACABBBBBBB_',
  '4x4/8': 'AAAAAAAABBBBBBB_',
  '5x5/6': 'DDDCCDDDCCBBACCBBAAABBAA_',
};

/** The home cells of the tiles of each pattern. */
export function partitionTiles(rows: number, cols: number, home: number, maxTiles: number): number[][] {
  const turned = turnToLast(rows, cols, home);
  const drawn = wellTried[`${rows}x${cols}/${maxTiles}`];
  if (drawn !== undefined && turned(home) === rows * cols - 1) {
    const names = [...new Set(drawn)].filter((name) => name !== '_').sort();
    return names.map((name) => cellsOf(rows * cols).filter((cell) => drawn[turned(cell)] === name));
  }
  const tiles = bandOrder(rows, cols).filter((cell) => cell !== home);
  const count = Math.ceil(tiles.length / maxTiles);
  const patterns: number[][] = [];
  for (let index = 0; index < count; index++) {
    const from = Math.floor((tiles.length * index) / count);
    const to = Math.floor((tiles.length * (index + 1)) / count);
    patterns.push(tiles.slice(from, to).sort((one, other) => one - other));
  }
  return patterns;
}

function cellsOf(size: number): number[] {
  return Array.from({ length: size }, (_, cell) => cell);
}

/** Cells in bands of two rows, column by column within a band. */
function bandOrder(rows: number, cols: number): number[] {
  const order: number[] = [];
  for (let top = 0; top < rows; top += 2) {
    for (let col = 0; col < cols; col++) {
      order.push(top * cols + col);
      if (top + 1 < rows) order.push((top + 1) * cols + col);
    }
  }
  return order;
}

/** Flips the board so that a home in the upper or left half comes to the lower right. */
export function turnToLast(rows: number, cols: number, home: number): (cell: number) => number {
  const flipRows = Math.floor(home / cols) < rows / 2;
  const flipCols = home % cols < cols / 2;
  return (cell) => {
    const row = Math.floor(cell / cols);
    const col = cell % cols;
    return (flipRows ? rows - 1 - row : row) * cols + (flipCols ? cols - 1 - col : col);
  };
}
