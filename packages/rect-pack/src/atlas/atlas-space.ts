/**
 * The free space of a live atlas: boxes come and go at any time.
 *
 * Free space is kept as in MaxRects, so it never falls into pieces as a guillotine's does. What a box leaves is the maximal
 * free rectangles around it, so the list has always all of them, and "no place" needs no second look. Add costs O(free),
 * remove O(live).
 */
import type { Box } from '../items/box.js';
import { anything, FreeAround } from '../kernel/free-around.js';
import { copyFree, release } from '../kernel/free-space.js';
import { MaxRects } from '../kernel/max-rects.js';

/** A free place, and whether the rectangle lies turned there. */
export type Spot = { readonly box: Box; readonly turned: boolean };

/** The free space of one page and the boxes that live on it. */
export class AtlasSpace {
  readonly live: Set<Box> = new Set();
  #width: number;
  #height: number;
  readonly #kernel: MaxRects = new MaxRects('best-short-side');
  readonly #around: FreeAround = new FreeAround();
  /** More became free at once than could be told: the list is to be built again before "no place" is said. */
  #incomplete = false;

  constructor(width: number, height: number) {
    this.#width = width;
    this.#height = height;
    this.#kernel.reset(width, height);
  }

  /** Finds a place and takes it; undefined if there is none. */
  add(width: number, height: number, turnable: boolean): Spot | undefined {
    const spot = this.find(width, height, turnable);
    if (spot !== undefined) this.occupy(spot.box);
    return spot;
  }

  /** Finds the place that fits best, or the one that is nearest to the top left; undefined if there is none. */
  find(width: number, height: number, turnable: boolean, nearest = false): Spot | undefined {
    const turns = turnable ? 1 : 0;
    const rule = nearest ? 'bottom-left' : 'best-short-side';
    let found = this.#kernel.find(width, height, turns, rule);
    if (!found && this.#incomplete) {
      this.#rebuild();
      found = this.#kernel.find(width, height, turns, rule);
    }
    if (!found) return undefined;
    const { x, y } = this.#kernel;
    const turned = this.#kernel.turned === 1;
    return { box: { x, y, endX: x + (turned ? height : width), endY: y + (turned ? width : height) }, turned };
  }

  /** A free place that doesn't meet the one given; undefined if there is none. */
  findBeside(width: number, height: number, beside: Box): Box | undefined {
    const kernel = new MaxRects('best-short-side');
    copyFree(this.#kernel.free, kernel.free);
    kernel.take(beside.x, beside.y, beside.endX, beside.endY);
    if (!kernel.find(width, height, 0)) return undefined;
    const { x, y } = kernel;
    return { x, y, endX: x + width, endY: y + height };
  }

  /** Takes a place that is known to be free. */
  occupy(box: Box): void {
    this.live.add(box);
    this.#kernel.take(box.x, box.y, box.endX, box.endY);
  }

  /** Frees a box that lives here; a grid may tell which of the others meet a part of the page. */
  remove(box: Box, boxesIn?: (part: Box) => Iterable<Box>): void {
    this.live.delete(box);
    const around = this.#around;
    const whole = { x: 0, y: 0, endX: this.#width, endY: this.#height };
    if (boxesIn === undefined) around.search(box, this.live, whole, anything);
    else around.searchIn(box, boxesIn, whole, anything);
    if (!around.complete) this.#incomplete = true;
    release(this.#kernel.free, around.pieces, box);
  }

  /** Becomes as the other space but for what lives there, which {@link occupy} would cut out anew. */
  takeFree(other: AtlasSpace): void {
    copyFree(other.#kernel.free, this.#kernel.free);
    this.#incomplete = other.#incomplete;
  }

  /** How many free rectangles the list has: what a step over it costs. */
  get freeCount(): number {
    return this.#kernel.size;
  }

  /** Makes the page larger. */
  resize(width: number, height: number): void {
    this.#width = width;
    this.#height = height;
    this.#rebuild();
  }

  /** Does a box lie on the page? */
  isInside(box: Box): boolean {
    return box.x >= 0 && box.y >= 0 && box.endX <= this.#width && box.endY <= this.#height;
  }

  #rebuild(): void {
    this.#kernel.reset(this.#width, this.#height);
    for (const box of this.live) this.#kernel.take(box.x, box.y, box.endX, box.endY);
    this.#incomplete = false;
  }
}
