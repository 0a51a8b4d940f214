/**
 * The binary tree of free rectangles: the two algorithms that the project began from.
 *
 * A leaf is a free rectangle. The first leaf, in tree order, that is large enough takes the rectangle into its corner;
 * the rest is cut in two children, the part on the right first. The fixed split always gives the lower child the full
 * width; the other cuts along the larger leftover:
 *
 *     ┌────┬───────┐        ┌────┬───────┐
 *     │ r  │ right │        │ r  │       │
 *     ├────┴───────┤        ├────┤ right │
 *     │   below    │        │ be.│       │
 *     └────────────┘        └────┴───────┘
 *      fixed, or more        more left on the right
 *      left below
 *
 * A subtree whose root is too small is skipped; still a bin with many leaves takes O(leaves) a rectangle. The list of
 * MaxRects wastes far less, the tree is the simplest thing that works.
 */
import type { OnlineBin } from './online-bin.js';

/** An {@link OnlineBin} that keeps its free space in a binary tree. */
export class BinaryTree implements OnlineBin {
  x = 0;
  y = 0;
  turned = 0;
  readonly #largerLeftover: boolean;
  readonly #stack: number[] = [];
  #nodeX = new Int32Array(256);
  #nodeY = new Int32Array(256);
  #nodeWidth = new Int32Array(256);
  #nodeHeight = new Int32Array(256);
  /** First of the two children, 0 for a leaf; the other follows it. */
  #child = new Int32Array(256);
  #count = 0;

  constructor(largerLeftover: boolean) {
    this.#largerLeftover = largerLeftover;
  }

  reset(width: number, height: number): void {
    this.#count = 0;
    this.#add(0, 0, width, height);
  }

  get size(): number {
    return this.#count;
  }

  place(width: number, height: number, turnable: number): boolean {
    if (this.#insert(width, height)) {
      this.turned = 0;
      return true;
    }
    if (turnable === 0 || !this.#insert(height, width)) return false;
    this.turned = 1;
    return true;
  }

  #insert(width: number, height: number): boolean {
    const stack = this.#stack;
    stack.length = 0;
    stack.push(0);
    for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
      if (this.#nodeWidth[node] < width || this.#nodeHeight[node] < height) continue;
      const child = this.#child[node];
      if (child > 0) {
        stack.push(child + 1, child);
        continue;
      }
      this.#split(node, width, height);
      return true;
    }
    return false;
  }

  #split(node: number, width: number, height: number): void {
    const x = this.#nodeX[node];
    const y = this.#nodeY[node];
    const leftX = this.#nodeWidth[node] - width;
    const leftY = this.#nodeHeight[node] - height;
    const fullWidthBelow = !this.#largerLeftover || leftX <= leftY;
    this.#child[node] = this.#count;
    this.#add(x + width, y, leftX, fullWidthBelow ? height : height + leftY);
    this.#add(x, y + height, fullWidthBelow ? width + leftX : width, leftY);
    this.x = x;
    this.y = y;
  }

  #add(x: number, y: number, width: number, height: number): void {
    const node = this.#count++;
    if (node === this.#nodeX.length) this.#grow();
    this.#nodeX[node] = x;
    this.#nodeY[node] = y;
    this.#nodeWidth[node] = width;
    this.#nodeHeight[node] = height;
    this.#child[node] = 0;
  }

  #grow(): void {
    const grown = (from: Int32Array): Int32Array<ArrayBuffer> => {
      const to = new Int32Array(from.length * 2);
      to.set(from);
      return to;
    };
    this.#nodeX = grown(this.#nodeX);
    this.#nodeY = grown(this.#nodeY);
    this.#nodeWidth = grown(this.#nodeWidth);
    this.#nodeHeight = grown(this.#nodeHeight);
    this.#child = grown(this.#child);
  }
}
