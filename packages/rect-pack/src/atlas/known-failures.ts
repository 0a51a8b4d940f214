/**
 * Sides of places that taking an entry away, and all that were used before it, does not make.
 *
 * Of those used before it some go, and none comes until it is used itself; what is added stands in the way. So a failure
 * stays one until something near is removed. And where a place does not fit, no larger one does.
 */
export class KnownFailures {
  /** Widths and heights by turns. */
  readonly #sides: number[] = [];

  /** Is it known that there is no such place? */
  has(width: number, height: number): boolean {
    const sides = this.#sides;
    for (let at = 0; at < sides.length; at += 2) if (sides[at] <= width && sides[at + 1] <= height) return true;
    return false;
  }

  add(width: number, height: number): void {
    if (this.has(width, height)) return;
    if (this.#sides.length === 2 * most) this.#sides.splice(0, 2);
    this.#sides.push(width, height);
  }

  clear(): void {
    this.#sides.length = 0;
  }
}

/** So many failures are kept for an entry. */
const most = 8;
