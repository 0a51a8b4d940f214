import { createRandom } from '@kit/grid';
import type { RectInput } from '@kit/rect-pack';
import { readCorpus } from '../../../config/corpora.js';

/** The generator of the published test cases (mulberry32). */
export function uniformRects(seed: number, count: number, least: number, most: number): RectInput[] {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const side = () => least + Math.floor(next() * (most - least + 1));
  return Array.from({ length: count }, () => {
    const width = side();
    return { width, height: side() };
  });
}

/** A box cut edge to edge into so many rectangles: they can be packed into it without waste. */
export function cutRects(seed: number, width: number, height: number, count: number): RectInput[] {
  const random = createRandom(seed);
  const parts = [{ width, height }];
  while (parts.length < count) {
    // The largest is cut, so that no part gets too thin to be cut again.
    let at = 0;
    for (let other = 1; other < parts.length; other++) {
      if (parts[other].width * parts[other].height > parts[at].width * parts[at].height) at = other;
    }
    const part = parts[at];
    const across = part.width > 1 && (part.height === 1 || random.int(part.width + part.height) < part.width);
    const length = across ? part.width : part.height;
    const cut = 1 + random.int(length - 1);
    const cutTo = (side: number) => (across ? { ...part, width: side } : { ...part, height: side });
    parts.splice(at, 1, cutTo(cut), cutTo(length - cut));
  }
  return random.shuffle(parts);
}

/** Sizes as they occur in sheets of sprites and icons: a few sizes many times, frames of one height, odd single ones. */
export function spriteRects(seed: number, count: number): RectInput[] {
  const random = createRandom(seed);
  const grid = 4 << random.int(4);
  const kinds = Array.from({ length: 2 + random.int(5) }, () => ({
    width: grid * (1 + random.int(6)),
    height: grid * (1 + random.int(6)),
  }));
  const height = 8 + random.int(60);
  return Array.from({ length: count }, () => {
    const kind = random.int(10);
    if (kind < 5) return random.pick(kinds);
    if (kind < 8) return { width: 3 + random.int(50), height };
    return { width: 1 + random.int(120), height: 1 + random.int(120) };
  });
}

/** An instance of the collections of others. */
export type Instance = {
  readonly id: string;
  readonly set?: string;
  readonly items: readonly number[];
  readonly w: number;
  readonly opt: number | null;
  readonly lb: number;
  readonly binW: number;
  readonly binH: number;
  readonly bestBinsOriented: number;
  readonly bestBinsRotation: number;
};

export function readInstances(name: string): Instance[] {
  return readCorpus('rect-pack', `${name}.jsonl`)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Instance);
}

export function rectsOf({ items }: Instance): RectInput[] {
  return Array.from({ length: items.length / 2 }, (_, at) => ({ width: items[2 * at], height: items[2 * at + 1] }));
}

/** Sizes as they are said: `sizeList('5×10 3×4')`. */
export function sizeList(text: string): (readonly [width: number, height: number])[] {
  return text.split(' ').map((size) => {
    const [width, height] = size.split('×').map(Number);
    return [width, height];
  });
}

/** Rectangles of such sizes, with their names where they have some: `rectList('hero:5×10 tree:3×4')`. */
export function rectList(text: string): { id?: string; width: number; height: number }[] {
  return text.split(' ').map((rect) => {
    const [size, id] = rect.split(':').reverse();
    const [[width, height]] = sizeList(size);
    return id === undefined ? { width, height } : { id, width, height };
  });
}
