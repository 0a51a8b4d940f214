/**
 * What the verifiers know of a position, in the plainest words: which cells a house has, which cells see each other, where
 * digits can stand, and which candidates can't both be true.
 *
 * It is worked out from the rules of the layout, slowly. Nothing is shared with the solver's tables on purpose: the checker is
 * only worth something while a mistake there can't be a mistake here.
 */

import type { Cell } from '@kit/grid';
import { listHouses } from '../layout/houses.js';
import { readLayout } from '../layout/read-layout.js';
import type { Candidate, Digit, House, Layout, LayoutHouse, LayoutHouseKind, Position } from '../types.js';

/** A layout, and by cell what follows from it. */
type Rules = {
  readonly layout: Layout;
  /** The houses, which hold every digit, and after them the cages, which need not. */
  readonly houses: readonly LayoutHouse[];
  /** The houses that hold the cell, ascending: row, column, box or region, others. */
  readonly around: readonly (readonly House[])[];
  /** The houses and cages that hold the cell. */
  readonly sets: readonly (readonly House[])[];
  /** The cells that can't hold the same digit. */
  readonly sight: readonly ReadonlySet<Cell>[];
  /** The cells that can't hold the next digit up or down: those beside it, where that rule holds. */
  readonly beside: readonly (readonly Cell[])[];
};

/** A position and its rules. */
export type Facts = Rules & {
  /** The position. */
  readonly position: Position;
  /** By cell: the value, or 0. */
  readonly values: readonly number[];
  /** By cell: the digits that are left, ascending; what a value rules out is no candidate. */
  readonly digits: readonly (readonly Digit[])[];
};

/** The facts of a checked position. */
export function factsOf(position: Position): Facts {
  const rules = rulesOf(position.layout);
  const { values } = position;
  const left = [...position.candidates];
  for (const [cell, digit] of values.entries()) {
    if (digit === 0) continue;
    const bit = 1 << (digit - 1);
    for (const other of rules.sight[cell]) left[other] &= ~bit;
    for (const other of rules.beside[cell]) left[other] &= ~((bit << 1) | (bit >> 1));
  }
  const all = allDigits(rules);
  const digits = left.map((mask) => all.filter((digit) => (mask & (1 << (digit - 1))) !== 0));
  return { ...rules, position, values, digits };
}

const known = /* @__PURE__ */ new WeakMap<Layout, Rules>();

let classic: Layout | undefined;

function rulesOf(given: Layout | undefined): Rules {
  const layout = given ?? (classic ??= readLayout({}));
  let rules = known.get(layout);
  if (rules === undefined) known.set(layout, (rules = workOut(layout)));
  return rules;
}

function workOut(layout: Layout): Rules {
  const houses = listHouses(layout);
  const cells = Array.from({ length: layout.size ** 2 }, (_, cell) => cell);
  const numbers = houses.map((_, house) => house);
  const sets = cells.map((cell) => numbers.filter((house) => houses[house].cells.includes(cell)));
  const away = (a: Cell, b: Cell): [down: number, right: number] => [
    Math.abs(Math.floor(a / layout.size) - Math.floor(b / layout.size)),
    Math.abs((a % layout.size) - (b % layout.size)),
  ];
  const isMove = (a: Cell, b: Cell): boolean => {
    const [down, right] = away(a, b);
    return (layout.antiKnight && down * right === 2) || (layout.antiKing && down <= 1 && right <= 1);
  };
  const isBeside = (a: Cell, b: Cell): boolean => away(a, b).join() === '0,1' || away(a, b).join() === '1,0';
  return {
    layout,
    houses,
    sets,
    around: sets.map((list) => list.filter((house) => houses[house].kind !== 'cage')),
    sight: cells.map((cell) => {
      const all = [...sets[cell].flatMap((house) => houses[house].cells), ...cells.filter((b) => isMove(cell, b))];
      return new Set(all.filter((other) => other !== cell));
    }),
    beside: cells.map((cell) => (layout.nonConsecutive ? cells.filter((other) => isBeside(cell, other)) : [])),
  };
}

/** All cells, row by row. */
export function allCells({ sight }: Rules): Cell[] {
  return [...sight.keys()];
}

/** All digits, ascending. */
export function allDigits({ layout }: Rules): Digit[] {
  return Array.from({ length: layout.size }, (_, i) => i + 1);
}

/** The houses that hold a cell: its row, its column, its box or region, then others. */
export function housesAround({ around }: Rules, cell: Cell): readonly House[] {
  return around[cell];
}

/** The houses and cages that hold all of the cells, of which there are some: no two of these cells can be equal. */
export function setsAround({ sets }: Rules, cells: readonly Cell[]): House[] {
  return (sets[cells[0]] ?? []).filter((house) => cells.every((cell) => sets[cell].includes(house)));
}

/** Does the house or cage hold the cell? */
export function holds({ sets }: Rules, house: House, cell: Cell): boolean {
  return sets[cell].includes(house);
}

/** The cells of a house or cage, ascending. */
export function cellsIn({ houses }: Rules, house: House): readonly Cell[] {
  return houses[house].cells;
}

/** What kind of house it is. */
export function kindOf({ houses }: Rules, house: House): LayoutHouseKind {
  return houses[house].kind;
}

/** Is it a row or a column? */
export function isLine(rules: Rules, house: House): boolean {
  return ['row', 'column'].includes(kindOf(rules, house));
}

/** Is it a box, or the region that stands for one? */
export function isRegion(rules: Rules, house: House): boolean {
  return ['box', 'region'].includes(kindOf(rules, house));
}

/** Does it hold every digit? Cages need not. */
export function isFull(rules: Rules, house: House): boolean {
  return kindOf(rules, house) !== 'cage';
}

/** Is it a board of nine boxes of three rows and three columns, whatever other rules it has? */
export function hasClassicBoxes({ layout }: Rules): boolean {
  return layout.boxRows === 3 && layout.boxCols === 3;
}

/** Can two different cells not hold the same digit? A cell doesn't see itself. */
export function sees({ sight }: Rules, a: Cell, b: Cell): boolean {
  return sight[a].has(b);
}

/** Can two candidates not both be true? */
export function areExclusive({ sight, beside }: Rules, a: Candidate, b: Candidate): boolean {
  if (a.cell === b.cell) return a.digit !== b.digit;
  if (a.digit === b.digit) return sight[a.cell].has(b.cell);
  return Math.abs(a.digit - b.digit) === 1 && beside[a.cell].includes(b.cell);
}

/** Is the digit still possible in the cell? */
export function isPossible({ digits }: Facts, cell: Cell, digit: Digit): boolean {
  return digits[cell].includes(digit);
}

/** The digits still possible in a cell, ascending. */
export function digitsAt({ digits }: Facts, cell: Cell): readonly Digit[] {
  return digits[cell];
}

/** The cells of a house where the digit is still possible. A cage is no place for a digit, as it need not have it. */
export function placesFor(facts: Facts, digit: Digit, house: House): Cell[] {
  return isFull(facts, house) ? cellsIn(facts, house).filter((cell) => isPossible(facts, cell, digit)) : [];
}

/**
 * Must one of the house's candidates of the digit come true? Not if the digit stands there already: then candidates
 * that are left over prove nothing. And not in a cage.
 */
export function needs(facts: Facts, house: House, digit: Digit): boolean {
  return isFull(facts, house) && cellsIn(facts, house).every((cell) => facts.values[cell] !== digit);
}

/** All candidates of some cells. */
export function candidatesAt(facts: Facts, cells: readonly Cell[]): Candidate[] {
  return cells.flatMap((cell) => digitsAt(facts, cell).map((digit) => ({ cell, digit })));
}
