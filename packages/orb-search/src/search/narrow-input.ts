import { type NarrowShape, narrowShape } from '../bits/narrow-board.js';
import type { Planes } from './narrow-beam.js';
import type { PathRequest } from './path-request.js';
import { stepTable } from './step-table.js';

/** A request in the language of the bit kernels: types are codes, cells are bits. */
export type NarrowInput = {
  readonly shape: NarrowShape;
  readonly planes: Planes;
  readonly types: number;
  readonly neighbors: Int8Array;
  readonly starts: readonly number[];
  readonly ends: number;
  /** So many combos meet the goal. */
  readonly target: number;
};

/** Translates a request that the bit kernels can answer. */
export function narrowInput(request: PathRequest): NarrowInput {
  const { rows, cols, cells, table, starts, ends, most, goals } = request;
  const shape = narrowShape(rows, cols);
  const { bitOf } = shape;
  const cellSteps = stepTable(rows, cols, table.directions, table.closed);
  const neighbors = new Int8Array(rows * cols * 8).fill(-1);
  let endBits = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    for (let n = 0; n < 8; n++) {
      const to = cellSteps[cell * 8 + n]!;
      if (to >= 0) neighbors[bitOf[cell]! * 8 + n] = bitOf[to]!;
    }
    if (ends[cell]) endBits |= 1 << bitOf[cell]!;
  }
  const [goal] = goals;
  return {
    shape,
    ...planesOf(cells, bitOf),
    neighbors,
    starts: starts.map((cell) => bitOf[cell]!),
    ends: endBits,
    target: goal?.kind === 'at-least' ? goal.combos : most,
  };
}

/** Codes 1, 2, 3, … for the types on the board, in four planes. */
export function planesOf(cells: ArrayLike<number>, bitOf: Uint8Array): { planes: Planes; types: number } {
  const kinds = [...new Set(Array.from(cells))].filter((type) => type >= 0).sort((a, b) => a - b);
  const planes: [number, number, number, number] = [0, 0, 0, 0];
  for (let cell = 0; cell < cells.length; cell++) {
    const code = kinds.indexOf(cells[cell]!) + 1;
    for (let plane = 0; plane < 4; plane++) if ((code >> plane) & 1) planes[plane]! |= 1 << bitOf[cell]!;
  }
  return { planes, types: kinds.length };
}
