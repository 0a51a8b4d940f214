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
import { digitsOf } from '../shared/parts.js';
import type { Finder } from '../shared/technique.js';
import { findTightSets } from '../shared/tight-sets.js';
import { fishStep } from './fish-step.js';

/** The technique of that many lines. */
export function lineFish(id: FishId, size: number): Finder {
  return {
    id,
    find: ({ state, limits, memory }, emit) => {
      if (size > limits.maxFishSize) return false;
      const { places, tables } = state;
      const inVain = recall(memory, id, () => noDigitSets(tables));
      const lines = new Uint16Array(tables.size);
      for (let digit = 0; digit < tables.size; digit++) {
        if (isAsSeen(inVain, state, digit)) continue;
        let any = false;
        for (const first of [0, tables.size]) {
          for (let i = 0; i < tables.size; i++) lines[i] = places[(first + i) * tables.size + digit];
          const stopped = findTightSets(lines, size, (chosen, met) => {
            // Lines that meet fewer can't all hold the digit; such a position has no solution.
            const step = countBits(met) < size ? undefined : stepOf(id, digit, state, first, chosen, met);
            any ||= step !== undefined;
            return step !== undefined && emit(step);
          });
          if (stopped) return true;
        }
        if (!any) noteSeen(inVain, state, digit);
      }
      return false;
    },
  };
}

/** The step of the fish, if it strikes something out. */
function stepOf(
  id: FishId,
  digit: number,
  { places, tables }: State,
  first: number,
  chosen: number,
  met: number,
): Step | undefined {
  const { size, words, houseCells } = tables;
  const across = first === 0 ? size : 0;
  const covers = digitsOf(met).map((line) => across + line - 1);
  const body: number[] = [];
  const struck: number[] = [];
  for (const cover of covers) {
    for (let own = places[cover * size + digit]; own !== 0; own &= own - 1) {
      const at = lowestBit(own);
      (chosen & (1 << at) ? body : struck).push(houseCells[cover * size + at]);
    }
  }
  if (struck.length === 0) return undefined;
  const bases = digitsOf(chosen).map((line) => first + line - 1);
  const of = (cells: readonly number[]) => setOf(cells, words);
  return fishStep(id, digit, { bases, covers, body: of(body), fins: of([]), struck: of(struck) });
}
