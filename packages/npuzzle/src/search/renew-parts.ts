/**
 * Shortens a solution by its parts: each run of some dozen moves is solved anew between the boards at its ends, and replaced
 * where that takes fewer moves.
 */
import type { Labelled } from '../board/label-board.js';
import { inverseOf } from '../kernel/inverse-of.js';

/** Finds a way of a part with at most `longest` moves, spending at most about so many nodes; yields the nodes so far. */
export type PartSolver = (
  part: Labelled,
  longest: number,
  most: number,
) => Generator<number, { readonly path: number[] | undefined; readonly nodes: number }, 'stop' | undefined>;

/** What comes of a pass over all parts. */
export type Renewed = { readonly path: number[]; readonly nodes: number; readonly isStopped: boolean };

/**
 * Renews parts of `reach` moves that begin `step` moves after one another, at most `most` nodes in all; yields the nodes so
 * far, after each part at least: most parts are too easy to yield themselves, and there can be a hundred.
 */
export function* renewParts(
  board: Labelled,
  path: readonly number[],
  reach: number,
  step: number,
  most: number,
  solvePart: PartSolver,
): Generator<number, Renewed, 'stop' | undefined> {
  let moves = [...path];
  let nodes = 0;
  const labels = board.labels.slice();
  let blank = board.blank;
  const walk = (from: number, end: number): void => {
    for (let index = from; index < end; index++) {
      labels[blank] = labels[moves[index]];
      labels[moves[index]] = board.home;
      blank = moves[index];
    }
  };
  for (let from = 0; nodes < most; ) {
    const end = Math.min(from + reach, moves.length);
    const start = { labels: labels.slice(), blank };
    walk(from, end);
    // The board at the end of the part is the goal: each of its occupants belongs where it stands.
    const belongs = inverseOf(labels);
    const part = { ...board, labels: start.labels.map((label) => belongs[label]), blank: start.blank, home: blank };
    const solving = solvePart(part, end - from - 2, most - nodes);
    let solved = solving.next();
    while (!solved.done) {
      const isStopped = (yield nodes + solved.value) === 'stop';
      solved = solving.next(isStopped ? 'stop' : undefined);
      if (isStopped) return { path: moves, nodes: nodes + (solved.done ? solved.value.nodes : 0), isStopped };
    }
    nodes += solved.value.nodes;
    const found = solved.value.path;
    if (found) moves = [...moves.slice(0, from), ...found, ...moves.slice(end)];
    labels.set(start.labels);
    blank = start.blank;
    if (end === moves.length || from + reach >= moves.length) break;
    walk(from, from + step);
    from += step;
    if ((yield nodes) === 'stop') return { path: moves, nodes, isStopped: true };
  }
  return { path: moves, nodes, isStopped: false };
}
