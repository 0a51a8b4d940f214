/**
 * Sue de Coq: rows with boxes, then columns with boxes; cells of the crossing, of the line, of the box, each set tested
 * before it grows. The first that strikes something out.
 *
 * The sets may share digits that the crossing lacks, and cells of the line's set may lie in the box.
 */

import { countBits, lowestBit } from '../../kernel/bits.js';
import { cellHouses, houseCells } from '../../kernel/geometry.js';
import { areAsSeen, noCells, noteCells, recall } from '../../kernel/memory.js';
import type { Board } from './board.js';
import { type Found, inCell, striking } from './found.js';
import type { Path } from './search.js';

/** By line: the boxes that it crosses, and the cells of both. */
const crossed: readonly (readonly { readonly box: number; readonly cells: readonly number[] }[])[] =
  /* @__PURE__ */ (() =>
    Array.from({ length: 18 }, (_, line) => {
      const cells = [...houseCells.subarray(line * 9, line * 9 + 9)];
      const boxes = [0, 3, 6].map((place) => cellHouses[cells[place] * 3 + 2]);
      return boxes.map((box) => ({
        box,
        cells: [...new Set([...cells, ...houseCells.subarray(box * 9, box * 9 + 9)])],
      }));
    }))();

/** The first Sue de Coq. */
export function sueDeCoq({ board, memory }: Path): Found | undefined {
  const inVain = recall(memory, 'sue-de-coq', () => noCells(18 * 3, 15));
  for (let line = 0; line < 18; line++) {
    for (let part = 0; part < 3; part++) {
      const { box, cells } = crossed[line][part];
      if (areAsSeen(inVain, board, line * 3 + part, cells)) continue;
      const shared: number[] = [];
      for (let i = part * 3; i < part * 3 + 3; i++) {
        const cell = houseCells[line * 9 + i];
        if (board.masks[cell] !== 0) shared.push(cell);
      }
      if (shared.length >= 2) {
        for (const crossing of crossings(shared)) {
          const found = around(board, line, box, crossing);
          if (found !== undefined) return found;
        }
      }
      noteCells(inVain, board, line * 3 + part, cells);
    }
  }
  return undefined;
}

/** Two cells, and after each two the same with a third. */
function crossings(shared: readonly number[]): number[][] {
  if (shared.length === 2) return [[...shared]];
  const [a, b, c] = shared;
  return [[a, b], [a, b, c], [a, c], [b, c]]; // biome-ignore format: one line
}

/** The open cells of a house outside the crossing. */
function openCells({ masks }: Board, house: number, crossing: readonly number[]): number[] {
  const cells: number[] = [];
  for (let i = house * 9; i < house * 9 + 9; i++) {
    if (masks[houseCells[i]] !== 0 && !crossing.includes(houseCells[i])) cells.push(houseCells[i]);
  }
  return cells;
}

function around(board: Board, line: number, box: number, crossing: readonly number[]): Found | undefined {
  const { masks } = board;
  let digits = 0;
  for (const cell of crossing) digits |= masks[cell];
  const needed = countBits(digits) - crossing.length;
  if (needed < 2) return undefined;
  const lineCells = openCells(board, line, crossing);
  const lineSets = sidesOf(masks, lineCells, digits);
  if (lineSets.length === 0) return undefined;
  const boxCells = openCells(board, box, crossing);
  const boxSets = sidesOf(masks, boxCells, digits);
  for (const { set: lineSet, mask: lineMask, gain } of lineSets) {
    for (const { set: boxSet, mask: boxMask, gain: boxGain } of boxSets) {
      if (boxGain !== needed - gain || (boxMask & lineMask & digits) !== 0) continue;
      if (sharesCell(lineCells, lineSet, boxCells, boxSet)) continue;
      const [inLine, inBox] = [membersOf(lineCells, lineSet), membersOf(boxCells, boxSet)];
      const effects: number[] = [];
      const common = boxMask & lineMask;
      for (const cell of boxCells) {
        if (!inBox.includes(cell)) inCell(masks, cell, ((digits | boxMask) & ~lineMask) | common, effects);
      }
      for (const cell of lineCells) {
        if (!inLine.includes(cell)) inCell(masks, cell, ((digits | lineMask) & ~boxMask) | common, effects);
      }
      if (effects.length === 0) continue;
      return striking('sue-de-coq', effects, {
        form: 'sue-de-coq',
        line,
        box,
        crossing,
        lineSet: inLine,
        boxSet: inBox,
      });
    }
  }
  return undefined;
}

/** A set of cells as a mask over their list, its digits, and its cells less the digits that the crossing lacks. */
type Side = { readonly set: number; readonly mask: number; readonly gain: number };

/** The sets that have a digit of the crossing and some gain, depth first. */
function sidesOf(masks: ArrayLike<number>, cells: readonly number[], digits: number): Side[] {
  const sides: Side[] = [];
  const unions = [0];
  for (let set = 1; set < 1 << cells.length; set++) {
    unions.push(unions[set & (set - 1)] | masks[cells[lowestBit(set)]]);
  }
  for (const set of depthFirst(cells.length)) {
    const mask = unions[set];
    const gain = countBits(set) - countBits(mask & ~digits);
    if ((mask & digits) !== 0 && gain > 0) sides.push({ set, mask, gain });
  }
  return sides;
}

const orders: (Uint16Array | undefined)[] = [];

/** All sets of so many things, each before those that it grows to. */
function depthFirst(count: number): Uint16Array {
  orders[count] ??= Uint16Array.from(growing(0, 0, count));
  return orders[count];
}

function growing(set: number, next: number, count: number): number[] {
  if (next === count) return [];
  const larger = set | (1 << next);
  return [larger, ...growing(larger, next + 1, count), ...growing(set, next + 1, count)];
}

function membersOf(cells: readonly number[], set: number): number[] {
  return cells.filter((_, i) => set & (1 << i));
}

/** The line's set may lie in the box, too: then the box's set has none of its cells. */
function sharesCell(
  lineCells: readonly number[],
  lineSet: number,
  boxCells: readonly number[],
  boxSet: number,
): boolean {
  for (let rest = lineSet; rest !== 0; rest &= rest - 1) {
    const at = boxCells.indexOf(lineCells[lowestBit(rest)]);
    if (at >= 0 && boxSet & (1 << at)) return true;
  }
  return false;
}
