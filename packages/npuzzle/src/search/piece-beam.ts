/**
 * Beam search (see beam.ts) led by the tables of pieces. A board's score is the sum of what all cuts estimate
 * (pieces/piece-model.ts), what all squares do from the other end (pieces/square-model.ts) and the prices of all pairs
 * (pieces/pair-model.ts), each part with a weight: what the tables add to Manhattan distance counts for more than it proves,
 * for a conflict that they know is seldom alone.
 */
import { type Pace, type Slices, spend } from '@kit/grid';
import type { Labelled } from '../board/label-board.js';
import type { Tally } from '../kernel/tally.js';
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
 * Weighed by beams of one width on 6 to 24 boards of 5×5, 6×6 and 7×7 walked from seeds; scripts/short-widths.ts takes
 * others. What a pair of moves would weigh if the tables said all: 2 for pieces (four cuts), 2 for squares (a cell is in up
 * to four). On 6×6 squares of 18, 36 and 54 are alike: 123.4, 124.2 and 123.0 moves after 2 million nodes, 121.8, 121.8 and
 * 120.6 after 8 million, on five boards. On 7×7 moves of 78, 86, 94, 102 and 110 give 178.6, 176.5, 175.6, 175.8 and 174.6
 * moves after a million nodes, on 16 boards; on 5×5 and 6×6 70 to 94 are alike.
 */
export const usualWeights = (size: number): Weights => ({
  move: size <= 36 ? 78 : 94,
  piece: size <= 36 ? 64 : 72,
  square: size <= 25 ? 18 : size <= 36 ? 36 : 72,
});

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
