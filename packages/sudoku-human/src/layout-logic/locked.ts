/**
 * Locked candidates between any two houses, and what sees all places of a digit.
 *
 * All places of a digit in one house lie in another too: the digit leaves the rest of the other. Between a box or region and
 * a line that is pointing or claiming; with diagonals, windows and further houses it has the general name. Wider still:
 * one of the places is the digit, so whatever each of them rules out is gone: cells a knight's or king's move from all
 * of them, and, where neighbouring digits may not stand side by side, these digits beside them. The candidates of one cell
 * work in the same way.
 */

import { countBits } from '../kernel/bits.js';
import { digitsOfMask } from '../layout/digits.js';
import type { LayoutTables } from '../layout/tables.js';
import type { LayoutHouseKind, TechniqueId } from '../types.js';
import {
  candidatesOfNodes,
  cellsParam,
  digitsParam,
  housesAs,
  housesParam,
  type LayoutFinder,
  stepOf,
  withRole,
} from './steps.js';
import { cellsAt, excludedByAll, type View } from './view.js';

/** Locked candidates between two houses. */
export const locked: LayoutFinder = {
  ids: ['pointing', 'claiming', 'locked-candidates'],
  *run(view, emit, wanted) {
    const { places, tables } = view;
    const { size, houses } = tables;
    const overlaps = overlapsOf(tables);
    for (const id of locked.ids) {
      if (!wanted(id)) continue;
      for (let house = 0; house < houses; house++) {
        for (let digit = 0; digit < size; digit++) {
          const bits = places[house * size + digit];
          if ((bits & (bits - 1)) === 0) continue;
          for (const overlap of overlaps[house]) {
            const { cover, within, outside } = overlap;
            if (overlap.id !== id || (bits & ~within) !== 0) continue;
            const gone = places[cover * size + digit] & outside;
            if (gone === 0) continue;
            const cells = cellsAt(view, house, bits);
            if (emit(lockedStep(view, id, { house, digit, cells, cover, gone: cellsAt(view, cover, gone) })))
              return true;
          }
        }
      }
      yield;
    }
    return false;
  },
};

/** Two houses with several cells in common. */
type Overlap = {
  /** The other house. */
  readonly cover: number;
  /** Which cells of the house lie in the other, by their places. */
  readonly within: number;
  /** Which cells of the other don't lie in the house. */
  readonly outside: number;
  /** What locked candidates are called there. */
  readonly id: TechniqueId;
};

const known = /* @__PURE__ */ new WeakMap<LayoutTables, readonly (readonly Overlap[])[]>();

/** By house: those that it shares cells with. */
function overlapsOf(tables: LayoutTables): readonly (readonly Overlap[])[] {
  const found = known.get(tables);
  if (found !== undefined) return found;
  const { size, houses, houseCells, full } = tables;
  const commonPlaces = (house: number, other: number) => {
    let bits = 0;
    for (let i = 0; i < size; i++) if (isIn(tables, houseCells[house * size + i], other)) bits |= 1 << i;
    return bits;
  };
  const all = Array.from({ length: houses }, (_, cover) => cover);
  const made = all.map((house) =>
    all.flatMap((cover): Overlap[] => {
      const within = commonPlaces(house, cover);
      // The house itself has nothing outside of it.
      if (countBits(within) < 2) return [];
      return [{ cover, within, outside: full & ~commonPlaces(cover, house), id: nameOf(tables, house, cover) }];
    }),
  );
  known.set(tables, made);
  return made;
}

/** Are there houses on which locked candidates of this name can be? */
export function canBeLocked(tables: LayoutTables, id: TechniqueId): boolean {
  return overlapsOf(tables).some((overlaps) => overlaps.some((overlap) => overlap.id === id && overlap.outside !== 0));
}

/** Alternatives between two yields. */
const askedASlice = 64;

/** What all places of a digit in a house, or all candidates of a cell, rule out. */
export const commonPeersFinder: LayoutFinder = {
  ids: ['common-peers'],
  *run(view, emit) {
    let asked = 0;
    for (const { nodes, house } of alternativesIn(view)) {
      if (++asked % askedASlice === 0) yield;
      const gone = excludedByAll(view, nodes);
      if (gone.length > 0 && emit(commonStep(view, nodes, gone, house))) return true;
    }
    return false;
  },
};

/** Candidates of which one is true: the places of a digit in a house, and where neighbours differ by two those of a cell. */
function* alternativesIn(view: View): Generator<{ readonly nodes: number[]; readonly house?: number }> {
  const { size, cells, layout } = view.tables;
  for (const { house, digit, cells: places } of placesIn(view)) {
    yield { nodes: places.map((cell) => cell * size + digit), house };
  }
  for (let cell = 0; layout.nonConsecutive && cell < cells; cell++) {
    const digits = digitsOfMask(view.masks[cell]);
    if (digits.length < 2 || digits.length > 3) continue;
    yield { nodes: digits.map((digit) => cell * size + digit - 1) };
  }
}

type Places = { readonly house: number; readonly digit: number; readonly cells: readonly number[] };

/** By house and digit the places, where there are several. */
function* placesIn(view: View): Generator<Places> {
  const { size, houses } = view.tables;
  for (let house = 0; house < houses; house++) {
    for (let digit = 0; digit < size; digit++) {
      const bits = view.places[house * size + digit];
      if (countBits(bits) > 1) yield { house, digit, cells: cellsAt(view, house, bits) };
    }
  }
}

function isIn({ housesOf: { first, items } }: LayoutTables, cell: number, house: number): boolean {
  for (let i = first[cell]; i < first[cell + 1]; i++) if (items[i] === house) return true;
  return false;
}

const isLine = (kind: LayoutHouseKind): boolean => kind === 'row' || kind === 'column';
const isRegion = (kind: LayoutHouseKind): boolean => kind === 'box' || kind === 'region';

function nameOf(tables: LayoutTables, house: number, cover: number): TechniqueId {
  const [from, to] = [tables.named[house].kind, tables.named[cover].kind];
  if (isRegion(from) && isLine(to)) return 'pointing';
  return isLine(from) && isRegion(to) ? 'claiming' : 'locked-candidates';
}

function lockedStep(
  view: View,
  id: TechniqueId,
  found: Places & { readonly cover: number; readonly gone: readonly number[] },
) {
  const { house, cover, digit, cells, gone } = found;
  return stepOf(view, id, {
    eliminations: gone.map((cell) => ({ cell, digit: digit + 1 })),
    candidates: withRole(
      cells.map((cell) => ({ cell, digit: digit + 1 })),
      'locked',
    ),
    houses: [...housesAs([house], 'base'), ...housesAs([cover], 'cover')],
    params: { base: housesParam([house]), cover: housesParam([cover]), digit: digitsParam([digit + 1]) },
  });
}

function commonStep(view: View, nodes: readonly number[], gone: readonly number[], house?: number) {
  const { size } = view.tables;
  const cells = nodes.map((node) => Math.floor(node / size));
  const digits = [...new Set(nodes.map((node) => (node % size) + 1))];
  return stepOf(view, 'common-peers', {
    key: house === undefined ? 'common-peers-cell' : 'common-peers',
    eliminations: candidatesOfNodes(view, gone),
    candidates: withRole(candidatesOfNodes(view, nodes), 'place'),
    houses: housesAs(house === undefined ? [] : [house]),
    params: {
      cells: cellsParam([...new Set(cells)]),
      digits: digitsParam(digits),
      ...(house === undefined ? {} : { house: housesParam([house]) }),
    },
  });
}
