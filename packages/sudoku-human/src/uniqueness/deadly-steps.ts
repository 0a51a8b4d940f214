/** Conclusions from deadly patterns as steps. */

import type { State } from '../kernel/state.js';
import {
  candidatesIn,
  cellsParam,
  digitsOf,
  digitsParam,
  eliminationStep,
  housesAs,
  housesParam,
  withRole,
} from '../technique/parts.js';
import type { Step, UniquenessId } from '../types.js';
import type { Conclusion } from './deadly-conclusions.js';
import type { DeadlyPattern } from './deadly-patterns.js';

/** The step: the pair's candidates as `'deadly'`, the others as `'extra'`, those of a subset as `'subset'`. */
export function deadlyStep(
  technique: UniquenessId,
  state: State,
  { cells, pair, roof, extras }: DeadlyPattern,
  { gone, houses, subset, subsetDigits }: Conclusion,
): Step {
  return eliminationStep(
    technique,
    gone,
    {
      candidates: [
        ...withRole('deadly', candidatesIn(state, cells, pair)),
        ...withRole('extra', candidatesIn(state, roof, ~pair & 0x1ff)),
        ...withRole('subset', candidatesIn(state, subset)),
      ],
      houses: housesAs('house', houses),
    },
    {
      cells: cellsParam(cells),
      digits: digitsParam(digitsOf(pair)),
      extra: cellsParam(roof),
      extraDigits: digitsParam(digitsOf(subsetDigits === 0 ? extras : subsetDigits)),
      houses: housesParam(houses),
      subset: cellsParam(subset),
    },
  );
}
