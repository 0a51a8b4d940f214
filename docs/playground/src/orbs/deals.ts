/** What is played, and the boards that are dealt for it. */
import type { Grid } from '@kit/grid';
import { generateOrbs } from '@kit/orb-search';

/** The deals of the original article. */
export const deals = {
  three: [0, 1, 2],
  'three-heal': [0, 1, 2, 5],
  five: [0, 1, 2, 3, 4],
  'five-heal': [0, 1, 2, 3, 4, 5],
  all: [0, 1, 2, 3, 4, 5, 6, 7],
} as const;

/** A deal's name. */
export type Deal = keyof typeof deals;

/** Columns × rows. */
export const sizes = { '6×5': '6×5', '5×4': '5×4', '7×6': '7×6', '8×8': '8×8' } as const;

/** A size's name. */
export type Size = keyof typeof sizes;

/** What is played: one orb dragged through the board, neighbours swapped, or a level of a game by swaps. */
export type Mode = 'drag' | 'swap' | 'level';

export const modes: readonly Mode[] = ['drag', 'swap', 'level'];

/** A board; in the swapping game nothing on it matches yet. */
export function dealBoard(size: Size, deal: Deal, mode: Mode, seed: number): Grid {
  const [cols, rows] = size.split('×').map(Number);
  const dealt = generateOrbs({ rows, cols, types: deals[deal], seed, standing: mode === 'swap' ? 'none' : 'any' });
  // Every deal has two types or more, which always lie without a match somehow.
  if (dealt.status !== 'found') throw new Error(`no board of ${size} without a match`);
  return { rows: dealt.rows, cols: dealt.cols, cells: dealt.cells };
}
