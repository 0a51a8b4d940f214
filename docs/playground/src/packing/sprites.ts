/** Where the rectangles come from: chance, a text, or pictures. */
import { createRandom } from '@kit/grid';
import type { RectInput } from '@kit/rect-pack';

/** A rectangle, and the picture that it stands for. */
export type Sprite = RectInput & { readonly id: string; readonly image?: ImageBitmap };

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

/** Pictures as sprites, named after their files. */
export async function readImages(files: Iterable<File>): Promise<Sprite[]> {
  const pictures = [...files].filter((file) => file.type.startsWith('image/'));
  return Promise.all(
    pictures.map(async (file, index) => {
      const image = await createImageBitmap(file);
      return { id: `${index + 1}-${file.name}`, width: image.width, height: image.height, image };
    }),
  );
}
