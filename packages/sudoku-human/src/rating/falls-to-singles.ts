/**
 * Do singles alone solve it? The commonest question about a puzzle, so it is asked without making steps.
 */

import type { Board } from '../board/read-position.js';
import { lowestBit } from '../kernel/bits.js';
import { createState, place, type State } from '../kernel/state.js';

/** Is a position with one solution solved by naked and hidden singles? */
export function fallsToSingles({ position: { values, candidates }, tables }: Board): boolean {
  const state = createState(values, candidates, tables);
  while (placeNaked(state) || placeHidden(state));
  return !state.values.includes(0);
}

function placeNaked(state: State): boolean {
  let any = false;
  for (let cell = 0; cell < state.tables.cells; cell++) {
    const mask = state.masks[cell];
    if (mask === 0 || (mask & (mask - 1)) !== 0) continue;
    place(state, cell, lowestBit(mask));
    any = true;
  }
  return any;
}

function placeHidden(state: State): boolean {
  let any = false;
  const { size, houses, houseCells } = state.tables;
  for (let house = 0; house < houses; house++) {
    for (let digit = 0; digit < size; digit++) {
      const places = state.places[house * size + digit];
      if (places === 0 || (places & (places - 1)) !== 0) continue;
      place(state, houseCells[house * size + lowestBit(places)], digit);
      any = true;
    }
  }
  return any;
}
