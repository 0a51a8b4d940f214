/** The moving items, and the questions that read their blocks. */
import { type Edges, isRound, normalBox } from '../items/edges.js';
import { needsRanks, rankOf, rankWithin, squareWithin } from '../near/distance.js';
import { FilteredList, NearestList, type Wanted } from '../near/nearest-list.js';
import type { ItemFilter } from '../types.js';
import { CellBlocks, itemNumbers } from './cell-blocks.js';
import { powerOfTwo } from './cell-size.js';
import { Finds, searchBlocks } from './search-blocks.js';
import { distanceAlong, findAcrossEdges } from './wrap.js';

/** Windows around a place are wider than the distance by so much, relative to it and to the place, to be safe from rounding. */
const slack = 1e-12;

/** The items with all that a question needs. */
export class World {
  readonly blocks: CellBlocks = new CellBlocks();
  readonly finds: Finds = new Finds();
  readonly edges: Edges;
  /** Is a visitor of pairs at work, so that nothing may change? */
  isBusy = false;
  /** The list of the nearest items, and whether a filter is asked while it is filled. */
  private readonly list: NearestList = new NearestList(1, 0);
  private isListTaken = false;

  constructor(edges: Edges) {
    this.edges = edges;
  }

  /** Finds the items that touch the window of the finds, each once. */
  find(): void {
    const { finds, edges } = this;
    if (isRound(edges)) {
      normalBox(finds.window, 0, edges);
      findAcrossEdges(this.blocks, finds, edges);
    } else searchBlocks(this.blocks, finds);
  }

  /** Finds the items in the square around a place. */
  findAround(x: number, y: number, distance: number): void {
    const far = distance * (1 + slack) + 2 * Number.MIN_VALUE;
    const farX = far + (Math.abs(x) + far) * slack;
    const farY = far + (Math.abs(y) + far) * slack;
    this.finds.look(x - farX, y - farY, x + farX, y + farY);
    this.find();
  }

  /** Leaves those that were found since `start` and are within a distance. */
  keepWithin(start: number, x: number, y: number, distance: number): void {
    const { finds } = this;
    const byRank = needsRanks(x, y);
    const limit = byRank ? rankWithin(distance) : squareWithin(distance);
    let kept = start;
    for (let at = start; at < finds.top; at++) {
      const slot = finds.slots[at];
      if (!(this.farOf(slot, x, y, byRank) <= limit)) continue;
      finds.slots[kept] = slot;
      finds.ids[kept++] = finds.ids[at];
    }
    finds.top = kept;
  }

  /**
   * Finds the ids of the nearest items, in order. The square around the place grows until the list is full of items that are no
   * further than its sides.
   */
  findNearest(x: number, y: number, k: number, maxDistance: number, filter: ItemFilter | undefined): void {
    const { finds, blocks } = this;
    const wasTaken = this.isListTaken;
    const list = wasTaken ? new NearestList(1, 0) : this.list;
    const wanted: Wanted = filter === undefined ? list : new FilteredList(list, filter);
    const capacity = Math.min(k, blocks.count);
    const byRank = needsRanks(x, y);
    const limit = byRank ? rankWithin(maxDistance) : squareWithin(maxDistance);
    const start = finds.top;
    this.isListTaken = true;
    try {
      for (let reach = this.firstReach(x, y, capacity); ; reach *= 2) {
        this.findAround(x, y, Math.min(reach, maxDistance));
        const isAll = reach >= maxDistance || finds.top - start === blocks.count;
        // Items that are further than this may have a nearer one outside of the square.
        list.reset(capacity, isAll ? limit : Math.min(limit, byRank ? rankOf(reach, 0) : reach * reach));
        for (let at = start; at < finds.top; at++) {
          const slot = finds.slots[at];
          const far = this.farOf(slot, x, y, byRank);
          if (far <= wanted.limit) wanted.add(far, finds.ids[at]);
        }
        finds.top = start;
        if (isAll || list.count === capacity) break;
      }
    } finally {
      finds.top = start;
      this.isListTaken = wasTaken;
    }
    list.sort();
    // There is room, since at least as many slots were there.
    for (let at = 0; at < list.count; at++) finds.ids[finds.top++] = list.items[at];
  }

  /** The square or the rank of the distance of an item from a place. */
  private farOf(slot: number, x: number, y: number, byRank: boolean): number {
    const { numbers } = this.blocks;
    const { width, height } = this.edges;
    const at = itemNumbers * slot;
    const dx = distanceAlong(numbers[at], numbers[at + 2], x, width);
    const dy = distanceAlong(numbers[at + 1], numbers[at + 3], y, height);
    return byRank ? rankOf(dx, dy) : dx * dx + dy * dy;
  }

  /** A distance that is worth a first look: about as many cells as items are wanted, and up to the first cell of any level. */
  private firstReach(x: number, y: number, items: number): number {
    const { levels, exponent } = this.blocks;
    const reach = powerOfTwo(exponent) * Math.max(0.5, Math.sqrt(items) / 3);
    if (isRound(this.edges)) return reach;
    let least = Number.POSITIVE_INFINITY;
    for (const { scale, items, minCol, maxCol, minRow, maxRow } of levels) {
      if (items === 0) continue;
      const col = x * scale;
      const row = y * scale;
      const cells = Math.max(0, minCol - col, col - maxCol - 2, minRow - row, row - maxRow - 2);
      least = Math.min(least, cells === 0 ? 0 : cells / scale);
    }
    return reach + least;
  }
}
