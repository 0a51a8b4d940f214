/**
 * A deal with its witness, tried again until it succeeds: what generating and reshuffling have in common.
 */
import type { Found, GravityMode, Grid, Random } from '@kit/grid';
import { movePairs } from '../play/move-pairs.js';
import type { Pair } from '../play/remove-pair.js';
import { classOf, type LinkRules } from '../rules/link-rules.js';
import { createLines } from '../solve/lines.js';
import type { Kernel, Meter } from '../solve/meter.js';
import { NodeLimit } from '../solve/node-limit.js';
import { numberTiles } from '../solve/numbered-tiles.js';
import { solveTiles } from '../solve/solve-tiles.js';
import { type DealStyle, dealClearable, type Layout } from './deal-clearable.js';
import { clears } from './replay-moves.js';

/** A board and the moves that clear it. */
export type Certified = {
  /** The board. */
  readonly board: Grid;
  /** The pairs in order, each by its cells on the board as it then stands. */
  readonly moves: readonly Pair[];
};

/** What is dealt, and by which rules. */
export type DealOrder = {
  readonly layout: Layout;
  /** The kinds to deal, one for each tile of the layout, each an even number of times. */
  readonly kinds: readonly number[];
  readonly rules: LinkRules;
  readonly modes: readonly GravityMode[];
  readonly maxTries: number;
  /** The styles of the deals, in turns; `'random'` asks the solver whether a random deal can be cleared. */
  readonly styles: readonly ('random' | DealStyle)[];
};

/** Positions that the solver may look at for one random deal: enough for most, and a few milliseconds. */
const nodesPerDeal = 300;
/** Positions for the proof that there is no deal at all. */
const nodesForNone = 2000;

/** Deals, and counts its tries. */
export class CertifiedDealer {
  /** The deals so far. */
  tries = 0;
  private readonly order: DealOrder;
  private readonly random: Random;
  private readonly meter: Meter;
  /** The class of each kind, numbered from 1. */
  private readonly numberOf: (kind: number) => number;

  constructor(order: DealOrder, random: Random, meter: Meter) {
    this.order = order;
    this.random = random;
    this.meter = meter;
    const numbers = new Map<number, number>();
    this.numberOf = (kind) => {
      const number = numbers.get(classOf(order.rules, kind)) ?? numbers.size + 1;
      numbers.set(classOf(order.rules, kind), number);
      return number;
    };
  }

  /** Deals until a board can be cleared and `accepts`, if given, says yes. */
  *deal(accepts?: (deal: Certified) => Kernel<boolean>): Kernel<Found<Certified>> {
    const { layout, rules, modes, maxTries, styles } = this.order;
    let dealt = false;
    for (; this.tries < maxTries; this.tries++) {
      const deal = yield* this.attempt(styles[this.tries % styles.length]);
      if (deal === undefined) continue;
      dealt = true;
      if (!(yield* clears(deal.board, deal.moves, rules, modes, this.meter))) continue;
      if (accepts === undefined || (yield* accepts(deal))) return { status: 'found', ...deal };
    }
    if (dealt) return { status: 'limit' };
    // If not even equal tiles can all be joined there is no deal at all.
    const { rows, cols } = layout;
    const blank = numberTiles(
      Array.from(layout.cells, (value) => Math.min(value, 1)),
      rules,
    );
    const limit = new NodeLimit(nodesForNone, this.meter);
    const { verdict } = yield* solveTiles(blank, { rows, cols }, rules, modes, limit, this.meter);
    return { status: verdict === 'unsolvable' ? 'impossible' : 'limit' };
  }

  private *attempt(style: 'random' | DealStyle): Kernel<Certified | undefined> {
    const { layout, kinds, rules, modes } = this.order;
    const { rows, cols } = layout;
    const lines = createLines(rows, cols, rules, this.meter);
    this.meter.work += 8 * layout.cells.length;
    yield;
    if (style === 'random') {
      const board = this.placed(this.random.shuffle(kinds));
      const limit = new NodeLimit(nodesPerDeal, this.meter);
      yield;
      const tiles = numberTiles(board.cells, rules);
      yield;
      const { verdict, moves } = yield* solveTiles(tiles, layout, rules, modes, limit, this.meter);
      if (verdict === 'solved') return { board, moves: movePairs(moves) };
    }
    yield;
    const classes = kinds.map(this.numberOf);
    yield;
    const how = style === 'random' ? 'mixed' : style;
    const deal = yield* dealClearable(layout, classes, this.random, lines, modes, how, this.meter);
    if (deal === undefined) return undefined;
    // Within a class the kinds are dealt at random.
    const byClass = new Map<number, number[]>();
    for (const kind of this.random.shuffle(kinds)) {
      const list = byClass.get(this.numberOf(kind)) ?? [];
      byClass.set(this.numberOf(kind), list);
      list.push(kind);
    }
    const tiles = deal.kindOf.map((number) => byClass.get(number)?.pop() ?? number);
    this.meter.work += 8 * layout.cells.length;
    yield;
    return { board: this.placed(tiles), moves: movePairs(deal.moves) };
  }

  /** The layout with these kinds, tile by tile. */
  private placed(tiles: readonly number[]): Grid {
    const { rows, cols, cells } = this.order.layout;
    let next = 0;
    return { rows, cols, cells: Array.from(cells, (value) => (value > 0 ? tiles[next++] : value)) };
  }
}
