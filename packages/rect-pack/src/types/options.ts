/** What a packing is asked for. */
import type { Method } from './method.js';

/** A part of a page that is already taken. */
export type Obstacle = {
  /** The page that it is on, default 0. */
  readonly page?: number | undefined;
  /** Left edge. */
  readonly x: number;
  /** Top edge. */
  readonly y: number;
  /** Width, at least 1. */
  readonly width: number;
  /** Height, at least 1. */
  readonly height: number;
};

/** The size of a page. */
export type PageSize = {
  /** Width in pixels. */
  readonly width: number;
  /** Height in pixels. */
  readonly height: number;
};

/** How much work: one pass, a portfolio of orders and kernels, or a search with a budget. */
export type Effort = 'fast' | 'good' | 'best';

/**
 * In which order rectangles are tried: `auto` lets the packer choose (and then the order of the input does not matter),
 * `given` keeps the list's, all others put the largest first by that measure.
 */
export type Order = 'auto' | 'given' | 'area' | 'height' | 'width' | 'perimeter' | 'longer-side' | 'shorter-side';

/** What a packing into fixed pages strives for. */
export type Objective = 'pages' | 'area' | 'rects';

/** Options that all packers share. */
export type CommonOptions = {
  /**
   * May rectangles be turned by 90°? Default false. The answer is never worse than without, for what may turn is also packed as
   * it lies: that takes up to twice the work.
   */
  readonly rotate?: boolean | undefined;
  /** How you draw what is turned: pages say so in their `turn`. Default `clockwise`. */
  readonly turn?: 'clockwise' | 'counter-clockwise' | undefined;
  /** Free pixels between rectangles, default 0. */
  readonly padding?: number | undefined;
  /** Free pixels along the edges of the page, default 0. */
  readonly border?: number | undefined;
  /**
   * So many times the edge pixels of each picture will be repeated around it, default 0. The room for it is kept free, besides
   * the padding and the border; `x`, `y` and the sides stay those of the picture.
   */
  readonly extrude?: number | undefined;
  /**
   * Left and top edges are multiples of this, and no two rectangles share a block of so many pixels, as compressed textures
   * and smaller scales want it; default 1. Where rectangles ask for different ones all keep the least common multiple. Each
   * takes whole blocks with its padding, and free sides of pages are whole blocks too.
   */
  readonly alignTo?: number | undefined;
  /** The order in which rectangles are tried, default `auto`. */
  readonly order?: Order | undefined;
  /** How much work, default `good`. */
  readonly effort?: Effort | undefined;
  /** Seed of the search, default 0. `packSmallest` leaves nothing to chance: there it is checked and changes nothing. */
  readonly seed?: number | undefined;
  /**
   * Limit of effort `best` in evaluations, default 20,000. An evaluation is a packing, or 20,000 steps of one that takes
   * more; a step is one rectangle looked at for one place. So the work is limited however many rectangles there are. Where
   * rectangles may turn, the search that turns them and the one that does not have this limit each.
   */
  readonly maxEvaluations?: number | undefined;
};

/** Options of `cropPages`, and `crop` of {@link pack}. */
export type CropOptions = {
  /** Free pixels to keep behind the last rectangle, default 0. */
  readonly border?: number | undefined;
  /** Keep the pages square, default false. */
  readonly square?: boolean | undefined;
  /** Keep the sides powers of two, default false. */
  readonly powerOfTwo?: boolean | undefined;
  /** Keep the sides multiples of this, default 1. */
  readonly multipleOf?: number | undefined;
};

/** Options of {@link pack}. */
export type PackOptions = CommonOptions & {
  /** Page width. May be left out if `sizes` are given. */
  readonly width?: number | undefined;
  /** Page height. May be left out if `sizes` are given. */
  readonly height?: number | undefined;
  /** Most pages; by default as many as are needed. */
  readonly pages?: number | undefined;
  /** Pages of given sizes, filled in this order; after them come pages of `width` × `height` if these are given. */
  readonly sizes?: readonly PageSize[] | undefined;
  /** One kernel by name instead of the portfolio; the README lists the names. */
  readonly method?: Method | undefined;
  /**
   * Parts of pages that are already taken, at most 65,536. On a page with more than 256 of them MaxRects doesn't know every
   * maximal free rectangle, so that it may miss a place.
   */
  readonly obstacles?: readonly Obstacle[] | undefined;
  /**
   * `pages` (default): all placed, fewest pages, smallest last page. `area`, `rects`: as much or as many as possible; area is
   * that of the rectangles alone, without padding and rims.
   */
  readonly objective?: Objective | undefined;
  /**
   * `together` (default) keeps a tag's rectangles on one page, or leaves them without a place; `prefer-together` splits those
   * tags that no page has room for; `exclusive` lets a page hold one tag only.
   */
  readonly tags?: 'together' | 'prefer-together' | 'exclusive' | undefined;
  /**
   * Makes every page as small as what lies on it allows, as `cropPages` does: `true`, or how. Default false: pages have the
   * size that is asked for. Unless it says another border, that of the options is kept.
   */
  readonly crop?: boolean | CropOptions | undefined;
};

/** Options of the two guillotine functions: those of {@link pack} without the kernel's name. */
export type ArticleOptions = Omit<PackOptions, 'method'>;

/** Options of {@link packSmallest}. */
export type SmallestOptions = CommonOptions & {
  /** The page must be square, default false. */
  readonly square?: boolean | undefined;
  /** Width and height must be powers of two, default false. */
  readonly powerOfTwo?: boolean | undefined;
  /** Width and height must be multiples of this, default 1. */
  readonly multipleOf?: number | undefined;
  /** Most width, default the largest side allowed. */
  readonly maxWidth?: number | undefined;
  /** Most height, default the largest side allowed. */
  readonly maxHeight?: number | undefined;
  /** Fixed ratio width / height, at least in whole pixels: the height is `ceil(width / ratio)`. */
  readonly ratio?: number | undefined;
  /**
   * How much longer than the other a side of the page may be: the page is larger than it need be where nothing else keeps it.
   * By default there is no such maximum, and widths are tried up to an aspect of 2, or more where a maximum side or a long
   * rectangle asks for it.
   */
  readonly maxAspect?: number | undefined;
};

/** Options of {@link packStrip}. */
export type StripOptions = CommonOptions & {
  /** The fixed side. */
  readonly width: number;
  /** Most height, default the largest side allowed. */
  readonly maxHeight?: number | undefined;
};
