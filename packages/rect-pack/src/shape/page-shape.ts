/**
 * Which containers are allowed: the page's sides for a frame, and the frame's limits for a page.
 *
 * The search chooses the width of the page; the shape says how high such a page may be and rounds what came out.
 */
import type { PageSize } from '../types.js';

/** What the options ask of the page. */
export type ShapeRules = {
  readonly square: boolean;
  readonly powerOfTwo: boolean;
  readonly multipleOf: number;
  readonly maxWidth: number;
  readonly maxHeight: number;
  readonly ratio: number | undefined;
  /** How much longer than the other a side may be; infinite if that is no matter. */
  readonly maxAspect: number;
};

/** The sides of pages that keep the rules. */
export class PageShape {
  readonly #rules: ShapeRules;

  constructor(rules: ShapeRules) {
    this.#rules = rules;
  }

  /** The same with the axes exchanged; only for shapes whose height is free. */
  transposed(): PageShape {
    const { square, powerOfTwo, multipleOf, maxWidth, maxHeight, ratio, maxAspect } = this.#rules;
    // Member by member in the order of everyone's rules: so code that was compiled for those stays.
    return new PageShape({
      square,
      powerOfTwo,
      multipleOf,
      maxWidth: maxHeight,
      maxHeight: maxWidth,
      ratio,
      maxAspect,
    });
  }

  /** Most width. */
  get maxWidth(): number {
    return this.#rules.maxWidth;
  }

  /** Most height. */
  get maxHeight(): number {
    return this.#rules.maxHeight;
  }

  /** How much longer than the other a side may be. */
  get maxAspect(): number {
    return this.#rules.maxAspect;
  }

  /** The least whole side beside one of this length, rounded or not. */
  leastBeside(side: number): number {
    const { maxAspect } = this.#rules;
    let least = Math.ceil(side / maxAspect);
    // A quotient may be a little off, a product of the same factors never is.
    while (least * maxAspect < side) least++;
    while (least > 1 && (least - 1) * maxAspect >= side) least--;
    return least;
  }

  /** Is the height that a width fixes, if it does, within the most? */
  isLowEnough(width: number): boolean {
    return !this.isFixed || this.fixedHeight(width) <= this.#rules.maxHeight;
  }

  /** Does the width fix the height? */
  get isFixed(): boolean {
    return this.#rules.square || this.#rules.ratio !== undefined;
  }

  /** Is every whole number allowed as a side? */
  get isFree(): boolean {
    return !this.isFixed && !this.#rules.powerOfTwo && this.#rules.multipleOf === 1;
  }

  /** The least allowed side that is at least so long. */
  roundUp(side: number): number {
    const { powerOfTwo, multipleOf } = this.#rules;
    if (!powerOfTwo) return Math.ceil(side / multipleOf) * multipleOf;
    let rounded = 1;
    // It ends: with powers of two the multiple is one as well.
    while (rounded < side || rounded % multipleOf !== 0) rounded *= 2;
    return rounded;
  }

  /** The greatest allowed side that is at most so long, or 0. */
  roundDown(side: number): number {
    const { powerOfTwo, multipleOf } = this.#rules;
    if (!powerOfTwo) return Math.floor(side / multipleOf) * multipleOf;
    let rounded = 1;
    while (rounded * 2 <= side) rounded *= 2;
    return rounded > side || rounded % multipleOf !== 0 ? 0 : rounded;
  }

  /** Width over height of the page that the rules wish for. */
  get form(): number {
    return this.#rules.square ? 1 : (this.#rules.ratio ?? 1);
  }

  /** The height that belongs to a width where the width fixes it. */
  fixedHeight(width: number): number {
    return Math.max(1, Math.ceil(width / this.form));
  }

  /** The greatest height of a page of this width whose area stays below the limit; 0 if there is none. */
  heightBelow(width: number, areaLimit: number): number {
    const { maxWidth, maxHeight } = this.#rules;
    if (width > maxWidth || this.roundUp(width) !== width) return 0;
    if (this.isFixed) {
      const height = this.fixedHeight(width);
      const isAllowed = height <= maxHeight && this.roundUp(height) === height && width * height < areaLimit;
      return isAllowed && this.leastBeside(Math.max(width, height)) <= Math.min(width, height) ? height : 0;
    }
    const max = Math.min(maxHeight, Math.ceil(areaLimit / width) - 1, Math.floor(width * this.maxAspect));
    const height = max < 1 ? 0 : this.roundDown(max);
    return height < this.leastBeside(width) ? 0 : height;
  }

  /** The largest page allowed, for what fits on none. */
  largest(): PageSize {
    const { maxWidth, maxHeight, maxAspect } = this.#rules;
    if (!this.isFixed) {
      const width = this.roundDown(Math.min(maxWidth, Math.floor(this.roundDown(maxHeight) * maxAspect)));
      return { width, height: this.roundDown(Math.min(maxHeight, Math.floor(width * maxAspect))) };
    }
    let width = this.roundDown(Math.min(maxWidth, Math.floor(maxHeight * this.form)));
    while (width > 0 && this.heightBelow(width, Number.POSITIVE_INFINITY) === 0) width = this.roundDown(width - 1);
    return { width, height: this.fixedHeight(width) };
  }

  /** The page for a width and the height in use: no longer than it may be, for which one of them may grow. */
  pageOf(width: number, usedHeight: number): PageSize {
    if (this.isFixed) return { width, height: this.fixedHeight(width) };
    if (this.maxAspect === Number.POSITIVE_INFINITY) return { width, height: this.roundUp(usedHeight) };
    const height = this.roundUp(Math.max(usedHeight, this.leastBeside(width)));
    const least = this.leastBeside(height);
    return { width: width < least ? this.roundUp(least) : width, height };
  }
}
