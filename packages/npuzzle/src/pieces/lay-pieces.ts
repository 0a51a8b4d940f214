/** Where the table of each piece stands in the bytes of a size. */
import { recentValues } from '../kernel/recent-values.js';
import { pieceBytes } from './build-piece.js';
import { listPieces, type PieceKind } from './list-pieces.js';

/** The tables of a size one after the other, and how many bytes they take in all. */
export type Layout = {
  readonly pieces: readonly { readonly kind: PieceKind; readonly offset: number; readonly end: number }[];
  /** By key: where the table begins. */
  readonly offsetOf: ReadonlyMap<string, number>;
  readonly bytes: number;
};

const layouts = /* @__PURE__ */ recentValues<Layout>(8);

/** The layout of a size; it follows from the size alone, so tables need not say it. */
export function layPieces(rows: number, cols: number): Layout {
  const name = `${rows}x${cols}`;
  const known = layouts.get(name) ?? makeLayout(rows, cols);
  layouts.keep(name, known);
  return known;
}

function makeLayout(rows: number, cols: number): Layout {
  const offsetOf = new Map<string, number>();
  let bytes = 0;
  const pieces = Array.from(listPieces(rows, cols), ([key, kind]) => {
    const offset = bytes;
    offsetOf.set(key, offset);
    bytes += pieceBytes(rows * cols, kind.homes.length);
    return { kind, offset, end: bytes };
  });
  return { pieces, offsetOf, bytes };
}
