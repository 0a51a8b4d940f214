/** Sums of cells, tried out; and the rule of 45: houses have a known sum, and so has what the cages leave of them. */

import type { Cell } from '@kit/grid';
import type { Candidate, LayoutHouse } from '../types.js';
import type { Facts } from './facts.js';

/** The cells of `plus` less those of `minus` are the total. */
export type OpenSum = { readonly plus: readonly Cell[]; readonly minus: readonly Cell[]; readonly total: number };

/** More cells of a sum are not tried out. */
const MOST_TRIED = 16;

/**
 * Can the cells be filled so that those of `plus` less those of `minus` are the total, cells that see each other differ, and the
 * candidate is among them? Tried out; of more than 16 cells nothing is refuted.
 */
export function canAddUp(facts: Facts, { plus, minus, total }: OpenSum, fixed?: Candidate, without?: number): boolean {
  const cells = [...plus, ...minus];
  const choices = cells.map((cell) =>
    fixed?.cell === cell ? [fixed.digit] : facts.digitsAt(cell).filter((d) => d !== without),
  );
  const value = (cell: Cell, digit: number): number => (plus.includes(cell) ? digit : -digit);
  const reach = (at: number, pick: (values: number[]) => number): number =>
    cells.slice(at).reduce((sum, cell, i) => sum + pick(choices[at + i].map((digit) => value(cell, digit))), 0);
  const least = cells.map((_, at) => reach(at, (values) => Math.min(...values)));
  const most = cells.map((_, at) => reach(at, (values) => Math.max(...values)));
  // What the filled cells leave of the others is all that matters: where that was tried in vain, it is not tried again.
  const inVain = new Set<string>();
  const isFilled = (at: number, rest: number, filled: readonly Candidate[]): boolean => {
    if (at === cells.length) return rest === 0;
    if (rest < least[at] || rest > most[at]) return false;
    const taken = cells
      .slice(at)
      .map((cell) =>
        filled.filter((other) => facts.sees(other.cell, cell)).reduce((mask, { digit }) => mask | (1 << digit), 0),
      );
    const name = `${at} ${rest} ${taken.join()}`;
    if (inVain.has(name)) return false;
    const found = choices[at].some((digit) => {
      if ((taken[0] & (1 << digit)) !== 0) return false;
      return isFilled(at + 1, rest - value(cells[at], digit), [...filled, { cell: cells[at], digit }]);
    });
    if (!found) inVain.add(name);
    return found;
  };
  return cells.length > MOST_TRIED || isFilled(0, total, []);
}

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
  const areas = [...houses.flatMap((_, house) => (facts.isFull(house) ? [[house]] : [])), ...blocks];
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
