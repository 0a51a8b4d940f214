/** Can a house or a cage be filled? Tried out cell by cell, with every rule that holds inside it. */

import type { Cell } from '@kit/grid';
import type { Candidate } from '../types.js';
import type { Facts } from './facts.js';

/** More open cells are not tried out. */
const MOST_CELLS = 12;

/** The cages with a sum that lie inside a house; of a cage, itself. */
function sumsInside({ houses }: Facts, house: number): { readonly cells: readonly Cell[]; readonly sum: number }[] {
  const { cells } = houses[house];
  return houses.flatMap(({ cells: own, sum }) =>
    sum !== undefined && own.every((cell) => cells.includes(cell)) ? [{ cells: own, sum }] : [],
  );
}

/** Has the house a filling with the candidate? Too many open cells are taken to have one. */
export function canFill(facts: Facts, house: number, fixed: Candidate): boolean {
  const { values, digits } = facts;
  const cages = sumsInside(facts, house);
  // Cage by cage, so that few sums are unfinished at a time.
  const order = [...new Set([...cages.flatMap(({ cells }) => cells), ...facts.houses[house].cells])];
  const choices = order.map((cell) => {
    if (cell === fixed.cell) return [fixed.digit];
    return values[cell] === 0 ? digits[cell] : [values[cell]];
  });
  if (order.filter((cell) => values[cell] === 0).length > MOST_CELLS) return true;
  const places = cages.map(({ cells, sum }) => ({ at: cells.map((cell) => order.indexOf(cell)), sum }));
  // Which cells filled before matter to those that come after, beside that no digit comes twice.
  const lasting = order.map((_, at) =>
    order.flatMap((cell, i) => {
      const isBeside = (other: Cell): boolean => facts.areExclusive({ cell, digit: 1 }, { cell: other, digit: 2 });
      return i < at && order.slice(at).some(isBeside) ? [i] : [];
    }),
  );
  const inVain = new Set<string>();
  const filled: number[] = [];
  const fill = (used: number): boolean => {
    const at = filled.length;
    for (const { at: of, sum } of places) {
      const isWhole = of.every((place) => place < at);
      if (isWhole && of.reduce((all, place) => all + filled[place], 0) !== sum) return false;
    }
    if (at === order.length) return true;
    const name = `${used} ${lasting[at].map((place) => filled[place]).join()}`;
    if (inVain.has(name)) return false;
    for (const digit of choices[at]) {
      if ((used & (1 << digit)) !== 0) continue;
      const mine = { cell: order[at], digit };
      if (lasting[at].some((i) => facts.areExclusive({ cell: order[i], digit: filled[i] }, mine))) continue;
      filled.push(digit);
      const isDone = fill(used | (1 << digit));
      filled.pop();
      if (isDone) return true;
    }
    inVain.add(name);
    return false;
  };
  return fill(0);
}

/** Is there a house or a cage with a sum that holds all these cells and has no filling with the candidate? */
export function hasNoFilling(facts: Facts, cells: readonly Cell[], target: Candidate): boolean {
  return facts.houses.some(({ cells: own, sum }, house) => {
    if (!facts.isFull(house) && sum === undefined) return false;
    return [...cells, target.cell].every((cell) => own.includes(cell)) && !canFill(facts, house, target);
  });
}
