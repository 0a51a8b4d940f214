/** Stands in for `position/check-position.js`, `position/find-conflicts.js` and `search/` until they are here. */

import { InvalidInputError } from '@kit/grid';
import { countBits, lowestBit } from '../kernel/bits.js';
import { houseCells, sees } from '../kernel/geometry.js';
import { copyState, createState, place, type State } from '../kernel/state.js';
import type { Position } from '../types.js';

export type PositionLike = {
  readonly givens: ArrayLike<number>;
  readonly values: ArrayLike<number>;
  readonly candidates: ArrayLike<number>;
};

export function checkPosition(position: PositionLike): Position {
  const read = (list: ArrayLike<number> | undefined, max: number): number[] => {
    if (typeof list !== 'object' || list?.length !== 81) throw new InvalidInputError('not-a-position', 'no list of 81');
    const numbers = Array.from(list);
    if (numbers.every((n) => Number.isInteger(n) && n >= 0 && n <= max)) return numbers;
    throw new InvalidInputError('bad-digit', `a number is not 0-${max}`);
  };
  const [givens, values] = [read(position?.givens, 9), read(position?.values, 9)];
  return { givens, values, candidates: read(position?.candidates, 511) };
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
    let fewest = 10;
    let choices: [cell: number, digit: number][] = [];
    for (let cell = 0; cell < 81; cell++) {
      if (state.values[cell] !== 0 || countBits(state.masks[cell]) >= fewest) continue;
      fewest = countBits(state.masks[cell]);
      choices = digitsIn(state.masks[cell]).map((digit) => [cell, digit]);
    }
    if (fewest === 10) found.push([...state.values]);
    for (let house = 0; house < 27 && fewest > 1; house++) {
      let missing = 0x1ff;
      for (let i = house * 9; i < house * 9 + 9; i++) missing &= ~((1 << state.values[houseCells[i]]) >> 1);
      for (const digit of digitsIn(missing)) {
        const places = state.places[house * 9 + digit];
        if (countBits(places) >= fewest) continue;
        fewest = countBits(places);
        choices = digitsIn(places).map((place) => [houseCells[house * 9 + place], digit]);
      }
    }
    for (const [cell, digit] of choices) {
      if (found.length >= limit) return;
      const next = copyState(state);
      place(next, cell, digit);
      visit(next);
    }
  };
  visit(createState(values, new Uint16Array(81).fill(0x1ff)));
  return found;
}

function digitsIn(mask: number): number[] {
  const digits: number[] = [];
  for (; mask !== 0; mask &= mask - 1) digits.push(lowestBit(mask));
  return digits;
}
