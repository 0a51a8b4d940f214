/** Stands in for `position/check-position.js`, `position/find-conflicts.js` and `search/` until they are here. */

import { InvalidInputError } from '@kit/grid';
import { countBits, lowestBit } from '../kernel/bits.js';
import { sees } from '../kernel/geometry.js';
import { copyState, createState, place, type State } from '../kernel/state.js';
import type { Position } from '../types.js';

export type PositionLike = {
  readonly givens: ArrayLike<number>;
  readonly values: ArrayLike<number>;
  readonly candidates: ArrayLike<number>;
};

export function checkPosition(position: PositionLike): Position {
  const lists = [position?.givens, position?.values, position?.candidates];
  if (lists.some((list) => list?.length !== 81)) throw new InvalidInputError('not-a-position', 'not a position');
  const [givens, values, candidates] = lists.map((list) => Array.from(list));
  return { givens, values, candidates };
}

export function findConflicts({ values }: PositionLike): number[] {
  const cells = Array.from({ length: 81 }, (_, cell) => cell);
  return cells.filter((a) => values[a] !== 0 && cells.some((b) => values[a] === values[b] && sees(a, b)));
}

export function countSolutions(position: PositionLike, limit: number): number {
  return findConflicts(position).length > 0 ? 0 : search(position, limit).length;
}

export function findSolution(position: PositionLike): number[] | undefined {
  return findConflicts(position).length > 0 ? undefined : search(position, 1)[0];
}

function search({ values }: PositionLike, limit: number): number[][] {
  const found: number[][] = [];
  const visit = (state: State): void => {
    let best = -1;
    for (let cell = 0; cell < 81; cell++) {
      if (state.values[cell] !== 0) continue;
      if (best < 0 || countBits(state.masks[cell]) < countBits(state.masks[best])) best = cell;
    }
    if (best < 0) found.push([...state.values]);
    else {
      for (let rest = state.masks[best]; rest !== 0 && found.length < limit; rest &= rest - 1) {
        const next = copyState(state);
        place(next, best, lowestBit(rest));
        visit(next);
      }
    }
  };
  visit(createState(values, new Uint16Array(81).fill(0x1ff)));
  return found;
}
