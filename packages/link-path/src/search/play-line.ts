/**
 * A line of play: which tiles go together, and which pairs go first.
 *
 * It is played by one rule: of the pairs that can go, the first of the list goes. Where none can, two tiles that can go
 * now are paired instead of with their partners, who then have each other. So a line is no list of moves but of wishes, and
 * after a small change most of it still holds. What can't go to the end heads the next list: it goes as soon as it can,
 * even if the fall that brings two tiles side by side lasts for one move only.
 */
import { type Pace, type Random, type Slices, spend } from '@kit/grid';
import { unitsPerTest } from '../kernel/lines.js';
import type { ReplayBoard } from '../kernel/replay-board.js';

/** A line of play on a board whose tiles lie kind by kind from each of `starts` to the next. */
export class PlayLine {
  /** The tiles of each pair, by place in the list. */
  readonly firsts: Int32Array;
  readonly seconds: Int32Array;
  /** The cells of the last game, two by two, in order. */
  readonly moves: number[] = [];
  private readonly starts: Int32Array;
  private readonly board: ReplayBoard;
  private readonly random: Random;
  private readonly pace: Pace;
  /** While a game is played: the place of a tile's pair, and for each place the next one that has not gone. */
  private readonly placeOf: Int32Array;
  private readonly next: Int32Array;
  /** The places that have gone, in order. */
  private readonly gone: Int32Array;
  private goneCount = 0;
  private head = 0;
  /** The list of the last game, to be taken apart. */
  private readonly oldFirsts: Int32Array;
  private readonly oldSeconds: Int32Array;

  constructor(starts: Int32Array, board: ReplayBoard, random: Random, pace: Pace) {
    const tiles = board.cellOf.length;
    this.firsts = new Int32Array(tiles >> 1);
    this.seconds = new Int32Array(tiles >> 1);
    this.oldFirsts = new Int32Array(tiles >> 1);
    this.oldSeconds = new Int32Array(tiles >> 1);
    this.placeOf = new Int32Array(tiles);
    this.next = new Int32Array(tiles >> 1);
    this.gone = new Int32Array(tiles >> 1);
    this.starts = starts;
    this.board = board;
    this.random = random;
    this.pace = pace;
  }

  /** Pairs the tiles of each kind by chance, in any order. */
  draw(): void {
    const { firsts, seconds, starts, random } = this;
    let place = 0;
    for (let kind = 1; kind < starts.length; kind++) {
      const tiles = Array.from({ length: starts[kind] - starts[kind - 1] }, (_, index) => starts[kind - 1] + index);
      random.shuffle(tiles).forEach((tile, index, shuffled) => {
        if (index % 2 === 0) return;
        firsts[place] = shuffled[index - 1];
        seconds[place++] = tile;
      });
    }
    for (let last = firsts.length - 1; last > 0; last--) this.swap(last, random.int(last + 1));
    this.pace.work += 8 * firsts.length;
  }

  /** Takes over another line. */
  copy({ firsts, seconds }: PlayLine): void {
    this.firsts.set(firsts);
    this.seconds.set(seconds);
  }

  /**
   * A small change: a pair waits until all others have gone, or two pairs of a kind change partners and go at other times.
   * The pair is one of the first so many of the list.
   */
  change(repairs: number, among: number): void {
    const { firsts, seconds, random } = this;
    const count = firsts.length;
    const place = random.int(among);
    const tile = firsts[place];
    const others = random.next() < repairs ? this.placesOf(tile, place) : [];
    if (others.length === 0) {
      this.move(place, count - 1);
    } else {
      const other = random.pick(others);
      const isCrossed = random.int(2) === 0;
      const held = isCrossed ? firsts[other] : seconds[other];
      if (isCrossed) firsts[other] = seconds[place];
      else seconds[other] = seconds[place];
      seconds[place] = held;
      this.move(place, random.int(count));
      this.move(other, random.int(count));
    }
    this.pace.work += 4 * count;
  }

  /** The other places that hold pairs of a tile's kind. */
  private placesOf(tile: number, but: number): number[] {
    const { firsts, starts } = this;
    let kind = 0;
    while (starts[kind + 1] <= tile) kind += 1;
    const places: number[] = [];
    for (let place = 0; place < firsts.length; place++) {
      if (place !== but && firsts[place] >= starts[kind] && firsts[place] < starts[kind + 1]) places.push(place);
    }
    return places;
  }

  /** Takes a pair out and puts it in at another place. */
  private move(from: number, to: number): void {
    const step = from < to ? 1 : -1;
    for (let place = from; place !== to; place += step) this.swap(place, place + step);
  }

  private swap(one: number, other: number): void {
    const { firsts, seconds } = this;
    const first = firsts[one];
    const second = seconds[one];
    firsts[one] = firsts[other];
    seconds[one] = seconds[other];
    firsts[other] = first;
    seconds[other] = second;
  }

  /**
   * Plays the line and becomes the list of what it was: first what is left, then what went, in order. How many pairs are
   * left.
   */
  *play(): Slices<number> {
    const { firsts, seconds, placeOf, next, board, moves, pace } = this;
    const count = firsts.length;
    board.reset();
    moves.length = 0;
    this.goneCount = 0;
    this.head = 0;
    for (let place = 0; place < count; place++) {
      placeOf[firsts[place]] = placeOf[seconds[place]] = place;
      next[place] = place + 1;
    }
    next[count - 1] = -1;
    while (this.goneCount < count) {
      if (spend(pace, 0)) yield;
      const hasGone = yield* this.goFirst();
      if (!hasGone && !(yield* this.changePartners())) break;
    }
    this.reorder();
    return count - this.goneCount;
  }

  /**
   * The first pair that can go goes; false if none can. Where nothing falls a pair that can go can go later as well, so there
   * all that can go do, from the first of the list to the last.
   */
  private *goFirst(): Slices<boolean> {
    const { firsts, seconds, next, board, pace } = this;
    const { cellOf, lines } = board;
    const before = this.goneCount;
    let last = -1;
    let tests = 0;
    for (let place = this.head; place >= 0; place = next[place]) {
      if (++tests % lines.testsAtATime === 0) {
        if (spend(pace, lines.testsAtATime * unitsPerTest)) yield;
      }
      if (!lines.isLinked(cellOf[firsts[place]], cellOf[seconds[place]])) {
        last = place;
        continue;
      }
      if (last < 0) this.head = next[place];
      else next[last] = next[place];
      this.gone[this.goneCount++] = place;
      this.moves.push(cellOf[firsts[place]], cellOf[seconds[place]]);
      board.remove(firsts[place], seconds[place]);
      if (!board.isStill) break;
    }
    pace.work += (tests % lines.testsAtATime) * unitsPerTest;
    return this.goneCount > before;
  }

  /** Pairs two tiles that can go now, drawn from all such; false if there are none. */
  private *changePartners(): Slices<boolean> {
    const { starts, placeOf, board, random, pace } = this;
    const { cellOf, lines } = board;
    let found = 0;
    let one = -1;
    let other = -1;
    let tests = 0;
    for (let kind = 1; kind < starts.length; kind++) {
      // Two tiles have nobody else.
      if (starts[kind] - starts[kind - 1] < 4) continue;
      for (let tile = starts[kind - 1]; tile < starts[kind]; tile++) {
        if (cellOf[tile] < 0 || !lines.isOpen(cellOf[tile])) continue;
        for (let partner = tile + 1; partner < starts[kind]; partner++) {
          if (cellOf[partner] < 0 || placeOf[partner] === placeOf[tile]) continue;
          if (++tests % lines.testsAtATime === 0) {
            if (spend(pace, lines.testsAtATime * unitsPerTest)) yield;
          }
          if (!lines.isLinked(cellOf[tile], cellOf[partner]) || random.int(++found) !== 0) continue;
          one = tile;
          other = partner;
        }
      }
      pace.work += 4 * (starts[kind] - starts[kind - 1]);
    }
    pace.work += (tests % lines.testsAtATime) * unitsPerTest;
    if (found === 0) return false;
    this.pair(one, other);
    return true;
  }

  /** Two tiles become a pair, and those that were theirs another. */
  private pair(one: number, other: number): void {
    const { firsts, seconds, placeOf } = this;
    const place = placeOf[one];
    const rest = placeOf[other];
    const left = firsts[place] + seconds[place] - one;
    const right = firsts[rest] + seconds[rest] - other;
    firsts[place] = one;
    seconds[place] = other;
    firsts[rest] = left;
    seconds[rest] = right;
    placeOf[other] = place;
    placeOf[left] = rest;
  }

  /** Puts what is left first, and what has gone after it in order. */
  private reorder(): void {
    const { firsts, seconds, oldFirsts, oldSeconds, next, gone } = this;
    oldFirsts.set(firsts);
    oldSeconds.set(seconds);
    let to = 0;
    const left = firsts.length - this.goneCount;
    for (let place = this.head; to < left; place = next[place], to++) {
      firsts[to] = oldFirsts[place];
      seconds[to] = oldSeconds[place];
    }
    for (let i = 0; i < this.goneCount; i++, to++) {
      firsts[to] = oldFirsts[gone[i]];
      seconds[to] = oldSeconds[gone[i]];
    }
    this.pace.work += 4 * firsts.length;
  }
}
