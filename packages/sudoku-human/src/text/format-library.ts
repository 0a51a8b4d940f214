/** A position as a library line: the form that keeps givens, filled-in digits and struck-out candidates apart. */

import { maskOf } from '../position/digits.js';
import { CELLS, colOfCell, rowOfCell } from '../position/geometry.js';
import { naturalCandidates } from '../position/natural-candidates.js';
import type { Position } from '../types.js';

/** The line with code 0000 and the fields that tell about a technique left blank. */
export function formatLibrary({ givens, values, candidates }: Position): string {
  const cells = values.map((value, cell) => (value === 0 ? '.' : givens[cell] === 0 ? `+${value}` : `${value}`));
  const natural = naturalCandidates(values);
  const deleted: string[] = [];
  for (let digit = 1; digit <= 9; digit++) {
    for (let cell = 0; cell < CELLS; cell++) {
      if (natural[cell] & ~candidates[cell] & maskOf(digit)) {
        deleted.push(`${digit}${rowOfCell(cell) + 1}${colOfCell(cell) + 1}`);
      }
    }
  }
  return `:0000:x:${cells.join('')}:${deleted.join(' ')}:::`;
}
