/**
 * What is saved if pictures are packed by their convex hulls instead of their boxes (decision 16). Pictures of our own
 * making, some in sizes of our own, some in those of the collection of real lists where there is one, which has no pixels.
 *
 * Hulls are put bottom left onto a raster, in five orders at fifteen widths, then with members of the best order swapped, as
 * long as there is time: the same is done with boxes, so that the packer can be told from the hulls. No hull may have a pixel
 * of another picture ("hulls"), or hulls must not meet at all ("apart"), or all pixels that a hull touches count, and there
 * is a pixel of padding between any two and between the rectangles that it is compared with ("padded"). At the root:
 *
 *     npm run -s script -- packages/rect-pack/scripts/polygons.ts [seconds a list, default 1] [lists of each mix, default 6]
 */
import { createRandom, type Random } from '@kit/grid';
import { hasCorpora } from '../../../config/corpora.js';
import { packSmallest } from '../src/index.js';
import { readInstances, rectsOf, spriteRects } from '../test/cases.js';
import { areaOf, boxed, checkSpots, hulled, padded, putAll, type Rule, type Shape, type Spot } from './polygon-page.ts';
import { drawPicture, kinds, type Mask } from './polygon-pictures.ts';

const [seconds = '1', lists = '6'] = process.argv.slice(2);

type Sizes = readonly { readonly width: number; readonly height: number }[];

/**
 * Real sheets of at most 200 pictures by what they are of; the large ones smaller, so that a raster of them stays small; not
 * twice at two scales.
 */
const realSizes: Record<string, Sizes[]> = {};
for (const instance of hasCorpora ? readInstances('real-sprites') : []) {
  if (instance.items.length > 400 || /^sprites-\d*[13579]$/.test(instance.id)) continue;
  const rects = rectsOf(instance);
  const area = rects.reduce((sum, { width, height }) => sum + width * height, 0);
  const scale = Math.max(1, Math.sqrt(area / 250_000));
  const scaled = (side: number) => Math.max(1, Math.round(side / scale));
  const origin = `real ${instance.id.split('-')[0]}`;
  realSizes[origin] ??= [];
  realSizes[origin].push(rects.map(({ width, height }) => ({ width: scaled(width), height: scaled(height) })));
}

/** What a list shows. */
const mixes: Readonly<Record<string, readonly string[]>> = {
  'all kinds': Object.keys(kinds),
  'half panels': ['panel', 'panel', 'panel', 'disk', 'figure', 'tree'],
  figures: ['figure', 'tree', 'cloud'],
  disks: ['disk'],
  triangles: ['triangle'],
  'L shapes': ['ell'],
  swords: ['sword'],
};

/** The area of the smallest page found within the time, in any of the orders at any of the widths. */
function packShapes(shapes: readonly Shape[], rule: Rule, random: Random, padding = 0): number {
  const end = cpu() + 1000 * Number(seconds);
  const whole = shapes.reduce((sum, shape) => sum + areaOf(shape), 0);
  const widest = Math.max(...shapes.map(({ width }) => width));
  let best: { area: number; width: number; order: readonly Shape[]; spots: readonly Spot[] } | undefined;
  const attempt = (order: readonly Shape[], width: number): boolean => {
    const height = Math.floor((best?.area ?? 2 * width * Math.sqrt(whole)) / (width - padding)) + padding;
    const spots = putAll(order, width, height, rule);
    if (spots === undefined) return false;
    const right = Math.max(...spots.map(({ x, shape }) => x + shape.width));
    const bottom = Math.max(...spots.map(({ y, shape }) => y + shape.height));
    // The padding behind the last ones is none.
    const area = (right - padding) * (bottom - padding);
    if (best !== undefined && area > best.area) return false;
    best = { area, width, order, spots };
    return true;
  };
  const keys: ((shape: Shape) => number)[] = [
    ({ height }) => height,
    areaOf,
    ({ width, height }) => width * height,
    ({ width, height }) => Math.max(width, height),
    ({ width }) => width,
  ];
  for (let at = 0; at < 15; at++) {
    const width = Math.max(widest, Math.round(Math.sqrt(whole) * (0.85 + 0.03 * at)));
    for (const key of keys) {
      if (best !== undefined && cpu() > end) break;
      attempt(
        shapes.toSorted((a, b) => key(b) - key(a)),
        width,
      );
    }
  }
  if (best === undefined) throw new Error('no page');
  while (cpu() < end) {
    const order: Shape[] = [...best.order];
    const [one, other] = [random.int(order.length), random.int(order.length)];
    [order[one], order[other]] = [order[other]!, order[one]!];
    attempt(order, best.width + (random.int(4) === 0 ? random.int(7) - 3 : 0));
  }
  checkSpots(best.spots, best.width);
  return best.area;
}

function cpu(): number {
  return process.cpuUsage().user / 1000;
}

/** One list in several ways; areas as parts of that of `packSmallest`. */
function measure(masks: readonly Mask[], random: Random): number[] {
  const sizes = masks.map(({ width, height }) => ({ width, height }));
  const rectangles = packSmallest(sizes).value;
  const withPadding = packSmallest(sizes, { padding: 1 }).value;
  const hulls = masks.map((mask) => hulled(mask, 'centres'));
  const thick = masks.map((mask) => padded(hulled(mask, 'touched'), 1));
  return [
    hulls.reduce((sum, shape) => sum + areaOf(shape), 0) / rectangles,
    packShapes(masks.map(boxed), 'outlines', random) / rectangles,
    packShapes(hulls, 'pictures', random) / rectangles,
    packShapes(hulls, 'outlines', random) / rectangles,
    packShapes(thick, 'outlines', random, 1) / withPadding,
  ];
}

function report(name: string, rows: readonly number[][]): void {
  const means = rows[0]!.map((_, at) => (100 * rows.reduce((sum, row) => sum + row[at]!, 0)) / rows.length);
  const saving = rows.filter((row) => row.at(-1)! <= 0.95).length;
  const cells = [
    name.padEnd(25),
    ...means.map((mean) => mean.toFixed(1).padStart(8)),
    `${saving} of ${rows.length}`.padStart(10),
  ];
  console.log(cells.join(''));
}

console.log(
  `packSmallest = 100, ${seconds} s of processor time a list for each of the others; last: lists that save 5 % padded`,
);
console.log(`${' '.repeat(25)}   alone   boxes   hulls   apart  padded`);
for (const [name, list] of Object.entries(mixes)) {
  const draw = (sizes: Sizes, random: Random) =>
    sizes.map(({ width, height }) => drawPicture(random.pick(list), width, height, random));
  const own = Array.from({ length: Number(lists) }, (_, at) => {
    const random = createRandom(8_100_000 + at);
    return measure(draw(spriteRects(8_100_000 + at, 30 + 10 * (at % 6)), random), random);
  });
  report(`${name}, own sizes`, own);
  if (list.length === 1) continue;
  for (const [origin, sheets] of Object.entries(realSizes)) {
    const rows = sheets.map((sizes, at) => {
      const random = createRandom(8_200_000 + at);
      return measure(draw(sizes, random), random);
    });
    report(`${name}, ${origin}`, rows);
  }
}
