/**
 * Which tables a size takes: for every piece of every cut, wherever the blank belongs, the tiles of the piece and where the
 * blank may be when they are home.
 *
 * The blank's home is no tile, so a piece that holds it has one tile less. What else the table depends on is which of the
 * free regions holds the blank at home, for a piece may cut the board in two. Pieces that are images of each other share a
 * table, so the tables of a size serve every goal, and every board of a solution as the goal of the one before.
 */
import { neighborsOfCell } from '../kernel/neighbors-of-cell.js';
import { cutBoard, listSquares } from './cut-board.js';

/** One table: the homes of its tiles, in ascending order, and the first cell of the region that holds the blank. */
export type PieceKind = { readonly homes: readonly number[]; readonly free: number };

/** A piece as it stands on the board: its table, and the way from the board to the table's own place. */
export type PlacedPiece = {
  /** The key of its kind. */
  readonly key: string;
  readonly kind: PieceKind;
  /** The tiles by their home cells, in the order of `kind.homes`. */
  readonly tiles: readonly number[];
  /** By cell of the board: the cell of the table. */
  readonly image: Int32Array;
};

/** The pieces of each cut for a blank's home; those of a single tile or none say nothing and are left out. */
export function placePieces(rows: number, cols: number, home: number): PlacedPiece[][] {
  const images = listImages(rows, cols);
  return cutBoard(rows, cols).map((cut) => {
    const tiles = cut.map((piece) => piece.filter((cell) => cell !== home)).filter((piece) => piece.length > 1);
    return tiles.map((piece) => placePiece(piece, home, images, rows, cols));
  });
}

/** All kinds of tables of a size, by key, in a fixed order. */
export function listPieces(rows: number, cols: number): Map<string, PieceKind> {
  const images = listImages(rows, cols);
  const all = Array.from({ length: rows * cols }, (_, cell) => cell);
  const kinds = new Map<string, PieceKind>();
  for (const piece of [...cutBoard(rows, cols).flat(), ...listSquares(rows, cols)]) {
    const outside = all.filter((cell) => !piece.includes(cell));
    // In a region without the piece one home of the blank is as good as another.
    const firsts = firstCells(piece, outside, rows, cols);
    const isHome = (cell: number) => piece.includes(cell) || firsts.includes(cell);
    for (const home of firsts.length === 1 ? [...piece, ...firsts] : all.filter(isHome)) {
      const tiles = piece.filter((cell) => cell !== home);
      if (tiles.length < 2) continue;
      const { key, kind } = placePiece(tiles, home, images, rows, cols);
      kinds.set(key, kind);
    }
  }
  return kinds;
}

/** The image of the piece whose homes come first, whichever symmetry it takes. */
export function placePiece(
  piece: readonly number[],
  home: number,
  images: readonly Int32Array[],
  rows: number,
  cols: number,
): PlacedPiece {
  const region = regionOf(piece, home, rows, cols);
  const placed = images.map((image) => {
    const tiles = [...piece].sort((one, other) => image[one] - image[other]);
    const homes = tiles.map((cell) => image[cell]);
    const free = region.reduce((least, cell) => Math.min(least, image[cell]), rows * cols);
    const key = [...homes, free].map((cell) => String(cell).padStart(3, '0')).join();
    return { key, kind: { homes, free }, tiles, image };
  });
  return placed.reduce((least, other) => (other.key < least.key ? other : least));
}

/** The first cell of each region outside of a piece. */
function firstCells(piece: readonly number[], outside: readonly number[], rows: number, cols: number): number[] {
  const seen = new Set<number>();
  return outside.filter((cell) => {
    if (seen.has(cell)) return false;
    for (const at of regionOf(piece, cell, rows, cols)) seen.add(at);
    return true;
  });
}

/** The free region that holds a cell. */
function regionOf(taken: readonly number[], cell: number, rows: number, cols: number): number[] {
  const seen = new Uint8Array(rows * cols);
  for (const tile of taken) seen[tile] = 1;
  seen[cell] = 1;
  const region = [cell];
  for (const at of region) {
    for (const to of neighborsOfCell(at, rows, cols)) {
      if (seen[to] === 1) continue;
      seen[to] = 1;
      region.push(to);
    }
  }
  return region;
}

/** The symmetries of the board: by cell where it comes to. */
export function listImages(rows: number, cols: number): Int32Array[] {
  const images: Int32Array[] = [];
  for (let index = 0; index < (rows === cols ? 8 : 4); index++) {
    const image = new Int32Array(rows * cols);
    for (let cell = 0; cell < rows * cols; cell++) {
      let row = Math.floor(cell / cols);
      let col = cell % cols;
      if (index >= 4) [row, col] = [col, row];
      if (index % 2 === 1) row = rows - 1 - row;
      if (index % 4 >= 2) col = cols - 1 - col;
      image[cell] = row * cols + col;
    }
    images.push(image);
  }
  return images;
}
