/** What is played. */

/** The usual boards. */
export const levels = {
  beginner: { rows: 9, cols: 9, mines: 10 },
  intermediate: { rows: 16, cols: 16, mines: 40 },
  expert: { rows: 16, cols: 30, mines: 99 },
} as const;

/** A board's name. */
export type Level = keyof typeof levels;
