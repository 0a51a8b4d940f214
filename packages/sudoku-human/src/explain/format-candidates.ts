/** Struck candidates as people write them: `r1c23≠5`, `r7c1≠89`. Cells that lose the same digits go together. */

import type { Candidate, CellNotation } from '../types.js';
import { formatCells } from './format-cells.js';

/** The words for some candidates, in the order of their cells. */
export function formatCandidates(candidates: readonly Candidate[], notation: CellNotation): string[] {
  const digitsOf = new Map<number, Set<number>>();
  for (const { cell, digit } of [...candidates].sort((a, b) => a.cell - b.cell || a.digit - b.digit)) {
    digitsOf.set(cell, (digitsOf.get(cell) ?? new Set()).add(digit));
  }
  const cellsOf = new Map<string, number[]>();
  for (const [cell, digits] of digitsOf) {
    const name = [...digits].join('');
    cellsOf.set(name, [...(cellsOf.get(name) ?? []), cell]);
  }
  return [...cellsOf].flatMap(([digits, cells]) => formatCells(cells, notation).map((word) => `${word}≠${digits}`));
}
