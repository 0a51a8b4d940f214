/** The sizes of what is to be placed, padding included, as the kernels see them. */
export type Items = {
  readonly count: number;
  readonly width: Int32Array;
  readonly height: Int32Array;
  /** 1 where turning by 90° is allowed and makes a difference. */
  readonly turnable: Uint8Array;
};

/** Items from their sizes. */
export function makeItems(width: Int32Array, height: Int32Array, turnable: Uint8Array): Items {
  return { count: width.length, width, height, turnable };
}

/** Arrays of one length that share a buffer: for short ones that is several times cheaper than one buffer each. */
export function int32Arrays(how: number, length: number): Int32Array[] {
  const buffer = new ArrayBuffer(4 * how * length);
  const arrays: Int32Array[] = [];
  for (let at = 0; at < how; at++) arrays.push(new Int32Array(buffer, 4 * at * length, length));
  return arrays;
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
  const [x, y, page] = int32Arrays(3, count) as [Int32Array, Int32Array, Int32Array];
  return { x, y, turned: new Uint8Array(count), page: page.fill(-1) };
}

/** Copies a layout over another of the same length. */
export function copyLayout(from: Layout, to: Layout): void {
  to.x.set(from.x);
  to.y.set(from.y);
  to.turned.set(from.turned);
  to.page.set(from.page);
}
