/**
 * A game without gravity under a pairing: which tiles are there, and which of them are decided to go together.
 *
 * A tile that goes never closes a line, so once it is fixed which tiles go together, any order of play reaches the same
 * end. What can be played without a choice is `closure.ts`, what can't be cleared any more is `relaxed-bound.ts`, and the
 * decisions between are `pairing-search.ts`.
 *
 * @see M. de Bondt, Solving Shisen-Sho boards, arXiv 2010.09014: branching on the pairing of a kind
 */
import { type Pace, type Slices, spend } from '@kit/grid';
import type { NumberedTiles } from '../board/numbered-tiles.js';
import type { Lines } from '../kernel/lines.js';

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
  /** 1 for a tile that has been removed. */
  readonly isRemoved: Uint8Array;
  /** The free cells of the board as it stands. */
  readonly lines: Lines;
  /** The kind of each tile. */
  readonly kindOf: Int32Array;
  /** 1 for a tile that touches one of its kind: it may go even when it is shut in. */
  readonly touches: Uint8Array;

  constructor({ cellOf, starts }: NumberedTiles, lines: Lines, pace: Pace) {
    this.pace = pace;
    this.cellOf = cellOf;
    this.starts = starts;
    this.kinds = starts.length - 1;
    this.lines = lines;
    this.fewTiles = Math.min(lines.testsAtATime, 32);
    this.partner = new Int32Array(cellOf.length).fill(-1);
    this.isRemoved = new Uint8Array(cellOf.length);
    this.kindOf = new Int32Array(cellOf.length);
    this.touches = new Uint8Array(cellOf.length);
  }

  /** Finds the kind of each tile, and which tiles touch one of their kind. To be done before the game. */
  *begin({ classes }: NumberedTiles, cols: number): Slices<void> {
    const { cellOf, pace } = this;
    for (let tile = 0; tile < cellOf.length; tile++) {
      if (spend(pace, 4)) yield;
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
    return this.isRemoved[tile] === 0 && this.partner[tile] < 0;
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
    const { isRemoved, lines, cellOf, removed } = this;
    isRemoved[first] = isRemoved[second] = 1;
    lines.clear(cellOf[first]);
    lines.clear(cellOf[second]);
    removed.push(first, second);
  }

  /** Goes back to an earlier number of removed tiles. */
  rewind(count: number): void {
    const { isRemoved, lines, cellOf, removed } = this;
    for (let i = count; i < removed.length; i++) {
      isRemoved[removed[i]] = 0;
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
}
