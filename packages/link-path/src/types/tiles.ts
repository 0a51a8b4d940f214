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
  /**
   * How hard the deal shall be: level n is the n-th fifth of what is dealt with the same options, by the score of
   * {@link rateTiles}.
   */
  readonly difficulty?: 1 | 2 | 3 | 4 | 5 | undefined;
  /** The most deals to try, default 100. */
  readonly maxTries?: number | undefined;
};

/** How hard a deal is. */
export type TilesRating = {
  /** How long a pair takes to find on average, from above 0 (easy) to 1 (hard); 0 where no tile is left. */
  readonly score: number;
  /** How many tiles the play has left. */
  readonly left: number;
  /** The mean number of free pairs at a move. */
  readonly choices: number;
};

/** A deal of {@link generateTiles}. */
export type DealtTiles = {
  /** The deal. */
  readonly deal: TileDeal;
  /** With `'clear'`: the pairs that clear it, in order. */
  readonly moves?: readonly Pair[] | undefined;
};

/** A layout as a file holds it. What the file doesn't say is left out. */
export type NamedTileLayout = TileLayout & {
  /** Its name, for players. */
  readonly name?: string | undefined;
  /** Its name, for programs. */
  readonly id?: string | undefined;
  /** What kind of layout it is. */
  readonly category?: string | undefined;
  /** Who made it. */
  readonly by?: string | undefined;
};

/** Options of {@link reshuffleTiles}. */
export type ReshuffleTilesOptions = FreePairsOptions & {
  /** The seed, default 0. */
  readonly seed?: number | undefined;
  /** What the new deal must have: at least one pair that can go (`'move'`, the default), or a way to clear it. */
  readonly guarantee?: 'move' | 'clear' | undefined;
  /** The most tries by chance, default 100; after them the pair is placed, or the solver is asked. */
  readonly maxTries?: number | undefined;
};

/** The answer of {@link reshuffleTiles} when it is found. */
export type ReshuffledTiles = {
  /** The new deal: the same tiles at the same places, mixed. */
  readonly deal: TileDeal;
  /** With `'clear'`: the pairs that clear it, in order. */
  readonly moves?: readonly Pair[] | undefined;
};

/** The answer of {@link hintTiles}. */
export type TileHint =
  | {
      /** The pair leads into no dead end: `moves` is the proof. */
      readonly status: 'safe';
      /** The pair to match. */
      readonly pair: Pair;
      /** A play that clears the deal and begins with the pair. */
      readonly moves: readonly Pair[];
    }
  | {
      /** `lost`: proved that no play clears the deal. `limit`: not decided. */
      readonly status: 'lost' | 'limit';
      /** A pair that can go now. */
      readonly pair: Pair;
    }
  | {
      /** `stuck`: no pair can go. `cleared`: no tile is left. */
      readonly status: 'stuck' | 'cleared';
    };

/** A deal that is played on. A live object: removing a pair changes it. Its functions throw `bad-number` for no tile. */
export type TileGame = {
  /** The free tiles by their indices, in ascending order; the same list until the deal changes. */
  readonly freeTiles: () => readonly number[];
  /** Every pair that can go now, in ascending order; the same list until the deal changes. */
  readonly pairs: () => readonly Pair[];
  /** Can these two tiles go: are they free, and do they match? */
  readonly isPair: (a: number, b: number) => boolean;
  /** Removes two tiles; false, and nothing happens, if they can't go. */
  readonly removePair: (a: number, b: number) => boolean;
  /**
   * Gives the tiles the kinds of a deal that `reshuffleTiles` made of this one: a step that `undo` takes back. Throws
   * `deal-mismatch` for a deal that has not the same tiles at the same places, mixed.
   */
  readonly reshuffle: (mixed: TileDeal) => void;
  /** Takes the last step back; returns its pair, `'reshuffle'` if it was one, or undefined at the start. */
  readonly undo: () => Pair | 'reshuffle' | undefined;
  /** Does again what `undo` took back last; undefined if there is nothing, or something else was done since. */
  readonly redo: () => Pair | 'reshuffle' | undefined;
  /** Has every tile gone? */
  readonly isCleared: () => boolean;
  /** Is there no pair that can go? True of a cleared deal as well. */
  readonly isDeadlocked: () => boolean;
  /** Is it proven that the deal can't be cleared any more? Undefined where the limit leaves it open. */
  readonly isLost: () => boolean | undefined;
  /** What `hintTiles` says of the deal as it stands: a pair that keeps it winnable, where that can be decided. */
  readonly hint: () => TileHint;
  /** The deal as it stands, as a value. */
  readonly deal: () => TileDeal;
};
