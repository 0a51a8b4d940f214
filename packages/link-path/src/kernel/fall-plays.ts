/**
 * Plays on whole boards, copy by copy: a pair goes, everything falls, and a number tells most boards apart.
 *
 * A board at rest is drawn together only in the two pieces of a row or column that held the pair. Where several modes follow
 * one another, or a board has not come to rest yet, all pieces are.
 */

import { type GravityMode, type GravityPiece, gravityLines, type Shape } from '@kit/grid';
import type { MoveModes } from '../rules/gravity-rule.js';
import type { Ice } from './ice.js';

/** Plays pairs on copies of boards of one size. */
export class FallPlays {
  /** Does nothing fall at all? */
  readonly isStill: boolean;
  /** The pieces that each mode draws together, turn by turn. */
  private readonly turns: readonly (readonly (readonly GravityPiece[])[])[];
  /** The turn of the pair that is played. */
  private turn = 0;
  /** The piece of each cell, where there is only one mode and no other turn. */
  private readonly pieceAt: GravityPiece[] = [];
  /** A number for each cell, of which that of a board is made. */
  private readonly numbers: Int32Array;
  /** Is a board at rest but for the two pieces of a pair? */
  private readonly isLocal: boolean;

  private readonly ice: Ice | undefined;

  constructor(start: Int32Array, shape: Shape, modes: MoveModes, ice?: Ice) {
    this.ice = ice;
    this.turns = piecesByTurn(shape, modes);
    this.isStill = modes.length === 0;
    this.numbers = start.map((_, cell) => mixed(cell + 1));
    const [pieces] = this.turns.flat();
    this.isLocal = modes.length === 1 && modes[0].length === 1 && pieces.every((piece) => isAtRest(start, piece));
    if (!this.isLocal) return;
    for (const piece of pieces) {
      for (let i = 0; i < piece.count; i++) this.pieceAt[piece.start + i * piece.step] = piece;
    }
  }

  /** Says how many pairs have gone before the next plays. */
  begin(played: number): void {
    this.turn = this.isStill ? 0 : played % this.turns.length;
  }

  /**
   * Takes two tiles from a board that begins at a place of a pool, and lets everything fall, in another place of a pool.
   *
   * @returns the number of the new board, by that of the old one
   */
  play(from: Int32Array, at: number, hash: number, a: number, b: number, to: Int32Array, into: number): number {
    const { pieceAt, numbers } = this;
    const size = numbers.length;
    for (let cell = 0; cell < size; cell++) to[into + cell] = from[at + cell];
    to[into + a] = to[into + b] = 0;
    let rest = this.without(from, at, hash, a, b);
    if (this.isStill) return rest;
    const { ice } = this;
    if (ice !== undefined) {
      const onMelt = (cell: number): void => {
        rest = (rest - Math.imul(numbers[cell], ice.raise)) | 0;
      };
      ice.melt(to, into, a, onMelt);
      ice.melt(to, into, b, onMelt);
    }
    if (this.isLocal) {
      const after = this.compact(to, into, pieceAt[a], rest);
      return pieceAt[b] === pieceAt[a] ? after : this.compact(to, into, pieceAt[b], after);
    }
    let after = rest;
    for (const pieces of this.turns[this.turn])
      for (const piece of pieces) after = this.compact(to, into, piece, after);
    return after;
  }

  /** The number of a board without two tiles, before anything falls. */
  without(cells: Int32Array, at: number, hash: number, a: number, b: number): number {
    const { numbers } = this;
    return (hash - Math.imul(numbers[a], cells[at + a]) - Math.imul(numbers[b], cells[at + b])) | 0;
  }

  /** The number of a board: equal boards have the same. */
  hash(cells: Int32Array, at: number): number {
    const { numbers } = this;
    let hash = 0;
    for (let cell = 0; cell < numbers.length; cell++) {
      const value = cells[at + cell];
      if (value > 0) hash = (hash + Math.imul(numbers[cell], value)) | 0;
    }
    return hash;
  }

  /** Draws a piece together towards its first cell; stones stay and cut it. The number of the board afterwards. */
  private compact(cells: Int32Array, at: number, { start, step, count }: GravityPiece, hash: number): number {
    const { numbers } = this;
    let after = hash;
    let landing = start;
    for (let i = 0, cell = start; i < count; i++, cell += step) {
      const value = cells[at + cell];
      if (value === 0) continue;
      if (value < 0) landing = cell;
      else if (landing !== cell) {
        cells[at + landing] = value;
        cells[at + cell] = 0;
        after = (after + Math.imul(numbers[landing] - numbers[cell], value)) | 0;
      }
      landing += step;
    }
    return after;
  }

  /**
   * Does nothing move when the tile in a cell goes: does nothing fall at all, or is it the last of its piece on a board at
   * rest? Never where there is ice: what it frees depends on when it goes.
   */
  isLast(cells: Int32Array, at: number, cell: number): boolean {
    if (this.isStill) return true;
    if (!this.isLocal || this.ice !== undefined) return false;
    const { start, step, count } = this.pieceAt[cell];
    return cell === start + (count - 1) * step || cells[at + cell + step] <= 0;
  }
}

/** The pieces that each mode draws together, turn by turn. */
export function piecesByTurn(shape: Shape, modes: MoveModes): GravityPiece[][][] {
  const known = new Map<GravityMode, GravityPiece[]>();
  return modes.map((turn) =>
    turn.map((mode) => {
      const pieces = known.get(mode) ?? piecesOf(shape, mode);
      known.set(mode, pieces);
      return pieces;
    }),
  );
}

/** All pieces of a board for a mode. */
export function piecesOf(shape: Shape, mode: GravityMode): GravityPiece[] {
  const { count, between, pieces } = gravityLines(shape, mode);
  const all: GravityPiece[] = [];
  for (let line = 0; line < count; line++) {
    for (const piece of pieces) all.push({ ...piece, start: piece.start + line * between });
  }
  return all;
}

/** Is there no tile behind an empty cell of a piece, but for a stone between them? */
export function isAtRest(cells: Int32Array, { start, step, count }: GravityPiece): boolean {
  let gap = false;
  for (let i = 0, cell = start; i < count; i++, cell += step) {
    if (cells[cell] > 0 && gap) return false;
    gap = cells[cell] === 0;
  }
  return true;
}

/** A number that looks like chance: the finisher of MurmurHash3 (public domain), made odd. */
function mixed(seed: number): number {
  let bits = Math.imul(seed, 0x9e3779b1);
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) | 1;
}
