/** Bytes of a file, one after the other; whole numbers have their high byte first. */
import { cutAt, forgedAt } from './replay-error.js';

/** A place in a file. */
export type ByteReader = {
  readonly bytes: Uint8Array;
  /** The next byte. */
  offset: number;
  /** Where reading has to stop. */
  readonly end: number;
};

/** A reader of a part of the bytes; the whole part must be there. */
export function readerOf(bytes: Uint8Array, offset = 0, length: number = bytes.length - offset): ByteReader {
  const reader = { bytes, offset, end: bytes.length };
  need(reader, length);
  return { bytes, offset, end: offset + length };
}

/** Throws `cut-replay` if there are fewer bytes left. */
export function need({ offset, end }: ByteReader, count: number): void {
  if (offset + count > end) throw cutAt(offset, end, count === 1 ? 'one byte more' : `${count} bytes more`);
}

/** A whole number of so many bytes. */
export function unsigned(reader: ByteReader, count: number): number {
  need(reader, count);
  let value = 0;
  for (let byte = 0; byte < count; byte++) value = value * 256 + reader.bytes[reader.offset++];
  return value;
}

/** A whole number of two bytes that may be negative. */
export function signed16(reader: ByteReader): number {
  const value = unsigned(reader, 2);
  return value < 32_768 ? value : value - 65_536;
}

/** So many bytes. */
export function take(reader: ByteReader, count: number): Uint8Array {
  need(reader, count);
  reader.offset += count;
  return reader.bytes.subarray(reader.offset - count, reader.offset);
}

/** The longest text in a file. */
export const maxText = 65_536;

/** The bytes up to the one that ends the text, which is passed over. */
export function takeText(reader: ByteReader, last = 0): Uint8Array {
  const from = reader.offset;
  while (unsigned(reader, 1) !== last) {
    if (reader.offset - from > maxText) throw forgedAt(from, 'an endless text', `one of at most ${maxText} bytes`);
  }
  return reader.bytes.subarray(from, reader.offset - 1);
}

/** Bytes as text, each a character: for what is known to be ASCII. */
export function asciiOf(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}
