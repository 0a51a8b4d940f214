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
 *     .      b b b . .        column is counted there. So sets of three and four rows are all that has to be walked.
 */

import type { Slices } from '@kit/grid';
import { countBits, lowestBit } from '../../kernel/bits.js';
import { areAsSeen, noCells, noteCells, recall } from '../../kernel/memory.js';
import type { State } from '../../kernel/state.js';
import type { Context } from '../shared/technique.js';
import { wholeness } from './wholeness.js';

/** Rows and columns as masks; their open cells can just be filled. */
export type SectorCount = {
  /** The rows. */
  readonly rows: number;
  /** The columns. */
  readonly cols: number;
};

const ALL = 0x1ff;

/** Columns in a word: five bits each hold 16 and what the column gains, so that bit 4 tells whether it loses. */
const LANES = 5;

/** Bit 0 of each lane. */
const ONES = 0b00001_00001_00001_00001_00001;

/** What is kept from one state to the next: sets of rows, by mask, that could not be filled with any row digits. */
type Kept = { readonly seen: ReturnType<typeof noCells>; readonly inVain: Uint8Array };

/**
 * The sets of three or four rows and three to six columns that can just be filled, where that may strike out something;
 * each once. Rows whose cells are as they were when nothing could be filled are left out.
 */
export function* sectorCounts({
  state,
  memory,
  solution,
}: Pick<Context, 'state' | 'memory' | 'solution'>): Slices<SectorCount[]> {
  const { seen, inVain } = recall(memory, 'sector-counts', nothingKept);
  const changed = changedRows(state, seen);
  const crossed = crossings(state);
  const isWhole = wholeness(state, crossed.digits, solution);
  const work = createWork();
  const found = new Map<number, SectorCount>();
  for (let rows = 1; rows < ALL; rows++) {
    const size = countBits(rows);
    if (size !== 3 && size !== 4) continue;
    if ((rows & changed) === 0 && inVain[rows] !== 0) continue;
    yield;
    const filling = isWhole(rows) ? allDigits(state, rows) : fillingDigits(state, crossed, rows, work);
    inVain[rows] = filling.length === 0 ? 1 : 0;
    for (const rowDigits of filling) collect(crossed, rows, rowDigits, found);
  }
  return [...found.values()];
}

function nothingKept(): Kept {
  return { seen: noCells(9, 9), inVain: new Uint8Array(512) };
}

/** The rows that are not as they were last seen; now they are. */
function changedRows(state: State, seen: Kept['seen']): number {
  let changed = 0;
  for (let row = 0; row < 9; row++) {
    const cells = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((col) => row * 9 + col);
    if (!areAsSeen(seen, state, row, cells)) changed |= 1 << row;
    noteCells(seen, state, row, cells);
  }
  return changed;
}

/** Notes the columns with which the rows and row digits can just be filled. */
function collect({ digits, open }: Crossings, rows: number, rowDigits: number, found: Map<number, SectorCount>): void {
  for (const cols of columnsThatPay(digits, open, rows, rowDigits)) {
    const width = countBits(cols);
    if (width < 3 || width > 6) continue;
    if (strikesOut(digits, rows, cols, rowDigits)) found.set(rows * 512 + cols, { rows, cols });
  }
}

/** By set of row digits what they cost, and the words of what columns gain with them; by digit how much it adds to each. */
type Work = Record<'costs' | 'left' | 'right' | 'cost' | 'sparedLeft' | 'sparedRight', Int32Array>;

function createWork(): Work {
  const [costs, left, right] = [new Int32Array(512), new Int32Array(512), new Int32Array(512)];
  return { costs, left, right, cost: new Int32Array(9), sparedLeft: new Int32Array(9), sparedRight: new Int32Array(9) };
}

/**
 * The sets of row digits with which the rows can just be filled, the greatest number first. All sets are worked out in one
 * pass, each from the set without its lowest digit. A digit that stands in all of the rows costs and gains nothing; it may
 * strike out more if it is no row digit.
 */
function fillingDigits(state: State, crossed: Crossings, rows: number, work: Work): number[] {
  const { costs, left, right, cost, sparedLeft, sparedRight } = work;
  const missing = countCosts(state, rows, cost);
  left[0] = gainWord(crossed, rows, 0, sparedLeft);
  right[0] = gainWord(crossed, rows, LANES, sparedRight);
  const filling: number[] = [];
  for (let set = missing & -missing; set !== 0; set = (set - missing) & missing) {
    const rest = set & (set - 1);
    const digit = lowestBit(set);
    costs[set] = costs[rest] + cost[digit];
    left[set] = left[rest] + sparedLeft[digit];
    right[set] = right[rest] + sparedRight[digit];
    const gain = gainOf(left[set]) + gainOf(right[set]);
    if (gain === costs[set] && gain !== 0 && set !== ALL) filling.unshift(set);
  }
  return filling;
}

/** All digits that are to come as the row digits, which fill whatever there is, if these aren't all nine. */
function allDigits({ masks }: State, rows: number): number[] {
  let digits = 0;
  for (let rest = rows; rest !== 0; rest &= rest - 1) {
    for (let cell = lowestBit(rest) * 9, end = cell + 9; cell < end; cell++) digits |= masks[cell];
  }
  return digits === ALL || digits === 0 ? [] : [digits];
}

/** What the columns of the word gain together, those that lose left out. */
function gainOf(word: number): number {
  const gaining = word & (((word >>> 4) & ONES) * 0b01111);
  return (Math.imul(gaining, ONES) >>> 20) & 0b11111;
}

/** The word of what the columns from `first` on gain without row digits; by digit, which of them it spares one each. */
function gainWord({ digits, open }: Crossings, rows: number, first: number, spared: Int32Array): number {
  spared.fill(0);
  let word = 0;
  for (let lane = 0; lane < LANES && first + lane < 9; lane++) {
    const at = rows * 9 + first + lane;
    word |= (16 + open[at] - countBits(digits[at])) << (5 * lane);
    for (let rest = digits[at]; rest !== 0; rest &= rest - 1) spared[lowestBit(rest)] |= 1 << (5 * lane);
  }
  return word;
}

/**
 * The columns that gain; and these with those that neither gain nor lose, which are rid of the other digits as well.
 */
function columnsThatPay(digits: Uint16Array, open: Uint8Array, rows: number, rowDigits: number): number[] {
  let cols = 0;
  let ties = 0;
  for (let col = 0; col < 9; col++) {
    const at = rows * 9 + col;
    const gain = open[at] - countBits(digits[at] & ~rowDigits);
    if (gain > 0) cols |= 1 << col;
    else if (gain === 0 && open[at] > 0) ties |= 1 << col;
  }
  return ties === 0 ? [cols] : [cols, cols | ties];
}

/**
 * By set of rows and column, `[rows * 9 + col]`: the candidates where they cross, and how many cells there are open.
 */
type Crossings = { readonly digits: Uint16Array; readonly open: Uint8Array };

function crossings({ masks }: State): Crossings {
  const digits = new Uint16Array(512 * 9);
  const open = new Uint8Array(512 * 9);
  for (let rows = 1; rows <= ALL; rows++) {
    const rest = (rows & (rows - 1)) * 9;
    for (let col = 0; col < 9; col++) {
      const mask = masks[lowestBit(rows) * 9 + col];
      digits[rows * 9 + col] = digits[rest + col] | mask;
      open[rows * 9 + col] = open[rest + col] + (mask === 0 ? 0 : 1);
    }
  }
  return { digits, open };
}

/** By digit: in how many of the rows it is still to come. Answers which are to come at all. */
function countCosts({ places }: State, rows: number, counts: Int32Array): number {
  counts.fill(0);
  let missing = 0;
  for (let rest = rows; rest !== 0; rest &= rest - 1) {
    const row = lowestBit(rest) * 9;
    for (let digit = 0; digit < 9; digit++) {
      if (places[row + digit] === 0) continue;
      counts[digit]++;
      missing |= 1 << digit;
    }
  }
  return missing;
}

/** Are there row digits in the rest of the rows, or other digits in the rest of the columns? */
function strikesOut(digits: Uint16Array, rows: number, cols: number, rowDigits: number): boolean {
  for (let col = 0; col < 9; col++) {
    const isTaken = (cols & (1 << col)) !== 0;
    const left = isTaken ? digits[(ALL & ~rows) * 9 + col] & ~rowDigits : digits[rows * 9 + col] & rowDigits;
    if (left !== 0) return true;
  }
  return false;
}
