/** Where the rectangles come from: chance, or a text. */
import { createRandom } from '@kit/grid';
import type { RectInput } from '@kit/rect-pack';

/** A rectangle with its name; of a picture also what was cut off, and the names of equal pictures. */
export type NamedRect = Pick<RectInput<string>, 'source' | 'aliases'> & {
  readonly id: string;
  readonly width: number;
  readonly height: number;
};

/** A line of a text that is no size. */
export type BadLine = { readonly line: number; readonly text: string };

/** The article's case: sides from 15 to 165. */
export function randomRects(count: number, seed: number): NamedRect[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, index) => ({
    id: `r${index + 1}`,
    width: 15 + random.int(151),
    height: 15 + random.int(151),
  }));
}

/** Sizes from lines of text, or the first line that is none. */
export function readSizes(text: string): NamedRect[] | BadLine {
  const rects: NamedRect[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const size = /^\s*(\d{1,5})\s*[x×,;\s]\s*(\d{1,5})\s*$/.exec(line);
    if (!size || Number(size[1]) === 0 || Number(size[2]) === 0) return { line: index + 1, text: line.slice(0, 40) };
    rects.push({ id: `r${index + 1}`, width: Number(size[1]), height: Number(size[2]) });
  }
  return rects;
}
