/**
 * How much of a box's outline touches other boxes. They are found by the coordinates of their edges, so that only those
 * on the same lines are looked at.
 */

/** Boxes by their edges. */
export class EdgeContacts {
  /** Where edges are that look to the left, up, right and down: for each coordinate the ends of the edges, two and two. */
  readonly #lefts: Map<number, number[]> = new Map();
  readonly #tops: Map<number, number[]> = new Map();
  readonly #rights: Map<number, number[]> = new Map();
  readonly #bottoms: Map<number, number[]> = new Map();

  clear(): void {
    this.#lefts.clear();
    this.#tops.clear();
    this.#rights.clear();
    this.#bottoms.clear();
  }

  add(x: number, y: number, endX: number, endY: number): void {
    addEdge(this.#lefts, x, y, endY);
    addEdge(this.#tops, y, x, endX);
    addEdge(this.#rights, endX, y, endY);
    addEdge(this.#bottoms, endY, x, endX);
  }

  /** The length of the outline that touches boxes from outside. */
  contact(x: number, y: number, endX: number, endY: number): number {
    return (
      touched(this.#lefts.get(endX), y, endY) +
      touched(this.#rights.get(x), y, endY) +
      touched(this.#tops.get(endY), x, endX) +
      touched(this.#bottoms.get(y), x, endX)
    );
  }
}

function addEdge(edges: Map<number, number[]>, at: number, from: number, to: number): void {
  const there = edges.get(at);
  if (there) there.push(from, to);
  else edges.set(at, [from, to]);
}

function touched(edges: readonly number[] | undefined, from: number, to: number): number {
  let length = 0;
  if (edges === undefined) return length;
  for (let at = 0; at < edges.length; at += 2) {
    const start = Math.max(edges[at], from);
    const end = Math.min(edges[at + 1], to);
    if (end > start) length += end - start;
  }
  return length;
}
