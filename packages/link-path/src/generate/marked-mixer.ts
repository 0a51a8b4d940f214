/**
 * A mix of a board on which some tiles are frozen or tied: these stay where they are, and the others change places by chance,
 * until a pair can go or the solver finds a play.
 */
import { type Found, type Pace, type Random, type Slices, spend } from '@kit/grid';
import { plainCells } from '../board/check-board.js';
import type { Marks } from '../board/marks.js';
import { movePairs } from '../board/move-pairs.js';
import { numberTiles } from '../board/numbered-tiles.js';
import { NodeLimit } from '../kernel/node-limit.js';
import { shuffleSlices } from '../kernel/shuffle.js';
import { hasMove } from '../pairs/pair-kernels.js';
import type { MoveModes } from '../rules/gravity-rule.js';
import type { LinkRules } from '../rules/link-rules.js';
import { solveTiles } from '../search/solve-tiles.js';
import type { Board, BoardLike, Reshuffled } from '../types.js';
import { clears } from '../verify/replay-moves.js';

/** Positions that the solver may look at for one mix. */
const nodesPerMix = 300;

/** Mixes, and counts its tries. */
export class MarkedMixer {
  /** The deals so far, of at most {@link maxTries}. */
  tries = 0;
  readonly maxTries: number;
  private readonly board: BoardLike;
  private readonly marks: Marks;
  private readonly rules: LinkRules;
  /** What falls where the mix must be cleared, undefined where one pair that can go is enough. */
  private readonly modes: MoveModes | undefined;
  private readonly random: Random;
  private readonly pace: Pace;

  constructor(
    board: BoardLike,
    marks: Marks,
    rules: LinkRules,
    modes: MoveModes | undefined,
    random: Random,
    maxTries: number,
    pace: Pace,
  ) {
    this.board = board;
    this.marks = marks;
    this.rules = rules;
    this.modes = modes;
    this.random = random;
    this.maxTries = maxTries;
    this.pace = pace;
  }

  *mix(): Slices<Found<Reshuffled>> {
    const { board, marks, rules, modes, random, pace } = this;
    const { rows, cols } = board;
    const frozen = board.frozen && Array.from(board.frozen, (cell) => cell + 0);
    const tied = board.tied && Array.from(board.tied, ({ a, b }) => ({ a: a + 0, b: b + 0 }));
    const tiles = yield* numberTiles(board, rules);
    if (modes !== undefined && tiles.oddKinds.length > 0) return { status: 'impossible' };
    const places = tiles.cellOf.filter((cell) => !marks.frozen.has(cell) && !marks.partners.has(cell)).sort();
    const kinds = Float64Array.from(places, (cell) => board.cells[cell]);
    if (spend(pace, 8 * rows * cols)) yield;
    for (; this.tries < this.maxTries; this.tries++) {
      yield* shuffleSlices(random, kinds, 0, kinds.length, pace);
      const cells = plainCells(board.cells);
      for (const [index, cell] of places.entries()) cells[cell] = kinds[index];
      const mixed: Board = { rows, cols, cells, ...(frozen ? { frozen } : {}), ...(tied ? { tied } : {}) };
      if (spend(pace, 4 * rows * cols)) yield;
      if (modes === undefined) {
        if (yield* hasMove(mixed, rules, pace)) return { status: 'found', board: mixed };
        continue;
      }
      const limit = new NodeLimit(nodesPerMix, pace);
      const found = yield* solveTiles(yield* numberTiles(mixed, rules), mixed, rules, modes, limit, pace);
      const moves = movePairs(found.moves);
      const holds = found.verdict === 'solved' && (yield* clears(mixed, moves, rules, modes, pace));
      if (holds) return { status: 'found', board: mixed, moves };
    }
    return { status: 'limit' };
  }
}
