/** A page of a packing as a picture: rectangles in colours, or the sprites themselves. */
import type { Page, Placed } from '@kit/rect-pack';
import type { Sprites } from './sprites.js';

export type PagePictureProps = {
  readonly page: Page;
  readonly sprites: Sprites;
  readonly label: string;
};

export function PagePicture({ page, sprites, label }: PagePictureProps) {
  return (
    <svg class="packing-page" viewBox={`0 0 ${page.width} ${page.height}`} role="img" aria-label={label}>
      <rect class="ground" width={page.width} height={page.height} />
      {page.placed.map((placed, index) => {
        const url = sprites.get(placed.id)?.url;
        if (url) return <image key={placed.id} href={url} {...layOf(placed)} />;
        const { id, x, y, width, height } = placed;
        return <rect key={id} x={x} y={y} width={width} height={height} style={{ fill: colourOf(index) }} />;
      })}
    </svg>
  );
}

/** Where an upright picture has to be put, and turned about, to lie as it was placed. */
function layOf({ x, y, width, height, rotated }: Placed) {
  if (!rotated) return { x, y, width, height };
  return { width: height, height: width, transform: `translate(${x + width} ${y}) rotate(90)` };
}

function colourOf(index: number): string {
  return `hsl(${(index * 47) % 360} 55% ${52 + ((index * 13) % 22)}%)`;
}

/** The page as a PNG file: the sprites where they lie, turned where they are turned. */
export async function pageAsPng(page: Page, sprites: Sprites): Promise<Blob> {
  const canvas = new OffscreenCanvas(page.width, page.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  page.placed.forEach(({ id, x, y, width, height, rotated }, index) => {
    const image = sprites.get(id)?.image;
    if (!image) {
      context.fillStyle = colourOf(index);
      context.fillRect(x, y, width, height);
    } else if (rotated) {
      // A quarter turn clockwise about the corner that comes to lie at the top right.
      context.setTransform(0, 1, -1, 0, x + width, y);
      context.drawImage(image, 0, 0);
      context.resetTransform();
    } else context.drawImage(image, x, y);
  });
  return canvas.convertToBlob({ type: 'image/png' });
}
