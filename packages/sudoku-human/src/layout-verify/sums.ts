/** The rule of 45 for the checker: houses have a known sum, and so has what the cages leave of them. */

import type { Cell } from '@kit/grid';
import type { Candidate, LayoutHouse } from '../types.js';
import { canAddUp, type Facts, isFull } from './facts.js';

/** The cells of `inside` less those of `outside` add up to the total. */
type Sum = { readonly inside: readonly Cell[]; readonly outside: readonly Cell[]; readonly total: number };

/** More cells leave so much open that nothing follows. */
const MOST_CELLS = 8;

const worked = /* @__PURE__ */ new WeakMap<readonly LayoutHouse[], readonly Sum[]>();

/** Single houses and any rows or columns side by side, less the cages that lie in them wholly, by half or more, or at all. */
function listSums(facts: Facts): readonly Sum[] {
  const { houses, layout } = facts;
  const cages = houses.filter(({ sum }) => sum !== undefined);
  const blocks = (['row', 'column'] as const).flatMap((kind) => {
    const lines = houses.flatMap((house, number) => (house.kind === kind ? [number] : []));
    return lines.flatMap((_, from) => lines.slice(from + 1).map((__, more) => lines.slice(from, from + more + 2)));
  });
  const areas = [...houses.flatMap((_, house) => (isFull(facts, house) ? [[house]] : [])), ...blocks];
  return areas.flatMap((area) =>
    [1, 0.5, 0].flatMap((share) => {
      const cells = new Set(area.flatMap((house) => houses[house].cells));
      const taken = cages.filter((cage) => {
        const own = cage.cells.filter((cell) => cells.has(cell)).length;
        return own > 0 && own >= share * cage.cells.length;
      });
      const covered = new Set(taken.flatMap((cage) => cage.cells));
      const inside = [...cells].filter((cell) => !covered.has(cell));
      const outside = [...covered].filter((cell) => !cells.has(cell));
      if (taken.length === 0 || inside.length + outside.length > MOST_CELLS) return [];
      const ofCages = taken.reduce((all, { sum = 0 }) => all + sum, 0);
      return [{ inside, outside, total: (area.length * layout.size * (layout.size + 1)) / 2 - ofCages }];
    }),
  );
}

/** Is there a sum of the candidate's cell and all of these that it can't be part of? */
export function breaksSum(facts: Facts, cells: readonly Cell[], target: Candidate): boolean {
  let sums = worked.get(facts.houses);
  if (sums === undefined) {
    sums = listSums(facts);
    worked.set(facts.houses, sums);
  }
  const { values } = facts;
  const isOpen = (cell: Cell): boolean => values[cell] === 0;
  const standing = (of: readonly Cell[]): number => of.reduce((all, cell) => all + values[cell], 0);
  return sums.some(({ inside, outside, total }) => {
    if (![...cells, target.cell].every((cell) => inside.includes(cell) || outside.includes(cell))) return false;
    const left = total - standing(inside) + standing(outside);
    return !canAddUp(facts, { plus: inside.filter(isOpen), minus: outside.filter(isOpen), total: left }, target);
  });
}
