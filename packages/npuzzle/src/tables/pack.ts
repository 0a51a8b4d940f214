/**
 * Bytes packed by what came before (Ziv and Lempel): bytes as they are, then a length and how far back the same bytes stand, and so
 * on. Numbers have seven bits a byte, the lowest first. Tables repeat themselves at many distances, and reading is a copy.
 *
 * @see {@link https://doi.org/10.1109/TIT.1977.1055714 | Ziv and Lempel, A universal algorithm for sequential data compression (1977)}
 */

/** Shorter repeats aren't worth it: each takes up to six bytes, and time to read. */
const leastRepeat = 8;

/** Bits of the table of places, by what stands there, and of the ring of places before them. */
const hashBits = 18;
const ringBits = 22;

/** Places that are compared for the longest repeat, and of a repeat how many are noted. */
const maxCompared = 8;
const maxNoted = 32;

/** Packs bytes. */
export function pack(bytes: Uint8Array): Uint8Array {
  const { length } = bytes;
  const packed = new Uint8Array(length + (length >> 6) + 16);
  const places = new Int32Array(1 << hashBits).fill(-1);
  const ring = 2 ** Math.min(32 - Math.clz32(length), ringBits);
  const before = new Int32Array(ring);
  let end = 0;
  const write = (value: number): void => {
    for (; value > 127; value >>>= 7) packed[end++] = (value & 127) | 128;
    packed[end++] = value;
  };
  /** Notes a place; gives the last one where much the same stands, or −1. */
  const note = (at: number): number => {
    const four = bytes[at] | (bytes[at + 1] << 8) | (bytes[at + 2] << 16) | (bytes[at + 3] << 24);
    const next = (bytes[at + 4] << 3) ^ (bytes[at + 5] << 9);
    const hash = Math.imul(Math.imul(four, 0x85ebca6b) ^ next, 0x9e3779b1) >>> (32 - hashBits);
    const last = places[hash];
    before[at & (ring - 1)] = last;
    places[hash] = at;
    return last;
  };
  let from = 0;
  for (let at = 0; at + leastRepeat <= length; ) {
    let repeat = leastRepeat - 1;
    let back = 0;
    let place = note(at);
    for (let compared = 0; place >= 0 && at - place < ring && compared < maxCompared; compared++) {
      // A longer repeat has the same byte behind the longest so far.
      if (bytes[place + repeat] === bytes[at + repeat]) {
        let same = 0;
        while (at + same < length && bytes[place + same] === bytes[at + same]) same++;
        if (same > repeat) {
          repeat = same;
          back = at - place;
        }
      }
      place = before[place & (ring - 1)];
    }
    if (back === 0) {
      at++;
      continue;
    }
    write(at - from);
    packed.set(bytes.subarray(from, at), end);
    end += at - from;
    write(repeat);
    write(back);
    for (let noted = at + 1; noted < Math.min(at + repeat, at + maxNoted, length - leastRepeat); noted++) note(noted);
    at += repeat;
    from = at;
  }
  write(length - from);
  packed.set(bytes.subarray(from), end);
  return packed.slice(0, end + length - from);
}

/** So few bytes are copied one by one: a call takes longer. */
const fewBytes = 48;

/** Fills bytes with what was packed; false if that is of another length or damaged. */
export function unpack(packed: Uint8Array, bytes: Uint8Array): boolean {
  const { length } = bytes;
  let next = 0;
  const read = (): number => {
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = packed[next++] ?? 0;
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value;
    }
    return Number.POSITIVE_INFINITY;
  };
  for (let at = 0; ; ) {
    const plain = read();
    if (plain > length - at || plain > packed.length - next) return false;
    if (plain > fewBytes) bytes.set(packed.subarray(next, next + plain), at);
    else for (let index = 0; index < plain; index++) bytes[at + index] = packed[next + index];
    next += plain;
    at += plain;
    if (at === length) return next === packed.length;
    const repeat = read();
    const back = read();
    if (repeat < 1 || repeat > length - at || back < 1 || back > at) return false;
    const end = at + repeat;
    if (repeat <= fewBytes || back < repeat) for (; at < end; at++) bytes[at] = bytes[at - back];
    else bytes.copyWithin(at, at - back, end - back);
    at = end;
  }
}
