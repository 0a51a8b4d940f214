/** Pointing and claiming: boxes before lines, digits ascending, the first that strikes something out. */

import { countBits, lowestBit } from '../../kernel/bits.js';
import { cellHouses, houseCells } from '../../kernel/geometry.js';
import type { Board } from './board.js';
import { type Found, striking } from './found.js';

/** The digit's places in a box lie in one line, which has more. */
export function pointing({ places }: Board): Found | undefined {
  for (let box = 18; box < 27; box++) {
    for (let digit = 0; digit < 9; digit++) {
      const mask = places[box * 9 + digit];
      if (!isTwoOrThree(mask)) continue;
      const cell = houseCells[box * 9 + lowestBit(mask)];
      const inRow = third(mask);
      const inColumn = (mask & ~(0o111 << (lowestBit(mask) % 3))) === 0;
      if (inRow < 0 && !inColumn) continue;
      const line = cellHouses[cell * 3 + (inRow < 0 ? 1 : 0)];
      const effects = beyond(places[line * 9 + digit], line, 2, box, digit);
      if (effects.length > 0) return striking('pointing', effects, { form: 'locked', digit, base: box, cover: line });
    }
  }
  return undefined;
}

/** The digit's places in a line lie in one box, which has more. */
export function claiming({ places }: Board): Found | undefined {
  for (let line = 0; line < 18; line++) {
    for (let digit = 0; digit < 9; digit++) {
      const mask = places[line * 9 + digit];
      if (!isTwoOrThree(mask) || third(mask) < 0) continue;
      const box = cellHouses[houseCells[line * 9 + lowestBit(mask)] * 3 + 2];
      const effects = beyond(places[box * 9 + digit], box, line < 9 ? 0 : 1, line, digit);
      if (effects.length > 0) return striking('claiming', effects, { form: 'locked', digit, base: line, cover: box });
    }
  }
  return undefined;
}

function isTwoOrThree(mask: number): boolean {
  const count = countBits(mask);
  return count === 2 || count === 3;
}

/** Which three places in a row hold the mask: 0, 1, 2, or −1. */
function third(mask: number): number {
  const at = Math.floor(lowestBit(mask) / 3);
  return (mask & ~(7 << (at * 3))) === 0 ? at : -1;
}

/** The places of one house outside another, in the house's order. */
function beyond(mask: number, house: number, kind: number, other: number, digit: number): number[] {
  const effects: number[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    const cell = houseCells[house * 9 + lowestBit(rest)];
    if (cellHouses[cell * 3 + kind] !== other) effects.push(cell * 9 + digit);
  }
  return effects;
}
