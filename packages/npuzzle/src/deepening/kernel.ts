/**
 * What the kernels of single slides have in common: a path of the blank in frames, one a depth, each with the slots that are
 * left to try. The loops stay written out: what a move changes and what its undoing restores is most of each, and a call in
 * between would cost as much as the move (docs/method/npuzzle.md says what was tried).
 */
import type { Labelled } from '../board/label-board.js';
import { blankAutomaton, firstState } from '../kernel/blank-automaton.js';
import { openSlots } from '../kernel/blank-slots.js';
import { lengthen } from '../kernel/lengthen.js';
import { deepest, type Kernel } from './deepening.js';

/** A search between two slices. A loop takes what changes with every node into variables of its own, and puts it back. */
export type Walk = {
  /** By depth: the blank, the state of its automaton, the slots left as bits, and what the loop adds. */
  frames: Int32Array;
  /** Where the deepest frame begins, and where the deepest so far began. */
  top: number;
  deepestTop: number;
  /** Moves that are left behind the next. */
  left: number;
  /** See {@link Kernel}. */
  excess: number;
  nodes: number;
  found: boolean;
};

/** A kernel whose loop keeps so many numbers for each depth. */
export function createKernel(
  { rows, cols }: Labelled,
  frame: number,
  load: (frames: Int32Array, labels: ArrayLike<number>, offset: number, blank: number) => number,
  run: (walk: Walk, slice: number) => void,
): Kernel {
  const { allowed } = blankAutomaton(rows * cols);
  const open = openSlots(rows, cols);
  const frames = new Int32Array(40 * frame);
  const walk: Walk = { frames, top: 0, deepestTop: 0, left: 0, excess: deepest, nodes: 0, found: false };
  return {
    load(labels, offset, blank) {
      walk.top = 0;
      walk.frames[0] = blank;
      return load(walk.frames, labels, offset, blank);
    },
    begin(limit, back) {
      walk.frames = lengthen(walk.frames, limit, frame);
      walk.left = limit - 1;
      walk.top = 0;
      walk.deepestTop = 0;
      walk.excess = deepest;
      walk.found = limit === 0;
      walk.frames[1] = firstState;
      walk.frames[2] = open[walk.frames[0]] & allowed[firstState] & ~back;
    },
    run(slice) {
      run(walk, slice);
      // Nothing is left to try at the start.
      return walk.found || (walk.top === 0 && walk.frames[2] === 0);
    },
    found: () => walk.found,
    excess: () => walk.excess,
    reached: () => walk.deepestTop / frame,
    nodes: () => walk.nodes,
    path: () => Array.from({ length: walk.top / frame }, (_, index) => walk.frames[(index + 1) * frame]),
  };
}
