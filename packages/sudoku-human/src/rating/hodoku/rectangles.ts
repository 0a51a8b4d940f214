/**
 * The rectangles of a board in one order, each set of four cells once.
 *
 *     start a b | . . .        start: two candidates, a < b; second: same box and same line
 *     third  .  | . . .        third in line with the start, fourth with the second, both in another box
 *
 * A corner needs no pencil mark, so a digit is possible wherever no peer has it.
 */

import { lowestBit } from '../../kernel/bits.js';
import { cellHouses, houseCells, peerCells } from '../../kernel/geometry.js';
import type { State } from '../../kernel/state.js';
import { bivalueCells } from '../../kernel/strong-links.js';

/** A rectangle over two boxes, whose corners may all hold the same two digits. */
export type Rectangle = {
  /** The corners, ascending. */
  readonly corners: readonly number[];
  /** The two digits, the lower first. */
  readonly pair: readonly [number, number];
  /** The corners with no other digits, ascending. */
  readonly clean: readonly number[];
  /** The corners with other digits, ascending. */
  readonly extra: readonly number[];
};

/** The digits that no peer of an open cell has, whatever is pencilled in. */
export function naturalMasks({ values }: State): Uint16Array {
  const masks = new Uint16Array(81);
  for (let cell = 0; cell < 81; cell++) {
    if (values[cell] !== 0) continue;
    let taken = 0;
    for (let i = cell * 20; i < cell * 20 + 20; i++) taken |= (1 << values[peerCells[i]]) >> 1;
    masks[cell] = 0x1ff & ~taken;
  }
  return masks;
}

/** All rectangles of a state in their order. */
export function rectanglesOf(state: State): Rectangle[] {
  const { masks } = state;
  const natural = naturalMasks(state);
  const rectangles: Rectangle[] = [];
  const seen = new Set<number>();
  for (const start of bivalueCells(state)) {
    const both = masks[start];
    const [a, b] = [lowestBit(both), lowestBit(both & (both - 1))];
    for (const [second, third, fourth] of otherCorners(start)) {
      if ((natural[second] & both) !== both || (natural[fourth] & both) !== both) continue;
      if ((natural[third] & (1 << a)) === 0) continue;
      const corners = [start, second, third, fourth].sort((x, y) => x - y);
      const key = corners[0] * 81 + corners[3];
      if (seen.has(key)) continue;
      seen.add(key);
      const isClean = (cell: number): boolean => (masks[cell] & ~both) === 0;
      rectangles.push({
        corners,
        pair: [a, b],
        clean: corners.filter(isClean),
        extra: corners.filter((cell) => !isClean(cell)),
      });
    }
  }
  return rectangles;
}

/** Second, third and fourth corners for a start, in order. */
export function otherCorners(start: number): readonly (readonly [number, number, number])[] {
  cornersOf ??= Array.from({ length: 81 }, (_, cell) => cornersFrom(cell));
  return cornersOf[start];
}

let cornersOf: (readonly (readonly [number, number, number])[])[] | undefined;

function cornersFrom(start: number): [number, number, number][] {
  const found: [number, number, number][] = [];
  const box = cellHouses[start * 3 + 2];
  for (let i = box * 9; i < box * 9 + 9; i++) {
    const second = houseCells[i];
    if (second === start) continue;
    const isRow = cellHouses[second * 3] === cellHouses[start * 3];
    if (!isRow && cellHouses[second * 3 + 1] !== cellHouses[start * 3 + 1]) continue;
    for (let at = 0; at < 9; at++) {
      const third = isRow ? at * 9 + (start % 9) : Math.floor(start / 9) * 9 + at;
      const fourth = isRow ? at * 9 + (second % 9) : Math.floor(second / 9) * 9 + at;
      if (cellHouses[third * 3 + 2] !== box) found.push([second, third, fourth]);
    }
  }
  return found;
}
