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
import { cellsAt, excludedByAll, membersOf, type View } from './view.js';

/** Locked candidates between two houses. */
export const locked: LayoutFinder = {
  ids: ['pointing', 'claiming', 'locked-candidates'],
  *run(view, emit, wanted) {
    const found = [...placesIn(view)].flatMap((places) =>
      commonHouses(view, places.cells, places.house).map((cover) => ({
        ...places,
        cover,
        id: nameOf(view, places.house, cover),
      })),
    );
    for (const id of locked.ids) {
      if (!wanted(id)) continue;
      for (const one of found) {
        if (one.id !== id) continue;
        const bit = 1 << one.digit;
        const gone = membersOf(view, one.cover).filter(
          (cell) => (view.masks[cell] & bit) !== 0 && !one.cells.includes(cell),
        );
        if (gone.length > 0 && emit(lockedStep(view, id, { ...one, gone }))) return true;
      }
    }
    return false;
  },
};

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

/** The other houses that all these cells lie in. */
export function commonHouses({ tables }: View, cells: readonly number[], but = -1): number[] {
  const { first, items } = tables.housesOf;
  const found: number[] = [];
  for (let i = first[cells[0]]; i < first[cells[0] + 1]; i++) {
    const house = items[i];
    if (house !== but && cells.every((cell) => isIn(tables, cell, house))) found.push(house);
  }
  return found;
}

function isIn({ housesOf: { first, items } }: LayoutTables, cell: number, house: number): boolean {
  for (let i = first[cell]; i < first[cell + 1]; i++) if (items[i] === house) return true;
  return false;
}

const isLine = (kind: LayoutHouseKind): boolean => kind === 'row' || kind === 'column';
const isRegion = (kind: LayoutHouseKind): boolean => kind === 'box' || kind === 'region';

function nameOf({ tables }: View, house: number, cover: number): TechniqueId {
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
