/** Pictures to pack. They stay on the page; the game knows their sizes and names only. */
import { dedupe } from '@kit/rect-pack';
import type { NamedRect } from './rects.js';

/** A picture, and where the page can show it from. */
export type Sprite = { readonly image: ImageBitmap; readonly url: string };

/** The pictures by the names of their rectangles. */
export type Sprites = ReadonlyMap<string | number, Sprite>;

/** What was read of some files: the pictures, whole and without empty edges, each once, and the names of what is none. */
export type ReadImages = {
  readonly sprites: Sprites;
  readonly rects: readonly NamedRect[];
  readonly trimmed: readonly NamedRect[];
  readonly refused: readonly string[];
};

/** Pictures named after their files; of files with one name all but the first are numbered. */
export async function readImages(files: Iterable<File>): Promise<ReadImages> {
  const sprites = new Map<string, Sprite>();
  const pictures: { id: string; width: number; height: number; pixels: Uint8ClampedArray }[] = [];
  const refused: string[] = [];
  const images = await Promise.all([...files].map((file) => createImageBitmap(file).catch(() => undefined)));
  for (const [index, file] of [...files].entries()) {
    const image = images[index];
    const id = sprites.has(file.name) ? `${index + 1}-${file.name}` : file.name;
    if (!image) refused.push(file.name);
    else {
      sprites.set(id, { image, url: URL.createObjectURL(file) });
      pictures.push({ id, width: image.width, height: image.height, pixels: pixelsOf(image) });
    }
  }
  return { sprites, rects: dedupe(pictures), trimmed: dedupe(pictures, { trim: true }), refused };
}

function pixelsOf(image: ImageBitmap): Uint8ClampedArray {
  const { width, height } = image;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws no pictures');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, width, height).data;
}
