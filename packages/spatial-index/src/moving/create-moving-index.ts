import {
  checkChoice,
  checkFunction,
  checkInteger,
  checkNumber,
  checkOptions,
  InvalidInputError,
  unexpected,
} from '@kit/grid';
import { checkBox, checkEdges, checkPlace, checkPoint, maxCoordinate } from '../items/check-items.js';
import { normal, normalBox, readWrap } from '../items/edges.js';
import type { ItemVisitor, MovingIndex, MovingIndexOptions } from '../types.js';
import { castRay } from './cast-ray.js';
import { visitOverlaps } from './find-overlaps.js';
import { tuneCells } from './tune-cells.js';
import { World } from './world.js';

/** The greatest id: 2²⁴ − 1. */
const maxId = 2 ** 24 - 1;
const kinds = ['boxes', 'points'] as const;

/**
 * An index over boxes or points that move: `set` and `remove` take O(1), and a question sees all changes before it.
 *
 * Items are in the lists of grid cells, on a level of cells that are larger than the item. The size of the cells follows the
 * items, so there is nothing to tune. The world has no bounds, unless it wraps.
 *
 * @param options - what `set` takes, and whether the world wraps
 * @returns an empty index; its methods throw `bad-number` (NaN, coordinates beyond 1e150, ids that are none), `bad-box` and
 * `bad-window` (a minimum above its maximum), `bad-point` (four numbers for a point), `bad-direction` (a ray of no direction),
 * `bad-function`, `busy` (a change while pairs are visited)
 * @throws {@link InvalidInputError} `unknown-option`, `bad-choice`, `bad-number`
 *
 * @example
 * ```ts
 * import { createMovingIndex } from '@kit/spatial-index';
 *
 * const index = createMovingIndex();
 * index.set(7, 0, 0, 2, 2);
 * index.set(8, 1, 1, 4, 4);
 * index.search(3, 3, 5, 5); // => [8]
 * index.set(7, 9, 9, 11, 11);
 * index.nearest(10, 10, 1); // => [7]
 * index.cast(0, 2, 1, 0); // => { item: 8, time: 1 }
 * index.remove(8); // => true
 * index.size; // => 1
 * ```
 */
export function createMovingIndex(options: MovingIndexOptions = {}): MovingIndex {
  const { kind, wrap } = checkOptions(options, ['kind', 'wrap']);
  const isPoints = checkChoice(kind ?? 'boxes', 'options.kind', kinds) === 'points';
  const world = new World(readWrap(wrap));
  const { blocks, finds, edges } = world;
  const box = new Float64Array(4);

  const ready = (id: number): void => {
    // Whole numbers without a sign are the same as their 32 bits.
    if (id >>> 0 !== id || id > maxId) checkInteger(id, 'id', 0, maxId);
    if (!world.isBusy) return;
    throw new InvalidInputError('busy', 'index is busy with its pairs: expected changes before or after that', {
      name: 'index',
    });
  };

  /** Calls the visitor for the ids found since `start`. */
  const visitFinds = (start: number, visit: ItemVisitor): boolean => {
    const end = finds.top;
    try {
      for (let at = start; at < end; at++) if (visit(finds.ids[at]) === true) return true;
      return false;
    } finally {
      finds.top = start;
    }
  };

  /** Gives the ids found since `start` to the visitor, or as a list. */
  const answer = (start: number, visit: ItemVisitor | undefined): number[] | boolean => {
    if (visit !== undefined) return visitFinds(start, visit);
    const ids: number[] = [];
    for (let at = start; at < finds.top; at++) ids.push(finds.ids[at]);
    finds.top = start;
    return ids;
  };

  const index = {
    get size(): number {
      return blocks.count;
    },

    set(id: number, minX: number, minY: number, maxX?: number, maxY?: number): void {
      ready(id);
      if (isPoints) checkPoint(minX, minY, maxX ?? maxY);
      else checkBox(minX, minY, maxX as number, maxY as number);
      // −0 counts as 0.
      box[0] = minX + 0;
      box[1] = minY + 0;
      box[2] = (isPoints ? minX : (maxX as number)) + 0;
      box[3] = (isPoints ? minY : (maxY as number)) + 0;
      normalBox(box, 0, edges);
      blocks.put(id, box[0], box[1], box[2], box[3]);
      tuneCells(blocks);
    },

    remove(id: number): boolean {
      ready(id);
      const isThere = blocks.remove(id);
      if (isThere) tuneCells(blocks);
      return isThere;
    },

    search(minX: number, minY: number, maxX: number, maxY: number, visit?: ItemVisitor): number[] | boolean {
      checkEdges(minX, maxX, 'minX', 'maxX');
      checkEdges(minY, maxY, 'minY', 'maxY');
      if (visit !== undefined) checkFunction(visit, 'visit');
      const start = finds.top;
      finds.look(minX, minY, maxX, maxY);
      world.find();
      return answer(start, visit);
    },

    within(x: number, y: number, distance: number, visit?: ItemVisitor): number[] | boolean {
      checkPlace(x, y);
      checkNumber(distance, 'distance', 0, Number.POSITIVE_INFINITY);
      if (visit !== undefined) checkFunction(visit, 'visit');
      const start = finds.top;
      const placeX = normal(x, edges.width);
      const placeY = normal(y, edges.height);
      world.findAround(placeX, placeY, distance);
      world.keepWithin(start, placeX, placeY, distance);
      return answer(start, visit);
    },

    nearest(
      x: number,
      y: number,
      k: number,
      maxDistance: number = Number.POSITIVE_INFINITY,
      filter?: (item: number) => boolean,
      visit?: ItemVisitor,
    ): number[] | boolean {
      checkPlace(x, y);
      if (k !== Number.POSITIVE_INFINITY) checkInteger(k, 'k', 0);
      checkNumber(maxDistance, 'maxDistance', 0, Number.POSITIVE_INFINITY);
      if (filter !== undefined) checkFunction(filter, 'filter');
      if (visit !== undefined) checkFunction(visit, 'visit');
      const start = finds.top;
      if (k > 0 && blocks.count > 0) {
        world.findNearest(normal(x, edges.width), normal(y, edges.height), k, maxDistance, filter);
      }
      return answer(start, visit);
    },

    overlaps(visit: (first: number, second: number) => unknown): boolean {
      checkFunction(visit, 'visit');
      const start = finds.top;
      const wasBusy = world.isBusy;
      world.isBusy = true;
      try {
        return visitOverlaps(world, visit);
      } finally {
        world.isBusy = wasBusy;
        finds.top = start;
      }
    },

    cast(x: number, y: number, dx: number, dy: number) {
      checkPlace(x, y);
      checkNumber(dx, 'dx', -maxCoordinate, maxCoordinate);
      checkNumber(dy, 'dy', -maxCoordinate, maxCoordinate);
      if (dx === 0 && dy === 0) throw unexpected('bad-direction', 'dx', dx, 'dx or dy other than 0');
      return castRay(blocks, edges, normal(x, edges.width), normal(y, edges.height), dx, dy);
    },
  };
  return index as MovingIndex;
}
