/**
 * Shortens a path by its parts: between two boards on it that are a few dozen moves apart, the shortest path is searched,
 * and put in its place where it is shorter. Every part is then a shortest path, though the whole need not be.
 */
import { runSlices, shareSlices } from '@kit/grid';
import type { Labelled } from '../board/label-board.js';
import { deepenByWalkingDistance } from '../deepening/walking-distance.js';
import { estimateBoard } from '../heuristics/estimate-board.js';
import { prepareWalking } from '../heuristics/prepare-walking.js';
import { inverseOf } from '../kernel/inverse-of.js';

/** Shortens parts of `reach` moves, spending at most about `most` nodes; yields the nodes so far. */
export function* shortenPath(
  board: Labelled,
  path: readonly number[],
  reach: number,
  most: number,
): Generator<number, { path: number[]; nodes: number }, 'stop' | undefined> {
  let moves = [...path];
  let nodes = 0;
  const labels = board.labels.slice();
  let blank = board.blank;
  const step = (to: number): void => {
    labels[blank] = labels[to];
    labels[to] = board.home;
    blank = to;
  };
  for (let from = 0; from + 4 < moves.length && nodes < most; from++) {
    const end = Math.min(from + reach, moves.length);
    const start = { labels: labels.slice(), blank };
    for (let index = from; index < end; index++) step(moves[index]);
    // The board at the end of the part is the goal: each of its occupants belongs where it stands.
    const belongs = inverseOf(labels);
    const part = {
      ...board,
      labels: start.labels.map((label) => belongs[label]),
      blank: start.blank,
      home: blank,
    };
    const spent = nodes;
    if (!(yield* shareSlices(prepareWalking(board.rows, board.cols, blank), () => spent)))
      return { path: moves, nodes };
    const search = deepenByWalkingDistance(part, runSlices(estimateBoard(part)));
    let worked = 0;
    while (search.bound() < end - from && nodes + search.nodes() < most) {
      if (!search.run(2000)) {
        worked += 2000;
        if (worked % search.slice !== 0) continue;
        if ((yield nodes + search.nodes()) === 'stop') return { path: moves, nodes: nodes + search.nodes() };
        continue;
      }
      const found = search.path();
      if (found.length < end - from) moves = [...moves.slice(0, from), ...found, ...moves.slice(end)];
      break;
    }
    nodes += search.nodes();
    labels.set(start.labels);
    blank = start.blank;
    step(moves[from]);
    if ((yield nodes) === 'stop') return { path: moves, nodes };
  }
  return { path: moves, nodes };
}

/** A part solved anew by walking distance, without tables: see renew-parts.ts. */
export function* solvePartByWalking(
  part: Labelled,
  longest: number,
  most: number,
): Generator<number, { path: number[] | undefined; nodes: number }, 'stop' | undefined> {
  if (!(yield* shareSlices(prepareWalking(part.rows, part.cols, part.home), () => 0)))
    return { path: undefined, nodes: 0 };
  const search = deepenByWalkingDistance(part, runSlices(estimateBoard(part)));
  const limit = Math.min(most, mostPartNodes);
  let worked = 0;
  while (search.bound() <= longest && search.nodes() < limit) {
    if (search.run(2000)) return { path: search.path(), nodes: search.nodes() };
    worked += 2000;
    if (worked % search.slice === 0 && (yield search.nodes()) === 'stop') break;
  }
  return { path: undefined, nodes: search.nodes() };
}

/** Nodes for a part. */
const mostPartNodes = 40_000;
