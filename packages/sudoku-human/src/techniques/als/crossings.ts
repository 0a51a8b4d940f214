/**
 * Where two differing sets cross: the open cells in both, in the one alone and in the other alone.
 *
 *     r1   c c c | l l l | l l l      c: the crossing
 *     r2   b b b |                    l: the line's other cells
 *     r3   b b b |                    b: the box's other cells
 *
 * On the classic board these are a line and a box. Other houses and cages serve as well, two lines apart: the box is then the
 * second of them, or the one that is a region. Only a cell of `l` and a cell of `b` may not see each other. Patterns that
 * bend at a crossing (Sue de Coq, WXYZ-Wing) rest on that alone: a digit can stand twice in such a pattern only if it is
 * possible on both sides.
 */

import { cellsIn, intersection, isEmpty, setAt, without } from '../../kernel/cell-sets.js';
import { areAsSeen, noCells, noteCells, recall } from '../../kernel/memory.js';
import type { State } from '../../kernel/state.js';
import { columnKind, lazyTable, regionKind, type Tables } from '../../kernel/tables.js';
import type { TechniqueId } from '../../types.js';
import { type Emit, type Finder, slicedTechnique } from '../shared/technique.js';

/** Two houses or cages that share a cell, each with a cell of its own; lists of cells, ascending. */
export type Crossing = {
  /** The line, or the house or cage that stands for it. */
  readonly line: number;
  /** The box, or the house or cage that stands for it. */
  readonly box: number;
  /** All cells of the line and the box, open or not. */
  readonly cells: readonly number[];
  /** The cells of both. */
  readonly shared: readonly number[];
  /** The cells of the line outside the box. */
  readonly inLine: readonly number[];
  /** The cells of the box outside the line. */
  readonly inBox: readonly number[];
};

/** All crossings of an empty grid, by the lower house and then the other: 54 on the classic board. */
export const crossings: (tables: Tables) => readonly Crossing[] = /* @__PURE__ */ lazyTable(listCrossings);

/**
 * A technique that searches one crossing after the other, with the cells that are open, where each part has some and the cells of
 * both are so many at least. It leaves those out that stand as they did when nothing was found.
 */
export function crossingTechnique(
  id: TechniqueId,
  fewestShared: number,
  search: (state: State, crossing: Crossing, hand: Emit) => boolean,
): Finder {
  return slicedTechnique(id, function* ({ state, memory }, emit) {
    const all = crossings(state.tables);
    const inVain = recall(memory, id, () => noCells(all.length, 2 * state.tables.size));
    for (const [at, place] of all.entries()) {
      if (areAsSeen(inVain, state, at, place.cells)) continue;
      const crossing = openIn(state, place);
      if (crossing.shared.length < fewestShared || crossing.inLine.length === 0 || crossing.inBox.length === 0)
        continue;
      yield;
      let any = false;
      const stopped = search(state, crossing, (step) => {
        any = true;
        return emit(step);
      });
      if (stopped) return true;
      if (!any) noteCells(inVain, state, at, place.cells);
    }
    return false;
  });
}

/** The crossing with the cells that are open in the state. */
function openIn({ masks }: State, crossing: Crossing): Crossing {
  const [shared, inLine, inBox] = [crossing.shared, crossing.inLine, crossing.inBox].map((cells) =>
    cells.filter((cell) => masks[cell] !== 0),
  );
  return { ...crossing, shared, inLine, inBox };
}

function listCrossings({ named, kinds, houseSets, words }: Tables): Crossing[] {
  const found: Crossing[] = [];
  for (let low = 0; low < named.length; low++) {
    for (let high = low + 1; high < named.length; high++) {
      if (kinds[high] <= columnKind) continue;
      const [line, box] = kinds[low] === regionKind ? [high, low] : [low, high];
      const [lineSet, boxSet] = [setAt(houseSets, line, words), setAt(houseSets, box, words)];
      const shared = intersection(lineSet, boxSet);
      const [inLine, inBox] = [cellsIn(without(lineSet, shared)), cellsIn(without(boxSet, shared))];
      if (isEmpty(shared) || inLine.length === 0 || inBox.length === 0) continue;
      found.push({ line, box, cells: [...cellsIn(lineSet), ...inBox], shared: cellsIn(shared), inLine, inBox });
    }
  }
  return found;
}
