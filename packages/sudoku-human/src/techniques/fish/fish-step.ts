/** A fish as a step. */

import { cellsIn } from '../../kernel/cell-sets.js';
import type { FishId, Step } from '../../types.js';
import { cellsParam, digitsParam, eliminationStep, housesAs, housesParam, inCells, withRole } from '../shared/parts.js';
import type { Fish } from './fish-search.js';

/** The step of one fish. */
export function fishStep(technique: FishId, digit: number, { bases, covers, body, fins, struck }: Fish): Step {
  const ascending = [...covers].sort((a, b) => a - b);
  const finCells = cellsIn(fins);
  return eliminationStep(
    technique,
    inCells(cellsIn(struck), digit),
    {
      candidates: [...withRole('base', inCells(cellsIn(body), digit)), ...withRole('fin', inCells(finCells, digit))],
      houses: [...housesAs('base', bases), ...housesAs('cover', ascending)],
    },
    {
      digit: digitsParam([digit + 1]),
      base: housesParam([...bases]),
      cover: housesParam(ascending),
      ...(finCells.length === 0 ? {} : { fins: cellsParam(finCells) }),
    },
  );
}
