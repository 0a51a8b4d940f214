/**
 * What goes in and what comes out. All of it is plain JSON.
 *
 * Sizes are whole pixels; `x` runs to the right and `y` downwards; a placed rectangle is half-open: it covers
 * `x <= px < x + width`.
 */

/** What a picture was before its transparent edges were cut off: its size, and where the rectangle lies in it. */
export type Source = {
  /** Width of the whole picture. */
  readonly width: number;
  /** Height of the whole picture. */
  readonly height: number;
  /** What was cut off on the left. */
  readonly x: number;
  /** What was cut off at the top. */
  readonly y: number;
};

/** A further name of a rectangle: another picture of the same pixels. */
export type Alias<Id extends string | number = string | number, Data = unknown> = {
  /** Its name; no two rectangles or aliases may have the same. */
  readonly id: Id;
  /** What this picture was before its edges were cut off. */
  readonly source?: Source | undefined;
  /** Whatever the caller wants to get back with it; plain JSON. */
  readonly data?: Data | undefined;
};

/** A rectangle to be placed. */
export type RectInput<Id extends string | number = string | number, Data = unknown> = {
  /** Its name in the answer; by default its index in the list. No two may be equal. */
  readonly id?: Id | undefined;
  /** Width in whole pixels, at least 1. */
  readonly width: number;
  /** Height in whole pixels, at least 1. */
  readonly height: number;
  /** May this one be turned by 90°? By default what the options say; `false` locks it. */
  readonly rotate?: boolean | undefined;
  /** Rectangles of one tag stay on one page (see `tags` of {@link PackOptions}). */
  readonly tag?: string | undefined;
  /** What it was cut from, if its picture was trimmed (see `trimRect`); comes back with its place. */
  readonly source?: Source | undefined;
  /** Further names of the same picture (see `dedupe`); they come back with its place. */
  readonly aliases?: readonly Alias<Id, Data>[] | undefined;
  /** Whatever the caller wants to get back with its place; plain JSON. */
  readonly data?: Data | undefined;
  /** So many times its edge pixels are repeated around it, 0 to 4096; by default what the options say. */
  readonly extrude?: number | undefined;
  /** Its place has to be at multiples of this, 1 to 4096; see `alignTo` of {@link CommonOptions}. */
  readonly alignTo?: number | undefined;
};

/** A rectangle on a page. */
export type Placed<Id extends string | number = string | number, Data = unknown> = {
  /** The id of the input. */
  readonly id: Id;
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
  /** What it was cut from, upright, if the input said so. */
  readonly source?: Source | undefined;
  /** Further names of it, if the input had some. */
  readonly aliases?: readonly Alias<Id, Data>[] | undefined;
  /** The input's own. */
  readonly data?: Data | undefined;
  /** So many times its edge pixels are to be repeated around it; not there if none. */
  readonly extrude?: number | undefined;
};

/** One page of a packing. */
export type Page<Id extends string | number = string | number, Data = unknown> = {
  /** Which of the pages asked for this is, from 0: it names the entry of `sizes` and the obstacles' `page`. */
  readonly index: number;
  /** Width of the page. */
  readonly width: number;
  /** Height of the page. */
  readonly height: number;
  /** What lies on it. */
  readonly placed: readonly Placed<Id, Data>[];
  /** Part of the page's area that is covered by rectangles, from 0 to 1. */
  readonly occupancy: number;
  /** File name of the page's picture, where an atlas was read that names it. */
  readonly image?: string | undefined;
  /** How its turned pictures lie, where an atlas was read that turns them the other way; else they lie clockwise. */
  readonly turn?: 'counter-clockwise' | undefined;
};

/** A rectangle in an atlas of several pages. */
export type LivePlaced<Id extends string | number = string | number, Data = unknown> = Placed<Id, Data> & {
  /** The page on which it lies, from 0. */
  readonly page: number;
};

/** Pixels that are to be copied. */
export type LiveMove<Id extends string | number = string | number, Data = unknown> = {
  /** What moves. */
  readonly id: Id;
  /** Where it lay. */
  readonly from: LivePlaced<Id, Data>;
  /** Where it lies now; the two places don't meet. */
  readonly to: LivePlaced<Id, Data>;
};

/** What has changed in a live atlas: whoever draws it does these in this order. */
export type LiveChange<Id extends string | number = string | number, Data = unknown> = {
  /** What is no longer there. */
  readonly evicted: readonly LivePlaced<Id, Data>[];
  /** What is to be copied, one after the other. */
  readonly moved: readonly LiveMove<Id, Data>[];
  /** What is to be drawn. What lived already lies elsewhere now; only a `defragment` with `redraw` tells such. */
  readonly added: readonly LivePlaced<Id, Data>[];
};

/**
 * Why a rectangle has no place: it is larger than every page (`too-large`), its tag's rectangles do not go on one page
 * together (`tag-too-large`), the pages are full (`no-space`), or the search was told to stop before its first packing
 * was done (`stopped`).
 */
export type UnplacedReason = 'too-large' | 'tag-too-large' | 'no-space' | 'stopped';

/** A rectangle that found no place. */
export type Unplaced<Id extends string | number = string | number, Data = unknown> = {
  /** The id of the input. */
  readonly id: Id;
  /** Why. */
  readonly reason: UnplacedReason;
  /** The input's own. */
  readonly data?: Data | undefined;
};

/** What the {@link Packing.bound} of a packing counts: pages, area placed, rectangles placed, page area, or height. */
export type Measure = 'pages' | 'area' | 'rects' | 'page-area' | 'height';

/** The answer of every packer, with the ids and the `data` of its rectangles. */
export type Packing<Id extends string | number = string | number, Data = unknown> = {
  /** `complete` if every rectangle is placed. */
  readonly status: 'complete' | 'partial';
  /** The pages; none is empty. */
  readonly pages: readonly Page<Id, Data>[];
  /** What found no place, and why. */
  readonly unplaced: readonly Unplaced<Id, Data>[];
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

/** The ids of a list of rectangles: an index is a number, and stands for an id that is left out. */
export type IdOf<R> = R extends {
  /** A name. */
  readonly id: infer Id extends string | number;
}
  ? Id
  : R extends {
        /** A name, or none. */
        readonly id?: infer Id | undefined;
      }
    ? Extract<Id, string | number> | number
    : number;

/** What the rectangles of a list carry for their caller. */
export type DataOf<R> = R extends {
  /** What it carries. */
  readonly data?: infer Data | undefined;
}
  ? Exclude<Data, undefined>
  : never;

/** A packing of such rectangles, with their ids and their `data`. */
export type PackingOf<R> = Packing<IdOf<R>, DataOf<R>>;

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
