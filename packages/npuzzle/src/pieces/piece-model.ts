/**
 * The estimates of a size and a blank's home as searches read them: for each cut the Manhattan distance of all tiles and what
 * the pieces' tables add to it.
 *
 * A board carries one number a piece, its *entry*: where the piece's value stands among all values (the place of its table and
 * the number of its placement) and, above it, the value. A move changes one entry a cut, by an addition and a lookup.
 */
import type { Labelled } from '../board/label-board.js';
import { lanesOf } from '../heuristics/axis-model.js';
import type { ShortTables } from '../types.js';
import { layPieces } from './lay-pieces.js';
import { placePieces } from './list-pieces.js';

/** What is the same for all boards with one place of the blank at home. */
export type PieceModel = {
  /** Cells of the board, cuts, and pieces of all cuts. */
  readonly size: number;
  readonly cuts: number;
  readonly pieces: number;
  /** Four values a byte. */
  readonly values: Uint8Array;
  /** `pieceOf[cut * size + label]`: the piece of a tile, −1 for none. */
  readonly pieceOf: Int32Array;
  /** `place[(cut * size + label) * size + cell]`: what a tile adds to the place of its piece's value. */
  readonly place: Int32Array;
  /** Where the values of each piece begin. */
  readonly begin: Int32Array;
  /** `apart[label * size + cell]`: Manhattan distance of a tile from home; 0 for the blank. */
  readonly apart: Int32Array;
};

/** The value in an entry is above its place. */
export const valueShift = 28;
export const placeMask = 0xfffffff;

/** The model for a blank's home. */
export function createPieceModel({ rows, cols, values }: ShortTables, home: number): PieceModel {
  const size = rows * cols;
  const { offsetOf } = layPieces(rows, cols);
  const placed = placePieces(rows, cols, home);
  const cuts = placed.length;
  const pieceOf = new Int32Array(cuts * size).fill(-1);
  const place = new Int32Array(cuts * size * size);
  const begin: number[] = [];
  for (const [cut, pieces] of placed.entries()) {
    for (const { key, tiles, image } of pieces) {
      for (const [slot, label] of tiles.entries()) {
        pieceOf[cut * size + label] = begin.length;
        for (let cell = 0; cell < size; cell++) place[(cut * size + label) * size + cell] = image[cell] * size ** slot;
      }
      begin.push((offsetOf.get(key) ?? 0) * 4);
    }
  }
  const rowOf = lanesOf(rows, cols, true);
  const colOf = lanesOf(rows, cols, false);
  const apart = new Int32Array(size * size);
  for (let label = 0; label < size; label++) {
    if (label === home) continue;
    for (let cell = 0; cell < size; cell++) {
      apart[label * size + cell] = Math.abs(rowOf[label] - rowOf[cell]) + Math.abs(colOf[label] - colOf[cell]);
    }
  }
  return { size, cuts, pieces: begin.length, values, pieceOf, place, begin: Int32Array.from(begin), apart };
}

/** Writes the entries of a board from `at` on; gives the sum of the tiles' Manhattan distances. */
export function writeEntries(model: PieceModel, labels: ArrayLike<number>, entries: Int32Array, at: number): number {
  const { size, cuts, pieces, values, pieceOf, place, begin, apart } = model;
  let distance = 0;
  for (let piece = 0; piece < pieces; piece++) entries[at + piece] = begin[piece];
  for (let cell = 0; cell < size; cell++) {
    const label = labels[cell];
    distance += apart[label * size + cell];
    for (let cut = 0; cut < cuts; cut++) {
      const piece = pieceOf[cut * size + label];
      if (piece >= 0) entries[at + piece] += place[(cut * size + label) * size + cell];
    }
  }
  for (let piece = 0; piece < pieces; piece++) {
    const index = entries[at + piece];
    entries[at + piece] = index | (((values[index >> 2] >> ((index & 3) << 1)) & 3) << valueShift);
  }
  return distance;
}

const modelsOf = /* @__PURE__ */ new WeakMap<ShortTables, PieceModel[]>();

/** The model, made on first use and kept as long as the tables. */
export function pieceModel(tables: ShortTables, home: number): PieceModel {
  let models = modelsOf.get(tables);
  if (!models) {
    models = [];
    modelsOf.set(tables, models);
  }
  models[home] ??= createPieceModel(tables, home);
  return models[home];
}

/** Moves that a board needs at least: the greatest of what the cuts estimate. */
export function boundByPieces(tables: ShortTables, { labels, home }: Labelled): number {
  const model = pieceModel(tables, home);
  const { cuts, pieces, size, pieceOf } = model;
  const entries = new Int32Array(pieces);
  const distance = writeEntries(model, labels, entries, 0);
  let greatest = 0;
  for (let cut = 0; cut < cuts; cut++) {
    const own = new Set(pieceOf.subarray(cut * size, (cut + 1) * size));
    let beyond = 0;
    for (const piece of own) if (piece >= 0) beyond += entries[piece] >> valueShift;
    greatest = Math.max(greatest, beyond);
  }
  return distance + 2 * greatest;
}
