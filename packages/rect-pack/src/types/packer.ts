/** What a packer of one kernel takes, and what it is. */
import type { PackingOf } from './packing.js';
import type { RectInput } from './rect.js';

/** A rectangle with nothing but a name, its sides, and what it carries. */
export type PackerRect<Id extends string | number = string | number, Data = unknown> = Pick<
  RectInput<Id, Data>,
  'id' | 'width' | 'height' | 'rotated' | 'rotate' | 'data'
>;

/** Options of a {@link Packer}. */
export type PackerOptions = {
  /** Page width. */
  readonly width: number;
  /** Page height. */
  readonly height: number;
  /** Most pages; by default as many as are needed. */
  readonly pages?: number | undefined;
  /** May rectangles be turned by 90°? Default false. The answer is never worse than without. */
  readonly rotate?: boolean | undefined;
  /** Free pixels between rectangles, default 0. */
  readonly padding?: number | undefined;
  /** Free pixels along the edges of the page, default 0. */
  readonly border?: number | undefined;
  /** `auto` (default) tries the tallest first, equal ones the widest first; `given` keeps the list's order. */
  readonly order?: 'auto' | 'given' | undefined;
};

/**
 * Packs rectangles into pages of one size by one kernel.
 *
 * The answer is that of {@link pack} with effort `fast` and this kernel's `method`; a higher effort of `pack` places the same but
 * may know a better bound. What a packer does not know, a rectangle's `tag`, `source`, `aliases`, `extrude` and `alignTo`, it
 * refuses.
 *
 * @param rects - the rectangles; sides are whole numbers from 1 to 65,535 with the padding
 * @param options - the pages, and how to pack
 * @returns the pages, and how far from optimal they are
 * @throws {@link InvalidInputError} `bad-list`, `bad-length`, `bad-rect` (also for a field that it does not know),
 * `bad-size`, `bad-id`, `duplicate-id`, `bad-flag`, `bad-options`, `unknown-option`, `bad-choice`, `bad-number`
 */
export type Packer = <R extends PackerRect>(rects: readonly R[], options: PackerOptions) => PackingOf<R>;
