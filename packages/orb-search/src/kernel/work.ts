/** What the inner loops of searches cost, in the units of `spend`: some nanoseconds each. */

/** A cell that a wave by any rules looks at. */
export const cellWork = 64;

/** A cell that a turn of a swap game looks at. */
export const turnWork = 12;

/** A board that a bit kernel evaluates: half a microsecond, and up to two where there are many types. */
export const boardWork = 250;

/** A node of an exhaustive search: an eighth of a microsecond, and up to one where much falls. */
export const nodeWork = 120;

/** A child that is counted, moved or sorted. */
export const childWork = 8;
