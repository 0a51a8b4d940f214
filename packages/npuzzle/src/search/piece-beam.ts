/**
 * Beam search (see beam.ts) led by the tables of pieces. A board's score is the sum of what all cuts estimate
 * (pieces/piece-model.ts), what all squares do from the other end (pieces/square-model.ts) and the prices of all pairs
 * (pieces/pair-model.ts), each part with a weight: what the tables add to Manhattan distance counts for more than it proves,
 * for a conflict that they know is seldom alone.
 */
import { type Pace, type Slices, spend } from '@kit/grid';
import type { Labelled } from '../board/label-board.js';
import type { Tally } from '../kernel/tally.js';
import { maxSmallPriced } from '../pieces/pair-model.js';
import { type BeamLimits, type Level, pathTo } from './beam.js';
import { type BeamLead, createBeamSpace, type Weights } from './beam-space.js';
import { chooseBest, judgeChildren, keepBest } from './piece-level.js';

/** Boards or children that are taken together. */
const batch = 100;
/** Units of the pace: what a board takes that is looked at, a child that is chosen or not, and each number of its record. */
const lookWork = 125;
const chooseWork = 2.5;
const copyWork = 2;

/**
 * The weights of the other parts of the score. They are chosen for the prices of the board's size (pieces/pair-prices.ts).
 *
 * For up to 25 cells they were chosen by beams of one width on 5×5 boards walked from seeds; moves of 70 to 94 gave the same
 * lengths. For larger boards they came with the prices of scripts/train-pairs.ts, and were not tuned after that.
 */
export const usualWeights = (size: number): Weights =>
  size <= maxSmallPriced
    ? { move: 78, piece: 64, square: 18 }
    : size <= 36
      ? { move: 41, piece: 16, square: 9 }
      : { move: 44, piece: 18, square: 18 };

/**
 * Searches level by level, at most `longest` of them, until the tally has `until` nodes; gives the path if there is one. At
 * most 64 cells, two or more rows and columns.
 */
export function* searchPieceBeam(
  board: Labelled,
  lead: BeamLead,
  { width, longest, until }: BeamLimits,
  tally: Tally,
  pace: Pace,
): Slices<number[] | undefined> {
  if (board.labels.every((label, cell) => label === cell)) return [];
  const nodesBefore = tally.nodes;
  const space = createBeamSpace(board, lead, width);
  const { counts, table, greatest } = space;
  const levels: Level[] = [{ parents: new Int32Array(1), blanks: space.blanks }];
  // The bar to begin with, which falls from level to level: the one before ended there.
  let guess = greatest;
  for (let depth = 0, count = 1; depth < longest; depth++) {
    table.fill(0);
    const levelFrom = space.nodes;
    space.children = 0;
    space.bar = guess;
    space.below = 0;
    for (let state = 0; state < count; state += batch) {
      const end = Math.min(state + batch, count);
      if (tally.nodes >= until) return undefined;
      if (spend(pace, (end - state) * lookWork)) yield;
      const isSolved = judgeChildren(space, state, end);
      tally.nodes = nodesBefore + space.nodes;
      if (isSolved) return [...pathTo(levels, space.solved), board.home];
    }
    if (space.bar < greatest && space.below < width) {
      // The bar was too low: the level once more, with all children.
      counts.fill(0, 0, guess + 1);
      space.nodes = levelFrom;
      tally.nodes = nodesBefore + levelFrom;
      guess = greatest;
      depth--;
      continue;
    }
    guess = space.bar;
    const { children } = space;
    const many = chooseBest(space);
    pace.work += children * chooseWork;
    counts.fill(0, 0, guess + 1);
    const next = { parents: new Int32Array(many), blanks: new Uint8Array(many) };
    space.keptParents = next.parents;
    space.keptBlanks = next.blanks;
    for (let child = 0; child < children; child += batch) {
      const end = Math.min(child + batch, children);
      if (spend(pace, (end - child) * space.record * copyWork * (many / children))) yield;
      keepBest(space, child, end);
    }
    levels.push(next);
    [space.boards, space.kept] = [space.kept, space.boards];
    [space.bytes, space.keptBytes] = [space.keptBytes, space.bytes];
    [space.came, space.keptCame] = [space.keptCame, space.came];
    space.blanks = next.blanks;
    count = many;
  }
  return undefined;
}
