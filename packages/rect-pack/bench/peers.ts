/** The peers, each asked for one container that holds everything; the answer is the container's area. */
import { createRequire } from 'node:module';
import potpack from 'potpack';
// `import 'maxrects-packer'` gives nothing in Node 20 (version 2.7.4): only this path works.
import { MaxRectsPacker } from './node_modules/maxrects-packer/dist/maxrects-packer.mjs';
import type { Size } from './sizes.js';

type Peer = { readonly name: string; readonly run: (sizes: readonly Size[]) => number };

const require = createRequire(import.meta.url);
const ShelfPack = require('@mapbox/shelf-pack') as new (
  width: number,
  height: number,
  options: { autoResize: boolean },
) => { w: number; h: number; pack(bins: { w: number; h: number }[]): unknown };
const binPack = require('bin-pack') as (items: Size[]) => { width: number; height: number };
const { packer } = require('guillotine-packer') as {
  packer(input: {
    binWidth: number;
    binHeight: number;
    items: Size[];
  }): { x: number; y: number; width: number; height: number }[][] | null;
};

/** maxrects-packer into square pages: how many, and how large the last one is after its own crop. */
export function maxRectsPages(sizes: readonly Size[], side: number): { pages: number; last: number } {
  const options = { smart: true, pot: false, square: false, allowRotation: false };
  const packed = new MaxRectsPacker(side, side, 0, options);
  packed.addArray(sizes.map((size) => ({ ...size, x: 0, y: 0 })));
  const last = packed.bins.at(-1)!;
  return { pages: packed.bins.length, last: last.width * last.height };
}

export const peers: readonly Peer[] = [
  {
    name: 'potpack',
    run(sizes) {
      const { w, h } = potpack(sizes.map(({ width, height }) => ({ w: width, h: height, x: 0, y: 0 })));
      return w * h;
    },
  },
  {
    name: 'maxrects-packer',
    run(sizes) {
      const options = { smart: true, pot: false, square: false, allowRotation: false };
      const packed = new MaxRectsPacker(16_384, 16_384, 0, options);
      packed.addArray(sizes.map((size) => ({ ...size, x: 0, y: 0 })));
      return packed.bins.reduce((area: number, bin: Size) => area + bin.width * bin.height, 0);
    },
  },
  {
    name: '@mapbox/shelf-pack',
    run(sizes) {
      const shelves = new ShelfPack(64, 64, { autoResize: true });
      shelves.pack(sizes.map(({ width, height }) => ({ w: width, h: height })).sort((a, b) => b.h - a.h));
      return shelves.w * shelves.h;
    },
  },
  {
    name: 'bin-pack',
    run(sizes) {
      const { width, height } = binPack(sizes.map((size) => ({ ...size })));
      return width * height;
    },
  },
  {
    name: 'guillotine-packer',
    run(sizes) {
      // It has fixed bins only: a square of 12 % more area than the rectangles, as often as it takes.
      const area = sizes.reduce((sum, { width, height }) => sum + width * height, 0);
      const longest = sizes.reduce((most, { width, height }) => Math.max(most, width, height), 0);
      const side = Math.max(longest, Math.ceil(Math.sqrt(area * 1.12)));
      const bins = packer({ binWidth: side, binHeight: side, items: sizes.map((size) => ({ ...size })) });
      return (bins?.length ?? Number.NaN) * side * side;
    },
  },
];
