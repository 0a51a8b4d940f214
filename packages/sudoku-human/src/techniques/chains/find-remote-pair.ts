/**
 * Remote Pair: cells with the same two candidates, each seeing the next, so that they take the two digits in turn.
 *
 *     {3,8} ── {3,8} ── {3,8} ── {3,8}      first and last differ: what sees both is neither 3 nor 8
 *
 * It is an XY-Chain that holds for both digits at once. A breadth-first walk over the equal cells that see each other
 * gives the shortest row of cells; two ends an odd number of steps apart differ.
 */

import { cellsIn, intersection, setAt } from '../../kernel/cell-sets.js';
import { derive } from '../../kernel/derived.js';
import type { State } from '../../kernel/state.js';
import { bivalueCells } from '../../kernel/strong-links.js';
import { sees } from '../../kernel/tables.js';
import type { Technique } from '../../types.js';
import { candidatesIn, digitsOf, stepOf } from '../shared/parts.js';
import { slicedTechnique } from '../shared/technique.js';
import { colored, linksThrough, singleNodes } from './chain-nodes.js';

/**
 * Remote Pair: a row of at least four cells with the same two candidates, each seeing the next; the two ends hold
 * different digits, so every cell that sees both loses both digits.
 *
 * Pattern: the links from end to end, and the candidates along them with role `'off'` and `'on'` in turn. An instance
 * is its pair of ends with the shortest row of cells between them; by ends.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, remotePair } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('900700100020010007000500600000000560000003200100050008240081300015420006009000002');
 * findSteps(puzzle, [remotePair]).length; // => 0
 * ```
 */
export const remotePair: Technique = /* @__PURE__ */ slicedTechnique(
  'remote-pair',
  function* ({ state, derived, limits }, emit) {
    const { peerSets, words, size } = state.tables;
    const nodes = singleNodes(state.tables);
    const bivalue = derive(state, derived, bivalueCells);
    const maxCells = Math.floor((limits.maxChainLength + 1) / 2);
    for (const start of bivalue) {
      yield;
      for (const cells of rowsFrom(state, bivalue, start)) {
        const end = cells[cells.length - 1];
        if (end < start || cells.length % 2 === 1 || cells.length < 4 || cells.length > maxCells) continue;
        const both = intersection(setAt(peerSets, start, words), setAt(peerSets, end, words));
        const outside = cellsIn(both).filter((cell) => !cells.includes(cell));
        const eliminations = candidatesIn(state, outside, state.masks[start]);
        if (eliminations.length === 0) continue;
        const digits = digitsOf(state.masks[start]);
        // In each cell the digit that the cell before doesn't have, and then the other.
        const path = cells.flatMap((cell, i) =>
          [digits[i % 2], digits[1 - (i % 2)]].map((digit) => cell * size + digit - 1),
        );
        const step = stepOf('remote-pair', {
          eliminations,
          candidates: colored(nodes, path, 'off'),
          links: linksThrough(nodes, path, 'strong'),
          params: { cells: { cells }, ends: { cells: [start, end] }, digits: { digits } },
        });
        if (emit(step)) return true;
      }
    }
    return false;
  },
);

/** The shortest row of equal cells to each cell that can be reached, nearest first. */
function rowsFrom({ masks, tables }: State, bivalue: Uint8Array, start: number): number[][] {
  const rows = [[start]];
  const reached = new Set([start]);
  for (let done = 0; done < rows.length; done++) {
    const last = rows[done][rows[done].length - 1];
    for (const cell of bivalue) {
      if (masks[cell] !== masks[start] || reached.has(cell) || !sees(tables, cell, last)) continue;
      reached.add(cell);
      rows.push([...rows[done], cell]);
    }
  }
  return rows;
}
