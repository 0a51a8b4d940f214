/**
 * Which rows, columns and digits can just fill the open cells where they cross?
 *
 * Row digits A are counted by rows, the others by columns. For rows R the cost is what A lacks in these rows. A column
 * gains its open cells in R, less the other digits that are candidates there; only columns that gain are taken. Gain
 * equal to cost: the cells are just filled, so A leaves the rest of the rows and the other digits leave the rest of the
 * columns.
 *
 *            C C C . .        A is false at a, the other digits are false at b.
 *     R      # # # a a        Counted from the other side, by the rows and columns that are not taken and with the
 *     R      # # # a a        digits exchanged, it is the same equation, if every digit that is still to come in a
 *     .      b b b . .        column is counted there. So sets of three up to half of the rows are all that has to be walked.
 */

import type { Slices } from '@kit/grid';
import { countBits, lowestBit } from '../../kernel/bits.js';
import { areAsSeen, noCells, noteCells, recall } from '../../kernel/memory.js';
import type { State } from '../../kernel/state.js';
import type { Tables } from '../../kernel/tables.js';
import { cellsAt } from '../shared/parts.js';
import type { Context } from '../shared/technique.js';
import { wholeness } from './wholeness.js';

/** Rows and columns as masks; their open cells can just be filled. */
export type SectorCount = {
  /** The rows. */
  readonly rows: number;
  /** The columns. */
  readonly cols: number;
};

/** The fewest rows and columns that are no plainer pattern. */
const FEWEST = 3;

/**
 * Columns in a word: five bits each hold 16 and what the column gains, so that bit 4 tells whether it loses. Two words are
 * enough for the largest board that has such sets.
 */
const LANES = 5;

/** Bit 0 of each lane. */
const ONES = 0b00001_00001_00001_00001_00001;

/** What is kept from one state to the next: sets of rows, by mask, that could not be filled with any row digits. */
type Kept = { readonly seen: ReturnType<typeof noCells>; readonly inVain: Uint8Array };

/** Has the board so many rows that both sides can have three, and so few that all sets of them can be walked? */
export function canHoldSectors({ size }: Tables): boolean {
  return size >= 2 * FEWEST && size < 2 * LANES;
}

/**
 * The sets of rows and columns that can just be filled, where that may strike out something: three up to half of the rows
 * (four of nine), and three columns up to all but three; each once. Rows whose cells are as they were when nothing could be filled are left out.
 */
export function* sectorCounts({
  state,
  memory,
  solution,
}: Pick<Context, 'state' | 'memory' | 'solution'>): Slices<SectorCount[]> {
  const { size, full } = state.tables;
  const { seen, inVain } = recall(memory, 'sector-counts', () => nothingKept(size));
  const changed = changedRows(state, seen);
  const crossed = crossings(state);
  const isWhole = wholeness(state, crossed.digits, solution);
  const work = createWork(size);
  const found = new Map<number, SectorCount>();
  for (let rows = 1; rows < full; rows++) {
    const count = countBits(rows);
    if (count < FEWEST || 2 * count > size) continue;
    if ((rows & changed) === 0 && inVain[rows] !== 0) continue;
    yield;
    const filling = isWhole(rows) ? allDigits(state, rows) : fillingDigits(state, crossed, rows, work);
    inVain[rows] = filling.length === 0 ? 1 : 0;
    for (const rowDigits of filling) collect(state.tables, crossed, rows, rowDigits, found);
  }
  return [...found.values()];
}

function nothingKept(size: number): Kept {
  return { seen: noCells(size, size), inVain: new Uint8Array(1 << size) };
}

/** The rows that are not as they were last seen; now they are. */
function changedRows(state: State, seen: Kept['seen']): number {
  const { size, full } = state.tables;
  let changed = 0;
  for (let row = 0; row < size; row++) {
    const cells = cellsAt(state.tables, row, full);
    if (!areAsSeen(seen, state, row, cells)) changed |= 1 << row;
    noteCells(seen, state, row, cells);
  }
  return changed;
}

/** Notes the columns with which the rows and row digits can just be filled. */
function collect(
  tables: Tables,
  crossed: Crossings,
  rows: number,
  rowDigits: number,
  found: Map<number, SectorCount>,
): void {
  const { size } = tables;
  for (const cols of columnsThatPay(size, crossed, rows, rowDigits)) {
    const width = countBits(cols);
    if (width < FEWEST || width > size - FEWEST) continue;
    if (strikesOut(tables, crossed.digits, rows, cols, rowDigits)) found.set((rows << size) | cols, { rows, cols });
  }
}

/** By set of row digits what they cost, and the words of what columns gain with them; by digit how much it adds to each. */
type Work = Record<'costs' | 'left' | 'right' | 'cost' | 'sparedLeft' | 'sparedRight', Int32Array>;

function createWork(size: number): Work {
  const bySet = () => new Int32Array(1 << size);
  const byDigit = () => new Int32Array(size);
  return {
    costs: bySet(),
    left: bySet(),
    right: bySet(),
    cost: byDigit(),
    sparedLeft: byDigit(),
    sparedRight: byDigit(),
  };
}

/**
 * The sets of row digits with which the rows can just be filled, the greatest number first. All sets are worked out in one
 * pass, each from the set without its lowest digit. A digit that stands in all of the rows costs and gains nothing; it may
 * strike out more if it is no row digit.
 */
function fillingDigits(state: State, crossed: Crossings, rows: number, work: Work): number[] {
  const { costs, left, right, cost, sparedLeft, sparedRight } = work;
  const { size, full } = state.tables;
  const missing = countCosts(state, rows, cost);
  left[0] = gainWord(size, crossed, rows, 0, sparedLeft);
  right[0] = gainWord(size, crossed, rows, LANES, sparedRight);
  const filling: number[] = [];
  for (let set = missing & -missing; set !== 0; set = (set - missing) & missing) {
    const rest = set & (set - 1);
    const digit = lowestBit(set);
    costs[set] = costs[rest] + cost[digit];
    left[set] = left[rest] + sparedLeft[digit];
    right[set] = right[rest] + sparedRight[digit];
    const gain = gainOf(left[set]) + gainOf(right[set]);
    if (gain === costs[set] && gain !== 0 && set !== full) filling.unshift(set);
  }
  return filling;
}

/** All digits that are to come as the row digits, which fill whatever there is, if these aren't all digits. */
function allDigits({ masks, tables: { size, full } }: State, rows: number): number[] {
  let digits = 0;
  for (let rest = rows; rest !== 0; rest &= rest - 1) {
    for (let cell = lowestBit(rest) * size, end = cell + size; cell < end; cell++) digits |= masks[cell];
  }
  return digits === full || digits === 0 ? [] : [digits];
}

/** What the columns of the word gain together, those that lose left out. */
function gainOf(word: number): number {
  const gaining = word & (((word >>> 4) & ONES) * 0b01111);
  return (Math.imul(gaining, ONES) >>> 20) & 0b11111;
}

/** The word of what the columns from `first` on gain without row digits; by digit, which of them it spares one each. */
function gainWord(size: number, { digits, open }: Crossings, rows: number, first: number, spared: Int32Array): number {
  spared.fill(0);
  let word = 0;
  for (let lane = 0; lane < LANES && first + lane < size; lane++) {
    const at = rows * size + first + lane;
    word |= (16 + open[at] - countBits(digits[at])) << (5 * lane);
    for (let rest = digits[at]; rest !== 0; rest &= rest - 1) spared[lowestBit(rest)] |= 1 << (5 * lane);
  }
  return word;
}

/**
 * The columns that gain; and these with those that neither gain nor lose, which are rid of the other digits as well.
 */
function columnsThatPay(size: number, { digits, open }: Crossings, rows: number, rowDigits: number): number[] {
  let cols = 0;
  let ties = 0;
  for (let col = 0; col < size; col++) {
    const at = rows * size + col;
    const gain = open[at] - countBits(digits[at] & ~rowDigits);
    if (gain > 0) cols |= 1 << col;
    else if (gain === 0 && open[at] > 0) ties |= 1 << col;
  }
  return ties === 0 ? [cols] : [cols, cols | ties];
}

/**
 * By set of rows and column, `[rows * size + col]`: the candidates where they cross, and how many cells there are open.
 */
type Crossings = { readonly digits: Uint16Array; readonly open: Uint8Array };

function crossings({ masks, tables: { size, full } }: State): Crossings {
  const digits = new Uint16Array(size << size);
  const open = new Uint8Array(size << size);
  for (let rows = 1; rows <= full; rows++) {
    const rest = (rows & (rows - 1)) * size;
    for (let col = 0; col < size; col++) {
      const mask = masks[lowestBit(rows) * size + col];
      digits[rows * size + col] = digits[rest + col] | mask;
      open[rows * size + col] = open[rest + col] + (mask === 0 ? 0 : 1);
    }
  }
  return { digits, open };
}

/** By digit: in how many of the rows it is still to come. Answers which are to come at all. */
function countCosts({ places, tables: { size } }: State, rows: number, counts: Int32Array): number {
  counts.fill(0);
  let missing = 0;
  for (let rest = rows; rest !== 0; rest &= rest - 1) {
    const row = lowestBit(rest) * size;
    for (let digit = 0; digit < size; digit++) {
      if (places[row + digit] === 0) continue;
      counts[digit]++;
      missing |= 1 << digit;
    }
  }
  return missing;
}

/** Are there row digits in the rest of the rows, or other digits in the rest of the columns? */
function strikesOut(
  { size, full }: Tables,
  digits: Uint16Array,
  rows: number,
  cols: number,
  rowDigits: number,
): boolean {
  for (let col = 0; col < size; col++) {
    const isTaken = (cols & (1 << col)) !== 0;
    const left = isTaken ? digits[(full & ~rows) * size + col] & ~rowDigits : digits[rows * size + col] & rowDigits;
    if (left !== 0) return true;
  }
  return false;
}
