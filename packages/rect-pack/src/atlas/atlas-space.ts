/**
 * The free space of a live atlas: boxes come and go at any time.
 *
 * Free space is kept as in MaxRects, so it never falls into pieces as a guillotine's does. A freed box is widened as far
 * as its neighbours allow, once sideways first and once upwards first; that is not always everything that became free,
 * so before "no place" is said the list is built again from what lives. Add and remove cost O(free + live), a rebuild
 * O(live · free).
 */
import { MaxRects } from '../kernel/max-rects.js';

/** A box by its edges, padding included. */
export type Box = { x: number; y: number; endX: number; endY: number };

/** The free space of one page and the boxes that live on it. */
export class AtlasSpace {
  readonly live: Set<Box> = new Set();
  #width: number;
  #height: number;
  readonly #free: MaxRects = new MaxRects('best-short-side');
  /** Something was freed since the list was last complete. */
  #incomplete = false;

  constructor(width: number, height: number) {
    this.#width = width;
    this.#height = height;
    this.#free.reset(width, height);
  }

  /** Finds a place, takes it and returns it; undefined if there is none. */
  add(width: number, height: number, turnable: boolean): { box: Box; turned: boolean } | undefined {
    const turns = turnable ? 1 : 0;
    let found = this.#free.find(width, height, turns);
    if (!found && this.#incomplete) {
      this.#rebuild();
      found = this.#free.find(width, height, turns);
    }
    if (!found) return undefined;
    const { x, y } = this.#free;
    const turned = this.#free.turned === 1;
    const box = { x, y, endX: x + (turned ? height : width), endY: y + (turned ? width : height) };
    this.occupy(box);
    return { box, turned };
  }

  /** Takes a place that is known to be free. */
  occupy(box: Box): void {
    this.live.add(box);
    this.#free.take(box.x, box.y, box.endX, box.endY);
  }

  /** Frees a box that lives here. */
  remove(box: Box): void {
    this.live.delete(box);
    this.#incomplete = true;
    for (const sidewaysFirst of [true, false]) {
      const wide = { ...box };
      this.#widen(wide, sidewaysFirst);
      this.#widen(wide, !sidewaysFirst);
      this.#free.release(wide.x, wide.y, wide.endX, wide.endY);
    }
  }

  /** Becomes as the other space but for what lives there, which {@link occupy} would cut out anew. */
  takeFree(other: AtlasSpace): void {
    this.#free.copyFree(other.#free);
    this.#incomplete = other.#incomplete;
  }

  /** How many free rectangles the list has: what a step over it costs. */
  get freeCount(): number {
    return this.#free.size;
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

  /** Stretches a free box to its neighbours or the edges, sideways or up and down. */
  #widen(box: Box, sideways: boolean): void {
    let from = 0;
    let to = sideways ? this.#width : this.#height;
    for (const other of this.live) {
      if (sideways) {
        if (other.y >= box.endY || other.endY <= box.y) continue;
        if (other.endX <= box.x) from = Math.max(from, other.endX);
        else to = Math.min(to, other.x);
      } else {
        if (other.x >= box.endX || other.endX <= box.x) continue;
        if (other.endY <= box.y) from = Math.max(from, other.endY);
        else to = Math.min(to, other.y);
      }
    }
    if (sideways) {
      box.x = from;
      box.endX = to;
    } else {
      box.y = from;
      box.endY = to;
    }
  }

  #rebuild(): void {
    this.#free.reset(this.#width, this.#height);
    for (const box of this.live) this.#free.take(box.x, box.y, box.endX, box.endY);
    this.#incomplete = false;
  }
}
