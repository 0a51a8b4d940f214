/** Packings: pages, what is on them, and what found no place. */
import type { Animations, TextureNotes, Timeline } from './atlas.js';
import type { Alias, DataOf, IdOf, Source } from './rect.js';

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
  /** What the file says about the page's texture, where an atlas was read. */
  readonly texture?: TextureNotes | undefined;
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

/**
 * What the {@link Packing.bound} of a packing counts: pages, area of the rectangles placed (without padding and rims),
 * rectangles placed, page area, or height.
 */
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
  /** Animations, where an atlas was read that has some; exporters write them where their form has them. */
  readonly animations?: Animations | undefined;
  /** The order in which its pictures are played, where an atlas was read that tells it. */
  readonly timeline?: Timeline | undefined;
};

/** A packing of such rectangles, with their ids and their `data`. */
export type PackingOf<R> = Packing<IdOf<R>, DataOf<R>>;
