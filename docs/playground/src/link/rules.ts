/** What is played: the boards to choose from, and which way tiles fall. */
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
