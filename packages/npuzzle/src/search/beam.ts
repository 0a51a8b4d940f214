/**
 * Beam search: of all boards that a number of moves can reach, only the most promising few thousand are kept, level by
 * level. Good solutions of boards for which proofs are out of reach (5×5 and larger), in time that is known beforehand.
 *
 * Promising is a small Manhattan distance with linear conflicts and, beside it, a small walking distance where there is a table
 * for it: the two err in different places, and their sum leads as well as three times the boards do. Boards of one level are met once only (hash table); the
 * best are chosen by counting sort, so a level costs O(width). Parents are kept, from which the path is read.
 *
 * @see {@link https://doi.org/10.1613/jair.1936 | Furcy and Koenig, Limited discrepancy beam search (2005)} for the sizes
 */
import { type Pace, type Slices, spend } from '@kit/grid';
import type { Labelled } from '../board/label-board.js';
import { type AxisModel, createAxisModel, laneDistance, laneKeys, packedState } from '../heuristics/axis-model.js';
import { mixBits } from '../kernel/mix-bits.js';
import { neighborSlots } from '../kernel/neighbors-of-cell.js';
import type { Tally } from '../kernel/tally.js';

/** What a board takes that is looked at, in units of the pace, and one that is chosen or not for each of its cells. */
const lookWork = 100;
const copyWork = 1.6;

export type Level = { readonly parents: Int32Array; readonly blanks: Uint8Array };

/** Boards of a level, levels, and how many nodes the tally may have. */
export type BeamLimits = { readonly width: number; readonly longest: number; readonly until: number };

/**
 * Searches level by level, at most `longest` of them, until the tally has `until` nodes; gives the path if there is one. At
 * most 255 cells.
 */
export function* searchBeam(
  board: Labelled,
  { width, longest, until }: BeamLimits,
  tally: Tally,
  pace: Pace,
): Slices<number[] | undefined> {
  const { rows, cols, home } = board;
  const size = rows * cols;
  const slots = neighborSlots(rows, cols);
  const axes = [true, false].map((isVertical) => createAxis(createAxisModel(rows, cols, home, isVertical)));
  const most = width * 3 + 4;
  const levels: Level[] = [];
  let cells = new Uint8Array(width * size);
  let chosenCells = new Uint8Array(width * size);
  let estimates = new Int32Array(width);
  let chosenEstimates = new Int32Array(width);
  /** By axis: the walking states. */
  let states = [new Int32Array(width), new Int32Array(width)];
  let chosenStates = [new Int32Array(width), new Int32Array(width)];
  let hashes = new Int32Array(width);
  let chosenHashes = new Int32Array(width);
  const keyOf = Int32Array.from({ length: size * size }, (_, index) => mixBits(index));
  // Children of the level, before the best are chosen.
  const childParents = new Int32Array(most);
  const childBlanks = new Uint8Array(most);
  const childEstimates = new Int32Array(most);
  const childStates = new Int32Array(most);
  const childHashes = new Int32Array(most);
  const tableSize = 2 ** (33 - Math.clz32(most));
  const table = new Int32Array(tableSize);

  cells.set(board.labels);
  for (const [index, axis] of axes.entries()) {
    states[index][0] = packedState(axis, board.labels, board.blank);
    estimates[0] += axis.weight * estimateOf(axis, board) + (states[index][0] & 255);
  }
  levels.push({ parents: new Int32Array(1), blanks: Uint8Array.of(board.blank) });
  for (let depth = 0; depth < longest; depth++) {
    const { blanks, parents } = levels[depth];
    table.fill(0);
    let children = 0;
    const farthest = 2 * (longest - depth - 1);
    let least = Number.MAX_SAFE_INTEGER;
    let greatest = 0;
    for (let state = 0; state < blanks.length; state++) {
      if (tally.nodes >= until) return undefined;
      if (spend(pace, lookWork)) yield;
      const at = blanks[state];
      const before = depth > 0 ? levels[depth - 1].blanks[parents[state]] : -1;
      const base = state * size;
      for (let slot = 0; slot < 4; slot++) {
        const to = slots[at * 4 + slot];
        if (to < 0 || to === before) continue;
        tally.nodes++;
        const label = cells[base + to];
        const hash = hashes[state] ^ keyOf[label * size + to] ^ keyOf[label * size + at];
        let entry = mixBits(hash ^ (to * 0x9e3779b1)) & (tableSize - 1);
        while (table[entry] !== 0) {
          const known = table[entry] - 1;
          if (childHashes[known] === hash && childBlanks[known] === to) break;
          entry = (entry + 1) & (tableSize - 1);
        }
        if (table[entry] !== 0) continue;
        const along = slot === 0 || slot === 3 ? 0 : 1;
        const axis = axes[along];
        const { weight, next, laneOf, lanes } = axis;
        const walked = states[along][state];
        const after = next[(walked >> 8) + (slot >> 1) * lanes + laneOf[label]];
        const change = weight * changeOf(axis, cells, base, size, to, at);
        const estimate = estimates[state] + change + (after & 255) - (walked & 255);
        // Half of the sum is less than what is left at least: no way through here is short enough.
        if (estimate > farthest) continue;
        table[entry] = children + 1;
        childParents[children] = state;
        childBlanks[children] = to;
        childEstimates[children] = estimate;
        childStates[children] = after;
        childHashes[children] = hash;
        children++;
        least = Math.min(least, estimate);
        greatest = Math.max(greatest, estimate);
      }
    }
    if (children === 0) return undefined;
    const counts = new Int32Array(greatest - least + 1);
    for (const estimate of childEstimates.subarray(0, children)) counts[estimate - least]++;
    const kept = Math.min(width, children);
    let cut = least;
    let room = kept;
    while (counts[cut - least] < room) {
      room -= counts[cut - least];
      cut++;
    }
    // `room` children with the estimate `cut` still fit.
    const level = { parents: new Int32Array(kept), blanks: new Uint8Array(kept) };
    let chosen = 0;
    for (let child = 0; chosen < kept; child++) {
      if (spend(pace, size * copyWork)) yield;
      const estimate = childEstimates[child];
      if (estimate > cut || (estimate === cut && room-- <= 0)) continue;
      const parent = childParents[child];
      const to = childBlanks[child];
      const at = blanks[parent];
      const target = chosen * size;
      for (let cell = 0; cell < size; cell++) chosenCells[target + cell] = cells[parent * size + cell];
      chosenCells[target + at] = chosenCells[target + to];
      chosenCells[target + to] = home;
      level.parents[chosen] = parent;
      level.blanks[chosen] = to;
      chosenEstimates[chosen] = estimate;
      chosenHashes[chosen] = childHashes[child];
      const along = (to - at) % cols === 0 ? 0 : 1;
      chosenStates[along][chosen] = childStates[child];
      chosenStates[1 - along][chosen] = states[1 - along][parent];
      if (estimate === 0) return pathTo([...levels, level], chosen);
      chosen++;
    }
    levels.push(level);
    [cells, chosenCells] = [chosenCells, cells];
    [estimates, chosenEstimates] = [chosenEstimates, estimates];
    [hashes, chosenHashes] = [chosenHashes, hashes];
    [states, chosenStates] = [chosenStates, states];
  }
  return undefined;
}

/** The cells that the blank entered on the way to a board of the last level. */
export function pathTo(levels: readonly Level[], state: number): number[] {
  const path: number[] = [];
  for (let depth = levels.length - 1; depth > 0; depth--) {
    path.push(levels[depth].blanks[state]);
    state = levels[depth].parents[state];
  }
  return path.reverse();
}

/** An axis: what its Manhattan distance and conflicts count, and where walking states lead; without a table to none. */
type Axis = AxisModel & { readonly weight: number; readonly next: Int32Array };

function createAxis(model: AxisModel): Axis {
  const { walking, lanes } = model;
  const next = walking?.packed ?? new Int32Array(2 * lanes);
  return { ...model, weight: walking ? 1 : 2, next };
}

function estimateOf(axis: AxisModel, { labels, blank }: Labelled): number {
  const conflicts = laneKeys(axis, labels).reduce((sum, key) => sum + axis.conflicts[key], 0);
  return laneDistance(axis, labels, blank) + conflicts;
}

/** By how much the estimate of the axis changes when a tile goes `from → to`. */
function changeOf(axis: Axis, cells: Uint8Array, base: number, size: number, from: number, to: number): number {
  const { laneOf, digit, conflicts, cellsOf } = axis;
  const label = cells[base + from];
  const home = laneOf[label];
  const fromLane = laneOf[from];
  const toLane = laneOf[to];
  let change = Math.abs(toLane - home) - Math.abs(fromLane - home);
  if (digit.length === 0) return change;
  const leaves = digit[label * size + from];
  const enters = digit[label * size + to];
  if (leaves > 0) {
    const key = laneKey(cellsOf[fromLane], digit, cells, base, size);
    change += conflicts[key - leaves] - conflicts[key];
  }
  if (enters > 0) {
    const key = laneKey(cellsOf[toLane], digit, cells, base, size);
    change += conflicts[key + enters] - conflicts[key];
  }
  return change;
}

function laneKey(lane: Int32Array, digit: Int32Array, cells: Uint8Array, base: number, size: number): number {
  let key = 0;
  for (let index = 0; index < lane.length; index++) key += digit[cells[base + lane[index]] * size + lane[index]];
  return key;
}
