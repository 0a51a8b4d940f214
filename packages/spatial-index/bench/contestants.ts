// Every index behind the same two functions: build it, then search it.
import { createBoxIndex, createPointIndex } from '@kit/spatial-index';
import Flatbush from 'flatbush';
import KDBush from 'kdbush';
import RBush from 'rbush';
import type { Boxes } from './data.js';

/** An index that was built. */
export type Built = {
  /** The items in a window, as a list of item numbers (rbush: of its items). */
  readonly search: (minX: number, minY: number, maxX: number, maxY: number) => ArrayLike<unknown>;
  /** The items nearest to a point. */
  readonly nearest?: (x: number, y: number, k: number) => number[];
  /** The item number of a hit. */
  readonly numberOf: (hit: unknown) => number;
};

/** A library that takes part. */
export type Contestant = { readonly name: string; readonly build: () => Built };

const isNumber = (hit: unknown): number => hit as number;

type Item = { minX: number; minY: number; maxX: number; maxY: number; id: number };

export function pointContestants(xs: Float64Array, ys: Float64Array): Contestant[] {
  return [
    {
      name: '@kit/spatial-index',
      build: () => ({ ...createPointIndex(xs, ys), numberOf: isNumber }),
    },
    {
      name: 'kdbush',
      build: () => {
        const index = new KDBush(xs.length);
        for (let i = 0; i < xs.length; i++) index.add(xs[i]!, ys[i]!);
        index.finish();
        return { search: (...window) => index.range(...window), numberOf: isNumber };
      },
    },
    {
      name: 'flatbush',
      build: () => flatbush(xs.length, (index, i) => index.add(xs[i]!, ys[i]!, xs[i]!, ys[i]!)),
    },
    {
      name: 'rbush',
      build: () => rbush(xs.length, (i) => ({ minX: xs[i]!, minY: ys[i]!, maxX: xs[i]!, maxY: ys[i]!, id: i })),
    },
  ];
}

export function boxContestants(boxes: Boxes): Contestant[] {
  const count = boxes.length / 4;
  const edge = (i: number, side: number): number => boxes[4 * i + side]!;
  return [
    {
      name: '@kit/spatial-index',
      build: () => ({ ...createBoxIndex(boxes), numberOf: isNumber }),
    },
    {
      name: 'flatbush',
      build: () => flatbush(count, (index, i) => index.add(edge(i, 0), edge(i, 1), edge(i, 2), edge(i, 3))),
    },
    {
      name: 'rbush',
      build: () =>
        rbush(count, (i) => ({ minX: edge(i, 0), minY: edge(i, 1), maxX: edge(i, 2), maxY: edge(i, 3), id: i })),
    },
  ];
}

function flatbush(count: number, add: (index: Flatbush, i: number) => void): Built {
  const index = new Flatbush(count);
  for (let i = 0; i < count; i++) add(index, i);
  index.finish();
  return {
    search: (...window) => index.search(...window),
    nearest: (x, y, k) => index.neighbors(x, y, k),
    numberOf: isNumber,
  };
}

function rbush(count: number, item: (i: number) => Item): Built {
  const index = new RBush<Item>();
  index.load(Array.from({ length: count }, (_, i) => item(i)));
  return {
    search: (minX, minY, maxX, maxY) => index.search({ minX, minY, maxX, maxY }),
    numberOf: (hit) => (hit as Item).id,
  };
}
