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

/** What holds in a position by its rules. */
export class Facts {
  /** The position. */
  readonly position: Position;
  /** The layout; that of the classic board too. */
  readonly layout: Layout;
  /** The houses, which hold every digit, and after them the cages, which need not. */
  readonly houses: readonly LayoutHouse[];
  /** By cell: the value, or 0. */
  readonly values: readonly number[];
  /** By cell: the digits that are left, ascending; what a value rules out is no candidate. */
  readonly digits: readonly (readonly Digit[])[];
  private readonly rules: Rules;

  constructor(position: Position, rules: Rules, digits: readonly (readonly Digit[])[]) {
    this.position = position;
    this.layout = rules.layout;
    this.houses = rules.houses;
    this.values = position.values;
    this.digits = digits;
    this.rules = rules;
  }

  /** The same position with other candidates. */
  withDigits(digits: readonly (readonly Digit[])[]): Facts {
    return new Facts(this.position, this.rules, digits);
  }

  /** All cells, row by row. */
  allCells(): Cell[] {
    return [...this.values.keys()];
  }

  /** All digits, ascending. */
  allDigits(): Digit[] {
    return digitsUpTo(this.layout.size);
  }

  /** The open ones of some cells. */
  openIn(cells: readonly Cell[]): Cell[] {
    return cells.filter((cell) => this.values[cell] === 0);
  }

  /** The houses that hold a cell: its row, its column, its box or region, then others. */
  housesAround(cell: Cell): readonly House[] {
    return this.rules.around[cell];
  }

  /** The houses and cages that hold all of the cells, of which there are some: no two of these cells can be equal. */
  setsAround(cells: readonly Cell[]): House[] {
    const { sets } = this.rules;
    return (sets[cells[0]] ?? []).filter((house) => cells.every((cell) => sets[cell].includes(house)));
  }

  /** Does the house or cage hold the cell? */
  holds(house: House, cell: Cell): boolean {
    return this.rules.sets[cell].includes(house);
  }

  /** The cells of a house or cage, ascending. */
  cellsIn(house: House): readonly Cell[] {
    return this.houses[house].cells;
  }

  /** What kind of house it is. */
  kindOf(house: House): LayoutHouseKind {
    return this.houses[house].kind;
  }

  /** Is it a row or a column? */
  isLine(house: House): boolean {
    return ['row', 'column'].includes(this.kindOf(house));
  }

  /** Is it a box, or the region that stands for one? */
  isRegion(house: House): boolean {
    return ['box', 'region'].includes(this.kindOf(house));
  }

  /** Does it hold every digit? Cages need not. */
  isFull(house: House): boolean {
    return this.kindOf(house) !== 'cage';
  }

  /** Is it a board of nine boxes of three rows and three columns, whatever other rules it has? */
  hasClassicBoxes(): boolean {
    return this.layout.boxRows === 3 && this.layout.boxCols === 3;
  }

  /** Can two different cells not hold the same digit? A cell doesn't see itself. */
  sees(a: Cell, b: Cell): boolean {
    return this.rules.sight[a].has(b);
  }

  /** Does the cell see each of the others? */
  seesAll(cell: Cell, others: readonly Cell[]): boolean {
    return others.every((other) => this.sees(other, cell));
  }

  /** Can two candidates not both be true? */
  areExclusive(a: Candidate, b: Candidate): boolean {
    if (a.cell === b.cell) return a.digit !== b.digit;
    if (a.digit === b.digit) return this.sees(a.cell, b.cell);
    return Math.abs(a.digit - b.digit) === 1 && this.rules.beside[a.cell].includes(b.cell);
  }

  /** Does each of the candidates rule the other one out? */
  allExclude(candidates: readonly Candidate[], other: Candidate): boolean {
    return candidates.every((one) => this.areExclusive(one, other));
  }

  /** Is the digit still possible in the cell? */
  isPossible(cell: Cell, digit: Digit): boolean {
    return this.digits[cell].includes(digit);
  }

  /** The digits still possible in a cell, ascending. */
  digitsAt(cell: Cell): readonly Digit[] {
    return this.digits[cell];
  }

  /** The digits still possible in any of the cells. */
  digitsIn(cells: readonly Cell[]): Digit[] {
    return [...new Set(cells.flatMap((cell) => this.digits[cell]))];
  }

  /** The cells that still allow the digit. */
  placesIn(cells: readonly Cell[], digit: Digit): Cell[] {
    return cells.filter((cell) => this.isPossible(cell, digit));
  }

  /** The cells of a house where the digit is still possible. A cage is no place for a digit, as it need not have it. */
  placesFor(digit: Digit, house: House): Cell[] {
    return this.isFull(house) ? this.placesIn(this.cellsIn(house), digit) : [];
  }

  /** The candidates of a digit in a house. */
  candidatesFor(digit: Digit, house: House): Candidate[] {
    return inEach(this.placesFor(digit, house), digit);
  }

  /** All candidates of some cells. */
  candidatesAt(cells: readonly Cell[]): Candidate[] {
    return cells.flatMap((cell) => this.digits[cell].map((digit) => ({ cell, digit })));
  }

  /** The candidates of some cells that are of some digits. */
  candidatesAmong(cells: readonly Cell[], digits: readonly Digit[]): Candidate[] {
    return this.candidatesAt(cells).filter(({ digit }) => digits.includes(digit));
  }

  /** The sets of candidates one of which is true that hold a candidate: all of its cell, and of its digit in each house. */
  unitsOf({ cell, digit }: Candidate): Candidate[][] {
    return [this.candidatesAt([cell]), ...this.housesAround(cell).map((house) => this.candidatesFor(digit, house))];
  }

  /**
   * Must one of the house's candidates of the digit come true? Not if the digit stands there already: then candidates
   * that are left over prove nothing. And not in a cage.
   */
  needs(house: House, digit: Digit): boolean {
    return this.isFull(house) && this.cellsIn(house).every((cell) => this.values[cell] !== digit);
  }
}

/** The facts of a checked position. */
export function factsOf(position: Position): Facts {
  const rules = rulesOf(position.layout);
  const left = [...position.candidates];
  for (const [cell, digit] of position.values.entries()) {
    if (digit === 0) continue;
    const bit = 1 << (digit - 1);
    for (const other of rules.sight[cell]) left[other] &= ~bit;
    for (const other of rules.beside[cell]) left[other] &= ~((bit << 1) | (bit >> 1));
  }
  const all = digitsUpTo(rules.layout.size);
  const digits = left.map((mask) => all.filter((digit) => (mask & (1 << (digit - 1))) !== 0));
  return new Facts(position, rules, digits);
}

/** One digit in each of the cells. */
export function inEach(cells: readonly Cell[], digit: Digit): Candidate[] {
  return cells.map((cell) => ({ cell, digit }));
}

/** The name of a candidate: equal for equal ones. */
export function nameOf({ cell, digit }: Candidate): string {
  return `${digit} in ${cell}`;
}

/** The digits of a list, each once. */
export function digitsOf(candidates: readonly Candidate[]): Digit[] {
  return [...new Set(candidates.map(({ digit }) => digit))];
}

function digitsUpTo(size: number): Digit[] {
  return Array.from({ length: size }, (_, i) => i + 1);
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
