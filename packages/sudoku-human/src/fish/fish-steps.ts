/** Fish as steps. */

import {
  cellsOf,
  cellsParam,
  digitsParam,
  eliminationStep,
  housesAs,
  housesParam,
  inCells,
  withRole,
} from '../technique/parts.js';
import type { FishId, Step } from '../types.js';
import type { Fish } from './fish-search.js';

/** The step of one fish. */
export function fishStep(technique: FishId, digit: number, { bases, covers, body, fins, gone }: Fish): Step {
  const ascending = [...covers].sort((a, b) => a - b);
  const finCells = cellsOf(fins);
  return eliminationStep(
    technique,
    inCells(cellsOf(gone), digit),
    {
      candidates: [...withRole('base', inCells(cellsOf(body), digit)), ...withRole('fin', inCells(finCells, digit))],
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

const siameseIds: Readonly<Record<number, FishId>> = {
  2: 'siamese-x-wing',
  3: 'siamese-swordfish',
  4: 'siamese-jellyfish',
  5: 'siamese-squirmbag',
  6: 'siamese-whale',
  7: 'siamese-leviathan',
};

/** The step of two fish with the same bases: the covers of both, and the fins of either. */
export function siameseStep(size: number, digit: number, a: Fish, b: Fish): Step {
  const join = (x: Int32Array, y: Int32Array): Int32Array => x.map((word, band) => word | y[band]);
  const fins = join(a.fins, b.fins);
  return fishStep(siameseIds[size], digit, {
    bases: a.bases,
    covers: [...new Set([...a.covers, ...b.covers])],
    body: join(a.body, b.body).map((word, band) => word & ~fins[band]),
    fins,
    gone: join(a.gone, b.gone),
  });
}
