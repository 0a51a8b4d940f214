/** What the pointer asks of the index: a window, the nearest boxes, or the first one on a ray. */
import type { MovingIndex } from '@kit/spatial-index';
import type { Tool } from './choices.js';

/** Where the pointer is and which window was dragged, as parts of the world's width. */
export type Pointer = {
  readonly place: readonly [x: number, y: number];
  readonly window: readonly [minX: number, minY: number, maxX: number, maxY: number];
};

/** The height of the world, as a part of its width. */
export const high = 0.625;
/** Where rays begin. */
export const middle = [0.5, high / 2] as const;
export const nearestCount = 10;

export const firstPointer: Pointer = { place: [0.7, 0.2], window: [0.4, 0.2, 0.6, 0.4] };

/** The boxes that were found, and after how many times the way to the pointer a ray meets the first. */
export type Found = { readonly items: readonly number[]; readonly time?: number };

/** Asks the index of a world that is so wide. */
export function ask(index: MovingIndex, tool: Tool, { place, window }: Pointer, width: number): Found {
  const [x, y] = [place[0] * width, place[1] * width];
  if (tool === 'nearest') return { items: index.nearest(x, y, nearestCount) };
  if (tool === 'window') {
    const [minX, minY, maxX, maxY] = window.map((part) => part * width) as [number, number, number, number];
    return { items: index.search(minX, minY, maxX, maxY) };
  }
  const [fromX, fromY] = [middle[0] * width, middle[1] * width];
  // A ray needs a direction: that from the middle to itself is to the right.
  const hit = index.cast(fromX, fromY, x - fromX || (y === fromY ? 1 : 0), y - fromY);
  return hit ? { items: [hit.item], time: hit.time } : { items: [] };
}

/** A window by two of its corners. */
export function windowOf([ax, ay]: Pointer['place'], [bx, by]: Pointer['place']): Pointer['window'] {
  return [Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)];
}

const step = 1 / 40;

/** The pointer after a key: arrows move it or the window, and with Shift they move the window's lower right corner. */
export function pointerAfter(
  key: string,
  isResizing: boolean,
  tool: Tool,
  { place, window }: Pointer,
): Pointer | undefined {
  const way = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[key];
  if (!way) return undefined;
  const [dx = 0, dy = 0] = way;
  if (tool !== 'window') return { window, place: [within(place[0] + dx, 1), within(place[1] + dy, high)] };
  const [minX, minY, maxX, maxY] = window;
  if (isResizing) {
    const end = [within(maxX + dx, 1), within(maxY + dy, high)] as const;
    return { place, window: [minX, minY, Math.max(minX, end[0]), Math.max(minY, end[1])] };
  }
  const moved = [within(minX + dx, 1 - (maxX - minX)), within(minY + dy, high - (maxY - minY))] as const;
  return { place, window: [moved[0], moved[1], moved[0] + maxX - minX, moved[1] + maxY - minY] };
}

function within(value: number, most: number): number {
  return Math.min(most, Math.max(0, value));
}
