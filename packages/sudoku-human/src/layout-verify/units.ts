/** The sets of candidates one of which is true. */

import type { Candidate, ChainNode } from '../types.js';
import { candidatesIn, type Facts, isFull, placesOf } from './facts.js';

/** The candidate of a node of one cell. */
export const candidateOf = ({ cells, digit }: ChainNode): Candidate => ({ cell: cells[0], digit });

/** Those that a candidate is in: its cell's, and its digit's in each house. */
export function unitsOf(facts: Facts, { cell, digit }: Candidate): Candidate[][] {
  const inHouses = facts.houses.flatMap(({ cells }, house) =>
    isFull(facts, house) && cells.includes(cell) ? [placesOf(facts, house, digit)] : [],
  );
  return [candidatesIn(facts, [cell]), ...inHouses];
}
