/**
 * Fish without fins, rows against columns: the engine of `fish-search.ts` for the one case that needs none of it.
 *
 * Lines never overlap, so each place of a base lies in one cover, and the covers are the lines across that the bases meet:
 * N lines that meet N others are a fish. A line with more than N places is none of them, and lines that meet more than N
 * already are left; so at most a few of the 126 sets of four rows are made.
 */

import { countBits, lowestBit } from '../../kernel/bits.js';
import { setOf } from '../../kernel/cell-sets.js';
import { houseCells } from '../../kernel/geometry.js';
import { isAsSeen, noDigitSets, noteSeen, recall } from '../../kernel/memory.js';
import type { FishId, Step } from '../../types.js';
import type { Finder } from '../shared/technique.js';
import { fishStep } from './fish-step.js';

/** The technique of that many lines. */
export function lineFish(id: FishId, size: number): Finder {
  return {
    id,
    find: ({ state, limits, memory }, emit) => {
      if (size > limits.maxFishSize) return false;
      const seenInVain = recall(memory, id, noDigitSets);
      for (let digit = 0; digit < 9; digit++) {
        if (isAsSeen(seenInVain, state, digit)) continue;
        let any = false;
        const visit = (bases: readonly number[], met: number): boolean => {
          const step = stepOf(id, digit, state.places, bases, met);
          if (step === undefined) return false;
          any = true;
          return emit(step);
        };
        if (chooseLines(state.places, digit, 0, size, visit)) return true;
        if (chooseLines(state.places, digit, 9, size, visit)) return true;
        if (!any) noteSeen(seenInVain, state, digit);
      }
      return false;
    },
  };
}

/** Visits the sets of `size` lines, of the nine from `first`, that meet as many lines across, the mask `met`. */
function chooseLines(
  places: Uint16Array,
  digit: number,
  first: number,
  size: number,
  visit: (bases: readonly number[], met: number) => boolean,
): boolean {
  const bases: number[] = [];
  const choose = (from: number, met: number): boolean => {
    // Lines that meet fewer can't all hold the digit; such a position has no solution.
    if (bases.length === size) return countBits(met) === size && visit(bases, met);
    for (let line = from; line < first + 9; line++) {
      const own = places[line * 9 + digit];
      if (countBits(own) < 2 || countBits(met | own) > size) continue;
      bases.push(line);
      if (choose(line + 1, met | own)) return true;
      bases.pop();
    }
    return false;
  };
  return choose(first, 0);
}

/** The step of the fish, if it strikes something out. */
function stepOf(
  id: FishId,
  digit: number,
  places: Uint16Array,
  bases: readonly number[],
  met: number,
): Step | undefined {
  const across = bases[0] < 9 ? 9 : 0;
  const inBases = bases.reduce((mask, line) => mask | (1 << (line % 9)), 0);
  const covers: number[] = [];
  const body: number[] = [];
  const struck: number[] = [];
  for (let rest = met; rest !== 0; rest &= rest - 1) {
    const cover = across + lowestBit(rest);
    covers.push(cover);
    for (let own = places[cover * 9 + digit]; own !== 0; own &= own - 1) {
      const at = lowestBit(own);
      (inBases & (1 << at) ? body : struck).push(houseCells[cover * 9 + at]);
    }
  }
  if (struck.length === 0) return undefined;
  return fishStep(id, digit, { bases: [...bases], covers, body: setOf(body), fins: setOf([]), struck: setOf(struck) });
}
