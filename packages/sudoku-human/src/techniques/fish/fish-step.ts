/** A fish as a step. */

import { cellsIn } from '../../kernel/cell-sets.js';
import type { FishId, Step } from '../../types.js';
import { inCells, stepOf } from '../shared/parts.js';
import type { Fish } from './fish-search.js';

/** The step of one fish. */
export function fishStep(technique: FishId, digit: number, { bases, covers, body, fins, struck }: Fish): Step {
  const ascending = [...covers].sort((a, b) => a - b);
  const finCells = cellsIn(fins);
  return stepOf(technique, {
    eliminations: inCells(cellsIn(struck), digit),
    roles: { base: inCells(cellsIn(body), digit), fin: inCells(finCells, digit) },
    houses: { base: bases, cover: ascending },
    params: {
      digit: { digits: [digit + 1] },
      base: { houses: [...bases] },
      cover: { houses: ascending },
      fins: finCells.length === 0 ? undefined : { cells: finCells },
    },
  });
}
