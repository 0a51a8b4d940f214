/**
 * Shortens a solution by its parts: each run of some dozen moves is solved anew between the boards at its ends, and replaced
 * where that takes fewer moves.
 */
import { type Pace, type Slices, spend } from '@kit/grid';
import type { Labelled } from '../board/label-board.js';
import { inverseOf } from '../kernel/inverse-of.js';
import type { Tally } from '../kernel/tally.js';

/** Solves a part in at most `longest` moves, until the tally reaches its nodes. */
export type PartSolver = (
  part: Labelled,
  longest: number,
  tally: Tally,
  until: number,
  pace: Pace,
) => Slices<number[] | undefined>;

/** A path, and how its parts are renewed: parts of `reach` moves that begin `step` moves after one another. */
export type Parts = {
  readonly board: Labelled;
  readonly path: readonly number[];
  readonly reach: number;
  readonly step: number;
  readonly solvePart: PartSolver;
};

/** What a part takes in units of the pace, besides what solves it: for itself, and for each cell. */
const partWork = 500;
const cellWork = 10;

/** Renews all parts until the tally has so many nodes; gives the path that is left. */
export function* renewParts(
  { board, path, reach, step, solvePart }: Parts,
  tally: Tally,
  until: number,
  pace: Pace,
): Slices<number[]> {
  let moves = [...path];
  const labels = board.labels.slice();
  let blank = board.blank;
  const walk = (from: number, end: number): void => {
    for (let index = from; index < end; index++) {
      labels[blank] = labels[moves[index]];
      labels[moves[index]] = board.home;
      blank = moves[index];
    }
  };
  for (let from = 0; tally.nodes < until; from += step) {
    const end = Math.min(from + reach, moves.length);
    const start = { labels: labels.slice(), blank };
    walk(from, end);
    // The board at the end of the part is the goal: each of its occupants belongs where it stands.
    const belongs = inverseOf(labels);
    const part = { ...board, labels: start.labels.map((label) => belongs[label]), blank: start.blank, home: blank };
    const found = yield* solvePart(part, end - from - 2, tally, until, pace);
    if (found) moves = [...moves.slice(0, from), ...found, ...moves.slice(end)];
    labels.set(start.labels);
    blank = start.blank;
    if (end === moves.length || from + reach >= moves.length) break;
    walk(from, from + step);
    if (spend(pace, partWork + labels.length * cellWork)) yield;
  }
  return moves;
}
