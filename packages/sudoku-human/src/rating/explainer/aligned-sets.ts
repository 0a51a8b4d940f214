/**
 * Aligned exclusion, 6.2 for two cells and 7.5 for three: of all ways to fill the cells, those that leave a cell seen by
 * all of them without a digit don't count; what no other way has goes.
 */

import { countBits, lowestBit } from '../../kernel/bits.js';
import { sees } from '../../kernel/geometry.js';
import { cellsParam, withRole } from '../../technique/parts.js';
import type { Board } from './board.js';
import { asCandidate, marksIn, strikeHint, type TakeHint } from './hint.js';
import { orderedPeers } from './units.js';

/** The first pair or triple of cells that strikes something out. */
export function alignedSets(size: 2 | 3): (board: Board, take: TakeHint) => boolean {
  return ({ marks }, take) => {
    const excluders = excludersOf(marks, size);
    const list = [...excluders.keys()];
    const isListed = new Set(list);
    for (let j = 1; j < list.length; j++) {
      for (let i = 0; i < j; i++) {
        const pair = [list[i], list[j]];
        const shared = common(excluders.get(list[i]) ?? [], excluders.get(list[j]) ?? []);
        if (shared.length < 2) continue;
        if (size === 2) {
          if (exclude(marks, pair, shared, take)) return true;
          continue;
        }
        for (const third of [...(excluders.get(list[i]) ?? []), ...(excluders.get(list[j]) ?? [])]) {
          if (!isListed.has(third) || pair.includes(third)) continue;
          const all = common(shared, excluders.get(third) ?? []);
          if (all.length >= 2 && exclude(marks, [...pair, third], all, take)) return true;
        }
      }
    }
    return false;
  };
}

/** The cells with two candidates or more that see one with few, each with those it sees, in the order of its peers. */
function excludersOf(marks: Uint16Array, size: 2 | 3): Map<number, number[]> {
  const excluders = new Map<number, number[]>();
  for (let cell = 0; cell < 81; cell++) {
    if (countBits(marks[cell]) < 2) continue;
    const few: number[] = [];
    for (let i = cell * 20; i < cell * 20 + 20; i++) {
      const count = countBits(marks[orderedPeers[i]]);
      if (count >= 2 && count <= size) few.push(orderedPeers[i]);
    }
    if (few.length > 0) excluders.set(cell, few);
  }
  return excluders;
}

function common(a: readonly number[], b: readonly number[]): number[] {
  return a.filter((cell) => b.includes(cell));
}

/** What no allowed combination of the cells' digits has. */
function exclude(marks: Uint16Array, cells: readonly number[], around: readonly number[], take: TakeHint): boolean {
  const alive = cells.map(() => 0);
  const chosen = cells.map(() => 0);
  tryFrom(0);
  const removals = cells.flatMap((cell, i) => marksIn(marks, [cell], marks[cell] & ~alive[i])).sort((a, b) => a - b);
  if (removals.length === 0) return false;
  return take(
    strikeHint(cells.length === 2 ? 'aligned-pair' : 'aligned-triple', cells.length === 2 ? 6.2 : 7.5, removals, () => ({
      pattern: {
        candidates: [
          ...withRole('aligned', marksIn(marks, cells, 0x1ff).map(asCandidate)),
          ...withRole('excluder', marksIn(marks, around, 0x1ff).map(asCandidate)),
        ],
        houses: [],
        links: [],
      },
      key: 'aligned-sets',
      params: { cells: cellsParam(cells), excluders: cellsParam(around) },
    })),
  );

  /** Fills the cells from `at` on in every allowed way; at most three deep. */
  function tryFrom(at: number): void {
    if (at === cells.length) {
      const digits = chosen.reduce((mask, bit) => mask | bit, 0);
      if (around.some((cell) => (marks[cell] & ~digits) === 0)) return;
      for (let i = 0; i < cells.length; i++) alive[i] |= chosen[i];
      return;
    }
    for (let rest = marks[cells[at]]; rest !== 0; rest &= rest - 1) {
      const bit = 1 << lowestBit(rest);
      if (cells.some((cell, i) => i < at && chosen[i] === bit && sees(cell, cells[at]))) continue;
      chosen[at] = bit;
      tryFrom(at + 1);
    }
  }
}
