/**
 * What goes in and what comes out. All of it is plain JSON.
 *
 * Sizes are whole pixels; `x` runs to the right and `y` downwards; a placed rectangle is half-open: it covers
 * `x <= px < x + width`.
 */

/** A rectangle to be placed. */
export type RectInput = {
  /** Its name in the answer; by default its index in the list. No two may be equal. */
  readonly id?: string | number | undefined;
  /** Width in whole pixels, at least 1. */
  readonly width: number;
  /** Height in whole pixels, at least 1. */
  readonly height: number;
  /** May this one be turned by 90°? By default what the options say; `false` locks it. */
  readonly rotate?: boolean | undefined;
  /** Rectangles of one tag stay on one page (see `tags` of {@link PackOptions}). */
  readonly tag?: string | undefined;
};

/** A rectangle on a page. */
export type Placed = {
  /** The id of the input. */
  readonly id: string | number;
  /** Left edge. */
  readonly x: number;
  /** Top edge. */
  readonly y: number;
  /** Width as it lies on the page. */
  readonly width: number;
  /** Height as it lies on the page. */
  readonly height: number;
  /** Turned by 90° clockwise: the input's width is this one's height. */
  readonly rotated: boolean;
};

/** One page of a packing. */
export type Page = {
  /** Which of the pages asked for this is, from 0: it names the entry of `sizes` and the obstacles' `page`. */
  readonly index: number;
  /** Width of the page. */
  readonly width: number;
  /** Height of the page. */
  readonly height: number;
  /** What lies on it. */
  readonly placed: readonly Placed[];
  /** Part of the page's area that is covered by rectangles, from 0 to 1. */
  readonly occupancy: number;
};

/**
 * Why a rectangle has no place: it is larger than every page (`too-large`), its tag's rectangles do not go on one page
 * together (`tag-too-large`), the pages are full (`no-space`), or the search was told to stop before its first packing
 * was done (`stopped`).
 */
export type UnplacedReason = 'too-large' | 'tag-too-large' | 'no-space' | 'stopped';

/** A rectangle that found no place. */
export type Unplaced = {
  /** The id of the input. */
  readonly id: string | number;
  /** Why. */
  readonly reason: UnplacedReason;
};

/** What the {@link Packing.bound} of a packing counts: pages, area placed, rectangles placed, page area, or height. */
export type Measure = 'pages' | 'area' | 'rects' | 'page-area' | 'height';

/** The answer of every packer. */
export type Packing = {
  /** `complete` if every rectangle is placed. */
  readonly status: 'complete' | 'partial';
  /** The pages; none is empty. */
  readonly pages: readonly Page[];
  /** What found no place, and why. */
  readonly unplaced: readonly Unplaced[];
  /** What `value` and `bound` count. */
  readonly measure: Measure;
  /** How good this packing is, in the measure. */
  readonly value: number;
  /** What no packing can pass: a lower bound, or an upper one where more is better (`area`, `rects`). */
  readonly bound: number;
  /** Distance from the bound as a part of it: 0 is optimal, 0.02 is at most two percent from optimal. */
  readonly gap: number;
  /** True if the value meets the bound: no packing is better in the measure. */
  readonly proven: boolean;
};

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
  /** May rectangles be turned by 90°? Default false. */
  readonly rotate?: boolean | undefined;
  /** Free pixels between rectangles, default 0. */
  readonly padding?: number | undefined;
  /** Free pixels along the edges of the page, default 0. */
  readonly border?: number | undefined;
  /** The order in which rectangles are tried, default `auto`. */
  readonly order?: Order | undefined;
  /** How much work, default `good`. */
  readonly effort?: Effort | undefined;
  /** Seed of the search, default 0. `packSmallest` leaves nothing to chance: there it is checked and changes nothing. */
  readonly seed?: number | undefined;
  /**
   * Limit of effort `best` in evaluations, default 20,000. An evaluation is a packing, or 20,000 steps of one that takes
   * more; a step is one rectangle looked at for one place. So the work is limited however many rectangles there are.
   */
  readonly maxEvaluations?: number | undefined;
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
  /** One kernel by name instead of the portfolio. */
  readonly method?: Method | undefined;
  /**
   * Parts of pages that are already taken, at most 65,536. On a page with more than 256 of them MaxRects doesn't know every
   * maximal free rectangle, so that it may miss a place.
   */
  readonly obstacles?: readonly Obstacle[] | undefined;
  /** `pages` (default): all placed, fewest pages, smallest last page. `area`, `rects`: as much or as many as possible. */
  readonly objective?: Objective | undefined;
  /** `together` (default) keeps a tag's rectangles on one page; `exclusive` lets a page hold one tag only. */
  readonly tags?: 'together' | 'exclusive' | undefined;
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
  /** How much longer than the other a side may be where nothing else fixes the form, default 2. */
  readonly maxAspect?: number | undefined;
};

/** Options of {@link packStrip}. */
export type StripOptions = CommonOptions & {
  /** The fixed side. */
  readonly width: number;
  /** Most height, default the largest side allowed. */
  readonly maxHeight?: number | undefined;
};

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
