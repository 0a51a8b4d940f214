/**
 * A piece of memory from which arrays are cut, one behind the other: for a short list one allocation takes longer than
 * several passes over it.
 */
export class Space {
  readonly #buffer: ArrayBuffer;
  #used = 0;

  /** Memory of so many bytes, all 0. */
  constructor(bytes: number) {
    this.#buffer = new ArrayBuffer(bytes);
  }

  /** The next whole numbers. */
  ints(length: number): Int32Array {
    const from = this.#used;
    this.#used = from + 4 * length;
    return new Int32Array(this.#buffer, from, length);
  }

  /** The next bytes, and as many as it takes to the next whole number. */
  bytes(length: number): Uint8Array {
    const from = this.#used;
    this.#used = from + roundedUp(length);
    return new Uint8Array(this.#buffer, from, length);
  }
}

/** Bytes that so many bytes take in a {@link Space}. */
export function roundedUp(length: number): number {
  return (length + 3) & ~3;
}
