/** The shapes of fish: from which houses the bases and the covers are taken, and which mixtures have the name. */

import {
  columnKind,
  type HouseKind,
  lazyTable,
  otherKind,
  regionKind,
  rowKind,
  type Tables,
} from '../../kernel/tables.js';

/** The houses that can be bases, and those that can be covers, ascending. */
export type FishSide = { readonly bases: readonly number[]; readonly covers: readonly number[] };

/** A shape of fish. */
export type FishShape = {
  /** What tells it from the others. */
  readonly name: string;
  /** Houses for the bases and for the covers; some shapes have two sides, rows or columns as bases. */
  readonly sides: (tables: Tables) => readonly FishSide[];
  /** Are houses of these kinds, as masks, of this shape and of no simpler one? */
  readonly has: (bases: number, covers: number) => boolean;
};

/** Rows across columns, or columns across rows. */
export const basic: FishShape = /* @__PURE__ */ (() => ({
  name: 'basic',
  sides: sidesOf([[rowKind], [columnKind]], [[columnKind], [rowKind]]),
  has: () => true,
}))();

/** The same with a region among the bases or covers. */
export const franken: FishShape = /* @__PURE__ */ (() => {
  const rowsToo = [rowKind, regionKind];
  const columnsToo = [columnKind, regionKind];
  return {
    name: 'franken',
    sides: sidesOf([rowsToo, columnsToo], [columnsToo, rowsToo]),
    has: (bases: number, covers: number) => ((bases | covers) & (1 << regionKind)) !== 0,
  };
})();

/** Any houses, with rows and columns on one side, with rows (or columns) on both, or with others than lines and regions. */
export const mutant: FishShape = /* @__PURE__ */ (() => {
  const all = [rowKind, columnKind, regionKind, otherKind];
  const lines = (1 << rowKind) | (1 << columnKind);
  const isMixed = (kinds: number) => (kinds & lines) === lines || (kinds & (1 << otherKind)) !== 0;
  return {
    name: 'mutant',
    sides: sidesOf([all, all]),
    has: (bases: number, covers: number) => isMixed(bases) || isMixed(covers) || (bases & covers & lines) !== 0,
  };
})();

/** The sides of these kinds of houses. */
function sidesOf(
  ...sides: readonly (readonly [bases: readonly HouseKind[], covers: readonly HouseKind[]])[]
): FishShape['sides'] {
  return lazyTable(({ kinds, houses }) => {
    const all = Array.from({ length: houses }, (_, house) => house);
    const of = (wanted: readonly HouseKind[]) => all.filter((house) => wanted.includes(kinds[house]));
    return sides.map(([bases, covers]) => ({ bases: of(bases), covers: of(covers) }));
  });
}
