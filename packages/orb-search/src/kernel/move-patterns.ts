/**
 * The beginnings of every layout that has a legal swap which matches: a piece that comes into a cell from a neighbour, and
 * the others of its type beside that cell.
 *
 *     T T . <- T     what stands in the cell itself is of another type, or a match would stand
 */
import type { GameState, GameTable } from './game-table.js';

/** Some cells that are still to be filled, and the type that all of them need. */
export type MovePattern = { readonly type: number; readonly cells: readonly number[] };

type Step = readonly [down: number, right: number];

const neighbours: readonly Step[] = [
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, 0],
];

/** What completes a line or a square with a cell. */
const lines: readonly (readonly Step[])[] = /* @__PURE__ */ neighbours.flatMap(([down, right]) => {
  const beside: Step[][] = [
    [
      [down, right],
      [2 * down, 2 * right],
    ],
  ];
  if (down + right > 0)
    beside.push([
      [-down, -right],
      [down, right],
    ]);
  return beside;
});
const squares: readonly (readonly Step[])[] = /* @__PURE__ */ [-1, 1].flatMap((down) =>
  [-1, 1].map((right): Step[] => [
    [down, 0],
    [0, right],
    [down, right],
  ]),
);

/**
 * Each pattern that the types left allow. The cells that are still to be filled (`isOpen`) hold a piece, whichever.
 */
export function* movePatterns(
  { rows, cols, rowOf, squares: squaresMatch }: GameTable,
  { pieces, blockers }: GameState,
  isOpen: Uint8Array,
  mayBe: (type: number, count: number) => boolean,
): Generator<MovePattern, void> {
  const shapes = squaresMatch ? [...lines, ...squares] : lines;
  for (let cell = 0; cell < pieces.length; cell++) {
    if (pieces[cell] < 0 || blockers[cell] !== 0) continue;
    for (const step of neighbours) {
      const from = at(cell, step);
      if (from < 0 || pieces[from] < 0 || blockers[from] !== 0) continue;
      for (const shape of shapes) {
        const cells = [from, ...shape.map((other) => at(cell, other))];
        if (cells.indexOf(from, 1) > 0 || cells.some((each) => each < 0 || pieces[each] < 0)) continue;
        const open = cells.filter((each) => isOpen[each] === 1);
        const fixed = cells.filter((each) => isOpen[each] === 0).map((each) => pieces[each] & 15);
        for (let type = 0; type < 15; type++) {
          if (fixed.every((own) => own === type) && mayBe(type, open.length)) yield { type, cells: open };
        }
      }
    }
  }

  function at(cell: number, [down, right]: Step): number {
    const row = rowOf[cell] + down;
    const col = cell - rowOf[cell] * cols + right;
    return row < 0 || col < 0 || row >= rows || col >= cols ? -1 : row * cols + col;
  }
}
