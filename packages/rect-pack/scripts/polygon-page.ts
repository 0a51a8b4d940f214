/** Outlines row by row, and a page onto which they are put bottom left, for `polygons.ts`. */
import type { Mask } from './polygon-pictures.ts';

/** Pixels of one row. */
export type Run = { readonly row: number; readonly from: number; readonly length: number };

/** A picture as it is packed: the pixels of its outline, and those that can be seen. */
export type Shape = {
  readonly width: number;
  readonly height: number;
  readonly outline: readonly Run[];
  readonly seen: readonly Run[];
};

/** What may not meet: outlines each other, or only one's outline what is seen of another. */
export type Rule = 'outlines' | 'pictures';

/** The picture with its box as its outline. */
export function boxed(mask: Mask): Shape {
  const outline = Array.from({ length: mask.height }, (_, row) => ({ row, from: 0, length: mask.width }));
  return { width: mask.width, height: mask.height, outline, seen: seenRuns(mask) };
}

/**
 * The picture with its convex hull: the pixels whose centre it has, the least that a renderer draws, or every pixel that it
 * touches, as it must be where pictures are scaled.
 */
export function hulled(mask: Mask, pixels: 'centres' | 'touched'): Shape {
  const seen = seenRuns(mask);
  const corners = seen.flatMap(({ row, from, length }) =>
    [row, row + 1].flatMap((y) => [
      [from, y],
      [from + length, y],
    ]),
  ) as [number, number][];
  const hull = convexHull(corners);
  const outline = Array.from({ length: mask.height }, (_, row): Run => {
    if (pixels === 'centres') {
      const [left, right] = span(hull, row + 0.5);
      const from = Math.ceil(left - 0.5 - 1e-9);
      return { row, from, length: Math.floor(right - 0.5 + 1e-9) + 1 - from };
    }
    // A convex part of a row is widest at its edges or at a corner, and corners lie on edges of pixels.
    const [above, below] = [span(hull, row), span(hull, row + 1)];
    const from = Math.floor(Math.min(above[0], below[0]) + 1e-9);
    return { row, from, length: Math.ceil(Math.max(above[1], below[1]) - 1e-9) - from };
  });
  return { width: mask.width, height: mask.height, outline, seen };
}

/** The shape with so many pixels more to the right and below, as `padding` keeps it. */
export function padded({ width, height, outline, seen }: Shape, padding: number): Shape {
  const rows = Array.from({ length: height + padding }, (_, row): Run => {
    const near = outline.filter((run) => run.row <= row && run.row >= row - padding);
    const from = Math.min(...near.map((run) => run.from));
    return { row, from, length: Math.max(...near.map((run) => run.from + run.length)) + padding - from };
  });
  return { width: width + padding, height: height + padding, outline: rows, seen };
}

/** How many pixels an outline has. */
export function areaOf({ outline }: Shape): number {
  return outline.reduce((sum, { length }) => sum + length, 0);
}

/** From where to where a convex polygon reaches at that height. */
function span(hull: readonly [number, number][], level: number): [number, number] {
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  hull.forEach(([x, y], at) => {
    const [toX, toY] = hull[(at + 1) % hull.length]!;
    if (Math.min(y, toY) > level || Math.max(y, toY) < level) return;
    const crossings = y === toY ? [x, toX] : [x + ((toX - x) * (level - y)) / (toY - y)];
    left = Math.min(left, ...crossings);
    right = Math.max(right, ...crossings);
  });
  return [left, right];
}

function seenRuns({ width, height, seen }: Mask): Run[] {
  const runs: Run[] = [];
  for (let row = 0; row < height; row++) {
    for (let col = 0; col < width; col++) {
      const from = col;
      while (col < width && seen[width * row + col] === 1) col++;
      if (col > from) runs.push({ row, from, length: col - from });
    }
  }
  return runs;
}

function convexHull(points: [number, number][]): [number, number][] {
  points.sort(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const half = (list: readonly [number, number][]) => {
    const chain: [number, number][] = [];
    for (const [x, y] of list) {
      while (chain.length > 1) {
        const [bx, by] = chain.at(-1)!;
        const [ax, ay] = chain.at(-2)!;
        if ((bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0) break;
        chain.pop();
      }
      chain.push([x, y]);
    }
    return chain.slice(0, -1);
  };
  return [...half(points), ...half(points.toReversed())];
}

/** How many pixels are free from each one to the right. */
class FreeRuns {
  readonly #width: number;
  readonly #free: Int32Array;

  constructor(width: number, height: number) {
    this.#width = width;
    this.#free = Int32Array.from({ length: width * height }, (_, at) => width - (at % width));
  }

  /** 0 if the runs are free there, else how far to the right the next place is that this row allows. */
  blocked(runs: readonly Run[], x: number, y: number): number {
    for (const { row, from, length } of runs) {
      const start = this.#width * (y + row);
      let col = x + from;
      if (this.#free[start + col]! >= length) continue;
      // To the next pixel of the row from which enough is free.
      while (col < this.#width && this.#free[start + col]! < length) col += Math.max(1, this.#free[start + col]!);
      return col - x - from;
    }
    return 0;
  }

  fill(runs: readonly Run[], x: number, y: number): void {
    for (const { row, from, length } of runs) {
      const first = this.#width * (y + row);
      const start = first + x + from;
      this.#free.fill(0, start, start + length);
      for (let at = start - 1; at >= first && this.#free[at]! > 0; at--) this.#free[at] = start - at;
    }
  }
}

/** Where one lies. */
export type Spot = { readonly shape: Shape; readonly x: number; readonly y: number };

/** Puts one after the other as near the top as it can lie, there as far left; undefined if one has no place. */
export function putAll(order: readonly Shape[], width: number, height: number, rule: Rule): Spot[] | undefined {
  const outlines = new FreeRuns(width, height);
  const pictures = rule === 'pictures' ? new FreeRuns(width, height) : outlines;
  const spots: Spot[] = [];
  for (const shape of order) {
    const spot = firstSpot(shape, width, height, rule, outlines, pictures);
    if (spot === undefined) return undefined;
    outlines.fill(shape.outline, spot.x, spot.y);
    if (rule === 'pictures') pictures.fill(shape.seen, spot.x, spot.y);
    spots.push(spot);
  }
  return spots;
}

function firstSpot(
  shape: Shape,
  width: number,
  height: number,
  rule: Rule,
  outlines: FreeRuns,
  pictures: FreeRuns,
): Spot | undefined {
  for (let y = 0; y + shape.height <= height; y++) {
    for (let x = 0; x + shape.width <= width; ) {
      const step =
        pictures.blocked(shape.outline, x, y) || (rule === 'pictures' ? outlines.blocked(shape.seen, x, y) : 0);
      if (step === 0) return { shape, x, y };
      x += step;
    }
  }
  return undefined;
}

/** Throws if something of a picture lies in the outline of another: pixel by pixel, without free runs. */
export function checkSpots(spots: readonly Spot[], width: number): void {
  const owners = new Map<number, number>();
  const pixels = (runs: readonly Run[], { x, y }: Spot, look: (at: number) => void) => {
    for (const { row, from, length } of runs)
      for (let col = 0; col < length; col++) look(width * (y + row) + x + from + col);
  };
  spots.forEach((spot, number) => {
    pixels(spot.shape.seen, spot, (at) => {
      if (owners.has(at)) throw new Error('two pictures have the same pixel');
      owners.set(at, number);
    });
  });
  spots.forEach((spot, number) => {
    pixels(spot.shape.outline, spot, (at) => {
      if ((owners.get(at) ?? number) !== number) throw new Error('an outline has a pixel of another picture');
    });
  });
}
