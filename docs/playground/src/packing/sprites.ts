/** Where the rectangles come from: chance, a text, or pictures. */
import { createRandom } from '@kit/grid';
import type { RectInput } from '@kit/rect-pack';

/** A rectangle, and the picture that it stands for. */
export type Sprite = RectInput & {
  readonly id: string;
  readonly image?: ImageBitmap;
  /** Where the page can show the picture from. */
  readonly url?: string;
};

/** The article's case: sides from 15 to 165. */
export function randomSprites(count: number, seed: number): Sprite[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, index) => ({
    id: `r${index + 1}`,
    width: 15 + random.int(151),
    height: 15 + random.int(151),
  }));
}

/** Sizes from lines of text, or the first line that is none. */
export function readSizes(text: string): Sprite[] | { readonly line: number; readonly text: string } {
  const sprites: Sprite[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const size = /^\s*(\d{1,5})\s*[x×,;\s]\s*(\d{1,5})\s*$/.exec(line);
    if (!size || Number(size[1]) === 0 || Number(size[2]) === 0) return { line: index + 1, text: line.slice(0, 40) };
    sprites.push({ id: `r${index + 1}`, width: Number(size[1]), height: Number(size[2]) });
  }
  return sprites;
}

/** Pictures as sprites, named after their files; what can't be read as a picture is named. */
export async function readImages(
  files: Iterable<File>,
): Promise<{ readonly sprites: readonly Sprite[]; readonly refused: readonly string[] }> {
  const refused: string[] = [];
  const sprites = await Promise.all(
    [...files].map(async (file, index) => {
      const image = await createImageBitmap(file).catch(() => undefined);
      if (!image) {
        refused.push(file.name);
        return [];
      }
      const { width, height } = image;
      return [{ id: `${index + 1}-${file.name}`, width, height, image, url: URL.createObjectURL(file) }];
    }),
  );
  return { sprites: sprites.flat(), refused };
}
