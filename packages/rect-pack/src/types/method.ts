/** The methods, named one by one. */

/** Names of the guillotine's rules for the choice of a free rectangle. */
export type GuillotineChoice =
  | 'best-area'
  | 'best-short-side'
  | 'best-long-side'
  | 'worst-area'
  | 'worst-short-side'
  | 'worst-long-side';

/** Names of the guillotine's rules for the cut: by the leftover's sides, by areas, or by the free rectangle's sides. */
export type GuillotineSplit =
  | 'shorter-leftover'
  | 'longer-leftover'
  | 'min-area'
  | 'max-area'
  | 'shorter-axis'
  | 'longer-axis';

/** Names of the shelf's rules. */
export type ShelfRule =
  | 'next-fit'
  | 'first-fit'
  | 'best-height'
  | 'best-width'
  | 'worst-width'
  | 'best-area'
  | 'worst-area';

/** Names of the skyline's rules. */
export type SkylineRule = 'bottom-left' | 'best-fit' | 'bottom-left-waste-map' | 'best-fit-waste-map' | 'lowest-gap';

/** Names of the MaxRects rules. */
export type MaxRectsRule = 'best-short-side' | 'best-long-side' | 'best-area' | 'bottom-left' | 'contact-point';

/** The name of a kernel with its rules. */
export type Method =
  | 'guillotine-fixed-split'
  | 'guillotine-larger-leftover'
  | `guillotine/${GuillotineChoice}/${GuillotineSplit}`
  | `shelf/${ShelfRule}`
  | `skyline/${SkylineRule}`
  | `max-rects/${MaxRectsRule}`;
