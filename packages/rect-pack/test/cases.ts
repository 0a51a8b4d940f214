import { readFileSync } from 'node:fs';
import type { RectInput } from '@kit/rect-pack';

/** The generator of the published test cases (mulberry32); see fixtures/README.md. */
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

/** One line of a fixture file. */
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

export function readFixture(name: string): Instance[] {
  const text = readFileSync(new URL(`./fixtures/${name}.jsonl`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Instance);
}

export function rectsOf({ items }: Instance): RectInput[] {
  return Array.from({ length: items.length / 2 }, (_, at) => ({ width: items[2 * at]!, height: items[2 * at + 1]! }));
}
