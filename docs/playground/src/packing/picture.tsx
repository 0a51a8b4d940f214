/** A page of a packing as a picture: rectangles in colours, or the sprites themselves. */
import type { Page, Placed } from '@kit/rect-pack';
import type { Sprite, Sprites } from './sprites.js';

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
        const sprite = sprites.get(placed.id);
        if (sprite) return <SpritePicture key={placed.id} placed={placed} sprite={sprite} />;
        const { id, x, y, width, height } = placed;
        return <rect key={id} x={x} y={y} width={width} height={height} style={{ fill: colourOf(index) }} />;
      })}
    </svg>
  );
}

/** A picture where it was placed: what was cut off is left out, and it is turned about if it lies turned. */
function SpritePicture({ placed, sprite: { image, url } }: { readonly placed: Placed; readonly sprite: Sprite }) {
  const { x, y, width, height, rotated, source } = placed;
  const [across, down] = rotated ? [height, width] : [width, height];
  const turn = rotated ? `translate(${x + width} ${y}) rotate(90)` : `translate(${x} ${y})`;
  return (
    <g transform={turn}>
      <svg
        width={across}
        height={down}
        viewBox={`${source?.x ?? 0} ${source?.y ?? 0} ${across} ${down}`}
        role="presentation"
      >
        <image href={url} width={image.width} height={image.height} />
      </svg>
    </g>
  );
}

function colourOf(index: number): string {
  return `hsl(${(index * 47) % 360} 55% ${52 + ((index * 13) % 22)}%)`;
}

/**
 * The page as a PNG file: the sprites where they lie, turned where they are turned, made smaller by a factor. Each is drawn
 * by itself, so that none takes colour from its neighbour.
 */
export async function pageAsPng(page: Page, sprites: Sprites, factor = 1): Promise<Blob> {
  const canvas = new OffscreenCanvas(Math.ceil(page.width * factor), Math.ceil(page.height * factor));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  context.imageSmoothingEnabled = factor < 1;
  context.imageSmoothingQuality = 'high';
  page.placed.forEach(({ id, x, y, width, height, rotated, source, extrude = 0 }, index) => {
    const image = sprites.get(id)?.image;
    if (!image) {
      context.setTransform(factor, 0, 0, factor, 0, 0);
      context.fillStyle = colourOf(index);
      context.fillRect(x, y, width, height);
      return;
    }
    const [across, down] = rotated ? [height, width] : [width, height];
    // A quarter turn clockwise about the corner that comes to lie at the top right.
    if (rotated) context.setTransform(0, factor, -factor, 0, (x + width) * factor, y * factor);
    else context.setTransform(factor, 0, 0, factor, x * factor, y * factor);
    for (const [fromX, toX, wide, width] of partsOf(across, extrude)) {
      for (const [fromY, toY, high, height] of partsOf(down, extrude)) {
        const [left, top] = [(source?.x ?? 0) + fromX, (source?.y ?? 0) + fromY];
        context.drawImage(image, left, top, wide, high, toX, toY, width, height);
      }
    }
  });
  return canvas.convertToBlob({ type: 'image/png' });
}

/** A side with its edge pixels repeated on both ends: from where, to where, how much of it, how long it gets. */
function partsOf(side: number, extrude: number): readonly (readonly [number, number, number, number])[] {
  const whole = [0, 0, side, side] as const;
  if (extrude === 0) return [whole];
  return [whole, [0, -extrude, 1, extrude], [side - 1, side, 1, extrude]];
}
