/**
 * What a board with gravity is worth to the beam: the less the better.
 *
 * Two measures, since listing the pairs of a board takes several times as long as making it. At once: how many tiles are
 * shut in, and how many kinds have come down to their last pair, whose tiles must meet. Once the pairs are listed: how many
 * there are, and how many kinds have none. The weights were chosen by scripts/falling-weights.ts.
 */
import type { Shape } from '@kit/grid';

/** What each thing that is counted adds. */
export type WorthWeights = {
  readonly shut: number;
  readonly lastPair: number;
  readonly pair: number;
  readonly stuck: number;
  readonly noise: number;
};

/** The weights that were chosen. */
export const chosenWeights: WorthWeights = { shut: 3, lastPair: 10, pair: 10, stuck: 10, noise: 5 };

/** Measures boards of one size with so many kinds. */
export class BoardWorth {
  /** How many tiles each kind has on the board that was {@link count}ed. */
  readonly counts: Int32Array;
  /** How many kinds there have a last pair, and how many of its tiles are shut in. */
  private lastPairs = 0;
  private shut = 0;
  private readonly linked: Int32Array;
  private readonly shape: Shape;
  private readonly weights: WorthWeights;
  /** 1 for a cell that is not at the edge. */
  private readonly inner: Uint8Array;
  private chance = 1;

  constructor(kinds: number, shape: Shape, weights: WorthWeights = chosenWeights) {
    this.counts = new Int32Array(kinds + 1);
    this.linked = new Int32Array(kinds + 1);
    this.shape = shape;
    this.inner = new Uint8Array(shape.rows * shape.cols);
    for (let row = 1; row < shape.rows - 1; row++) {
      this.inner.fill(1, row * shape.cols + 1, (row + 1) * shape.cols - 1);
    }
    this.weights = weights;
  }

  /** Counts the tiles of a board by kinds. */
  count(cells: Int32Array, at: number): void {
    const { counts } = this;
    const end = at + this.shape.rows * this.shape.cols;
    // Frozen tiles are above all kinds by their number.
    const kinds = counts.length - 1;
    counts.fill(0);
    for (let cell = at; cell < end; cell++) {
      const value = cells[cell];
      if (value > 0) counts[value <= kinds ? value : value - kinds] += 1;
    }
    this.lastPairs = 0;
    for (let kind = 1; kind < counts.length; kind++) if (counts[kind] === 2) this.lastPairs += 1;
    this.shut = this.shutIn(cells, at);
  }

  /** The worth of a board that a pair of a kind has just left, by the counts before. */
  early(cells: Int32Array, at: number, kind: number): number {
    return this.weigh(this.shutIn(cells, at), kind);
  }

  /** The worth of the board that was counted without two tiles, where nothing falls. */
  earlyStill(cells: Int32Array, at: number, a: number, b: number): number {
    return this.weigh(this.shut - this.opened(cells, at, a, -1) - this.opened(cells, at, b, a), cells[at + a]);
  }

  private weigh(shutIn: number, kind: number): number {
    const { shut, lastPair, noise } = this.weights;
    const before = this.counts[kind];
    const lastPairs = this.lastPairs + (before === 4 ? 1 : before === 2 ? -1 : 0);
    return shut * shutIn + lastPair * lastPairs + this.draw(noise);
  }

  /** How many tiles are no longer shut in when one goes: itself and its neighbours, but for those of another that has gone. */
  private opened(cells: Int32Array, at: number, gone: number, other: number): number {
    const { inner, shape } = this;
    let opened = 0;
    for (const cell of [gone, gone - 1, gone + 1, gone - shape.cols, gone + shape.cols]) {
      if (inner[cell] !== 1 || cells[at + cell] <= 0 || cell === other) continue;
      const isNear =
        cell - 1 === other || cell + 1 === other || cell - shape.cols === other || cell + shape.cols === other;
      if (!isNear && this.isShutIn(cells, at + cell)) opened += 1;
    }
    return opened;
  }

  private isShutIn(cells: Int32Array, place: number): boolean {
    const { cols } = this.shape;
    return cells[place + 1] !== 0 && cells[place - 1] !== 0 && cells[place - cols] !== 0 && cells[place + cols] !== 0;
  }

  /** What the pairs of the board that was counted add to its worth. */
  late(cells: Int32Array, at: number, pairs: readonly number[]): number {
    const { counts, linked, weights } = this;
    linked.fill(0);
    for (let i = 0; i < pairs.length; i += 2) linked[cells[at + pairs[i]]] += 1;
    let stuck = 0;
    for (let kind = 1; kind < counts.length; kind++) if (counts[kind] > 0 && linked[kind] === 0) stuck += 1;
    return weights.stuck * stuck - weights.pair * (pairs.length >> 1);
  }

  /** How many tiles have no free cell beside them. Those at the edge are never counted. */
  private shutIn(cells: Int32Array, at: number): number {
    const { rows, cols } = this.shape;
    let shut = 0;
    for (let row = 1; row < rows - 1; row++) {
      const end = at + row * cols + cols - 1;
      for (let place = at + row * cols + 1; place < end; place++) {
        if (cells[place] > 0 && this.isShutIn(cells, place)) shut += 1;
      }
    }
    return shut;
  }

  /** A number below another by a chance that is the same every time (a shift register by Marsaglia). */
  private draw(below: number): number {
    let bits = this.chance;
    bits ^= bits << 13;
    bits ^= bits >>> 17;
    bits ^= bits << 5;
    this.chance = bits;
    return (bits >>> 0) % below;
  }
}
