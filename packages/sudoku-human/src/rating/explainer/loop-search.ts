/**
 * Closed loops over two digits: each step stays in a house, each house is visited by no cell or by two, and most cells
 * have only the two digits.
 *
 * Depth first in the Explainer's order, with the loop kept on a stack of its own. Cells are taken alternately as odd and
 * even; a house that two cells of one parity share can never be made good, so such a branch is left at once.
 */

import { countBits } from '../../kernel/bits.js';
import { cellHouses, houseCells } from '../../kernel/geometry.js';

/** Box, row, column as indexes into `cellHouses`. */
const kinds = [2, 0, 1];

/** A place in the search: how the cell was reached, and what is still to be tried from it. */
type Place = { readonly cell: number; readonly kind: number; readonly used: number; further: number; next: number };

/** Hands on every valid loop of the two digits through the first cell, in order. */
export function searchLoops(marks: Uint16Array, first: number, take: (loop: readonly number[]) => void): void {
  const both = marks[first];
  const path: Place[] = [{ cell: first, kind: -1, used: 0, further: 0, next: 0 }];
  const parity = [0, 0];
  const loop = [first];
  flip(parity, first, 0);
  while (path.length > 0) {
    const at = path[path.length - 1];
    const step = nextCell(marks, both, loop, at);
    if (step === undefined) {
      path.pop();
      loop.pop();
      flip(parity, at.cell, path.length % 2);
      continue;
    }
    if (step.cell === first) {
      if (loop.length >= 4 && parity[0] === parity[1]) take(loop);
      continue;
    }
    const odd = loop.length % 2;
    if ((parity[odd] & housesOf(step.cell)) !== 0) continue;
    const used = at.used + (marks[step.cell] === both ? 0 : 1);
    path.push({ cell: step.cell, kind: step.kind, used, further: at.further, next: 0 });
    loop.push(step.cell);
    flip(parity, step.cell, odd);
  }
}

/** The next cell to try from a place, in order: one that may be added, or the first cell of the loop. */
function nextCell(marks: Uint16Array, both: number, loop: readonly number[], at: Place) {
  while (at.next < 27) {
    const [kind, i] = [Math.floor(at.next / 9), at.next % 9];
    at.next++;
    if (kind === at.kind) continue;
    const cell = houseCells[cellHouses[at.cell * 3 + kinds[kind]] * 9 + i];
    if (cell === at.cell || (marks[cell] & both) !== both) continue;
    if (cell === loop[0]) return { cell, kind };
    if (loop.includes(cell)) continue;
    at.further |= marks[cell] & ~both;
    if (marks[cell] === both || countBits(at.further) === 1 || at.used < 2) return { cell, kind };
  }
  return undefined;
}

/** The houses of a cell as bits, 0–26. */
function housesOf(cell: number): number {
  return (1 << cellHouses[cell * 3]) | (1 << cellHouses[cell * 3 + 1]) | (1 << cellHouses[cell * 3 + 2]);
}

function flip(parity: number[], cell: number, odd: number): void {
  parity[odd] ^= housesOf(cell);
}
