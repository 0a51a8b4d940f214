/** Atlases that change while they are in use. */
import type { Placed } from './packing.js';

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
