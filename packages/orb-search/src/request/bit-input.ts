/**
 * A request in the language of the bit kernels: types are codes, cells are bits.
 */
import { type NarrowShape, narrowShape } from '../kernel/narrow-board.js';
import { type WideShape, wideShape } from '../kernel/wide-board.js';
import { stepTable } from '../play/steps.js';
import type { PathRequest } from './path-request.js';

/** What the kernels of both widths need. */
export type BitInput<Shape extends NarrowShape | WideShape = NarrowShape | WideShape> = {
  readonly shape: Shape;
  /** Four words, or four low and four high ones. */
  readonly board: Int32Array;
  readonly types: number;
  readonly orbs: number;
  /** The neighbours of each bit, eight entries a bit, -1 after the last. */
  readonly neighbors: Int8Array;
  /** The most neighbours of any bit, at least 1. */
  readonly branching: number;
  readonly directions: 4 | 8;
  readonly starts: readonly number[];
  /** 1 for bits where the path may end. */
  readonly ends: Uint8Array;
  /** So many combos meet the goal. */
  readonly target: number;
};

/** Translates a request of at most 32 cells. */
export function narrowInput(request: PathRequest): BitInput<NarrowShape> {
  return bitInput(request, narrowShape(request.rows, request.cols), 1);
}

/** Translates a request of 33 to 64 cells. */
export function wideInput(request: PathRequest): BitInput<WideShape> {
  return bitInput(request, wideShape(request.rows, request.cols), 2);
}

function bitInput<Shape extends NarrowShape | WideShape>(
  request: PathRequest,
  shape: Shape,
  words: 1 | 2,
): BitInput<Shape> {
  const { rows, cols, cells, table, starts, ends, most, goals } = request;
  const { bitOf } = shape;
  const cellSteps = stepTable(rows, cols, table);
  const neighbors = new Int8Array(words * 256).fill(-1);
  let branching = 1;
  const endBits = new Uint8Array(words * 32);
  for (const [cell, bit] of bitOf.entries()) {
    cellSteps.subarray(cell * 8, cell * 8 + 8).forEach((to, n) => {
      if (to < 0) return;
      neighbors[bit * 8 + n] = bitOf[to];
      branching = Math.max(branching, n + 1);
    });
    endBits[bit] = ends[cell];
  }
  const [goal] = goals;
  return {
    shape,
    ...planesOf(cells, bitOf),
    neighbors,
    branching,
    directions: table.directions,
    starts: starts.map((cell) => bitOf[cell]),
    ends: endBits,
    target: goal?.kind === 'at-least' ? goal.combos : most,
  };
}

/** Codes 1, 2, 3, … for the types on the board, in four planes of one word, or of two where a bit lies beyond 31. */
export function planesOf(
  cells: ArrayLike<number>,
  bitOf: Uint8Array,
): {
  board: Int32Array;
  types: number;
  orbs: number;
} {
  const kinds = [...new Set(Array.from(cells))].filter((type) => type >= 0).sort((a, b) => a - b);
  const board = new Int32Array(bitOf.some((bit) => bit > 31) ? 8 : 4);
  for (const [cell, bit] of bitOf.entries()) {
    const code = kinds.indexOf(cells[cell]) + 1;
    for (const plane of [0, 1, 2, 3]) {
      if ((code >> plane) & 1) board[plane + 4 * (bit >> 5)] |= 1 << (bit & 31);
    }
  }
  return { board, types: kinds.length, orbs: Array.from(cells).filter((type) => type >= 0).length };
}
