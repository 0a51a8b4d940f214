/**
 * The tables of src/beam/fitted-tables.ts, fitted on seeded boards that no test and no collection has.
 *
 *     npm run -s script -- packages/orb-search/scripts/fit-tables.ts [rows, default 5] [cols, default 6] [boards, default 200] [width, default 20000] [rounds, default 6]
 *         [first seed, default 9100000000]
 *
 * A beam solves each board. Of the states that it kept in a ply those on the way to a solution shall come before the others:
 * for each of some such states the softmax of its value among a sample of others is raised, by Adagrad. What a state counts
 * is written here anew, from the board that is left when the drag ends there. The fit begins with the tables that there are,
 * and the states are those that a beam keeps by them, so that rounds from other seeds go on from each other. The mean of the
 * weights over the second half of the rounds is printed. Boards of short paths have few plies and weigh more for that.
 *
 * On a fifth of 455 boards, left out of the fit, the loss was 2.93 by sets of columns and 2.85 by shares; a pull of all to
 * zero cost 0.05. Rows and exact cells made it greater, tables by how many combos are missing 0.01 less, but no path shorter.
 */
import { countBits, createPace } from '@kit/grid';
import { beamFrontier } from '../src/beam/beam-frontier.js';
import { tablesFor } from '../src/beam/evaluation-weights.js';
import { fittedTables } from '../src/beam/fitted-tables.js';
import { narrowExpand } from '../src/beam/narrow-expand.js';
import { generateOrbs } from '../src/index.js';
import { numberedHalves, shareOf, sharesOf } from '../src/kernel/column-shares.js';
import { columnGatherer, reflected, reflections } from '../src/kernel/evaluation.js';
import { clearedCells, equalToRight, firstCleared, firstWaveCombos } from '../src/kernel/last-board.js';
import { narrowEvaluator } from '../src/kernel/narrow-evaluator.js';
import { narrowResolver } from '../src/kernel/narrow-resolver.js';
import { narrowInput } from '../src/request/bit-input.js';
import { pathRequest } from '../src/request/path-request.js';

const [rows = 5, cols = 6, boards = 200, width = 20_000, rounds = 6, firstSeed = 9_100_000_000] = process.argv
  .slice(2)
  .map(Number);
/** So many of six types, then of five, four and three. */
const typesOf = (board: number): number => [6, 6, 5, 6, 6, 5, 6, 4, 6, 3][board % 10]!;
const positives = 6;
const negatives = 60;

const sets = reflections(cols);
const places = Math.ceil(cols / 2) * rows;
const scalars = [
  'combo',
  'laterCombo',
  'wasted',
  'stranded',
  'inMatch',
  'besideMatch',
  'pairAside',
  'skipAside',
  'heldGone',
  'heldStranded',
] as const;
/** Types of three to five orbs are valued by their shares of the columns where the kernel knows these. */
const shares = cols === 6 && rows <= 5 ? sharesOf(rows) : [];
const halves = numberedHalves(rows);
const base = { place: scalars.length, open: 0, columns: 0, held: 0, away: 0, shares: 0, heldShares: 0, end: 0 };
base.open = base.place + places;
base.columns = base.open + 7;
base.held = base.columns + 4 * sets.length;
base.away = base.held + sets.length * cols;
base.shares = base.away + sets.length * cols;
base.heldShares = base.shares + shares.length;
base.end = base.heldShares + shares.length * cols;

const indexOf = new Int16Array(1 << cols).fill(-1);
for (const [index, set] of sets.entries()) indexOf[set] = index;

/** A state: the four planes, and the cursor. */
type State = readonly number[];
/** What a state counts: numbers of features, each with how often. */
type Features = Int16Array;
type Group = { readonly good: readonly Features[]; readonly other: readonly Features[]; readonly weight: number };

let chance = 1;
function draw(n: number): number {
  chance = Math.imul(chance ^ (chance >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
  chance ^= chance >>> 13;
  return (chance >>> 0) % n;
}

function sample<T>(list: T[], count: number): T[] {
  for (let i = 0; i < Math.min(count, list.length); i++) {
    const j = i + draw(list.length - i);
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
  return list.slice(0, count);
}

const groups: Group[] = [];
let solved = 0;
let moves = 0;
for (let board = 0; board < boards; board++) collect(board);
console.log(`${solved} of ${boards} boards solved, ${(moves / solved).toFixed(2)} moves; ${groups.length} plies`);
const weights = fitted();
print();

function collect(number: number): void {
  const board = generateOrbs({ rows, cols, types: typesOf(number), seed: firstSeed + number });
  const request = pathRequest(board, {});
  const input = narrowInput(request);
  const { shape, types, orbs, neighbors, target, branching } = input;
  const evaluator = narrowEvaluator(shape, types, orbs, tablesFor(rows, cols, 4, 'own'));
  const expand = narrowExpand(evaluator, neighbors);
  const frontier = beamFrontier(input.board, input.starts, width, branching);
  const samples: State[][] = [];
  const ends: [parent: number, bit: number][] = [];
  let ply = 0;
  while (ends.length === 0 && ply++ < 60) {
    const made = expand(frontier, 0, frontier.count, 0, target, (_, parent, bit) => {
      ends.push([parent, bit]);
      return target;
    });
    if (ends.length > 0) break;
    for (const work = frontier.select(made, createPace()); !work.next().done; );
    const { count, boards: kept, cursor } = frontier;
    samples.push(
      Array.from({ length: 2 * negatives }, () => {
        const i = draw(count);
        return [...kept.subarray(4 * i, 4 * i + 4), cursor[i]!];
      }),
    );
  }
  if (ends.length === 0) return;
  solved += 1;
  moves += ply;
  const good = samples.map(() => new Map<string, State>());
  for (const [parent, bit] of sample(ends, 200)) {
    const path = frontier.pathTo(ply, parent, bit);
    const planes = [...input.board];
    for (let step = 1; step < path.length - 1; step++) {
      const both = (1 << path[step - 1]!) | (1 << path[step]!);
      for (const plane of [0, 1, 2, 3]) {
        if (countBits(planes[plane]! & both) === 1) planes[plane]! ^= both;
      }
      good[step - 1]!.set([...planes, path[step]].join(), [...planes, path[step]!]);
    }
  }
  const count = counter();
  for (const [step, states] of good.entries()) {
    const other = samples[step]!.filter((state) => !states.has(state.join())).slice(0, negatives);
    if (other.length > 0) {
      const weight = Math.min(2.5, (18 / ply) ** 1.5);
      groups.push({ good: sample([...states.values()], positives).map(count), other: other.map(count), weight });
    }
  }

  function counter(): (state: State) => Features {
    const { resolve, last } = narrowResolver(shape);
    const columnsOf = columnGatherer(shape);
    return ([p0 = 0, p1 = 0, p2 = 0, p3 = 0, at = 0]) => {
      const list: number[] = [];
      const add = (feature: number, times = 1): void => {
        if (times !== 0) list.push(feature, times);
      };
      const planesOf = (planes: readonly number[], bit: number): number =>
        planes.reduce((code, plane, i) => code | (((plane >>> bit) & 1) << i), 0);
      const held = planesOf([p0, p1, p2, p3], at);
      const col = Math.floor(at / rows);
      const combos = resolve(p0, p1, p2, p3);
      const first = last[firstWaveCombos]!;
      add(0, first);
      add(1, combos - first);
      add(2, last[clearedCells]! - 3 * combos);
      add(4, (last[firstCleared]! >>> at) & 1);
      add(5, countBits(last[firstCleared]! & shape.neighbors[at]!));
      add(base.place + Math.min(col, cols - 1 - col) * rows + (at % rows));
      const masks = new Int32Array(16);
      for (let bit = 0; bit < rows * cols; bit++) masks[planesOf([...last.subarray(0, 4)], bit)]! |= 1 << bit;
      let open = 0;
      let openTypes = 0;
      for (let code = 1; code <= types; code++) {
        const size = countBits(masks[code]!);
        if (size < 3) {
          add(3, size);
          if (code === held) add(size === 0 ? 8 : 9);
          continue;
        }
        open |= masks[code]!;
        openTypes += 1;
        if (shares.length > 0 && size <= 5) {
          const { share, at } = numberOf(masks[code]!, col);
          add(base.shares + share);
          if (code === held) add(base.heldShares + at);
          continue;
        }
        add(base.columns + (Math.min(6, size) - 3) * sets.length + indexOf[canonical(columnsOf(masks[code]!))]!);
        if (code === held) add(base.held + byCursor(columnsOf(masks[code]!), col));
      }
      if (open !== 0) {
        add(base.open + Math.min(6, openTypes));
        add(base.away + byCursor(columnsOf(open), col));
        add(6, countBits(open & last[equalToRight]!));
        let apart = 0;
        for (let code = 1; code <= types; code++) {
          const mask = masks[code]! & open;
          apart += countBits(mask & (mask >>> (2 * rows)));
        }
        add(7, apart);
      }
      return Int16Array.from(list);
    };
  }
}

function canonical(set: number): number {
  return Math.min(set, reflected(set, cols));
}

/** The place of a set with a cursor; in a set that is its own reflection the cursor is on the left. */
function byCursor(set: number, col: number): number {
  const other = reflected(set, cols);
  const at = set < other ? col : set > other ? cols - 1 - col : Math.min(col, cols - 1 - col);
  return indexOf[Math.min(set, other)]! * cols + at;
}

/** The number of a share, and its place with a cursor; in a share that is its own mirror the cursor is on the left. */
function numberOf(mask: number, col: number): { share: number; at: number } {
  const own = shareOf(halves, mask);
  const share = shares.findIndex(({ place, mirror }) => place === own || mirror === own);
  const { place, mirror } = shares[share]!;
  const cursor = place === mirror ? Math.min(col, cols - 1 - col) : place === own ? col : cols - 1 - col;
  return { share, at: share * cols + cursor };
}

function fitted(): Float64Array {
  const weight = startingWeights();
  const square = new Float64Array(base.end).fill(1e-6);
  const sum = new Float64Array(base.end);
  const worthOf = (features: Features): number => {
    let sum = 0;
    for (let i = 0; i < features.length; i += 2) sum += weight[features[i]!]! * features[i + 1]!;
    return sum;
  };
  for (let round = 0; round < rounds; round++) {
    let loss = 0;
    let cases = 0;
    for (const { good, other, weight: share } of sample(groups, groups.length)) {
      const values = other.map(worthOf);
      const goodValues = good.map(worthOf);
      const top = Math.max(...values, ...goodValues);
      const others = values.reduce((sum, value) => sum + Math.exp(value - top), 0);
      const pull = new Float64Array(other.length);
      for (const [i, value] of goodValues.entries()) {
        const all = others + Math.exp(value - top);
        loss -= value - top - Math.log(all);
        cases += 1;
        step(good[i]!, (share * (1 - Math.exp(value - top) / all)) / good.length);
        for (const [j, one] of values.entries()) pull[j]! -= (share * Math.exp(one - top)) / all / good.length;
      }
      for (const [j, one] of other.entries()) step(one, pull[j]!);
    }
    console.log(`round ${round + 1}: loss ${(loss / cases).toFixed(4)}`);
    if (round >= rounds >> 1) for (const [i, value] of weight.entries()) sum[i]! += value;
  }
  return sum.map((value) => value / (rounds - (rounds >> 1)));

  function step(features: Features, push: number): void {
    if (Math.abs(push) < 1e-5) return;
    for (let i = 0; i < features.length; i += 2) {
      const feature = features[i]!;
      const slope = push * features[i + 1]!;
      square[feature]! += slope * slope * 0.02;
      weight[feature]! += (0.006 * slope) / (Math.sqrt(square[feature]!) + 1e-3);
    }
  }
}

/** The tables as they stand, where there are some: what a beam kept by them is learned from once more. */
function startingWeights(): Float64Array {
  const weight = new Float64Array(base.end);
  const table = fittedTables.find((one) => one.rows === rows && one.cols === cols);
  if (!table) return weight;
  for (const [i, name] of scalars.entries()) weight[i] = table[name];
  weight.set([...table.place, ...table.open], base.place);
  for (const [size, values] of table.columns.entries()) weight.set(values, base.columns + size * sets.length);
  weight.set([...table.held, ...table.away, ...(table.shares ?? []), ...(table.heldShares ?? [])], base.held);
  return weight.map((value) => value / 100);
}

function print(): void {
  const list = (from: number, count: number): number[] =>
    Array.from(weights.subarray(from, from + count), (value) => Math.round(100 * value) + 0);
  const table = {
    rows,
    cols,
    ...Object.fromEntries(scalars.map((name, i) => [name, list(i, 1)[0]])),
    place: list(base.place, places),
    open: list(base.open, 7),
    columns: [0, 1, 2, 3].map((size) =>
      list(base.columns + size * sets.length, shares.length > 0 && size < 3 ? 0 : sets.length),
    ),
    held: list(base.held, sets.length * cols),
    away: list(base.away, sets.length * cols),
    ...(shares.length > 0
      ? { shares: list(base.shares, shares.length), heldShares: list(base.heldShares, shares.length * cols) }
      : {}),
  };
  console.log(JSON.stringify(table).replaceAll('"', ''));
}
