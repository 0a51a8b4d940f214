/**
 * Bytes packed by what came before (Ziv and Lempel): each byte as it is, or a length and how far back the same bytes stand, all as
 * bits by how likely they are (bit-coder.ts). Tables repeat themselves at a few distances, so the last sixteen are kept by
 * number. A byte that ends a repeat depends on the byte that would have gone on with it.
 *
 * @see {@link https://doi.org/10.1109/TIT.1977.1055714 | Ziv and Lempel, A universal algorithm for sequential data compression (1977)}
 */
import { type BitCoder, createBitReader, createBitWriter } from './bit-coder.js';

/** Distances that are kept, in four bits. */
const keptDistances = 16;

/** Bits of the table of places, by what stands there, and of the ring of places before them. */
const hashBits = 22;
const ringBits = 24;

/** Places that are compared for the best repeat. */
const maxCompared = 8;

/** A step: a byte as it is, or so many bytes as so far back, by the number of the distance or −1. */
type Step = { same: number; back: number; number: number; byte: number };

/** Contexts: of a byte by the one expected, 65,536; of the kind of a step; of a kept distance; of lengths; of new distances. */
const [kinds, numbers, brief, lengths, distances, contexts] = [65_536, 65_544, 65_560, 65_624, 65_912, 66_200];

/** Codes steps; a reader fills in the step. `last` are the distances, the newest first. */
function createSteps({ tree, even }: BitCoder): { last: Int32Array; step: (next: Step, expected: number) => void } {
  const last = new Int32Array(keptDistances).fill(1);
  let was = 0;
  /** A number from 1 on: how many binary digits follow its first, then three of them by what they were, and the rest. */
  const code = (context: number, value: number): number => {
    const digits = tree(context, 5, 31 - Math.clz32(value));
    const shown = Math.min(digits, 3);
    let found = (1 << shown) | tree(context + 32 + 8 * digits, shown, value >> (digits - shown));
    for (let left = digits - shown; left > 0; left -= 8) {
      const width = Math.min(left, 8);
      found = (found << width) | even(width, value >> (left - width));
    }
    return found;
  };
  const step = (next: Step, expected: number): void => {
    was = tree(kinds + was, 1, Math.min(next.same, 1));
    next.same *= was;
    if (was === 0) next.byte = tree(expected << 8, 8, next.byte);
    if (was === 0) return;
    const isKept = tree(kinds + 4, 1, next.number < 0 ? 0 : 1);
    next.number = isKept === 1 ? tree(numbers, 4, next.number) : -1;
    const same = tree(brief + isKept * 32, 5, Math.min(next.same, 32) - 1) + 1;
    next.same = same < 32 ? same : 31 + code(lengths, next.same - 31);
    next.back = isKept === 1 ? last[next.number] : code(distances, next.back);
    for (let index = isKept === 1 ? next.number : keptDistances - 1; index > 0; index--) last[index] = last[index - 1];
    last[0] = next.back;
  };
  return { last, step };
}

/** Packs bytes. */
export function pack(bytes: Uint8Array): Uint8Array {
  const { length } = bytes;
  // A byte that nothing makes likely takes a little more than eight bits.
  const packed = new Uint8Array(length + (length >> 3) + 64);
  const coder = createBitWriter(packed, contexts);
  const { last, step } = createSteps(coder);
  const digits = 32 - Math.clz32(length | 1);
  const places = new Int32Array(2 ** Math.min(digits, hashBits)).fill(-1);
  const before = new Int32Array(2 ** Math.min(digits, ringBits));
  const view = new DataView(bytes.buffer, bytes.byteOffset, length);
  const hashOf = (at: number): number =>
    (Math.imul(view.getInt32(at) ^ Math.imul(view.getInt32(at + 2), 0x85ebca6b), 0x9e3779b1) >>> 0) % places.length;
  /** The repeat that saves most: bytes, less what its distance takes. */
  const find = (at: number): Step & { worth: number } => {
    const best = { same: 0, back: 0, number: -1, byte: bytes[at], worth: 0 };
    const compare = (back: number, number: number, cost: number): void => {
      // What is worth more has the same byte so far on.
      const needed = best.worth + cost;
      if (back > at || bytes[at + needed] !== bytes[at + needed - back]) return;
      let same = 0;
      while (at + same < length && bytes[at + same] === bytes[at + same - back]) same++;
      if (same > needed) Object.assign(best, { same, back, number, worth: same - cost });
    };
    for (const [number, back] of last.entries()) compare(back, number, 1);
    let place = at + 6 > length || best.same > 255 ? -1 : places[hashOf(at)];
    for (let compared = 0; place >= 0 && at - place < before.length && compared < maxCompared; compared++) {
      compare(at - place, -1, 2 + ((32 - Math.clz32(at - place)) >> 3));
      place = before[place % before.length];
    }
    return best;
  };
  for (let at = 0; at < length; ) {
    const found = find(at);
    step(found, bytes[at - last[0]] ?? 0);
    const end = at + Math.max(found.same, 1);
    for (let noted = at; noted < Math.min(end, length - 5); noted++) {
      const hash = hashOf(noted);
      before[noted % before.length] = places[hash];
      places[hash] = noted;
    }
    at = end;
  }
  for (let ending = 0; ending < 4; ending++) coder.even(8, 0);
  return packed.slice(0, coder.end());
}

/** So few bytes are copied one by one: a call takes longer. */
const fewBytes = 48;

/** Fills bytes with what was packed; false if that is of another length or damaged. */
export function unpack(packed: Uint8Array, bytes: Uint8Array): boolean {
  const { length } = bytes;
  const coder = createBitReader(packed, contexts);
  const { last, step } = createSteps(coder);
  const next = { same: 0, back: 1, number: 0, byte: 0 };
  for (let at = 0; at < length; ) {
    step(next, bytes[at - last[0]] ?? 0);
    const { same, back, byte } = next;
    if (same === 0) bytes[at++] = byte;
    if (same < 0 || same > length - at || back < 1 || back > at) return false;
    const end = at + same;
    if (same <= fewBytes || back < same) for (; at < end; at++) bytes[at] = bytes[at - back];
    else bytes.copyWithin(at, at - back, end - back);
    at = end;
  }
  return coder.end() === packed.length;
}
