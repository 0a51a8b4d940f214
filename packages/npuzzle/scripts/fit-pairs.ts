/**
 * Fits the prices of pairs (src/pieces/pair-prices.ts) and the weights beside them (search/piece-beam.ts).
 *
 * `gather` solves shuffled boards by quality `short` and prints them with their solutions, a line each; `fit` reads such
 * lines, takes every third board of each solution with the moves that are left, fits how many moves a move of Manhattan
 * distance and a pair of moves in the tables stand for, then what is left over to the pairs of tiles, and prints the weights
 * and the prices as text. A fifth of the solutions is kept back, to say how far the fit is off on boards that it hasn't seen.
 *
 *     npm run -s script -- packages/npuzzle/scripts/fit-pairs.ts gather [side] [first seed] [boards] [nodes a board] >> solutions.txt
 *     npm run -s script -- packages/npuzzle/scripts/fit-pairs.ts fit [side] [share of the prices that is taken, default 0.7] < solutions.txt
 */
import { readFileSync } from 'node:fs';
import { createPace, runSlices } from '@kit/grid';
import { labelBoard } from '../src/board/label-board.js';
import { buildShortTables, shuffle } from '../src/index.js';
import { inverseOf } from '../src/kernel/inverse-of.js';
import { listKinds, pairKinds, pricesPerMove } from '../src/pieces/pair-model.js';
import { pieceModel, valueShift, writeEntries } from '../src/pieces/piece-model.js';
import { squareModel, squareValues } from '../src/pieces/square-model.js';
import { searchShortSolution } from '../src/search/short-solution.js';

const [task, side = '5', ...rest] = process.argv.slice(2);
const [rows, cols] = [Number(side), Number(side)];
const size = rows * cols;
const home = size - 1;
const tables = buildShortTables({ rows, cols });

type Sample = {
  readonly kinds: Int32Array;
  /** By how much the sum of prices grows if each pair's price grows by one: the squares of how often each kind is there. */
  readonly weight: number;
  readonly known: number[];
  readonly left: number;
  readonly isKept: boolean;
};

function gather([first = '1', boards = '100', maxNodes = '700000']: string[]): void {
  for (let seed = Number(first); seed < Number(first) + Number(boards); seed++) {
    const board = labelBoard(shuffle({ rows, cols, seed }));
    const limits = { atLeast: 0, until: Number(maxNodes) };
    let path: number[] = [];
    const take = (better: number[]) => {
      path = better;
      return [];
    };
    runSlices(searchShortSolution(board, tables, { nodes: 0, take }, limits, createPace()));
    console.log(JSON.stringify({ labels: Array.from(board.labels), path }));
  }
}

/** Numbers of the kinds of all pairs of a board. */
function kindsOf(
  labels: readonly number[],
  kind: (tile: number, at: number, other: number, cell: number) => number,
): Int32Array {
  const at = inverseOf(labels);
  const list: number[] = [];
  for (let tile = 0; tile < home; tile++) {
    for (let other = 0; other < home; other++) if (other !== tile) list.push(kind(tile, at[tile], other, at[other]));
  }
  return Int32Array.from(list).sort();
}

function readSamples(): Sample[] {
  const pieces = pieceModel(tables, home);
  const squares = squareModel(tables);
  const numbers = listKinds();
  const kindOf = pairKinds(rows, cols);
  const kind = (tile: number, at: number, other: number, cell: number) => numbers[kindOf(tile, at, other, cell)];
  const entries = new Int32Array(pieces.pieces);
  const samples: Sample[] = [];
  type Solved = { readonly labels: number[]; readonly path: number[] };
  const read = readFileSync(0, 'utf8').trim().split('\n');
  const all = read.map((line) => JSON.parse(line) as Solved).sort((one, other) => one.path.length - other.path.length);
  // A solution that no beam shortened says nothing.
  const solved = all.filter(({ path }) => path.length < 1.25 * all[all.length >> 1].path.length);
  for (const [index, { labels, path }] of solved.entries()) {
    let blank = labels.indexOf(home);
    for (const [made, next] of path.entries()) {
      if ((made + index) % 3 === 0) {
        const apart = writeEntries(pieces, labels, entries, 0);
        const beyond = entries.reduce((sum, entry) => sum + (entry >> valueShift), 0);
        const board = { rows, cols, labels, blank, home };
        const standing = squareValues(squares, tables.values, board as never).reduce((sum, value) => sum + value, 0);
        const kinds = kindsOf(labels, kind);
        const times = new Map<number, number>();
        for (const one of kinds) times.set(one, (times.get(one) ?? 0) + 1);
        samples.push({
          kinds,
          weight: Array.from(times.values()).reduce((sum, count) => sum + count ** 2, 0),
          known: [apart, beyond, standing],
          left: path.length - made,
          isKept: index % 5 === 0,
        });
      }
      labels[blank] = labels[next];
      labels[next] = home;
      blank = next;
    }
  }
  return samples;
}

/** Least squares by elimination. */
function fitLine(known: readonly number[][], wanted: readonly number[]): number[] {
  const width = known[0].length;
  const system = Array.from({ length: width }, () => new Float64Array(width + 1));
  for (const [index, row] of known.entries()) {
    for (let one = 0; one < width; one++) {
      for (let other = 0; other < width; other++) system[one][other] += row[one] * row[other];
      system[one][width] += row[one] * wanted[index];
    }
  }
  for (let pivot = 0; pivot < width; pivot++) {
    for (let row = 0; row < width; row++) {
      if (row === pivot) continue;
      const factor = system[row][pivot] / system[pivot][pivot];
      for (let col = pivot; col <= width; col++) system[row][col] -= factor * system[pivot][col];
    }
  }
  return system.map((row, index) => row[width] / row[index]);
}

function fitPrices([share = '0.7']: string[]): void {
  const samples = readSamples();
  const learnt = samples.filter((sample) => !sample.isKept);
  const wanted = learnt.map((sample) => sample.left);
  const prices = new Float64Array(Math.max(...listKinds()) + 1);
  const priceOf = (kinds: Int32Array) => kinds.reduce((sum, kind) => sum + prices[kind], 0);
  const weights = fitLine(
    learnt.map((sample) => sample.known),
    wanted,
  );
  const estimate = ({ known }: Sample) => known.reduce((sum, value, index) => sum + value * weights[index], 0);
  const report = (name: string): void => {
    const off = (some: Sample[]) =>
      Math.sqrt(some.reduce((sum, one) => sum + (one.left - estimate(one) - priceOf(one.kinds)) ** 2, 0) / some.length);
    console.log(
      name,
      'off by',
      off(learnt).toFixed(3),
      'moves; unseen boards',
      off(samples.filter((one) => one.isKept)).toFixed(3),
    );
  };
  report(`${samples.length} boards, tables`);
  const rounds = 8;
  for (let round = 0; round < rounds; round++) {
    const rate = 0.02 * (1 - round / rounds);
    // A fixed shuffle: steps by a number that shares no divisor with how many there are.
    for (let step = 0, at = round; step < learnt.length; step++, at = (at + 1_000_003) % learnt.length) {
      const sample = learnt[at];
      const change = (rate * (sample.left - estimate(sample) - priceOf(sample.kinds))) / sample.weight;
      for (const kind of sample.kinds) prices[kind] += change;
    }
    report(`round ${round + 1}`);
  }
  console.log(
    'weights of a move, a pair of moves in pieces, in squares:',
    weights.map((weight) => (weight * pricesPerMove).toFixed(1)).join(' '),
  );
  const letter = (price: number): string => {
    const value = Math.max(-26, Math.min(25, Math.round(price * pricesPerMove * Number(share))));
    return String.fromCharCode(value < 0 ? 'A'.charCodeAt(0) + value + 26 : 'a'.charCodeAt(0) + value);
  };
  console.log(Array.from(prices, letter).join(''));
}

if (task === 'gather') gather(rest);
else fitPrices(rest);
