/**
 * A mix after which at least one pair can go: by chance, which nearly always does, then by putting two matching tiles
 * where a line can join them.
 */
import { type Found, type GridLike, type Pace, type Random, type Slices, spend } from '@kit/grid';
import { type NumberedTiles, numberTiles } from '../board/numbered-tiles.js';
import { createLines } from '../kernel/create-lines.js';
import { PlayBoard } from '../kernel/play-board.js';
import { shuffleSlices } from '../kernel/shuffle.js';
import { hasMove } from '../pairs/pair-kernels.js';
import type { LinkRules } from '../rules/link-rules.js';
import type { Reshuffled } from '../types.js';
import { TileJoiner } from './join-tiles.js';
import { type Layout, placed, takeApart } from './layout.js';

/** How many deals are left to chance. */
const triesByChance = 20;

/** Mixes until something can go. */
export class MoveMixer {
  /** The deals so far, of at most {@link maxTries}. */
  tries = 0;
  readonly maxTries: number;
  private readonly board: GridLike;
  private readonly rules: LinkRules;
  private readonly random: Random;
  private readonly pace: Pace;

  constructor(board: GridLike, rules: LinkRules, random: Random, maxTries: number, pace: Pace) {
    this.board = board;
    this.rules = rules;
    this.random = random;
    this.maxTries = Math.min(maxTries, triesByChance);
    this.pace = pace;
  }

  *mix(): Slices<Found<Reshuffled>> {
    const { random, rules, pace } = this;
    const tiles = yield* numberTiles(this.board, rules);
    const { layout, kinds } = takeApart(this.board, pace);
    for (; this.tries < this.maxTries; this.tries++) {
      const mixed = kinds.slice();
      yield* shuffleSlices(random, mixed, 0, mixed.length, pace);
      const board = placed(layout, mixed, pace);
      if (yield* hasMove(board, rules, pace)) return { status: 'found', board };
    }
    // Chance has failed: put two matching tiles where a line can join them.
    return yield* this.joinTwins(layout, kinds, tiles);
  }

  /** Two matching tiles where a line can join them, the others anywhere. */
  private *joinTwins(layout: Layout, kinds: Float64Array, tiles: NumberedTiles): Slices<Found<Reshuffled>> {
    const { random, rules, pace } = this;
    const { rows, cols, cells } = layout;
    const { starts, cellOf } = tiles;
    const twins: number[] = [];
    for (let index = 1; index < starts.length; index++) if (starts[index] - starts[index - 1] > 1) twins.push(index);
    if (twins.length === 0) return { status: 'impossible' };
    const lines = createLines(rows, cols, rules, pace);
    if (spend(pace, 8 * rows * cols)) yield;
    const board = yield* PlayBoard.of(cells, kinds.length, cols, lines, [], pace);
    const pair = yield* (yield* TileJoiner.of(board, random, 'far')).next();
    if (pair === undefined) return { status: 'impossible' };
    const twin = random.pick(twins);
    const members = cellOf.slice(starts[twin - 1], starts[twin]);
    yield* shuffleSlices(random, members, 0, members.length, pace);
    const given = [this.board.cells[members[0]], this.board.cells[members[1]]];
    const rest = Array.from(kinds);
    yield* shuffleSlices(random, rest, 0, rest.length, pace);
    for (const kind of given) rest.splice(rest.indexOf(kind), 1);
    const inOrder: number[] = [];
    for (let tile = 0; tile < kinds.length; tile++) {
      const place = pair.indexOf(tile);
      inOrder.push(place >= 0 ? given[place] : (rest.pop() ?? 0));
      if (spend(pace, 4)) yield;
    }
    return { status: 'found', board: placed(layout, inOrder, pace) };
  }
}
