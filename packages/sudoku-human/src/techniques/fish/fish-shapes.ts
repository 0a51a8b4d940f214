/** The shapes of fish: from which houses the bases and the covers are taken, and which mixtures have the name. */

/** A shape of fish. */
export type FishShape = {
  /** What tells it from the others. */
  readonly name: string;
  /** Houses for the bases and for the covers; some shapes have two sides, rows or columns as bases. */
  readonly sides: readonly (readonly [bases: readonly number[], covers: readonly number[]])[];
  /** Are such houses of this shape, and of no simpler one? */
  readonly has: (bases: readonly number[], covers: readonly number[]) => boolean;
};

const rows = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const columns = [9, 10, 11, 12, 13, 14, 15, 16, 17];
const boxes = [18, 19, 20, 21, 22, 23, 24, 25, 26];

/** Rows across columns, or columns across rows. */
export const basic: FishShape = /* @__PURE__ */ (() => ({
  name: 'basic',
  sides: [
    [rows, columns],
    [columns, rows],
  ],
  has: () => true,
}))();

/** The same with a box among the bases or covers. */
export const franken: FishShape = /* @__PURE__ */ (() => {
  const rowsToo = [...rows, ...boxes];
  const columnsToo = [...columns, ...boxes];
  return {
    name: 'franken',
    sides: [
      [rowsToo, columnsToo],
      [columnsToo, rowsToo],
    ],
    has: (bases, covers) => [...bases, ...covers].some((house) => house >= 18),
  };
})();

/** Any houses, with rows and columns on one side, or with rows (or columns) on both. */
export const mutant: FishShape = /* @__PURE__ */ (() => {
  const all = [...rows, ...columns, ...boxes];
  const kinds = (houses: readonly number[]) => houses.reduce((mask, house) => mask | (1 << Math.floor(house / 9)), 0);
  return {
    name: 'mutant',
    sides: [[all, all]],
    has: (bases, covers) => {
      const [base, cover] = [kinds(bases), kinds(covers)];
      return (base & 3) === 3 || (cover & 3) === 3 || (base & cover & 3) !== 0;
    },
  };
})();
