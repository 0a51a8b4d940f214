/** Pictures to pack. They stay on the page; the game knows their sizes and names only. */
import type { NamedRect } from './rects.js';

/** A picture, and where the page can show it from. */
export type Sprite = { readonly image: ImageBitmap; readonly url: string };

/** The pictures by the names of their rectangles. */
export type Sprites = ReadonlyMap<string | number, Sprite>;

/** What was read of some files: the pictures, their sizes, and the names of what is no picture. */
export type ReadImages = {
  readonly sprites: Sprites;
  readonly rects: readonly NamedRect[];
  readonly refused: readonly string[];
};

/** Pictures named after their files; of files with one name all but the first are numbered. */
export async function readImages(files: Iterable<File>): Promise<ReadImages> {
  const sprites = new Map<string, Sprite>();
  const rects: NamedRect[] = [];
  const refused: string[] = [];
  const images = await Promise.all([...files].map((file) => createImageBitmap(file).catch(() => undefined)));
  for (const [index, file] of [...files].entries()) {
    const image = images[index];
    const id = sprites.has(file.name) ? `${index + 1}-${file.name}` : file.name;
    if (!image) refused.push(file.name);
    else {
      sprites.set(id, { image, url: URL.createObjectURL(file) });
      rects.push({ id, width: image.width, height: image.height });
    }
  }
  return { sprites, rects, refused };
}
