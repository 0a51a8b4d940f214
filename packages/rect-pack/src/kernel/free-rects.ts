/**
 * A growing list of free rectangles by their edges, on typed arrays: what MaxRects and the guillotine work on.
 *
 * Removal moves the last one into the gap, so the order of the list means nothing.
 */
export class FreeRects {
  left: Int32Array;
  top: Int32Array;
  right: Int32Array;
  bottom: Int32Array;
  count = 0;

  constructor(capacity = 64) {
    this.left = new Int32Array(capacity);
    this.top = new Int32Array(capacity);
    this.right = new Int32Array(capacity);
    this.bottom = new Int32Array(capacity);
  }

  add(left: number, top: number, right: number, bottom: number): void {
    const at = this.count++;
    if (at === this.left.length) this.#grow();
    this.left[at] = left;
    this.top[at] = top;
    this.right[at] = right;
    this.bottom[at] = bottom;
  }

  removeAt(at: number): void {
    const last = --this.count;
    this.left[at] = this.left[last];
    this.top[at] = this.top[last];
    this.right[at] = this.right[last];
    this.bottom[at] = this.bottom[last];
  }

  #grow(): void {
    for (const edge of ['left', 'top', 'right', 'bottom'] as const) {
      const grown = new Int32Array(this[edge].length * 2);
      grown.set(this[edge]);
      this[edge] = grown;
    }
  }
}

/** Is the one at `at` inside one of the list, those before `from` and that at `except` left out? */
export function isInside(of: FreeRects, at: number, list: FreeRects, from: number, except: number): boolean {
  const left = of.left[at];
  const top = of.top[at];
  const right = of.right[at];
  const bottom = of.bottom[at];
  const { left: lefts, top: tops, right: rights, bottom: bottoms, count } = list;
  for (let other = from; other < count; other++) {
    if (lefts[other] > left || tops[other] > top || rights[other] < right || bottoms[other] < bottom) continue;
    if (other !== except) return true;
  }
  return false;
}
