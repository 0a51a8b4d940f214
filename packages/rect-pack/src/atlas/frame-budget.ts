/** What one call of a defragmentation may cost: pixels to copy, and places to look at. */
import type { Box } from '../items/box.js';
import type { LivePlaced } from '../types.js';
import type { LiveEntry } from './live-entry.js';

/** So many boxes and free rectangles are looked at in one call: a fraction of a millisecond. */
const looksPerCall = 100_000;

/** A move that is to be made before anything else is asked. */
export type Move = { readonly entry: LiveEntry; readonly page: number; readonly box: Box };

/** What goes to other places at one stroke, and can't be copied there one by one. */
export type Redraw = { readonly redrawn: readonly Move[] };

/** A move; a look that led to nothing; a move that this call can't pay any more; nothing left to do. */
export type Step = Move | Redraw | 'looked' | 'later' | 'done';

/** The budget of one call. */
export class FrameBudget {
  /** Pixels left. */
  left: number;
  /** Looks left. */
  looks: number = looksPerCall;
  /** May pictures be drawn anew? */
  readonly redraw: boolean;
  readonly #pixels: number;

  constructor(pixels: number, redraw: boolean) {
    this.left = pixels;
    this.redraw = redraw;
    this.#pixels = pixels;
  }

  /** The step that the move is now; nothing if it costs more than a whole call may. */
  stepFor(move: Move): Step {
    const cost = pixelsOf(move.entry.placed);
    if (cost > this.#pixels) return 'looked';
    return cost > this.left ? 'later' : move;
  }
}

/** The pixels of a rectangle with its rim. */
export function pixelsOf({ width, height, extrude = 0 }: LivePlaced): number {
  return (width + 2 * extrude) * (height + 2 * extrude);
}
