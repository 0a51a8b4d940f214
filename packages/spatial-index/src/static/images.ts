/** In a world that wraps a question is asked of the data as it is: about each image of its window or its place that can find anything. */
import { type Edges, isRound, normal, normalBox, shiftsOf } from '../items/edges.js';
import type { Window } from '../tree/layers.js';

/** A place that is asked about. */
export type Place = { readonly x: number; readonly y: number };

/** The images of a window; the window itself if the world doesn't wrap. */
export function windowsOf(window: Window, edges: Edges): Window[] {
  if (!isRound(edges)) return [window];
  const box = Float64Array.of(window.minX, window.minY, window.maxX, window.maxY);
  normalBox(box, 0, edges);
  const [minX, minY, maxX, maxY] = box;
  return shifts(maxX, edges.width).flatMap((x) =>
    shifts(maxY, edges.height).map((y) => ({ minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y })),
  );
}

/** The images of a place, the one in the world first. No item begins beyond the world, so further ones are further away. */
export function placesOf(x: number, y: number, edges: Edges): Place[] {
  if (!isRound(edges)) return [{ x, y }];
  const along = (value: number, period: number): number[] => {
    const inWorld = normal(value, period);
    return period === 0 ? [inWorld] : [inWorld, inWorld + period, inWorld - period];
  };
  return along(x, edges.width).flatMap((ownX) => along(y, edges.height).map((ownY) => ({ x: ownX, y: ownY })));
}

function shifts(max: number, period: number): number[] {
  const all = new Float64Array(3);
  return [...all.subarray(0, shiftsOf(max, period, all))];
}
