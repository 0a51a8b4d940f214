/**
 * Beam search over (board, cursor) on bit boards: each ply every kept state moves its orb to each neighbour, states seen
 * before are dropped, and the best go on. The first ply that reaches the target ends the run, which makes its path short.
 * Cost: plies × width × branching evaluations.
 *
 * Alternative not taken: depth-first with restarts, which finds longer paths in the same number of evaluations.
 */
import { boardsASlice } from '../kernel/slice-sizes.js';
import { type BeamStep, stepsOf } from './beam-best.js';
import { type BeamFrontier, beamFrontier } from './beam-frontier.js';

/** Makes, judges and notes the children of some states of a frontier, behind those made before; returns how many there are. */
export type Expand = (
  frontier: BeamFrontier,
  from: number,
  to: number,
  made: number,
  best: number,
  note: (combos: number, parent: number, bit: number) => number,
) => number;

/** What a beam starts from; cells are bits of the board. */
export type KernelBeamInput = {
  /** The words of the board. */
  readonly board: ArrayLike<number>;
  /** The combos that the untouched board makes. */
  readonly standing: number;
  readonly starts: ArrayLike<number>;
  /** 1 for bits where the path may end. */
  readonly ends: Uint8Array;
  /** The neighbours of each bit, eight entries a bit, -1 after the last. */
  readonly neighbors: Int8Array;
  readonly width: number;
  readonly maxPlies: number;
  readonly target: number;
};

/** A beam that is moved on slice by slice. */
export type KernelBeam = {
  /** A slice of a ply. */
  readonly step: () => BeamStep;
  /** The most combos so far. */
  readonly combos: () => number;
  /** How many boards were evaluated. */
  readonly evaluations: () => number;
  /** The bits of the paths that first made the most combos, start included. */
  readonly paths: () => number[][];
};

/** How many paths of the winning ply are kept, to choose the one with the fewest turns. */
const keptPaths = 32;

/** A beam at ply 0: the untouched board. */
export function kernelBeam(input: KernelBeamInput, expand: Expand): KernelBeam {
  const { board, standing, starts, ends, neighbors, width, maxPlies, target } = input;
  const branching = branchingOf(neighbors);
  const statesASlice = Math.ceil(boardsASlice / branching);
  const frontier = beamFrontier(board, starts, width, branching);
  let ply = 0;
  let evaluations = 1;
  let best = -1;
  let found: { ply: number; parent: number; bit: number }[] = [];
  for (let i = 0; i < starts.length; i++) note(standing, 0, starts[i]);

  return {
    step: stepsOf(plies()),
    combos: () => best,
    evaluations: () => evaluations,
    paths: () => found.map((end) => frontier.pathTo(end.ply, end.parent, end.bit)),
  };

  function* plies(): Generator<'slice' | 'ply', void> {
    while (ply < maxPlies && best < target && frontier.count > 0) {
      ply += 1;
      let made = 0;
      for (let from = 0; from < frontier.count; from += statesASlice) {
        const to = Math.min(frontier.count, from + statesASlice);
        const before = made;
        made = expand(frontier, from, to, made, best, note);
        evaluations += made - before;
        if (to < frontier.count) yield 'slice';
      }
      yield* frontier.select(made);
      yield 'ply';
    }
  }

  /** Keeps a path that ends here if it is among the best; returns the most combos so far. */
  function note(combos: number, parent: number, bit: number): number {
    if (!ends[bit]) return best;
    if (combos > best) {
      best = combos;
      found = [];
    }
    if (combos === best && found.length < keptPaths && (found.length === 0 || found[0].ply === ply)) {
      found.push({ ply, parent, bit });
    }
    return best;
  }
}

/** The most neighbours of any bit. */
function branchingOf(neighbors: Int8Array): number {
  let most = 1;
  for (let n = 0; n < neighbors.length; n++) if (neighbors[n] >= 0) most = Math.max(most, (n & 7) + 1);
  return most;
}
