/**
 * The largest side of a rectangle or a page, with its padding: 65,535 pixels. Textures end at 32,768, and two sides fit
 * together into one 32-bit number, which makes sorting fast.
 *
 * @example
 * ```ts
 * import { maxSide } from '@kit/rect-pack';
 *
 * maxSide; // => 65535
 * ```
 */
export const maxSide = 65_535;

/**
 * The most rectangles in one list: 2²⁰, a little more than a million.
 *
 * @example
 * ```ts
 * import { maxRects } from '@kit/rect-pack';
 *
 * maxRects; // => 1048576
 * ```
 */
export const maxRects = 1_048_576;

/**
 * The largest side of a page: 2²⁶ pixels, so that an area is still an exact whole number. A strip may be longer.
 *
 * @example
 * ```ts
 * import { maxPageSide } from '@kit/rect-pack';
 *
 * maxPageSide; // => 67108864
 * ```
 */
export const maxPageSide = 67_108_864;

/** The longest name of a picture or a file. */
export const longestName = 4096;

/** The most obstacles. */
export const maxObstacles = 65_536;

/** The most pages of given sizes. */
export const maxSizes = 65_536;
