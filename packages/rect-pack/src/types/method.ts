/** The methods, named one by one: those that were best or fastest for some kind of list (`scripts/methods.mjs`). */

/** Names of the guillotine's rules for the choice of a free rectangle. */
export type GuillotineChoice = 'best-short-side';

/** Names of the guillotine's rules for the cut: by the leftover's sides, by areas, or by the free rectangle's sides. */
export type GuillotineSplit = 'shorter-leftover' | 'min-area' | 'shorter-axis';

/** Names of the shelf's rules. */
export type ShelfRule = 'best-height' | 'next-fit';

/** Names of the skyline's rules. */
export type SkylineRule = 'bottom-left' | 'bottom-left-waste-map' | 'lowest-gap';

/** Names of the MaxRects rules. */
export type MaxRectsRule = 'best-short-side' | 'best-area' | 'bottom-left' | 'contact-point';

/** The name of a kernel with its rules. */
export type Method =
  | 'guillotine-fixed-split'
  | 'guillotine-larger-leftover'
  | `guillotine/${GuillotineChoice}/${GuillotineSplit}`
  | `shelf/${ShelfRule}`
  | `skyline/${SkylineRule}`
  | `max-rects/${MaxRectsRule}`;
