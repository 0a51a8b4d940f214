/**
 * IDA* in the line metric, where a slide takes the blank any number of cells along its row or column; the heuristic is passed in.
 *
 * Two slides in a row along one axis are one, so a shortest solution alternates between the axes. At the start either may
 * be the first.
 */
import { slideLine } from '../kernel/slide-line.js';
import { type Deepening, deepest } from './deepening.js';

/** A board that is searched, and how far it is from its goal at least. */
export type LineHeuristic = {
  readonly rows: number;
  readonly cols: number;
  /** What stands in each cell; the search slides it. */
  readonly cells: Int32Array;
  readonly blank: number;
  /** Slides that the board needs at least. */
  readonly estimate: number;
  /** The axis that is tried first: 0 along the row, 1 along the column. */
  readonly firstAxis: 0 | 1;
  /** Nodes that take about two milliseconds. */
  readonly slice: number;
  /** The estimate behind a slide that is not made yet; if it is at most `left`, it is kept for the next depth. */
  readonly enter: (depth: number, axis: number, from: number, to: number, left: number) => number;
};

/** Steps that a slide usually has. On long boards a slide takes long: what counts then is the tiles that it moves. */
const usualSteps = 4;

/** Starts a search from a board that can be solved. */
export function deepenLines({ rows, cols, cells, blank, estimate, firstAxis, slice, enter }: LineHeuristic): Deepening {
  const lengths = [cols, rows];
  const units = [1, cols];
  const blanks = new Int32Array(deepest + 1);
  /** The axis of the slide that is made next, and how many of its places were tried. */
  const axes = new Int32Array(deepest + 1);
  const tried = new Int32Array(deepest + 1);
  blanks[0] = blank;
  axes[0] = firstAxis;
  let bound = estimate;
  let nextBound = deepest;
  let depth = 0;
  let deepestDepth = 0;
  let nodes = 0;
  let found = bound === 0;

  const run = (most: number): boolean => {
    const stopAt = nodes + most;
    let steps = most * usualSteps;
    while (!found && nodes < stopAt && steps > 0) {
      const axis = axes[depth];
      const at = blanks[depth];
      const place = tried[depth];
      if (place === lengths[axis]) {
        tried[depth] = 0;
        if (depth > 0) {
          depth--;
          const unit = units[axes[depth]];
          slideLine(cells, at, blanks[depth], unit);
          steps -= Math.abs(at - blanks[depth]) / unit;
        } else {
          axes[0] = 1 - axis;
          if (axis === firstAxis) continue;
          bound = nextBound;
          nextBound = deepest;
        }
        continue;
      }
      tried[depth] = place + 1;
      const own = axis === 0 ? at % cols : (at / cols) | 0;
      if (place === own) continue;
      nodes++;
      steps -= Math.abs(place - own);
      const unit = units[axis];
      const to = at + (place - own) * unit;
      const left = bound - depth - 1;
      const behind = enter(depth, axis, at, to, left);
      if (behind > left) {
        if (depth + 1 + behind < nextBound) nextBound = depth + 1 + behind;
        continue;
      }
      slideLine(cells, at, to, unit);
      depth++;
      if (depth > deepestDepth) deepestDepth = depth;
      blanks[depth] = to;
      axes[depth] = 1 - axis;
      tried[depth] = 0;
      if (behind === 0) found = true;
    }
    return found;
  };

  return {
    run,
    slice,
    bound: () => bound,
    nodes: () => nodes,
    reached: () => deepestDepth,
    path: () => Array.from(blanks.subarray(1, depth + 1)),
  };
}
