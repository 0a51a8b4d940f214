/**
 * A deal with its witness, tried again until it succeeds: what generating and reshuffling have in common.
 */

import { type Found, type Pace, type Random, type Slices, spend } from '@kit/grid';
import { movePairs } from '../board/move-pairs.js';
import { numberTiles } from '../board/numbered-tiles.js';
import { createLines } from '../kernel/create-lines.js';
import { hasOddEnclosure } from '../kernel/enclosures.js';
import { NodeLimit } from '../kernel/node-limit.js';
import { shufflePart } from '../kernel/shuffle.js';
import { groupTiles } from '../kernel/tile-groups.js';
import { ClassNumbers } from '../rules/class-numbers.js';
import type { MoveModes } from '../rules/gravity-rule.js';
import type { LinkRules } from '../rules/link-rules.js';
import { solveTiles } from '../search/solve-tiles.js';
import type { Board, Certified } from '../types.js';
import { clears } from '../verify/replay-moves.js';
import { type DealStyle, dealClearable } from './deal-clearable.js';
import { type Layout, placed } from './layout.js';
import { markDeal, type WantedMarks } from './mark-deal.js';

/** What is dealt, and by which rules. */
export type DealOrder = {
  readonly layout: Layout;
  /** The kinds to deal, one for each tile of the layout, each an even number of times. */
  readonly kinds: Float64Array;
  readonly rules: LinkRules;
  readonly modes: MoveModes;
  readonly maxTries: number;
  /** How many tiles are to be frozen and how many pairs tied, if any. */
  readonly marks?: WantedMarks | undefined;
  /** The styles of the deals, in turns; `'random'` asks the solver whether a random deal can be cleared. */
  readonly styles: readonly ('random' | DealStyle)[];
  /** Is a board wanted? Asked before anything is proved about it. */
  readonly isWanted?: ((board: Board) => Slices<boolean>) | undefined;
};

/** Positions that the solver may look at for one random deal: enough for most, and a few milliseconds. */
const nodesPerDeal = 300;
/** Positions for the proof that there is no deal at all. */
const nodesForNone = 2000;
/** Random boards that may be refused in a row. If a fifth of them is wanted, so many are refused in one of 23 cases. */
const maxRefusals = 14;
/** After so much work no more deals are tried, about two seconds, unless they were fewer than this. */
const maxWork = 250_000_000;
const minTries = 8;
/** On boards of more tiles all is dealt forward: playing a random deal takes long, and most of it would stay. */
const maxPlayed = 65_536;

/** Deals, and counts its tries. */
export class CertifiedDealer {
  /** The deals so far. */
  tries = 0;
  /**
   * Random boards may be refused before they are solved, while so many more are not wanted. None may be at first, or once one
   * was not solved: where most boards are dealt in another way, random ones say little of them.
   */
  private refusals = 0;
  private readonly order: DealOrder;
  private readonly random: Random;
  private readonly pace: Pace;
  private readonly numbers: ClassNumbers;
  /** The class of each kind of the order. */
  private readonly classes: Int32Array;

  constructor(order: DealOrder, random: Random, pace: Pace) {
    this.order = order;
    this.random = random;
    this.pace = pace;
    this.numbers = new ClassNumbers(order.rules);
    this.classes = new Int32Array(order.kinds.length);
  }

  /** Deals until a board can be cleared and `accepts`, if given, says yes; undefined from it ends the dealing. */
  *deal(accepts?: (deal: Certified) => Slices<boolean | undefined>): Slices<Found<Certified>> {
    const { layout, rules, modes, maxTries, styles } = this.order;
    const { pace } = this;
    if (yield* hasOddEnclosure(layout.cells, layout, 1, rules.margin, pace)) return { status: 'impossible' };
    const lastWork = pace.work + maxWork;
    let dealt = false;
    for (; this.tries < maxTries && (this.tries < minTries || pace.work < lastWork); this.tries++) {
      const style = this.order.kinds.length > maxPlayed ? 'walks' : styles[this.tries % styles.length];
      const dealOf = yield* this.attempt(style);
      const deal = dealOf && (yield* this.marked(dealOf));
      if (dealOf !== undefined) dealt = true;
      if (deal === undefined || !(yield* this.isWanted(deal.board))) continue;
      const holds = yield* clears(deal.board, deal.moves, rules, modes, pace);
      const accepted = holds && (accepts === undefined || (yield* accepts(deal)));
      if (accepted === true) return { status: 'found', ...deal };
      if (accepted === undefined) return { status: 'limit' };
    }
    if (dealt || this.order.isWanted !== undefined) return { status: 'limit' };
    // If not even equal tiles can all be joined there is no deal at all.
    const blank = yield* numberTiles(layout, rules);
    const limit = new NodeLimit(nodesForNone, pace);
    const { verdict } = yield* solveTiles(blank, layout, rules, modes, limit, pace);
    return { status: verdict === 'unsolvable' ? 'impossible' : 'limit' };
  }

  private *isWanted(board: Board): Slices<boolean> {
    const { isWanted } = this.order;
    return isWanted === undefined || (yield* isWanted(board));
  }

  private *attempt(style: 'random' | DealStyle): Slices<Certified | undefined> {
    const { layout, kinds, rules, modes } = this.order;
    const { random, pace } = this;
    const { rows, cols } = layout;
    const lines = createLines(rows, cols, rules, pace);
    if (spend(pace, 8 * layout.cells.length)) yield;
    if (style === 'random') {
      const board = placed(layout, this.shuffled(kinds), pace);
      if (this.refusals > 0 && this.order.marks === undefined) {
        const isWanted = yield* this.isWanted(board);
        this.refusals = isWanted ? maxRefusals : this.refusals - 1;
        if (!isWanted) return undefined;
      }
      const limit = new NodeLimit(nodesPerDeal, pace);
      const tiles = yield* numberTiles(board, rules);
      pace.work += 8 * layout.cells.length;
      const { verdict, moves } = yield* solveTiles(tiles, layout, rules, modes, limit, pace);
      this.refusals = verdict === 'solved' ? maxRefusals : 0;
      if (verdict === 'solved') return { board, moves: movePairs(moves) };
    }
    const { classes } = this;
    for (let tile = 0; tile < kinds.length; tile++) {
      classes[tile] = this.numbers.of(kinds[tile]);
      if (spend(pace, 4)) yield;
    }
    const how = style === 'random' ? 'mixed' : style;
    const deal = yield* dealClearable(layout, classes, random, { lines, modes, style: how }, pace);
    if (deal === undefined) return undefined;
    // Within a class the kinds are dealt at random.
    const { starts } = groupTiles(classes, pace);
    if (spend(pace, 0)) yield;
    const next = starts.slice();
    const byClass = new Float64Array(kinds.length);
    for (const kind of this.shuffled(kinds)) {
      byClass[next[this.numbers.of(kind) - 1]++] = kind;
      if (spend(pace, 8)) yield;
    }
    const tiles = new Float64Array(kinds.length);
    for (let tile = 0; tile < tiles.length; tile++) {
      tiles[tile] = byClass[--next[deal.kindOf[tile] - 1]];
      if (spend(pace, 4)) yield;
    }
    return { board: placed(layout, tiles, pace), moves: movePairs(deal.moves) };
  }

  /** The deal with the marks that were ordered, undefined where it can't have them. */
  private *marked(deal: Certified): Slices<Certified | undefined> {
    const { layout, rules, modes, marks } = this.order;
    if (marks === undefined) return deal;
    const lines = createLines(layout.rows, layout.cols, rules, this.pace);
    return yield* markDeal(deal, marks, lines, modes, this.random, this.pace);
  }

  private shuffled(kinds: Float64Array): Float64Array {
    const mixed = kinds.slice();
    shufflePart(this.random, mixed, 0, mixed.length, this.pace);
    return mixed;
  }
}
