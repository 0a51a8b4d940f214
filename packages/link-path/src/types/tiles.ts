/** Tiles in layers: the game of free tiles (mahjong solitaire). */
import type { Pair } from './board.js';

/** Where a tile lies. It is two half tiles wide and two high. */
export type TilePlace = {
  /** Its left edge in half tiles, from 0 to 1000. */
  readonly x: number;
  /** Its upper edge in half tiles, from 0 to 1000. */
  readonly y: number;
  /** Its layer, from 0 at the bottom up to 1000. */
  readonly layer: number;
};

/** The places of the tiles, at most 512; a tile is known by its index here. On one layer no two overlap. */
export type TileLayout = {
  /** The places. */
  readonly places: readonly TilePlace[];
};

/** A layout and what lies on it. */
export type TileDeal = TileLayout & {
  /** The kind of each tile, a positive number; 0 where it has gone. */
  readonly kinds: readonly number[];
};

/** Options of {@link freePairs}. */
export type FreePairsOptions = {
  /** Kinds that match each other (flowers, seasons), each kind in at most one group; equal kinds always match. */
  readonly groups?: readonly (readonly number[])[] | undefined;
};

/** Options of {@link solveTiles}. */
export type SolveTilesOptions = FreePairsOptions & {
  /**
   * The most positions to look at, default 200,000. Games that are played at random count by their work, so the answer doesn't
   * depend on the machine.
   */
  readonly maxNodes?: number | undefined;
};

/** Options of {@link generateTiles}. */
export type GenerateTilesOptions = FreePairsOptions & {
  /** Where the tiles lie. */
  readonly layout: TileLayout;
  /** Number of kinds; they are numbered from 1. */
  readonly kinds: number;
  /**
   * Tiles of each kind: an even number for all, or a list with a number for each kind, of which those of kinds that match each
   * other are even together. Left out, the places are shared out in pairs.
   */
  readonly copies?: number | readonly number[] | undefined;
  /** `'clear'`, the default: the deal can be cleared, and its moves say how. `'none'`: the tiles are only shuffled. */
  readonly guarantee?: 'clear' | 'none' | undefined;
  /** The seed, default 0: the same seed and options give the same deal. */
  readonly seed?: number | undefined;
  /** The most deals to try, default 100. */
  readonly maxTries?: number | undefined;
};

/** A deal of {@link generateTiles}. */
export type DealtTiles = {
  /** The deal. */
  readonly deal: TileDeal;
  /** With `'clear'`: the pairs that clear it, in order. */
  readonly moves?: readonly Pair[] | undefined;
};
