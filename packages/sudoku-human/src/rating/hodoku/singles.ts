/** Singles as they come out of the queues: full houses look through the naked ones, the others take them out. */

import { cellHouses } from '../../kernel/geometry.js';
import type { Board } from './board.js';
import type { Found } from './found.js';

/** The first naked single that waits in a house without another open cell; it stays in its queue. */
export function fullHouse({ naked, values, openCells }: Board): Found | undefined {
  for (let at = naked.head; at < naked.tail; at++) {
    const placed = naked.entries[at];
    const cell = Math.floor(placed / 9);
    if (values[cell] !== 0) continue;
    for (let i = cell * 3; i < cell * 3 + 3; i++) {
      if (openCells[cellHouses[i]] === 1) {
        return { technique: 'full-house', placed, effects: [], shape: { form: 'single', house: cellHouses[i] } };
      }
    }
  }
  return undefined;
}

/** The naked single that has waited longest. */
export function nakedSingle({ naked, values }: Board): Found | undefined {
  while (naked.head < naked.tail) {
    const placed = naked.entries[naked.head++];
    if (values[Math.floor(placed / 9)] !== 0) continue;
    return { technique: 'naked-single', placed, effects: [], shape: { form: 'single', house: -1 } };
  }
  return undefined;
}

/** The hidden single that has waited longest; while all that is struck out is false, it is one still. */
export function hiddenSingle(board: Board): Found | undefined {
  const { hidden, values } = board;
  while (hidden.head < hidden.tail) {
    const placed = hidden.entries[hidden.head++];
    if (values[Math.floor(placed / 9)] !== 0) continue;
    const shape = { form: 'single', house: houseOfSingle(board, placed) } as const;
    return { technique: 'hidden-single', placed, effects: [], shape };
  }
  return undefined;
}

/** The row, column or box in which the candidate's digit has one place left, or −1. */
export function houseOfSingle({ counts }: Board, candidate: number): number {
  const digit = candidate % 9;
  const cell = (candidate - digit) / 9;
  for (let i = cell * 3; i < cell * 3 + 3; i++) if (counts[cellHouses[i] * 9 + digit] === 1) return cellHouses[i];
  return -1;
}
