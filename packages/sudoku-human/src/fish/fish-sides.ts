/** From which houses the bases and the covers of a fish are taken, by its shape. */

/** Lines across lines; with boxes among the houses; or any mixture. */
export type FishShape = 'basic' | 'franken' | 'mutant';

const rows = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const columns = [9, 10, 11, 12, 13, 14, 15, 16, 17];
const boxes = [18, 19, 20, 21, 22, 23, 24, 25, 26];
const all = /* @__PURE__ */ (() => [...rows, ...columns, ...boxes])();

/** Bases and covers by shape; some shapes have two sides, rows or columns as bases. */
export const fishSides: Readonly<Record<FishShape, readonly (readonly [number[], number[]])[]>> =
  /* @__PURE__ */ (() => ({
    basic: [
      [rows, columns],
      [columns, rows],
    ],
    franken: [
      [
        [...rows, ...boxes],
        [...columns, ...boxes],
      ],
      [
        [...columns, ...boxes],
        [...rows, ...boxes],
      ],
    ],
    mutant: [[all, all]],
  }))();
