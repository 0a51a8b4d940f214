/**
 * A skyline under construction in a bin of fixed height, for the beam: it is copied in, changed by one item and judged.
 * Why it isn't the kernels' one: kernel/chained-skyline.ts.
 *
 *     │ 0 │  1  │2│ 3 │     Segment `i` lies at `levels[i]` from `starts[i]` to `starts[i + 1]`. The edges of the bin
 *         └─────┘           are walls up to its height.
 */
import { int32Arrays } from '../items/items.js';

/** The skyline, and the waste below it. */
export class OpenSkyline {
  readonly starts: Int32Array;
  readonly levels: Int32Array;
  segments = 0;
  waste = 0;
  /** Where the last item came to lie. */
  x = 0;
  y = 0;
  readonly #height: number;

  constructor(maxSegments: number, height: number) {
    [this.starts, this.levels] = int32Arrays(2, maxSegments);
    this.#height = height;
  }

  /** Copies a skyline in from where it begins in the arrays. */
  load(starts: Int32Array, levels: Int32Array, from: number, segments: number, waste: number): void {
    for (let at = 0; at < segments; at++) {
      this.starts[at] = starts[from + at];
      this.levels[at] = levels[from + at];
    }
    this.starts[segments] = starts[from + segments];
    this.segments = segments;
    this.waste = waste;
  }

  /** Copies the skyline out. */
  save(starts: Int32Array, levels: Int32Array, from: number): void {
    const { segments } = this;
    for (let at = 0; at < segments; at++) {
      starts[from + at] = this.starts[at];
      levels[from + at] = this.levels[at];
    }
    starts[from + segments] = this.starts[segments];
  }

  /** The lowest segment, the leftmost of equal ones. */
  lowest(): number {
    const { levels, segments } = this;
    let low = 0;
    for (let at = 1; at < segments; at++) if (levels[at] < levels[low]) low = at;
    return low;
  }

  /** How far the wall left of a segment rises above it. */
  leftWall(at: number): number {
    return (at > 0 ? this.levels[at - 1] : this.#height) - this.levels[at];
  }

  /** How far the wall right of a segment rises above it. */
  rightWall(at: number): number {
    return (at + 1 < this.segments ? this.levels[at + 1] : this.#height) - this.levels[at];
  }

  /** Lays an item into the lowest segment: level with a wall if it can be, else beside the higher one. */
  place(low: number, width: number, height: number): void {
    const { starts, levels } = this;
    const left = this.leftWall(low);
    const right = this.rightWall(low);
    const start = starts[low];
    const gap = starts[low + 1] - start;
    const atRight = height !== left && (height === right || right > left);
    const level = levels[low] + height;
    this.x = atRight ? start + gap - width : start;
    this.y = levels[low];
    let at = low;
    if (width < gap) {
      at = atRight ? low + 1 : low;
      for (let segment = this.segments; segment >= at; segment--) {
        starts[segment + 1] = starts[segment];
        levels[segment + 1] = levels[segment];
      }
      this.segments++;
      if (atRight) starts[at] = this.x;
      else starts[at + 1] = start + width;
    }
    this.#settle(at, level);
  }

  /** Closes a segment up to its lower wall; the area is waste. */
  raise(low: number): void {
    const rise = Math.min(this.leftWall(low), this.rightWall(low));
    this.waste += rise * (this.starts[low + 1] - this.starts[low]);
    this.#settle(low, this.levels[low] + rise);
  }

  /** Closes the lowest segments as long as they are narrower than anything that could come. */
  closeNarrow(narrowest: number): void {
    for (;;) {
      const low = this.lowest();
      if (this.levels[low] >= this.#height || this.starts[low + 1] - this.starts[low] >= narrowest) return;
      this.raise(low);
    }
  }

  /**
   * Area that is lost besides the waste: in higher segments that are too narrow for anything, and above those that are too
   * near to the top.
   */
  lost(narrowest: number, lowest: number): number {
    let area = 0;
    for (let at = 0; at < this.segments; at++) {
      const gap = this.starts[at + 1] - this.starts[at];
      const room = this.#height - this.levels[at];
      if (room < lowest) {
        area += gap * room;
        continue;
      }
      if (gap >= narrowest) continue;
      const depth = Math.min(this.leftWall(at), this.rightWall(at));
      if (depth > 0) area += gap * depth;
    }
    return area;
  }

  /** A segment gets its level, and becomes one with neighbours at the same. */
  #settle(at: number, level: number): void {
    const { starts, levels } = this;
    levels[at] = level;
    const from = at > 0 && levels[at - 1] === level ? at : at + 1;
    const to = at + 1 < this.segments && levels[at + 1] === level ? at + 2 : at + 1;
    const gone = to - from;
    if (gone === 0) return;
    this.segments -= gone;
    for (let segment = from; segment <= this.segments; segment++) {
      starts[segment] = starts[segment + gone];
      levels[segment] = levels[segment + gone];
    }
  }
}
