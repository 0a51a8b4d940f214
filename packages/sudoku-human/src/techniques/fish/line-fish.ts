/**
 * Fish without fins, rows against columns: the engine of `fish-search.ts` for the one case that needs none of it.
 *
 * Lines never overlap, so each place of a base lies in one cover, and the covers are the lines across that the bases meet:
 * N lines that meet N others are a fish. A line with more than N places is none of them, and lines that meet more than N
 * already are left; so at most a few of the 126 sets of four rows out of nine are made.
 */

import { countBits, lowestBit } from '../../kernel/bits.js';
import { setOf } from '../../kernel/cell-sets.js';
import { isAsSeen, noDigitSets, noteSeen, recall } from '../../kernel/memory.js';
import type { State } from '../../kernel/state.js';
import type { FishId, Step } from '../../types.js';
import type { Finder } from '../shared/technique.js';
import { fishStep } from './fish-step.js';

/** The technique of that many lines. */
export function lineFish(id: FishId, size: number): Finder {
  return {
    id,
    find: ({ state, limits, memory }, emit) => {
      if (size > limits.maxFishSize) return false;
      const { tables } = state;
      const inVain = recall(memory, id, () => noDigitSets(tables));
      for (let digit = 0; digit < tables.size; digit++) {
        if (isAsSeen(inVain, state, digit)) continue;
        let any = false;
        const visit = (bases: readonly number[], met: number): boolean => {
          const step = stepOf(id, digit, state, bases, met);
          if (step === undefined) return false;
          any = true;
          return emit(step);
        };
        if (chooseLines(state, digit, 0, size, visit)) return true;
        if (chooseLines(state, digit, tables.size, size, visit)) return true;
        if (!any) noteSeen(inVain, state, digit);
      }
      return false;
    },
  };
}

/** Visits the sets of `size` lines, of those from `first`, that meet as many lines across, the mask `met`. */
function chooseLines(
  { places, tables }: State,
  digit: number,
  first: number,
  size: number,
  visit: (bases: readonly number[], met: number) => boolean,
): boolean {
  const lines: number[] = [];
  for (let line = first; line < first + tables.size; line++) {
    const count = countBits(places[line * tables.size + digit]);
    if (count >= 2 && count <= size) lines.push(line);
  }
  const bases: number[] = [];
  const choose = (from: number, met: number): boolean => {
    // Lines that meet fewer can't all hold the digit; such a position has no solution.
    if (bases.length === size) return countBits(met) === size && visit(bases, met);
    for (let i = from; i <= lines.length + bases.length - size; i++) {
      const joined = met | places[lines[i] * tables.size + digit];
      if (countBits(joined) > size) continue;
      bases.push(lines[i]);
      if (choose(i + 1, joined)) return true;
      bases.pop();
    }
    return false;
  };
  return choose(0, 0);
}

/** The step of the fish, if it strikes something out. */
function stepOf(
  id: FishId,
  digit: number,
  { places, tables }: State,
  bases: readonly number[],
  met: number,
): Step | undefined {
  const { size, words, houseCells } = tables;
  const across = bases[0] < size ? size : 0;
  const inBases = bases.reduce((mask, line) => mask | (1 << (line % size)), 0);
  const covers: number[] = [];
  const body: number[] = [];
  const struck: number[] = [];
  for (let rest = met; rest !== 0; rest &= rest - 1) {
    const cover = across + lowestBit(rest);
    covers.push(cover);
    for (let own = places[cover * size + digit]; own !== 0; own &= own - 1) {
      const at = lowestBit(own);
      (inBases & (1 << at) ? body : struck).push(houseCells[cover * size + at]);
    }
  }
  if (struck.length === 0) return undefined;
  const of = (cells: readonly number[]) => setOf(cells, words);
  return fishStep(id, digit, { bases: [...bases], covers, body: of(body), fins: of([]), struck: of(struck) });
}
