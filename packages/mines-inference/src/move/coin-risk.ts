/**
 * Pairs that may end as the toss of a coin: two neighbouring cells with one mine that no number will tell apart.
 *
 *     1 a x      only a cell that touches just one of a and b can tell which of them is the mine (here x and y): if all
 *     2 b y      such cells are mines, nobody ever will. An open number among them tells in the end, once its other
 *     1 1 .      cells are known.
 *
 * How likely a pair is to end so is estimated from the chances of its cells as if they were independent: good enough to
 * prefer a move that resolves or spares such a pair over one that leaves it.
 */
import { type NeighborTable, type Pace, type Slices, spend } from '@kit/grid';
import type { Inference } from '../kernel/infer.js';
import { HIDDEN } from '../kernel/symbols.js';
import { smallest } from './guess-candidates.js';

/** Cells outside these chances are no coins. */
const minChance = 0.2;
const maxChance = 0.8;
/** Pairs less likely than this to end as a coin are left out. */
const negligible = 0.02;

/** What is asked about pairs: the board, the chance of each cell, and a list that is 0 everywhere between two questions. */
type CoinBoard = {
  readonly table: NeighborTable;
  readonly cells: Int32Array;
  readonly chances: Float64Array;
  readonly near: Uint8Array;
};

/** Lists that one board after another uses: 0 for each cell. */
export type CoinScratch = { readonly taken: Uint8Array; readonly near: Uint8Array };

/** For boards of that many cells. */
export function coinScratch(size: number): CoinScratch {
  return { taken: new Uint8Array(size), near: new Uint8Array(size) };
}

/**
 * The share of the chance to win that pairs leave: for each pair that may end as a coin, 1 less half of how likely that is.
 * Raised to 3/2, since where one pair stands in doubt others do too (so a fit to games that were played out says). Cells
 * that are not among the `hidden` ones, which rise, are not looked at.
 */
export function* coinRisk(
  table: NeighborTable,
  cells: Int32Array,
  hidden: Int32Array,
  chances: Float64Array,
  { taken, near }: CoinScratch,
  pace: Pace,
): Slices<number> {
  const board = { table, cells, chances, near };
  const partner = { cell: -1, chance: 0 };
  let left = 1;
  for (let at = 0; at < hidden.length; at++) {
    const a = hidden[at];
    if (taken[a] === 1 || !isDoubtful(a, cells, chances)) continue;
    partner.chance = negligible;
    findPartner(a, board, taken, a, partner);
    if (spend(pace, costOf(a, table))) yield;
    if (partner.cell === -1) continue;
    taken[partner.cell] = 1;
    left *= 1 - partner.chance / 2;
  }
  for (let at = 0; at < hidden.length; at++) taken[hidden[at]] = 0;
  if (spend(pace, 2 * hidden.length)) yield;
  return left === 1 ? 1 : left * Math.sqrt(left);
}

/**
 * The neighbour, from `first` on, with which a cell is likeliest to end as a coin, if that is likelier than `partner.chance`;
 * else cell -1. `near` is 0 everywhere.
 */
function findPartner(
  a: number,
  board: CoinBoard,
  taken: Uint8Array,
  first: number,
  partner: { cell: number; chance: number },
): void {
  const { cells, chances, near } = board;
  const { starts, cells: around } = board.table;
  partner.cell = -1;
  for (let at = starts[a]; at < starts[a + 1]; at++) near[around[at]] = 1;
  for (let at = starts[a]; at < starts[a + 1]; at++) {
    const b = around[at];
    if (b < first || taken[b] === 1 || !isDoubtful(b, cells, chances)) continue;
    const chance = chanceOfCoin(a, b, board, partner.chance);
    if (chance <= partner.chance) continue;
    partner.chance = chance;
    partner.cell = b;
  }
  for (let at = starts[a]; at < starts[a + 1]; at++) near[around[at]] = 0;
}

const likelyCoin = 0.3;
const maxCoinCells = 4;

/** Cells of likely coins, the safest first: worth a thought though others are safer. */
export function* coinCells(
  table: NeighborTable,
  cells: Int32Array,
  inference: Inference,
  pace: Pace,
): Slices<number[]> {
  const { chances } = inference;
  const { taken, near } = coinScratch(cells.length);
  const board = { table, cells, chances, near };
  const found: number[] = [];
  for (let a = 0; a < cells.length; a++) {
    if (!isDoubtful(a, cells, chances) || chances[a] > 0.6) continue;
    const partner = { cell: -1, chance: likelyCoin };
    findPartner(a, board, taken, 0, partner);
    if (partner.cell !== -1) found.push(a);
    if (spend(pace, costOf(a, table))) yield;
  }
  if (spend(pace, cells.length)) yield;
  return smallest(found, maxCoinCells, (a, b) => chances[a] - chances[b] || a - b);
}

/** Neighbours of neighbours are looked for among neighbours; a table has at most 128 of them for each cell. */
function costOf(cell: number, { starts }: NeighborTable): number {
  const degree = starts[cell + 1] - starts[cell];
  return (degree * degree * degree) / 4;
}

function isDoubtful(cell: number, cells: Int32Array, chances: Float64Array): boolean {
  return cells[cell] === HIDDEN && chances[cell] >= minChance && chances[cell] <= maxChance;
}

/** `near` marks the neighbours of a. Exact where it is more than `floor`; else anything up to that. */
function chanceOfCoin(a: number, b: number, board: CoinBoard, floor: number): number {
  const { table, cells, chances, near } = board;
  const first = chances[a];
  const second = chances[b];
  // Chances that add up to 1 nearly always come from a number that sees both: then just one of them is a mine.
  const isOne = Math.abs(first + second - 1) < 1e-9;
  const oneMine = isOne ? 1 : first * (1 - second) + second * (1 - first);
  const ofB = untoldBeside(b, a, near, table, cells, chances);
  // Nearly all pairs end here, before the neighbours of b are compared with those of a one by one.
  if (oneMine * ofB <= floor) return 0;
  return oneMine * untoldBy(a, b, table, cells, chances) * ofB;
}

/** How likely all cells are mines that touch `b` but not `a`, whose neighbours are marked. */
function untoldBeside(
  b: number,
  a: number,
  near: Uint8Array,
  { starts, cells: around }: NeighborTable,
  cells: Int32Array,
  chances: Float64Array,
): number {
  let chance = 1;
  for (let at = starts[b]; at < starts[b + 1]; at++) {
    const cell = around[at];
    if (cell === a || near[cell] === 1 || cells[cell] < HIDDEN) continue;
    if (cells[cell] > HIDDEN) return 0;
    chance *= chances[cell];
    if (chance <= negligible) return 0;
  }
  return chance;
}

/** How likely all cells are mines that touch `a` but not `b`. */
function untoldBy(
  a: number,
  b: number,
  { starts, cells: around }: NeighborTable,
  cells: Int32Array,
  chances: Float64Array,
): number {
  let chance = 1;
  for (let at = starts[a]; at < starts[a + 1]; at++) {
    const cell = around[at];
    if (cell === b) continue;
    let touchesBoth = false;
    for (let by = starts[b]; by < starts[b + 1] && !touchesBoth; by++) touchesBoth = around[by] === cell;
    if (touchesBoth) continue;
    if (cells[cell] > HIDDEN) return 0;
    if (cells[cell] === HIDDEN) chance *= chances[cell];
    if (chance <= negligible) return 0;
  }
  return chance;
}
