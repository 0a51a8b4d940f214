/**
 * The definition of unique rectangles: two ways to fill four open cells with two digits that every house and cage takes for
 * the same, where the digits on the board have one solution.
 *
 * Where cells that share no house must differ, or neighbours may not be consecutive, a cell outside could tell the two ways
 * apart: there no rectangle holds.
 */

import { countSolutions } from '../count/count-solutions.js';
import { positionFromValues } from '../board/position-from-values.js';
import { candidatesIn, type Facts, isFull, placesOf, seeEachOther } from './facts.js';
import { areSame, cellsOf, housesOf, type LayoutCheck, ofRole, ruledOutByAll, unlessAll } from './parts.js';

/** Do all houses and cages hold the same digits both ways? */
function isDeadly({ layout, houses }: Facts, cells: readonly number[]): boolean {
  if (layout.antiKnight || layout.antiKing || layout.nonConsecutive) return false;
  const row = Math.min(...cells.map((cell) => Math.floor(cell / layout.size)));
  const column = Math.min(...cells.map((cell) => cell % layout.size));
  // Halves in each row leave it a cell in the first column and one more, and so in each column: the corners of a rectangle.
  const isFirst = (cell: number): boolean =>
    (Math.floor(cell / layout.size) === row) === (cell % layout.size === column);
  return houses.every((house) => {
    const own = house.cells.filter((cell) => cells.includes(cell));
    return own.filter(isFirst).length * 2 === own.length;
  });
}

function rectangle(type: 1 | 2 | 4 | 5): LayoutCheck {
  return (facts, step) => {
    const cells = cellsOf(ofRole(step, 'deadly'));
    const pair = [...new Set(ofRole(step, 'deadly').map(({ digit }) => digit))];
    if (pair.length !== 2 || !isDeadly(facts, cells)) return 'not-a-deadly-pattern';
    const all = candidatesIn(facts, cells);
    const extra = all.filter(({ digit }) => !pair.includes(digit));
    const hasAll = areSame(
      ofRole(step, 'deadly'),
      all.filter(({ digit }) => pair.includes(digit)),
    );
    if (!hasAll || !areSame(ofRole(step, 'extra'), extra) || step.pattern.candidates.length !== all.length)
      return 'wrong-candidates';
    const houses = housesOf(step, 'house');
    if (houses.length !== (type === 4 ? 1 : 0) || step.pattern.houses.length !== houses.length) return 'wrong-houses';
    const roof = cellsOf(extra);
    const isSide = roof.length === 2 && seeEachOther(facts, roof[0], roof[1]);
    const { values, layout } = facts;
    const count = (): number => countSolutions(positionFromValues(values, values, { layout }), 2);
    const rejection = unlessAll(step, (struck) => {
      const isInRoof = roof.includes(struck.cell) && pair.includes(struck.digit);
      switch (type) {
        case 1:
          return roof.length === 1 && isInRoof;
        case 4: {
          const locked = pair.find((digit) => digit !== struck.digit) as number;
          const places = placesOf(facts, houses[0], locked);
          return (
            roof.length === 2 &&
            isFull(facts, houses[0]) &&
            isInRoof &&
            areSame(places, [
              { cell: roof[0], digit: locked },
              { cell: roof[1], digit: locked },
            ])
          );
        }
        default:
          // What excludes candidates of several cells at once has their digit.
          return roof.length > 1 && isSide === (type === 2) && ruledOutByAll(facts, extra, struck);
      }
    });
    return rejection ?? (count() === 1 ? undefined : 'uniqueness-not-known');
  };
}

/** The checks of these techniques, by name. */
export const uniquenessChecks: Readonly<Record<string, LayoutCheck>> = /* @__PURE__ */ (() => ({
  'unique-rectangle-1': rectangle(1),
  'unique-rectangle-2': rectangle(2),
  'unique-rectangle-4': rectangle(4),
  'unique-rectangle-5': rectangle(5),
}))();
