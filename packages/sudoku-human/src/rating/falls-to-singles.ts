/**
 * Do singles alone solve it? The commonest question about a puzzle, so it is asked without making steps.
 */

import { lowestBit } from '../kernel/bits.js';
import { houseCells } from '../kernel/geometry.js';
import { createState, place, type State } from '../kernel/state.js';
import type { Position } from '../types.js';

/** Is a position with one solution solved by naked and hidden singles? */
export function fallsToSingles({ values, candidates }: Pick<Position, 'values' | 'candidates'>): boolean {
  const state = createState(values, candidates);
  while (placeNaked(state) || placeHidden(state));
  return !state.values.includes(0);
}

function placeNaked(state: State): boolean {
  let any = false;
  for (let cell = 0; cell < 81; cell++) {
    const mask = state.masks[cell];
    if (mask === 0 || (mask & (mask - 1)) !== 0) continue;
    place(state, cell, lowestBit(mask));
    any = true;
  }
  return any;
}

function placeHidden(state: State): boolean {
  let any = false;
  for (let house = 0; house < 27; house++) {
    for (let digit = 0; digit < 9; digit++) {
      const places = state.places[house * 9 + digit];
      if (places === 0 || (places & (places - 1)) !== 0) continue;
      place(state, houseCells[house * 9 + lowestBit(places)], digit);
      any = true;
    }
  }
  return any;
}
