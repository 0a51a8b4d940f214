/**
 * Depth-first search behind one board, no deeper than it is told: one loop for both metrics and three heuristics.
 *
 * The loop takes the next move of a list (blank-moves.ts), asks the heuristic how far the goal is behind it, and makes the
 * move if that is near enough. A heuristic keeps its numbers by depth, so that little or nothing is left to do when a move is
 * taken back.
 *
 * The loop calls each heuristic by its name. A node takes up to a third longer if the loop calls a function that was passed
 * in. Pattern databases of single slides have loops of their own (expanded-patterns.ts).
 */
import type { Labelled } from '../board/label-board.js';
import { lengthen } from '../kernel/lengthen.js';
import type { BlankMoves } from './blank-moves.js';
import { deepest, type Kernel } from './kernel.js';
import { enterByLinePatterns, type LinePatterns } from './line-patterns.js';
import { enterByLineWalking, type LineWalkingDistance } from './line-walking-distance.js';
import { enterByWalking, shiftLabel, type WalkingDistance } from './walking-distance.js';

/** One of the heuristics. */
type Heuristics =
  | { readonly walking: WalkingDistance; readonly lineWalking?: undefined; readonly linePatterns?: undefined }
  | { readonly walking?: undefined; readonly lineWalking: LineWalkingDistance; readonly linePatterns?: undefined }
  | { readonly walking?: undefined; readonly lineWalking?: undefined; readonly linePatterns: LinePatterns };

/** What is kept for each depth: the blank, the state of its path, the next move and the end of its list. */
const frame = 4;

/** Tiles that a node slides, usually at most; of longer slides fewer are looked at in a slice. */
const usualTiles = 4;

/** The search by a heuristic, which is given the cells of the board. */
export function createKernel(
  { rows, cols, home }: Labelled,
  { steps, tiles, slots, first, last, open, groupOf, allowed, next, startOf }: BlankMoves,
  heuristicOf: (cells: Int32Array) => Heuristics,
): Kernel {
  const size = rows * cols;
  const cells = new Int32Array(size);
  const { walking, lineWalking, linePatterns } = heuristicOf(cells);
  const { start, reserve } = walking ?? lineWalking ?? linePatterns;
  /** From one tile of a slide to the next, by slot. */
  const units = Int32Array.of(-cols, -1, 1, cols);
  let frames: Int32Array = new Int32Array(frame);
  let limit = 0;
  let depth = 0;
  let deepestDepth = 0;
  let excess = deepest;
  let nodes = 0;
  let found = false;

  const load = (labels: ArrayLike<number>, offset: number, blank: number): number => {
    for (let cell = 0; cell < size; cell++) cells[cell] = labels[offset + cell];
    frames[0] = blank;
    return start(blank);
  };

  const begin = (most: number, back: number): void => {
    frames = lengthen(frames, most, frame);
    reserve(most);
    limit = most;
    depth = 0;
    deepestDepth = 0;
    excess = deepest;
    found = limit === 0;
    const list = startOf(frames[0]) & ~back;
    frames[1] = 0;
    frames[2] = first[list];
    frames[3] = last[list];
  };

  const run = (slice: number): boolean => {
    const stack = frames;
    // What changes with every node is kept out of the closure.
    let looked = 0;
    let room = slice * usualTiles;
    let here = depth;
    let furthest = deepestDepth;
    let least = excess;
    let isOver = found;
    while (!isOver && room > 0) {
      const at = here * frame;
      const cursor = stack[at + 2];
      const from = stack[at];
      if (cursor === stack[at + 3]) {
        if (here === 0) {
          isOver = true;
          break;
        }
        here--;
        const to = stack[at - frame];
        const unit = units[slots[stack[at - frame + 2] - 1]];
        for (let cell = from; cell !== to; cell -= unit) {
          cells[cell] = cells[cell - unit];
          room--;
        }
        cells[to] = home;
        if (walking) shiftLabel(walking, cells[from], to, from);
        continue;
      }
      if (looked >= slice) break;
      stack[at + 2] = cursor + 1;
      const to = from + steps[cursor];
      const slot = slots[cursor];
      const left = limit - here - 1;
      looked++;
      room -= tiles[cursor];
      let estimate: number;
      if (walking) estimate = enterByWalking(walking, here, slot, from, to, left);
      else if (lineWalking) estimate = enterByLineWalking(lineWalking, here, slot, from, to, left);
      else estimate = enterByLinePatterns(linePatterns, here, slot, from, to, left);
      if (estimate > left) {
        if (estimate - left < least) least = estimate - left;
        continue;
      }
      const unit = units[slot];
      for (let cell = from; cell !== to; cell += unit) cells[cell] = cells[cell + unit];
      cells[to] = home;
      const state = next[stack[at + 1] * 4 + slot];
      const list = open[groupOf[state] + to] & allowed[state];
      here++;
      if (here > furthest) furthest = here;
      stack[at + frame] = to;
      stack[at + frame + 1] = state;
      stack[at + frame + 2] = first[list];
      stack[at + frame + 3] = last[list];
      if (estimate === 0) {
        found = true;
        isOver = true;
      }
    }
    depth = here;
    deepestDepth = furthest;
    excess = least;
    nodes += looked;
    return isOver;
  };

  return {
    load,
    begin,
    run,
    found: () => found,
    excess: () => excess,
    reached: () => deepestDepth,
    nodes: () => nodes,
    path: () => Array.from({ length: depth }, (_, index) => frames[(index + 1) * frame]),
  };
}
