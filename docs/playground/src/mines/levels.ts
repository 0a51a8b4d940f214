/** What is played. */

/** A field's size. */
export type Size = { readonly rows: number; readonly cols: number; readonly mines: number };

/** The usual boards. */
export const levels = {
  beginner: { rows: 9, cols: 9, mines: 10 },
  intermediate: { rows: 16, cols: 16, mines: 40 },
  expert: { rows: 16, cols: 30, mines: 99 },
} as const;

/** A board's name; `custom` has a size of its own. */
export type Level = keyof typeof levels | 'custom';

/** The least and the greatest of a custom size. */
export const bounds = { rows: [3, 24], cols: [3, 40] } as const;

/** Around the first cell there is no mine. */
export const mostMines = ({ rows, cols }: Pick<Size, 'rows' | 'cols'>): number => Math.max(1, rows * cols - 9);

/** How mines are laid: so that nobody has to guess, as they fall, or while they are looked for. */
export const rules = ['noGuess', 'luck', 'fair'] as const;

/** A way to lay mines. */
export type Rule = (typeof rules)[number];
