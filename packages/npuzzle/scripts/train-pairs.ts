/**
 * Trains the prices of pairs for boards of more than 25 cells (src/pieces/pair-prices.ts), which lead a beam on boards of 7×7.
 *
 * `gather` solves shuffled boards whose blank is at home by one narrow beam each, led by the prices for small boards, and prints
 * them with their solutions, a line each. `train` reads such lines and fits how many moves are left: Manhattan distance by a
 * weight, and each kind of pair by a price. It learns from boards of the solutions, and from boards of beams that the prices lead
 * themselves, from further and further down the solutions. Of those it is known that at least so many moves are left as the
 * solution said, so only too small a promise is corrected. Without them a beam finds boards that look near and are not.
 *
 * Everything is drawn from seeds, so two runs print the same. The lines that were taken are those of
 *
 *     npm run -s script -- packages/npuzzle/scripts/train-pairs.ts gather 2000000 1940 > solutions.txt
 *     npm run -s script -- packages/npuzzle/scripts/train-pairs.ts train < solutions.txt
 *
 * which take some five minutes of processor time and one.
 */
import { readFileSync } from 'node:fs';
import { createPace, createRandom, runSlices } from '@kit/grid';
import { type Labelled, labelBoard } from '../src/board/label-board.js';
import { buildShortTables, shuffle } from '../src/index.js';
import { createPairModel, listKinds, listPrices, pairKinds, pricesPerMove } from '../src/pieces/pair-model.js';
import { smallPairPrices } from '../src/pieces/pair-prices.js';
import { createPieceModel } from '../src/pieces/piece-model.js';
import { createSquareModel } from '../src/pieces/square-model.js';
import { type BeamLead, createBeamSpace } from '../src/search/beam-space.js';
import { pathBack, turnBack } from '../src/search/improve-solution.js';
import { searchPieceBeam } from '../src/search/piece-beam.js';
import { chooseBest, judgeChildren, keepBest } from '../src/search/piece-level.js';

const side = 7;
const size = side * side;
const home = size - 1;
const tables = buildShortTables({ rows: side, cols: side });
const model = createPieceModel(tables, home);
const squareModel = createSquareModel(tables);
/** The prices for small boards, and the weights beside them. */
const smallPrices = listPrices(smallPairPrices);
const weights = { move: 94, piece: 72, square: 72 };

type Solved = { readonly labels: Int32Array; readonly path: readonly number[] };

/** A shuffled board, its blank walked to the last cell. */
function dealHome(seed: number): Labelled {
  const board = labelBoard(shuffle({ rows: side, cols: side, seed }));
  const { labels } = board;
  let { blank } = board;
  while (blank !== home) {
    const to = blank % side < side - 1 ? blank + 1 : blank + side;
    labels[blank] = labels[to];
    labels[to] = home;
    blank = to;
  }
  return { ...board, labels, blank };
}

function gather([first = '2000000', boards = '1940', width = '300']: string[]): void {
  const pairs = runSlices(createPairModel(side, side, smallPrices, createPace()));
  const limits = { width: Number(width), longest: 445, until: Number.POSITIVE_INFINITY };
  for (let seed = Number(first); seed < Number(first) + Number(boards); seed++) {
    const board = dealHome(seed);
    const search = searchPieceBeam(board, { model, squareModel, pairs, weights }, limits, { nodes: 0 }, createPace());
    const path = runSlices(search);
    if (path) console.log(JSON.stringify({ labels: Array.from(board.labels), path }));
  }
}

/** The boards of a solution, from the first on, each with the moves that are left. */
function* boardsOf({ labels: start, path }: Solved): Generator<[labels: Int32Array, blank: number, left: number]> {
  const labels = start.slice();
  let blank = home;
  for (const [made, next] of path.entries()) {
    yield [labels, blank, path.length - made];
    labels[blank] = labels[next];
    labels[next] = home;
    blank = next;
  }
}

const distanceOf = (labels: ArrayLike<number>): number =>
  Array.from(labels).reduce((sum, label, cell) => sum + model.apart[label * size + cell], 0);

/** Solutions that are at most a twentieth longer than a line through all says: the others wandered. */
function withoutWandering(all: readonly Solved[]): Solved[] {
  let solved = [...all];
  for (let round = 0; round < 4; round++) {
    const distances = solved.map(({ labels }) => distanceOf(labels));
    const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
    const [meanDistance, meanLength] = [mean(distances), mean(solved.map(({ path }) => path.length))];
    const away = distances.map((distance) => distance - meanDistance);
    const slope =
      solved.reduce((sum, { path }, index) => sum + away[index] * (path.length - meanLength), 0) /
      away.reduce((sum, one) => sum + one * one, 0);
    solved = solved.filter(({ path }, index) => path.length < 1.05 * (meanLength + slope * away[index]));
  }
  return solved;
}

/** Boards, with the moves that are left at least (`isBeam`) or exactly. */
type Boards = { readonly cells: Uint8Array; readonly left: number[]; readonly isBeam: boolean };
const roomFor = (boards: number, isBeam: boolean): Boards => ({
  cells: new Uint8Array(boards * size),
  left: [],
  isBeam,
});

function addBoard({ cells, left }: Boards, labels: ArrayLike<number>, moves: number): void {
  cells.set(labels, left.length * size);
  left.push(moves);
}

const kindOf = pairKinds(side, side);
const numbers = listKinds();
const kinds = Math.max(...numbers) + 1;
/** How often each kind of pair is on a board, its Manhattan distance, and a constant. */
const width = kinds + 2;
const numberOf = new Uint16Array(size ** 4);
const random = createRandom(12);
/** What is learnt, in moves: prices, the weight of distance, and a constant. */
const learnt = new Float64Array(width);
learnt[kinds] = 1.4;
const [means, spreads] = [new Float64Array(width), new Float64Array(width)];
let [meanLeft, spreadLeft] = [1, 1];

/** Learns from so many drawn boards of some lists by turns (Adam); gives how far it was off in each list. */
function learn(lists: readonly Boards[], boards: number, firstRate: number, lastRate: number): string {
  const batch = 128;
  const rounds = Math.floor(boards / batch);
  const losses = lists.map(() => 0);
  const counts = new Float64Array(width);
  const slopes = new Float64Array(width);
  const at = new Int32Array(size);
  for (let round = 0; round < rounds; round++) {
    slopes.fill(0);
    for (let draw = 0; draw < batch; draw++) {
      const { cells, left, isBeam } = lists[draw % lists.length];
      const board = random.int(left.length);
      counts.fill(0);
      for (let cell = 0; cell < size; cell++) {
        const label = cells[board * size + cell];
        at[label] = cell;
        counts[kinds] += model.apart[label * size + cell];
      }
      counts[kinds + 1] = 20;
      for (let tile = 0; tile < home; tile++) {
        const row = (tile * size + at[tile]) * size * size;
        for (let other = 0; other < home; other++) {
          if (other !== tile) counts[numberOf[row + other * size + at[other]]]++;
        }
      }
      const off = counts.reduce((sum, count, index) => sum + count * learnt[index], -left[board]);
      if (isBeam && off >= 0) continue;
      losses[draw % lists.length] += off * off;
      for (let index = 0; index < width; index++) slopes[index] += off * counts[index];
    }
    meanLeft *= 0.9;
    spreadLeft *= 0.999;
    const rate = firstRate + ((lastRate - firstRate) * round) / rounds;
    const step = (rate * Math.sqrt(1 - spreadLeft)) / (1 - meanLeft);
    for (let index = 0; index < width; index++) {
      means[index] += 0.1 * (slopes[index] - means[index]);
      spreads[index] += 0.001 * (slopes[index] ** 2 - spreads[index]);
      learnt[index] -= (step * means[index]) / (Math.sqrt(spreads[index]) + 1e-6);
    }
  }
  return losses.map((loss) => Math.sqrt((loss * lists.length) / (rounds * batch)).toFixed(2)).join(', ');
}

/**
 * Prices by number as whole numbers that letters can say; what all have in common changes nothing and is taken off. Those of a
 * tile and itself, which no board has, are 0.
 */
function inLetters(prices: Float64Array): Int8Array {
  const sorted = prices.toSorted();
  const seldom = Math.floor(kinds / 200);
  const middle = (sorted[seldom] + sorted[kinds - 1 - seldom]) / 2;
  return Int8Array.from(prices, (price) => (price === 0 ? 0 : Math.max(-26, Math.min(25, Math.round(price - middle)))));
}

/** What a move of distance weighs where the prices that are learnt lead alone. */
const moveAlone = 24;

function leadOf(): BeamLead {
  const list = inLetters(learnt.slice(0, kinds).map((price) => (price * moveAlone) / learnt[kinds]));
  const prices = Int8Array.from(numbers, (number) => list[number]);
  const pairs = runSlices(createPairModel(side, side, prices, createPace()));
  return { model, squareModel, pairs, weights: { move: moveAlone, piece: 0, square: 0 } };
}

/** Adds boards of each level of a beam that goes on from a board with so many moves left; true if it came home. */
function addBeam(boards: Boards, solved: Solved, rest: number, lead: BeamLead): boolean {
  let start: Labelled | undefined;
  for (const [labels, blank, left] of boardsOf(solved)) {
    if (left === rest) start = { rows: side, cols: side, labels: labels.slice(), blank, home };
  }
  if (!start) return false;
  const space = createBeamSpace(start, lead, 200);
  for (let depth = 1, count = 1; depth <= rest + 20; depth++) {
    space.table.fill(0);
    space.children = 0;
    space.bar = space.greatest;
    space.below = 0;
    if (judgeChildren(space, 0, count)) return true;
    count = chooseBest(space);
    space.counts.fill(0);
    space.keptParents = new Int32Array(count);
    space.keptBlanks = new Uint8Array(count);
    keepBest(space, 0, space.children);
    [space.boards, space.kept] = [space.kept, space.boards];
    [space.bytes, space.keptBytes] = [space.keptBytes, space.bytes];
    [space.came, space.keptCame] = [space.keptCame, space.came];
    space.blanks = space.keptBlanks;
    for (let pick = 0; pick < 6 && depth < rest; pick++) {
      const cells = random.int(count) * space.record * 4 + 8;
      addBoard(boards, space.bytes.subarray(cells, cells + size), rest - depth);
    }
  }
  return false;
}

/** The rest of the solutions that beams begin with, round by round. */
const rests = [60, 80, 100, 140, 180, 220, 260, 300, 320, 340, 340, 340, 340, 340, 340, 340];
const beams = 40;

function train([shareText = '1']: string[]): void {
  for (let tile = 0; tile < home; tile++) {
    for (let cell = 0; cell < size; cell++) {
      for (let other = 0; other < home; other++) {
        for (let to = 0; to < size; to++) {
          numberOf[((tile * size + cell) * size + other) * size + to] = numbers[kindOf(tile, cell, other, to)];
        }
      }
    }
  }
  const read = readFileSync(0, 'utf8').trim().split('\n');
  const solved = withoutWandering(
    read.map((line) => {
      const { labels, path } = JSON.parse(line) as { labels: number[]; path: number[] };
      return { labels: Int32Array.from(labels), path };
    }),
  );
  const turned = solved.map(({ labels, path }): Solved => {
    const board = { rows: side, cols: side, labels, blank: home, home };
    return { labels: turnBack(board).labels, path: pathBack(path, board) };
  });
  const all = solved.flatMap((one, index) => [one, turned[index]]);
  const onPaths = roomFor(300_000, false);
  for (const [index, one] of all.entries()) {
    for (const [labels, , left] of boardsOf(one)) {
      if ((left + index) % 4 === 0 && onPaths.left.length < 300_000) addBoard(onPaths, labels, left);
    }
  }
  console.log(read.length, 'solutions,', solved.length, 'kept,', onPaths.left.length, 'boards');
  console.log('boards of solutions, off by', learn([onPaths], 250_000, 0.004, 0.001));
  const onBeams = roomFor(800_000, true);
  for (const most of rests) {
    const lead = leadOf();
    let homes = 0;
    for (let beam = 0; beam < beams; beam++) {
      const one = random.pick(all);
      const rest = Math.min(one.path.length, Math.floor(most / 2) + random.int(Math.floor(most / 2) + 1));
      if (onBeams.left.length < 795_000 && addBeam(onBeams, one, rest, lead)) homes++;
    }
    const off = learn([onPaths, onBeams], 60_000, 0.002, 0.001);
    console.log(`beams of up to ${most} moves, ${homes} of ${beams} came home, off by`, off);
  }
  console.log('at last off by', learn([onPaths, onBeams], 300_000, 0.001, 0.00005));
  report(Number(shareText));
}

/** By how much prices are divided to be letters: with a half too many are cut off, a third and a quarter lead alike. */
const unit = 4;

/** Prints the prices, added to those for small boards, as text, and the weights beside them. */
function report(share: number): void {
  const sums = new Float64Array(kinds);
  for (const [kind, number] of numbers.entries())
    sums[number] = learnt[number] * pricesPerMove * share + smallPrices[kind];
  const move = weights.move + learnt[kinds] * pricesPerMove * share;
  const all = [move, weights.piece, weights.square].map((weight) => Math.round(weight / unit));
  console.log('weights of a move, a pair of moves in pieces, in squares:', all.join(' '));
  const letters = Array.from(inLetters(sums.map((sum) => sum / unit)), (value) =>
    String.fromCharCode(value < 0 ? 'A'.charCodeAt(0) + value + 26 : 'a'.charCodeAt(0) + value),
  );
  console.log(letters.join(''));
}

const [task, ...rest] = process.argv.slice(2);
if (task === 'gather') gather(rest);
else train(rest);
