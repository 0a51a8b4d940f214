/** Bytes one after the other, the high byte first: for the files of our own making. */
export class ByteWriter {
  readonly bytes: number[] = [];

  number(value: number, count: number): this {
    for (let byte = count - 1; byte >= 0; byte--) this.bytes.push(Math.floor(value / 256 ** byte) & 255);
    return this;
  }

  /** Numbers of one byte each. */
  bytesOf(...values: number[]): this {
    for (const value of values) this.number(value, 1);
    return this;
  }

  text(text: string): this {
    this.bytes.push(...new TextEncoder().encode(text));
    return this;
  }

  zeros(count: number): this {
    for (let left = count; left > 0; left--) this.bytes.push(0);
    return this;
  }
}
