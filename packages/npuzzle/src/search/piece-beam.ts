/**
 * Beam search (see beam.ts) led by the tables of pieces. A board's score is the sum of what all cuts estimate
 * (pieces/piece-model.ts) and what all squares do from the other end (pieces/square-model.ts), each part with a weight: what
 * the tables add to Manhattan distance counts for more than it proves, for a conflict that they know is seldom alone.
 *
 * A board is a record of whole numbers: its hash, its score, its cells a byte each, its squares' values at two bits each, and
 * an entry a piece. A child is judged from its parent's record, and only those that are kept are written, the best first; so
 * there soon are enough children that no worse one can displace, and those are dropped as they come.
 */
import type { Labelled } from '../board/label-board.js';
import { mixBits } from '../kernel/mix-bits.js';
import { neighborSlots } from '../kernel/neighbors-of-cell.js';
import { isSliceOver, startPace } from '../kernel/pace.js';
import type { PairModel } from '../pieces/pair-model.js';
import { type PieceModel, placeMask, valueShift, writeEntries } from '../pieces/piece-model.js';
import { type SquareModel, squareValues, touchedNumbers, valuesPerNumber } from '../pieces/square-model.js';
import { type BeamResult, type Level, pathTo } from './beam.js';

/** Boards of a level in a slice. */
const slice = 2_000;

/** What a move of Manhattan distance, a pair of moves in a piece's table, and one in a square's add to the score. */
export type Weights = { readonly move: number; readonly piece: number; readonly square: number };

/**
 * Weighed by beams of one width on 6 to 24 boards of 5×5, 6×6 and 7×7 walked from seeds; scripts/short-widths.ts takes
 * others. What a pair of moves would weigh if the tables said all: 2 for pieces (four cuts), 2 for squares (a cell is in up
 * to four). On 6×6 squares of 18, 36 and 54 are alike: 123.4, 124.2 and 123.0 moves after 2 million nodes, 121.8, 121.8 and
 * 120.6 after 8 million, on five boards.
 */
export const usualWeights = (size: number): Weights => ({
  move: 78,
  piece: size <= 36 ? 64 : 72,
  square: size <= 25 ? 18 : size <= 36 ? 36 : 72,
});

/** Scores that the first board is above the least that is told apart: some sixty moves. */
const scoreRoom = 4_000;

/** Is every tile where it belongs? */
function isSolved(bytes: Uint8Array, at: number, size: number): boolean {
  for (let cell = 0; cell < size; cell++) if (bytes[at + cell] !== cell) return false;
  return true;
}

/**
 * Searches level by level, at most `longest` of them; yields the nodes so far. At most 64 cells, two or more rows and
 * columns.
 */
export function* searchPieceBeam(
  board: Labelled,
  model: PieceModel,
  squareModel: SquareModel,
  pairs: PairModel,
  width: number,
  longest: number,
  weights: Weights = usualWeights(board.labels.length),
): Generator<number, BeamResult, 'stop' | undefined> {
  const { rows, cols, home } = board;
  const { size, cuts, pieces, values, pieceOf, place, apart } = model;
  const { squares, place: corner, firstTouched, touched } = squareModel;
  const { move: moveWeight, piece: pieceWeight, square: squareWeight } = weights;
  const slots = neighborSlots(rows, cols);
  const words = Math.ceil(squares / valuesPerNumber);
  const firstWord = 2 + Math.ceil(size / 4);
  const firstEntry = firstWord + words;
  const record = firstEntry + pieces;
  const keyOf = Int32Array.from({ length: size * size }, (_, index) => mixBits(index + 1));
  const most = width * 3 + 4;
  let boards = new Int32Array(width * record);
  let kept = new Int32Array(width * record);
  // The same as bytes, of which the cells are some.
  let bytes = new Uint8Array(boards.buffer);
  let keptBytes = new Uint8Array(kept.buffer);
  // Children of the level, before the best are chosen.
  const parents = new Int32Array(most);
  const blanks = new Uint8Array(most);
  const scores = new Int32Array(most);
  const hashes = new Int32Array(most);
  const entries = new Int32Array(most * cuts);
  const squareWords = new Int32Array(most * words);
  const tableSize = 2 ** (33 - Math.clz32(most));
  const table = new Int32Array(tableSize);
  const pace = startPace(slice);
  const copyWork = record / 60;
  let nodes = 0;

  for (let cell = 0; cell < size; cell++) {
    const label = board.labels[cell];
    boards[0] ^= keyOf[label * size + cell];
    bytes[8 + cell] = label;
  }
  boards[1] = moveWeight * writeEntries(model, board.labels, boards, firstEntry);
  for (let piece = 0; piece < pieces; piece++) boards[1] += pieceWeight * (boards[firstEntry + piece] >> valueShift);
  for (const [square, value] of squareValues(squareModel, values, board).entries()) {
    boards[firstWord + Math.floor(square / valuesPerNumber)] |= value << ((square % valuesPerNumber) * 2);
    boards[1] += squareWeight * value;
  }
  if (isSolved(bytes, 8, size)) return { path: [], nodes };
  // Of scores it only counts how far they are apart; they are counted up to twice the first.
  const greatest = 2 * boards[1] + scoreRoom;
  boards[1] += scoreRoom;
  const counts = new Int32Array(greatest + 1);
  const levels: Level[] = [{ parents: new Int32Array(1), blanks: Uint8Array.of(board.blank) }];
  for (let depth = 0, count = 1; depth < longest; depth++) {
    const level = levels[depth];
    const above = depth > 0 ? levels[depth - 1].blanks : undefined;
    table.fill(0);
    let children = 0;
    // Children above the bar can't be kept: there are enough below it.
    let bar = greatest;
    let below = 0;
    let solved = -1;
    for (let state = 0; state < count; state++) {
      pace.work++;
      if (isSliceOver(pace) && (yield nodes) === 'stop') return { path: undefined, nodes };
      const base = state * record;
      const cells = base * 4 + 8;
      const at = level.blanks[state];
      const before = above ? above[level.parents[state]] : -1;
      const hashHere = boards[base] ^ keyOf[home * size + at];
      const score = boards[base + 1];
      for (let slot = at * 4; slot < at * 4 + 4; slot++) {
        const to = slots[slot];
        if (to < 0 || to === before) continue;
        nodes++;
        const label = bytes[cells + to];
        const from = label * size + to;
        const after = label * size + at;
        const hash = hashHere ^ keyOf[from] ^ keyOf[after] ^ keyOf[home * size + to];
        let spot = (hash ^ (hash >>> 15)) & (tableSize - 1);
        while (table[spot] !== 0 && table[spot] !== hash) spot = (spot + 1) & (tableSize - 1);
        if (table[spot] === hash) continue;
        table[spot] = hash;
        let judged = score + moveWeight * (apart[after] - apart[from]);
        for (let cut = 0; cut < cuts; cut++) {
          const piece = pieceOf[cut * size + label];
          if (piece < 0) continue;
          const entry = boards[base + firstEntry + piece];
          const tile = cut * size * size;
          const index = (entry & placeMask) + place[tile + after] - place[tile + from];
          const value = (values[index >> 2] >> ((index & 3) << 1)) & 3;
          judged += pieceWeight * (value - (entry >> valueShift));
          entries[children * cuts + cut] = index | (value << valueShift);
        }
        const childWords = children * words;
        for (let word = 0; word < words; word++) squareWords[childWords + word] = boards[base + firstWord + word];
        bytes[cells + at] = label;
        bytes[cells + to] = home;
        const end = firstTouched[slot + 1];
        for (let index = firstTouched[slot]; index < end; index += touchedNumbers) {
          const row = touched[index + 1];
          const number =
            touched[index] +
            corner[row + bytes[cells + touched[index + 2]]] +
            corner[row + size + bytes[cells + touched[index + 3]]] +
            corner[row + 2 * size + bytes[cells + touched[index + 4]]] +
            corner[row + 3 * size + bytes[cells + touched[index + 5]]];
          const value = (values[number >> 2] >> ((number & 3) << 1)) & 3;
          const word = childWords + touched[index + 6];
          const bit = touched[index + 7];
          const before = (squareWords[word] >> bit) & 3;
          judged += squareWeight * (value - before);
          squareWords[word] ^= (value ^ before) << bit;
        }
        const [afterRow, fromRow] = [after * size * size, from * size * size];
        // The blank has no price: its cell is left out of the sum.
        judged -= pairs[afterRow + to * size + home];
        for (let cell = 0, index = 0; cell < size; cell++, index += size) {
          const other = index + bytes[cells + cell];
          judged += pairs[afterRow + other] - pairs[fromRow + other];
        }
        if (to === home && label === at && isSolved(bytes, cells, size)) solved = children;
        bytes[cells + at] = home;
        bytes[cells + to] = label;
        judged = Math.max(0, Math.min(greatest, judged));
        if (judged > bar && solved !== children) continue;
        parents[children] = state;
        blanks[children] = to;
        scores[children] = judged;
        hashes[children] = hash;
        children++;
        counts[judged]++;
        below++;
        while (below - counts[bar] >= width) {
          below -= counts[bar];
          counts[bar--] = 0;
        }
      }
    }
    if (solved >= 0) return { path: [...pathTo(levels, parents[solved]), blanks[solved]], nodes };
    // Where the boards of each score begin, the best first; of those at the bar only the first few have room.
    const many = Math.min(width, children);
    for (let judged = 0, begun = 0; judged <= bar && begun < many; judged++) {
      const same = counts[judged];
      counts[judged] = begun;
      begun += same;
    }
    const next = { parents: new Int32Array(many), blanks: new Uint8Array(many) };
    for (let child = 0; child < children; child++) {
      if (scores[child] > bar) continue;
      const chosen = counts[scores[child]]++;
      if (chosen >= many) continue;
      pace.work += copyWork;
      if (isSliceOver(pace) && (yield nodes) === 'stop') return { path: undefined, nodes };
      const source = parents[child] * record;
      const target = chosen * record;
      const at = level.blanks[parents[child]];
      const to = blanks[child];
      const label = bytes[source * 4 + 8 + to];
      kept[target] = hashes[child];
      kept[target + 1] = scores[child];
      for (let index = 2; index < firstWord; index++) kept[target + index] = boards[source + index];
      keptBytes[target * 4 + 8 + at] = label;
      keptBytes[target * 4 + 8 + to] = home;
      for (let word = 0; word < words; word++) kept[target + firstWord + word] = squareWords[child * words + word];
      for (let index = firstEntry; index < record; index++) kept[target + index] = boards[source + index];
      for (let cut = 0; cut < cuts; cut++) {
        const piece = pieceOf[cut * size + label];
        if (piece >= 0) kept[target + firstEntry + piece] = entries[child * cuts + cut];
      }
      next.parents[chosen] = parents[child];
      next.blanks[chosen] = to;
    }
    counts.fill(0, 0, bar + 1);
    levels.push(next);
    [boards, kept] = [kept, boards];
    [bytes, keptBytes] = [keptBytes, bytes];
    count = many;
  }
  return { path: undefined, nodes };
}
