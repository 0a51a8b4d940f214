/**
 * Beam search (see beam.ts) led by the tables of pieces: what is promising is the mean of what the cuts estimate, with what
 * the tables add to Manhattan distance weighed more than it counts, for a conflict that they know is seldom alone.
 *
 * A board is a record of whole numbers: its hash, its score, its cells at six bits each, and an entry a piece. A child is
 * judged from its parent's record, and only those that are kept are written.
 */
import type { Labelled } from '../board/label-board.js';
import { mixBits } from '../kernel/mix-bits.js';
import { neighborSlots } from '../kernel/neighbors-of-cell.js';
import { isSliceOver, startPace } from '../kernel/pace.js';
import { type PieceModel, placeMask, valueShift, writeEntries } from '../pieces/piece-model.js';
import type { BeamResult } from './beam.js';

/** Boards of a level in a slice. */
const slice = 2_000;

/** Cells in a number. */
const perWord = 5;

/**
 * How much a pair of moves in a table counts, where a pair of moves of Manhattan distance counts two. Weighed by
 * scripts/short-widths.ts on boards of 5×5 and 6×6 walked from seeds: 2, 3, 4, 6 and 8.
 */
const pairWeight = (size: number): number => (size <= 25 ? 4 : 6);

type Level = { readonly parents: Int32Array; readonly blanks: Uint8Array };

/** Searches level by level, at most `longest` of them; yields the nodes so far. At most 64 cells, two or more rows and columns. */
export function* searchPieceBeam(
  board: Labelled,
  model: PieceModel,
  width: number,
  longest: number,
): Generator<number, BeamResult, 'stop' | undefined> {
  const { rows, cols, home } = board;
  const { size, cuts, pieces, values, pieceOf, place, apart } = model;
  const slots = neighborSlots(rows, cols);
  const words = Math.ceil(size / perWord);
  const firstEntry = 2 + words;
  const record = firstEntry + pieces;
  const weight = pairWeight(size);
  const wordOf = Int32Array.from({ length: size }, (_, cell) => 2 + Math.floor(cell / perWord));
  const shiftOf = Int32Array.from({ length: size }, (_, cell) => (cell % perWord) * 6);
  const keyOf = Int32Array.from({ length: size * size }, (_, index) => mixBits(index + 1));
  const most = width * 3 + 4;
  let boards = new Int32Array(width * record);
  let kept = new Int32Array(width * record);
  // Children of the level, before the best are chosen.
  const parents = new Int32Array(most);
  const blanks = new Uint8Array(most);
  const scores = new Int32Array(most);
  const hashes = new Int32Array(most);
  const entries = new Int32Array(most * cuts);
  const tableSize = 2 ** (33 - Math.clz32(most));
  const table = new Int32Array(tableSize);
  const counts = new Int32Array(cuts * size * (rows + cols) + 3 * weight * pieces + 1);
  const pace = startPace(slice);
  const copyWork = record / 60;
  let nodes = 0;

  for (let cell = 0; cell < size; cell++) {
    const label = board.labels[cell];
    boards[0] ^= keyOf[label * size + cell];
    boards[wordOf[cell]] |= label << shiftOf[cell];
  }
  boards[1] = cuts * writeEntries(model, board.labels, boards, firstEntry);
  for (let piece = 0; piece < pieces; piece++) boards[1] += weight * (boards[firstEntry + piece] >> valueShift);
  // No tile is away from home.
  if (boards[1] === 0) return { path: [], nodes };
  const levels: Level[] = [{ parents: new Int32Array(1), blanks: Uint8Array.of(board.blank) }];
  for (let depth = 0, count = 1; depth < longest; depth++) {
    const level = levels[depth];
    const above = depth > 0 ? levels[depth - 1].blanks : undefined;
    table.fill(0);
    let children = 0;
    let least = counts.length;
    let greatest = 0;
    let solved = -1;
    for (let state = 0; state < count; state++) {
      pace.work++;
      if (isSliceOver(pace) && (yield nodes) === 'stop') return { path: undefined, nodes };
      const base = state * record;
      const at = level.blanks[state];
      const before = above ? above[level.parents[state]] : -1;
      const hashHere = boards[base] ^ keyOf[home * size + at];
      const score = boards[base + 1];
      for (let slot = at * 4; slot < at * 4 + 4; slot++) {
        const to = slots[slot];
        if (to < 0 || to === before) continue;
        nodes++;
        const label = (boards[base + wordOf[to]] >> shiftOf[to]) & 63;
        const from = label * size + to;
        const after = label * size + at;
        const hash = hashHere ^ keyOf[from] ^ keyOf[after] ^ keyOf[home * size + to];
        let spot = (hash ^ (hash >>> 15)) & (tableSize - 1);
        while (table[spot] !== 0 && table[spot] !== hash) spot = (spot + 1) & (tableSize - 1);
        if (table[spot] === hash) continue;
        table[spot] = hash;
        let judged = score + cuts * (apart[after] - apart[from]);
        for (let cut = 0; cut < cuts; cut++) {
          const piece = pieceOf[cut * size + label];
          if (piece < 0) continue;
          const entry = boards[base + firstEntry + piece];
          const tile = cut * size * size;
          const index = (entry & placeMask) + place[tile + after] - place[tile + from];
          const value = (values[index >> 2] >> ((index & 3) << 1)) & 3;
          judged += weight * (value - (entry >> valueShift));
          entries[children * cuts + cut] = index | (value << valueShift);
        }
        if (judged === 0) solved = children;
        parents[children] = state;
        blanks[children] = to;
        scores[children] = judged;
        hashes[children] = hash;
        counts[judged]++;
        least = Math.min(least, judged);
        greatest = Math.max(greatest, judged);
        children++;
      }
    }
    if (solved >= 0) return { path: pathTo(levels, parents[solved], blanks[solved]), nodes };
    const many = Math.min(width, children);
    let cut = least;
    let room = many;
    while (counts[cut] < room) room -= counts[cut++];
    // `room` children with the score `cut` still fit.
    counts.fill(0, least, greatest + 1);
    const next = { parents: new Int32Array(many), blanks: new Uint8Array(many) };
    let chosen = 0;
    for (let child = 0; chosen < many; child++) {
      if (scores[child] > cut || (scores[child] === cut && room-- <= 0)) continue;
      pace.work += copyWork;
      if (isSliceOver(pace) && (yield nodes) === 'stop') return { path: undefined, nodes };
      const source = parents[child] * record;
      const target = chosen * record;
      const at = level.blanks[parents[child]];
      const to = blanks[child];
      for (let index = 2; index < record; index++) kept[target + index] = boards[source + index];
      const label = (boards[source + wordOf[to]] >> shiftOf[to]) & 63;
      kept[target] = hashes[child];
      kept[target + 1] = scores[child];
      kept[target + wordOf[at]] ^= (label ^ home) << shiftOf[at];
      kept[target + wordOf[to]] ^= (label ^ home) << shiftOf[to];
      for (let cut = 0; cut < cuts; cut++) {
        const piece = pieceOf[cut * size + label];
        if (piece >= 0) kept[target + firstEntry + piece] = entries[child * cuts + cut];
      }
      next.parents[chosen] = parents[child];
      next.blanks[chosen] = to;
      chosen++;
    }
    levels.push(next);
    [boards, kept] = [kept, boards];
    count = chosen;
  }
  return { path: undefined, nodes };
}

/** The cells that the blank entered on the way to a board of the last level, and one more. */
function pathTo(levels: readonly Level[], state: number, last: number): number[] {
  const path = [last];
  for (let depth = levels.length - 1; depth > 0; depth--) {
    path.push(levels[depth].blanks[state]);
    state = levels[depth].parents[state];
  }
  return path.reverse();
}
