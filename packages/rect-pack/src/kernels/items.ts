import { sortSmallestFirst } from '../orders/sort-by.js';

/** The sizes of what is to be placed, padding included, as the kernels see them. */
export type Items = {
  readonly count: number;
  readonly width: Int32Array;
  readonly height: Int32Array;
  /** 1 where turning by 90° is allowed and makes a difference. */
  readonly turnable: Uint8Array;
  /** Indices by the least side that can lie along the bottom, narrowest first. */
  readonly narrowest: Int32Array;
};

/** Items from their sizes. */
export function makeItems(width: Int32Array, height: Int32Array, turnable: Uint8Array): Items {
  const count = width.length;
  const narrowest = sortSmallestFirst(count, (at) =>
    turnable[at] === 1 && height[at]! < width[at]! ? height[at]! : width[at]!,
  );
  return { count, width, height, turnable, narrowest };
}

/** Where items lie: one entry an item; `page` is −1 for what has no place. */
export type Layout = {
  readonly x: Int32Array;
  readonly y: Int32Array;
  readonly turned: Uint8Array;
  readonly page: Int32Array;
};

/** A layout in which nothing has a place. */
export function emptyLayout(count: number): Layout {
  return {
    x: new Int32Array(count),
    y: new Int32Array(count),
    turned: new Uint8Array(count),
    page: new Int32Array(count).fill(-1),
  };
}

/** Copies a layout over another of the same length. */
export function copyLayout(from: Layout, to: Layout): void {
  to.x.set(from.x);
  to.y.set(from.y);
  to.turned.set(from.turned);
  to.page.set(from.page);
}
