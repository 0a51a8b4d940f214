/** What is played: the boards to choose from, which way tiles fall, and how hard it should be. */
import type { GravityMode } from '@kit/grid';

/** Which way tiles fall after a removal. */
export type Gravity = 'none' | GravityMode;

/** The boards to choose from; so many tiles are alike. */
export const sizes = {
  small: { cols: 8, rows: 6, copies: 2 },
  middle: { cols: 10, rows: 8, copies: 4 },
  large: { cols: 18, rows: 8, copies: 4 },
} as const;

/** A size of board. */
export type Size = keyof typeof sizes;

/** Where the tiles lie: everywhere, in a shape, or with stones between them. */
export const shapes = ['full', 'stones', 'diamond', 'ring', 'cross', 'hourglass'] as const;

/** A way to lay the tiles. */
export type Shape = (typeof shapes)[number];

/** How often play by chance ends dead. */
export const difficulties = { any: undefined, easy: { max: 0.1 }, hard: { min: 0.6 } } as const;

/** How hard a deal is. */
export type Difficulty = keyof typeof difficulties;

/** What a deal is made from. */
export type Choices = {
  readonly size: Size;
  readonly gravity: Gravity;
  readonly shape: Shape;
  readonly difficulty: Difficulty;
};

/** Kinds without which two stones a kind are left. */
const kindsOfStones = 2;

/** The options of a deal. */
export function optionsOf({ size, gravity, shape, difficulty }: Choices, seed: number) {
  const { rows, cols, copies } = sizes[size];
  const kinds = (rows * cols) / copies;
  const common = { rows, cols, seed, gravity, deadEnds: difficulties[difficulty] };
  if (shape === 'full') return { ...common, kinds, copies };
  if (shape === 'stones') return { ...common, kinds: kinds - kindsOfStones, copies, leftover: 'stone' as const };
  // The smallest shape has a third of the cells, and their number is not always a multiple of the copies.
  return { ...common, kinds: Math.floor((rows * cols) / 8), shape };
}
