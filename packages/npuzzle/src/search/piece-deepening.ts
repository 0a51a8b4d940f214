/**
 * IDA* kernel (deepening/deepening.ts) led by the tables of pieces: the greatest of what the cuts estimate, each of which
 * never says too much. It serves for every place of the blank at home, and so for the parts of a solution.
 */
import { type Pace, type Slices, spend } from '@kit/grid';
import type { Labelled } from '../board/label-board.js';
import { blankAutomaton, firstState } from '../kernel/blank-automaton.js';
import { neighborSlots } from '../kernel/neighbors-of-cell.js';
import type { Tally } from '../kernel/tally.js';
import { type PieceModel, placeMask, valueShift, writeEntries } from '../pieces/piece-model.js';

/** Nodes between two looks at the pace, and what one takes. */
const stretch = 500;
const nodeWork = 50;

/** The shortest way of a board to its goal, if it has at most `longest` moves and the tally `until` nodes by then at most. */
export function* searchShorterWay(
  board: Labelled,
  model: PieceModel,
  longest: number,
  tally: Tally,
  until: number,
  pace: Pace,
): Slices<number[] | undefined> {
  const { rows, cols, home } = board;
  const { size, cuts, pieces, values, pieceOf, place, apart } = model;
  const slots = neighborSlots(rows, cols);
  const { next: afterStep } = blankAutomaton(size);
  const cells = Int32Array.from(board.labels);
  const entries = new Int32Array(pieces);
  const beyond = new Int32Array(cuts);
  const blanks = new Int32Array(longest + 2);
  const tried = new Int32Array(longest + 2);
  const states = new Int32Array(longest + 2);
  const distances = new Int32Array(longest + 2);
  const replaced = new Int32Array((longest + 2) * cuts);
  distances[0] = writeEntries(model, board.labels, entries, 0);
  const cutOf = new Int32Array(pieces);
  for (let cut = 0; cut < cuts; cut++) {
    for (let label = 0; label < size; label++) {
      if (pieceOf[cut * size + label] >= 0) cutOf[pieceOf[cut * size + label]] = cut;
    }
  }
  for (let piece = 0; piece < pieces; piece++) beyond[cutOf[piece]] += entries[piece] >> valueShift;
  blanks[0] = board.blank;
  states[0] = firstState;
  let stopAt = Math.min(tally.nodes + stretch, until);
  let limit = distances[0] + 2 * beyond.reduce((most, sum) => Math.max(most, sum), 0);
  for (; limit <= longest; limit += 2) {
    if (limit === 0) return [];
    let depth = 0;
    tried[0] = 0;
    for (;;) {
      const slot = tried[depth]++;
      const at = blanks[depth];
      if (slot === 4) {
        if (depth === 0) break;
        // Takes back the move that led here.
        depth--;
        const to = blanks[depth];
        const label = cells[to];
        cells[at] = label;
        cells[to] = home;
        for (let cut = 0; cut < cuts; cut++) {
          const piece = pieceOf[cut * size + label];
          if (piece < 0) continue;
          const entry = replaced[depth * cuts + cut];
          beyond[cut] += (entry >> valueShift) - (entries[piece] >> valueShift);
          entries[piece] = entry;
        }
        continue;
      }
      const to = slots[at * 4 + slot];
      const state = afterStep[states[depth] * 4 + slot];
      if (to < 0 || state < 0) continue;
      if (++tally.nodes >= stopAt) {
        if (tally.nodes >= until) return undefined;
        stopAt = Math.min(stopAt + stretch, until);
        if (spend(pace, stretch * nodeWork)) yield;
      }
      const label = cells[to];
      const from = label * size + to;
      const after = label * size + at;
      const distance = distances[depth] + apart[after] - apart[from];
      const left = limit - depth - 1 - distance;
      if (left < 0) continue;
      let greatest = 0;
      for (let cut = 0; cut < cuts; cut++) {
        const piece = pieceOf[cut * size + label];
        if (piece >= 0) {
          const entry = entries[piece];
          replaced[depth * cuts + cut] = entry;
          const tile = cut * size * size;
          const index = (entry & placeMask) + place[tile + after] - place[tile + from];
          const value = (values[index >> 2] >> ((index & 3) << 1)) & 3;
          beyond[cut] += value - (entry >> valueShift);
          entries[piece] = index | (value << valueShift);
        }
        if (beyond[cut] > greatest) greatest = beyond[cut];
      }
      cells[at] = label;
      cells[to] = home;
      depth++;
      blanks[depth] = to;
      states[depth] = state;
      distances[depth] = distance;
      // Too far from the goal: taken back at once.
      tried[depth] = 2 * greatest > left ? 4 : 0;
      if (distance + greatest === 0) return Array.from(blanks.subarray(1, depth + 1));
    }
  }
  return undefined;
}
