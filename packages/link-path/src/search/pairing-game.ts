/**
 * The game without gravity, played under a pairing: the rules by which no choice is made.
 *
 * A tile that goes never closes a line, so once it is fixed which tiles go together, any order of play reaches the same
 * end, and playing whatever can be played is exact. Three steps are free of choice:
 *   - two tiles that are paired, or the last two of a kind, go when they are linked;
 *   - all tiles of a kind that can go in sequence go: nothing of this kind is left that could suffer.
 * What is left is stuck, or needs a decision which tiles of a kind go together.
 *
 * The bound: let every undecided tile go by itself as soon as it is linked to any tile of its kind, or to the place
 * where one stood (a ghost). Whatever real play removes, this removes too, so a board that is not emptied even so is
 * lost. A bound and a closure depend on the decisions alone, not on their order.
 *
 * Both go through all tiles again and again, so both are plain loops that hand back what would take long (a kind of many
 * tiles, or the end of a slice) to a generator.
 *
 * @see M. de Bondt, Solving Shisen-Sho boards, arXiv 2010.09014: branching on the pairing of a kind
 */
import type { Slices } from '@kit/grid';
import type { NumberedTiles } from '../board/numbered-tiles.js';
import { type Lines, unitsPerTest } from '../kernel/lines.js';
import type { NodeLimit } from '../kernel/node-limit.js';
import type { Pace } from '../kernel/pace.js';

/** Up to so many tiles of a kind every sequence is tried; of more tiles the first that is found. */
const mostTried = 8;
/** Trying the sequences of one kind ends after so many units: no choice is lost, since what is left stays open. */
const mostWorkTried = 100_000;
/** So much work is done between two questions whether to pause. */
const workAtATime = 20_000;

/** A game of numbered tiles, kind by kind; a tile's partner is -1 while undecided. */
export class PairingGame {
  /** The cell of each tile. */
  readonly cellOf: Int32Array;
  /** Where each kind begins among the tiles, and at last their number. */
  readonly starts: Int32Array;
  /** How many kinds there are. */
  readonly kinds: number;
  /** The partner that a tile is paired with, -1 while it is open. */
  readonly partner: Int32Array;
  /** The removals so far: pairs of tiles one after the other. */
  readonly removed: number[] = [];
  /** Of so many tiles all pairs can be tested without a pause. */
  readonly fewTiles: number;
  /** What all of it costs. */
  readonly pace: Pace;
  private readonly limit: NodeLimit;
  private readonly gone: Uint8Array;
  private readonly lines: Lines;
  private readonly kindOf: Int32Array;
  /** 1 for a tile that touches one of its kind: it may go even when it is shut in. */
  private readonly touches: Uint8Array;
  private readonly relaxed: Uint8Array;
  /** How many tiles the bound has left. */
  private relaxedLeft = 0;
  /** The open tiles of the kind that is closed. */
  private readonly few = new Int32Array(mostTried);

  constructor({ cellOf, starts }: NumberedTiles, lines: Lines, pace: Pace, limit: NodeLimit) {
    this.limit = limit;
    this.pace = pace;
    this.cellOf = cellOf;
    this.starts = starts;
    this.kinds = starts.length - 1;
    this.lines = lines;
    this.fewTiles = Math.min(lines.testsAtATime, 32);
    this.partner = new Int32Array(cellOf.length).fill(-1);
    this.gone = new Uint8Array(cellOf.length);
    this.relaxed = new Uint8Array(cellOf.length);
    this.kindOf = new Int32Array(cellOf.length);
    this.touches = new Uint8Array(cellOf.length);
  }

  /** Finds the kind of each tile, and which tiles touch one of their kind. To be done before the game. */
  *begin({ classes }: NumberedTiles, cols: number): Slices<void> {
    const { cellOf, pace } = this;
    for (let tile = 0; tile < cellOf.length; tile++) {
      pace.work += 4;
      if (pace.isDue()) yield;
      const cell = cellOf[tile];
      const own = classes[cell];
      const col = cell % cols;
      this.kindOf[tile] = own - 1;
      if (
        classes[cell - cols] === own ||
        classes[cell + cols] === own ||
        (col > 0 && classes[cell - 1] === own) ||
        (col < cols - 1 && classes[cell + 1] === own)
      ) {
        this.touches[tile] = 1;
      }
    }
  }

  isCleared(): boolean {
    return this.removed.length === this.cellOf.length;
  }

  /** Is a tile there and not paired? */
  isOpen(tile: number): boolean {
    return this.gone[tile] === 0 && this.partner[tile] < 0;
  }

  isLinked(first: number, second: number): boolean {
    return this.lines.isLinked(this.cellOf[first], this.cellOf[second]);
  }

  /** Can a tile go with none of its kind, since it neither touches one nor a free cell? */
  isShut(tile: number): boolean {
    return this.touches[tile] === 0 && !this.lines.isOpen(this.cellOf[tile]);
  }

  /** Decides that two tiles go together. */
  pair(first: number, second: number): void {
    this.partner[first] = second;
    this.partner[second] = first;
  }

  /** Takes a decision back. */
  unpair(first: number, second: number): void {
    this.partner[first] = -1;
    this.partner[second] = -1;
  }

  /** Removes two tiles. */
  remove(first: number, second: number): void {
    const { gone, lines, cellOf, removed } = this;
    gone[first] = gone[second] = 1;
    lines.clear(cellOf[first]);
    lines.clear(cellOf[second]);
    removed.push(first, second);
  }

  /** Goes back to an earlier number of removed tiles. */
  rewind(count: number): void {
    const { gone, lines, cellOf, removed } = this;
    for (let i = count; i < removed.length; i++) {
      gone[removed[i]] = 0;
      lines.fill(cellOf[removed[i]]);
    }
    removed.length = count;
  }

  /** The tiles of a kind that are there and not paired. */
  openTiles(kind: number): number[] {
    const tiles: number[] = [];
    for (let tile = this.starts[kind]; tile < this.starts[kind + 1]; tile++) if (this.isOpen(tile)) tiles.push(tile);
    this.pace.work += this.starts[kind + 1] - this.starts[kind];
    return tiles;
  }

  /** Plays everything that needs no choice, unless the limit ends it. */
  *close(): Slices<void> {
    let before: number;
    do {
      before = this.removed.length;
      for (let kind = this.closeFrom(0); kind < this.kinds; kind = this.closeFrom(kind + 1)) {
        yield* this.closeKind(kind);
        if (this.pace.isDue()) yield;
        if (this.limit.isWorkedOff()) return;
      }
      if (this.pace.isDue()) yield;
    } while (this.removed.length !== before && !this.isCleared() && !this.limit.isWorkedOff());
  }

  /** Closes kinds from one on; the first that is not closed yet: it is large, or enough has been done for now. */
  private closeFrom(from: number): number {
    const { pace } = this;
    const end = pace.work + workAtATime;
    let kind = from;
    for (; kind < this.kinds && pace.work < end; kind++) {
      const open = this.removePaired(kind);
      if (open > mostTried) return kind;
      if (open > 0) this.removeFew(kind);
    }
    return kind;
  }

  private *closeKind(kind: number): Slices<void> {
    const open = this.removePaired(kind);
    if (open > mostTried) yield* this.removeGreedily(kind);
    else if (open > 0) this.removeFew(kind);
  }

  /** Removes the pairs that are decided and linked; the number of tiles that are open. */
  private removePaired(kind: number): number {
    const { gone, partner, pace } = this;
    const end = this.starts[kind + 1];
    let open = 0;
    for (let tile = this.starts[kind]; tile < end; tile++) {
      if (gone[tile] === 1) continue;
      const other = partner[tile];
      if (other < 0) open += 1;
      else if (tile < other) {
        pace.work += unitsPerTest;
        if (!this.isShut(tile) && this.isLinked(tile, other)) this.remove(tile, other);
      }
    }
    pace.work += end - this.starts[kind];
    return open;
  }

  /** A few open tiles: removes them if they can all go in sequence. */
  private removeFew(kind: number): void {
    let count = 0;
    for (let tile = this.starts[kind]; tile < this.starts[kind + 1]; tile++) {
      if (this.isOpen(tile)) this.few[count++] = tile;
    }
    this.removeAll(count, count, this.pace.work + mostWorkTried);
  }

  /** Removes what is there of the first `count` of {@link few}, if all can go; gives up after so much work, and leaves them. */
  private removeAll(count: number, left: number, mostWork: number): boolean {
    if (left === 0) return true;
    const { few, gone, pace } = this;
    const before = this.removed.length;
    for (let i = 0; i < count; i++) {
      if (gone[few[i]] === 1 || this.isShut(few[i])) continue;
      for (let j = i + 1; j < count; j++) {
        if (gone[few[j]] === 1) continue;
        pace.work += unitsPerTest;
        if (pace.work > mostWork || !this.isLinked(few[i], few[j])) continue;
        this.remove(few[i], few[j]);
        if (this.removeAll(count, left - 2, mostWork)) return true;
        this.rewind(before);
      }
    }
    return false;
  }

  /** Many tiles: removes them if the first sequence that is found takes them all. */
  private *removeGreedily(kind: number): Slices<void> {
    const { pace } = this;
    const count = this.removed.length;
    let left: readonly number[] = this.openTiles(kind);
    for (let before = -1; left.length > 0 && left.length !== before; left = this.openTiles(kind)) {
      before = left.length;
      for (let i = 0; i < left.length; i++) {
        pace.work += 1;
        if (this.isShut(left[i])) continue;
        for (let j = i + 1; j < left.length && this.gone[left[i]] === 0; j++) {
          pace.work += unitsPerTest;
          if (this.gone[left[j]] === 0 && this.isLinked(left[i], left[j])) this.remove(left[i], left[j]);
          if (pace.isDue()) yield;
        }
        if (pace.isDue()) yield;
      }
    }
    if (left.length > 0) this.rewind(count);
  }

  /**
   * The bound: could the board be emptied if open tiles went one by one and ghosts counted? True
   * where the limit ends it. Leaves the game as it is.
   */
  *mayClear(): Slices<boolean> {
    const { relaxed, gone, lines, cellOf, pace } = this;
    const count = cellOf.length;
    relaxed.set(gone);
    this.relaxedLeft = count - this.removed.length;
    for (let before = -1; before !== this.relaxedLeft && this.relaxedLeft > 0 && !this.limit.isWorkedOff(); ) {
      before = this.relaxedLeft;
      for (let tile = this.relaxFrom(0); tile < count; tile = this.relaxFrom(tile + 1)) {
        yield* this.relaxTile(tile);
        if (pace.isDue()) yield;
      }
      if (pace.isDue()) yield;
    }
    for (let tile = 0; tile < count; tile++) if (relaxed[tile] !== gone[tile]) lines.fill(cellOf[tile]);
    pace.work += count;
    return this.relaxedLeft === 0 || this.limit.isWorkedOff();
  }

  /** Lets tiles go from one on; the first that has not been tried: its kind is large, or enough has been done for now. */
  private relaxFrom(from: number): number {
    const { relaxed, gone, partner, lines, cellOf, kindOf, starts, touches, pace } = this;
    const count = cellOf.length;
    const mostWork = pace.work + workAtATime;
    let work = 0;
    let tile = from;
    for (; tile < count; tile++) {
      work += 1;
      if (relaxed[tile] === 1) continue;
      const cell = cellOf[tile];
      if (touches[tile] === 0 && !lines.isOpen(cell)) continue;
      const other = partner[tile];
      if (other >= 0) {
        work += unitsPerTest;
        if (tile < other && lines.isLinked(cell, cellOf[other])) this.relax(tile, other);
        continue;
      }
      const kind = kindOf[tile];
      const end = starts[kind + 1];
      if (end - starts[kind] > lines.testsAtATime || pace.work + work > mostWork) break;
      for (let ghost = starts[kind]; ghost < end; ghost++) {
        if (ghost === tile || partner[ghost] >= 0 || gone[ghost] === 1) continue;
        work += unitsPerTest;
        if (!lines.isLinked(cell, cellOf[ghost])) continue;
        this.relax(tile, -1);
        break;
      }
    }
    pace.work += work;
    return tile;
  }

  /** Lets a tile go, of whatever kind. */
  private *relaxTile(tile: number): Slices<void> {
    const { starts, kindOf, gone, partner, pace } = this;
    const end = starts[kindOf[tile] + 1];
    for (let ghost = starts[kindOf[tile]]; ghost < end; ghost++) {
      if (pace.isDue()) yield;
      pace.work += unitsPerTest;
      if (ghost === tile || partner[ghost] >= 0 || gone[ghost] === 1 || !this.isLinked(tile, ghost)) continue;
      this.relax(tile, -1);
      return;
    }
  }

  private relax(tile: number, other: number): void {
    this.relaxed[tile] = 1;
    this.lines.clear(this.cellOf[tile]);
    this.relaxedLeft -= 1;
    if (other >= 0) this.relax(other, -1);
  }
}
