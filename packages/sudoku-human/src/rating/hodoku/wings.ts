/** W-Wing, XY-Wing, XYZ-Wing, BUG+1: the first that strikes something out. */

import { countBits, lowestBit } from '../../kernel/bits.js';
import { cellHouses, houseCells, peerSets, sees } from '../../kernel/geometry.js';
import { bivalueCells } from '../../kernel/strong-links.js';
import type { Board } from './board.js';
import { type Found, inCell, inSet, striking } from './found.js';
import { factOf, type Path } from './search.js';
import { seenByBoth } from './single-digit.js';

/** Two equal cells of two digits, and a house whose two places for one of the digits see one of them each. */
export function wWing(path: Path): Found | undefined {
  const { board } = path;
  const cells = factOf(path, bivalueCells);
  for (let i = 0; i < cells.length; i++) {
    for (let j = i + 1; j < cells.length; j++) {
      const [a, b] = [cells[i], cells[j]];
      const mask = board.masks[a];
      if (mask !== board.masks[b]) continue;
      const low = lowestBit(mask);
      const high = lowestBit(mask & (mask - 1));
      const found = wWingOf(board, a, b, low, high) ?? wWingOf(board, a, b, high, low);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

function wWingOf(board: Board, a: number, b: number, struck: number, other: number): Found | undefined {
  const effects = seenByBoth(board, struck, a, b);
  if (effects.length === 0) return undefined;
  for (let house = 0; house < 27; house++) {
    const mask = board.places[house * 9 + other];
    if (countBits(mask) !== 2) continue;
    const [p, q] = [lowestBit(mask), lowestBit(mask & (mask - 1))].map((at) => houseCells[house * 9 + at]);
    if (p === a || p === b || q === a || q === b) continue;
    // A place that sees both counts for the first only.
    const byFirst = sees(p, a) || sees(q, a);
    const bySecond = (!sees(p, a) && sees(p, b)) || (!sees(q, a) && sees(q, b));
    if (byFirst && bySecond) {
      return striking('w-wing', effects, { form: 'w-wing', wings: [a, b], bridge: [p, q], house, struck, other });
    }
  }
  return undefined;
}

/** Three cells of two digits out of three; each is tried as the pivot. */
export function xyWing(path: Path): Found | undefined {
  const { board } = path;
  const { masks } = board;
  const cells = factOf(path, bivalueCells);
  for (let i = 0; i < cells.length; i++) {
    for (let j = i + 1; j < cells.length; j++) {
      const two = masks[cells[i]] | masks[cells[j]];
      if (countBits(two) !== 3) continue;
      for (let k = j + 1; k < cells.length; k++) {
        if ((masks[cells[i]] ^ masks[cells[j]]) !== masks[cells[k]]) continue;
        const triple = [cells[i], cells[j], cells[k]];
        for (const pivot of triple) {
          const [a, b] = triple.filter((cell) => cell !== pivot);
          if (!sees(pivot, a) || !sees(pivot, b)) continue;
          const struck = lowestBit(masks[a] & masks[b]);
          const effects = seenByBoth(board, struck, a, b);
          if (effects.length > 0) {
            return striking('xy-wing', effects, { form: 'wing', pivot, wings: [a, b], struck });
          }
        }
      }
    }
  }
  return undefined;
}

/** A cell of three digits and two cells, each of two of them, that it sees. */
export function xyzWing(path: Path): Found | undefined {
  const { board } = path;
  const { masks, digitSets } = board;
  const cells = factOf(path, bivalueCells);
  for (let pivot = 0; pivot < 81; pivot++) {
    if (countBits(masks[pivot]) !== 3) continue;
    const wings = [...cells].filter((cell) => (masks[cell] & ~masks[pivot]) === 0 && sees(cell, pivot));
    for (const [i, a] of wings.entries()) {
      for (const b of wings.slice(i + 1)) {
        if (masks[a] === masks[b]) continue;
        const struck = lowestBit(masks[a] & masks[b]);
        const word = (w: number): number =>
          digitSets[struck * 3 + w] & peerSets[pivot * 3 + w] & peerSets[a * 3 + w] & peerSets[b * 3 + w];
        const effects = inSet(word(0), word(1), word(2), struck);
        if (effects.length > 0) return striking('xyz-wing', effects, { form: 'wing', pivot, wings: [a, b], struck });
      }
    }
  }
  return undefined;
}

/**
 * Two digits in every open cell but one, which has a third: where its row, column and box have a digit three times. Each of
 * these has one candidate more than two for each of its digits, so it has some digit three times.
 */
export function bugPlusOne({ board: { masks, places, values } }: Path): Found | undefined {
  const odd: number[] = [];
  for (let cell = 0; cell < 81; cell++) if (values[cell] === 0 && countBits(masks[cell]) !== 2) odd.push(cell);
  const [cell] = odd;
  if (odd.length !== 1 || countBits(masks[cell]) !== 3) return undefined;
  const extras = new Set<number>();
  for (let at = 0; at < 243; at++) {
    const count = countBits(places[at]);
    if (count <= 2) continue;
    const [house, digit] = [Math.floor(at / 9), at % 9];
    const kind = house < 9 ? 0 : house < 18 ? 1 : 2;
    if (count > 3 || cellHouses[cell * 3 + kind] !== house || (masks[cell] & (1 << digit)) === 0) return undefined;
    extras.add(digit);
  }
  const [extra] = extras;
  if (extras.size > 1) return undefined;
  const effects: number[] = [];
  inCell(masks, cell, ~(1 << extra), effects);
  return striking('bug-plus-1', effects, { form: 'bug', cell, extra });
}
