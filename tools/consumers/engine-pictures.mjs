// Pictures for the engines to draw, the pages that hold them, and what is to be seen: made here, by rules of our own.
import { crc32, deflateSync } from 'node:zlib';

/** Side of the square in which every frame is drawn. */
export const cell = 32;

/**
 * Pictures of which every pixel has another opaque colour, with empty margins that differ on all four sides; some repeat
 * what another shows, with other margins. The last one has one colour all over.
 */
export function makePictures() {
  const pictures = [];
  for (let number = 0; number < 20; number++) {
    const [left, top, right, bottom] = number % 4 === 3 ? [0, 0, 0, 0] : [number % 3, (number % 5) + 1, 3, number % 2];
    const repeats = number % 7 === 6;
    const shown = repeats ? number - 4 : number;
    pictures.push(
      picture(`p${number}.png`, 6 + ((shown * 5) % 17), 5 + ((shown * 11) % 19), [left, top, right, bottom], (x, y) => [
        10 + 12 * shown,
        8 * x + 20,
        8 * y + 20,
      ]),
    );
  }
  pictures.push(picture('solid.png', 9, 7, [0, 0, 0, 0], () => [200, 60, 20]));
  return pictures;
}

function picture(id, across, down, [left, top, right, bottom], color) {
  const width = left + across + right;
  const height = top + down + bottom;
  const pixels = new Uint8Array(4 * width * height);
  for (let y = 0; y < down; y++) {
    for (let x = 0; x < across; x++) pixels.set([...color(x, y), 255], 4 * ((top + y) * width + left + x));
  }
  return { id, width, height, pixels };
}

/** A page of a packing as RGBA bytes; turned pictures lie clockwise, or (which is wrong) the other way. */
export function drawPage({ width: across, height: down, placed }, pictures, clockwise = true) {
  const bytes = new Uint8Array(4 * across * down);
  for (const { id, x, y, width, height, rotated, source = { x: 0, y: 0 }, extrude = 0 } of placed) {
    const whole = pictures.find((one) => one.id === id);
    for (let row = -extrude; row < height + extrude; row++) {
      for (let col = -extrude; col < width + extrude; col++) {
        const inCol = Math.min(width - 1, Math.max(0, col));
        const inRow = Math.min(height - 1, Math.max(0, row));
        const turned = clockwise ? [inRow, width - 1 - inCol] : [height - 1 - inRow, inCol];
        const [u, v] = rotated ? turned : [inCol, inRow];
        const from = 4 * (whole.width * (v + source.y) + u + source.x);
        bytes.set(whole.pixels.subarray(from, from + 4), 4 * (across * (y + row) + x + col));
      }
    }
  }
  return bytes;
}

/** RGBA bytes as a PNG file, without filters. */
export function encodePng(width, height, bytes) {
  const rows = Buffer.alloc((4 * width + 1) * height);
  for (let row = 0; row < height; row++)
    rows.set(bytes.subarray(4 * width * row, 4 * width * (row + 1)), (4 * width + 1) * row + 1);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(8 + body.length);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), 4 + body.length);
  return framed;
}

/** Where each frame is drawn on the canvas: twice, by its upper left and by its lower right corner. */
export function drawingPlan(pictures) {
  const columns = 8;
  const draws = [0, 1].flatMap((origin) =>
    pictures.map(({ id, width, height }) => ({ name: id, width, height, origin })),
  );
  return {
    width: columns * cell,
    height: Math.ceil(draws.length / columns) * cell,
    draws: draws.map((draw, at) => ({ ...draw, x: (at % columns) * cell, y: Math.floor(at / columns) * cell })),
  };
}

/** The names of the pictures that are not seen pixel for pixel where the plan wants them. */
export function wronglyDrawn(pixels, { width, draws }, pictures) {
  const wrong = new Set();
  for (const { name, x, y } of draws) {
    const whole = pictures.find(({ id }) => id === name);
    for (let row = 0; row < cell; row++) {
      for (let col = 0; col < cell; col++) {
        const inside = col < whole.width && row < whole.height;
        const at = 4 * (width * (y + row) + x + col);
        if (!samePixel(pixels, at, whole.pixels, inside ? 4 * (whole.width * row + col) : -1)) wrong.add(name);
      }
    }
  }
  return [...wrong];
}

/** Is it the pixel wanted? Outside of the picture, and where it is empty, nothing may be seen. */
function samePixel(pixels, at, wanted, from) {
  if (from < 0 || wanted[from + 3] === 0) return pixels[at + 3] === 0;
  return [0, 1, 2, 3].every((byte) => pixels[at + byte] === wanted[from + byte]);
}
