/** Pictures. */
import type { Cell } from '@kit/grid';
import type { Path } from './path.js';
import type { Match } from './resolution.js';
import type { Rules } from './rules.js';

/** Options of {@link orbsToSvg}. */
export type DrawOrbsOptions = {
  /** A drag to draw, from the ring to the dot. */
  readonly path?: Path | undefined;
  /** Groups to show: their orbs stand out, the others are pale. */
  readonly matches?: readonly Match[] | undefined;
  /** Rules, for the states of cells: blocked, locked, sticky, burning, recolouring, bombs. */
  readonly rules?: Rules | undefined;
  /** What stands on each type, by its number; by default the letters `RBGLDHJP…`. */
  readonly names?: Readonly<Record<number, string>> | undefined;
  /** What a screen reader says; default in English, with the size. */
  readonly title?: string | undefined;
};

/** Options of {@link gameToSvg}. */
export type DrawGameOptions = {
  /** Two cells to mark: a swap. */
  readonly swap?:
    | {
        /** The first cell. */
        readonly a: Cell;
        /** The second cell. */
        readonly b: Cell;
      }
    | undefined;
  /** What stands on each type, by its number; by default the letters `RBGLDHJP…`. */
  readonly names?: Readonly<Record<number, string>> | undefined;
  /** What a screen reader says; default in English, with the size. */
  readonly title?: string | undefined;
};
