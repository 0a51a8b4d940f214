/**
 * What the checker knows of a position on a layout, worked out slowly and from the rules: who sees whom, where a digit can
 * stand, what two candidates can't both be.
 */

import type { Cell } from '@kit/grid';
import { listHouses } from '../layout/houses.js';
import type { Candidate, Layout, LayoutHouse, Position } from '../types.js';

/** A position and its rules. */
export type Facts = {
  /** The layout. */
  readonly layout: Layout;
  /** The houses, then the cages. */
  readonly houses: readonly LayoutHouse[];
  /** By cell: the value, or 0. */
  readonly values: readonly number[];
  /** By cell: the digits that are left. */
  readonly digits: readonly (readonly number[])[];
};

/** The facts of a checked position; what a value rules out is no candidate. */
export function factsOf(position: Position & { readonly layout: Layout }): Facts {
  const { layout, values } = position;
  const rules = { layout, houses: listHouses(layout) };
  const standing = values.flatMap((digit, cell) => (digit === 0 ? [] : [{ cell, digit }]));
  const digits = values.map((value, cell) => {
    const all = Array.from({ length: layout.size }, (_, i) => i + 1);
    if (value !== 0) return [];
    return all.filter(
      (digit) =>
        (position.candidates[cell] >> (digit - 1)) % 2 === 1 &&
        !standing.some((placed) => areExclusive(rules, placed, { cell, digit })),
    );
  });
  return { ...rules, values, digits };
}

/** More cells of a sum are not tried out. */
const MOST_CELLS = 16;

type Rules = Pick<Facts, 'layout' | 'houses'>;

/** By the list of a layout's houses: whom each cell sees. */
const sightOf = /* @__PURE__ */ new WeakMap<readonly LayoutHouse[], ReadonlySet<Cell>[]>();

/** Can two cells not hold the same digit? Worked out once for each cell. */
export function seeEachOther(rules: Rules, a: Cell, b: Cell): boolean {
  let sight = sightOf.get(rules.houses);
  if (sight === undefined) {
    sight = [];
    sightOf.set(rules.houses, sight);
  }
  if (sight[a] === undefined) {
    const { size } = rules.layout;
    const inHouses = rules.houses.flatMap(({ cells }) => (cells.includes(a) ? cells : []));
    const moves = Array.from({ length: size * size }, (_, cell) => cell).filter((cell) =>
      isMove(rules.layout, a, cell),
    );
    sight[a] = new Set([...inHouses, ...moves].filter((cell) => cell !== a));
  }
  return sight[a].has(b);
}

/** Is it a knight's or king's move, where that counts? */
function isMove({ size, antiKnight, antiKing }: Layout, a: Cell, b: Cell): boolean {
  const down = Math.abs(Math.floor(a / size) - Math.floor(b / size));
  const right = Math.abs((a % size) - (b % size));
  return (antiKnight && down * right === 2) || (antiKing && down <= 1 && right <= 1);
}

/** Can two candidates not both be true? */
export function areExclusive(rules: Rules, a: Candidate, b: Candidate): boolean {
  if (a.cell === b.cell) return a.digit !== b.digit;
  if (a.digit === b.digit) return seeEachOther(rules, a.cell, b.cell);
  const { size, nonConsecutive } = rules.layout;
  const down = Math.abs(Math.floor(a.cell / size) - Math.floor(b.cell / size));
  const right = Math.abs((a.cell % size) - (b.cell % size));
  return nonConsecutive && down + right === 1 && Math.abs(a.digit - b.digit) === 1;
}

/** Does the house hold every digit? Cages need not. */
export function isFull({ houses }: Facts, house: number): boolean {
  return houses[house].kind !== 'cage';
}

/** The places that are left for a digit in a house; none if it stands there. */
export function placesOf({ houses, values, digits }: Facts, house: number, digit: number): Candidate[] {
  const { cells } = houses[house];
  if (cells.some((cell) => values[cell] === digit)) return [];
  return cells.filter((cell) => digits[cell].includes(digit)).map((cell) => ({ cell, digit }));
}

/** The open cells of a house. */
export function openCells({ houses, values }: Facts, house: number): Cell[] {
  return houses[house].cells.filter((cell) => values[cell] === 0);
}

/** All candidates of some cells. */
export function candidatesIn({ digits }: Facts, cells: readonly Cell[]): Candidate[] {
  return cells.flatMap((cell) => digits[cell].map((digit) => ({ cell, digit })));
}

/**
 * Can the cells be filled so that those of `plus` less those of `minus` are the total, cells that see each other differ, and the
 * candidate is among them? Tried out; of more than 16 cells nothing is refuted.
 */
export function canAddUp(
  facts: Facts,
  { plus, minus, total }: { readonly plus: readonly Cell[]; readonly minus: readonly Cell[]; readonly total: number },
  fixed?: Candidate,
  without?: number,
): boolean {
  const cells = [...plus, ...minus];
  const choices = cells.map((cell) =>
    fixed?.cell === cell ? [fixed.digit] : facts.digits[cell].filter((d) => d !== without),
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
        filled
          .filter((other) => seeEachOther(facts, other.cell, cell))
          .reduce((mask, { digit }) => mask | (1 << digit), 0),
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
  return cells.length > MOST_CELLS || isFilled(0, total, []);
}
