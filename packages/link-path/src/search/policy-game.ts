/**
 * A game played by a policy: of all pairs that can go one is drawn, each as often as its weight says.
 *
 * A pair is known by its two tiles, whatever fell meanwhile, so what a policy learns of a pair holds all through a game. The
 * weights of the pairs of a kind lie in a square, `starts` by `starts`, of which only the half with the smaller tile first is
 * used.
 */
import { type Pace, type Random, type Slices, spend } from '@kit/grid';
import { unitsPerTest } from '../kernel/lines.js';
import type { ReplayBoard } from '../kernel/replay-board.js';
import { areAdjacent } from '../rules/link-rules.js';

/** What can be told of a game once it is over. */
export class PlayedGame {
  /** The pair that went with each play, and the cells of its tiles, two by two. */
  readonly chosen: number[] = [];
  readonly moves: number[] = [];
  /** All pairs that could have gone, play by play, and where the list of each play ends. */
  readonly offers: number[] = [];
  readonly ends: number[] = [];

  /** Forgets the game. */
  clear(): void {
    for (const list of [this.chosen, this.moves, this.offers, this.ends]) list.length = 0;
  }
}

/** Plays games on a board whose tiles lie kind by kind from each of `starts` to the next. */
export class PolicyGame {
  /** How many weights a policy has. */
  readonly pairs: number;
  private readonly starts: Int32Array;
  private readonly cols: number;
  private readonly board: ReplayBoard;
  private readonly random: Random;
  private readonly pace: Pace;
  /** Where the weights of a kind begin. */
  private readonly bases: Int32Array;
  /** The tiles of the pairs that can go. */
  private readonly firsts: number[] = [];
  private readonly seconds: number[] = [];
  /** Which tiles of a kind have a free cell beside them. */
  private readonly isOpen: Uint8Array;

  constructor(starts: Int32Array, cols: number, board: ReplayBoard, random: Random, pace: Pace) {
    this.cols = cols;
    this.starts = starts;
    this.board = board;
    this.random = random;
    this.pace = pace;
    this.bases = new Int32Array(starts.length);
    for (let kind = 1; kind < starts.length; kind++) {
      this.bases[kind] = this.bases[kind - 1] + (starts[kind] - starts[kind - 1]) ** 2;
    }
    this.isOpen = new Uint8Array(board.cellOf.length);
    this.pairs = this.bases[starts.length - 1];
  }

  /** Plays until nothing can go. */
  *play(weights: Float64Array, game: PlayedGame): Slices<void> {
    const { board, random, firsts, seconds, pace } = this;
    const { chosen, moves, offers, ends } = game;
    game.clear();
    board.reset();
    for (;;) {
      const from = offers.length;
      yield* this.list(offers);
      if (offers.length === from) return;
      ends.push(offers.length);
      let total = 0;
      for (let i = from; i < offers.length; i++) total += weights[offers[i]];
      let rest = random.next() * total - weights[offers[from]];
      let at = from;
      while (rest >= 0 && at < offers.length - 1) rest -= weights[offers[++at]];
      const [first, second] = [firsts[at - from], seconds[at - from]];
      chosen.push(offers[at]);
      moves.push(board.cellOf[first], board.cellOf[second]);
      board.remove(first, second);
      pace.work += 4 * (offers.length - from);
    }
  }

  /** Lists the pairs that can go. */
  private *list(offers: number[]): Slices<void> {
    const { starts, bases, board, firsts, seconds, isOpen, cols, pace } = this;
    const { cellOf, lines } = board;
    firsts.length = seconds.length = 0;
    let tests = 0;
    for (let kind = 1; kind < starts.length; kind++) {
      const start = starts[kind - 1];
      const count = starts[kind] - start;
      for (let tile = start; tile < starts[kind]; tile++) {
        const cell = cellOf[tile];
        const open = cell >= 0 && lines.isOpen(cell);
        isOpen[tile - start] = open ? 1 : 0;
        if (cell < 0) continue;
        for (let other = start; other < tile; other++) {
          const to = cellOf[other];
          if (to < 0 || (!(open && isOpen[other - start] === 1) && !areAdjacent(cols, cell, to))) continue;
          if (++tests % lines.testsAtATime === 0) {
            if (spend(pace, lines.testsAtATime * unitsPerTest)) yield;
          }
          if (!lines.isLinked(to, cell)) continue;
          offers.push(bases[kind - 1] + (other - start) * count + tile - start);
          firsts.push(other);
          seconds.push(tile);
        }
      }
      pace.work += 2 * count * count;
    }
    if (spend(pace, (tests % lines.testsAtATime) * unitsPerTest)) yield;
  }
}
