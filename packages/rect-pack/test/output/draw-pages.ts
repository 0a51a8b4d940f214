import { createRandom } from '@kit/grid';
import { dedupe, type Packing, type Picture, type Placed } from '@kit/rect-pack';

type NamedPicture = Picture<string> & { readonly id: string };

/** A picture as rows of numbers, each pixel another one; 0 is empty. */
export type Pixels = { readonly width: number; readonly height: number; readonly at: Int32Array };

/** Pictures of many sizes with empty margins that differ on all sides, and some that repeat others. */
export function drawPictures(seed: number, count: number): { pictures: NamedPicture[]; whole: Map<string, Pixels> } {
  const random = createRandom(seed);
  const pictures: NamedPicture[] = [];
  const whole = new Map<string, Pixels>();
  for (let number = 0; number < count; number++) {
    const id = `s${number}`;
    const earlier = number > 2 && random.int(5) === 0 ? pictures[random.int(pictures.length)] : undefined;
    const inner = earlier ?? { width: 1 + random.int(12), height: 1 + random.int(12), pixels: [] };
    const [left, top, right, bottom] = [0, 0, 0, 0].map(() => (random.int(2) === 0 ? 0 : random.int(5)));
    const inside = earlier === undefined ? undefined : whole.get(earlier.id);
    const width = (inside?.width ?? inner.width) + left + right;
    const height = (inside?.height ?? inner.height) + top + bottom;
    const at = new Int32Array(width * height);
    for (let y = top; y < height - bottom; y++) {
      for (let x = left; x < width - right; x++) {
        at[y * width + x] =
          inside === undefined
            ? (number + 1) * 65_536 + (y - top) * 256 + (x - left) + 1
            : inside.at[(y - top) * inside.width + x - left];
      }
    }
    whole.set(id, { width, height, at });
    const bytes = new Uint8Array(at.buffer).slice();
    // The number is the colour, and what there is can be seen.
    at.forEach((value, pixel) => {
      bytes[4 * pixel + 3] = value === 0 ? 0 : 255;
    });
    pictures.push({ id, width, height, pixels: bytes });
  }
  return { pictures, whole };
}

/** The rectangles of the pictures, trimmed and each once. */
export function rectsOf(pictures: NamedPicture[]) {
  return dedupe(pictures, { trim: true });
}

/** The pages of a packing, drawn: turned ones clockwise, or the other way round. */
export function drawPages(packing: Packing<string>, whole: ReadonlyMap<string, Pixels>, clockwise = true): Pixels[] {
  return packing.pages.map(({ width, height, placed }) => {
    const at = new Int32Array(width * height);
    for (const rect of placed) {
      const rim = rect.extrude ?? 0;
      for (let y = -rim; y < rect.height + rim; y++) {
        for (let x = -rim; x < rect.width + rim; x++) {
          const color = colorOf(rect, whole.get(rect.id)!, clamp(x, rect.width), clamp(y, rect.height), clockwise);
          at[(rect.y + y) * width + rect.x + x] = color;
        }
      }
    }
    return { width, height, at };
  });
}

function clamp(value: number, side: number): number {
  return Math.min(side - 1, Math.max(0, value));
}

/** The pixel of the upright picture that lies so far right and down in its place. */
function colorOf(rect: Placed<string>, picture: Pixels, x: number, y: number, clockwise: boolean): number {
  const source = rect.source ?? { x: 0, y: 0 };
  let [across, down] = [x, y];
  // Clockwise: the top left corner of the picture is at the top right of its place.
  if (rect.rotated) [across, down] = clockwise ? [y, rect.width - 1 - x] : [rect.height - 1 - y, x];
  return picture.at[(source.y + down) * picture.width + source.x + across];
}
