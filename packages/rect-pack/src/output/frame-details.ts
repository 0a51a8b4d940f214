/** What may be said about a picture besides its place: by the options of an exporter, or by its `data`. */
import { checkNumber, checkObject, describeValue } from '@kit/grid';
import { withoutUndefined } from '../rects/without-undefined.js';

/** A point of a picture, as parts of its untrimmed sides from the top left: 0.5, 0.5 is the middle. */
export type Anchor = {
  /** From the left. */
  readonly x: number;
  /** From the top. */
  readonly y: number;
};

/** How much of each edge keeps its size when a picture is stretched (nine-slice), in pixels of the trimmed picture. */
export type Borders = {
  /** At the left edge. */
  readonly left: number;
  /** At the top edge. */
  readonly top: number;
  /** At the right edge. */
  readonly right: number;
  /** At the bottom edge. */
  readonly bottom: number;
};

/** What a file says about a picture besides its place; exporters write it from a rectangle's `data`. */
export type FrameDetails = {
  /** Its anchor or pivot, as parts of its untrimmed sides from the top left. */
  readonly anchor?: Anchor | undefined;
  /** The edges of a nine-slice, in pixels of the trimmed picture. */
  readonly borders?: Borders | undefined;
  /** Free pixels inside a nine-slice around what it holds; −1 at an edge means as much as the nine-slice has there. */
  readonly pads?: Borders | undefined;
  /** How long it is shown, in milliseconds. */
  readonly duration?: number | undefined;
  /** Its name without a number, and that number, where the form tells them apart. */
  readonly region?:
    | {
        /** The name; several pictures may have one. */
        readonly name: string;
        /** Which of them it is, from 0. */
        readonly index: number;
      }
    | undefined;
};

/** What an exporter's options say, by id. */
export type DetailWishes = {
  readonly anchors?: Readonly<Record<string | number, Anchor>> | undefined;
  readonly borders?: Readonly<Record<string | number, Borders>> | undefined;
};

const sides = ['left', 'top', 'right', 'bottom'] as const;

/** The details that a caller's `data` holds. Data is the caller's own: what has another form is none. */
export function detailsIn(data: unknown): FrameDetails {
  if (typeof data !== 'object' || data === null) return {};
  const { anchor, borders, pads, duration, region } = data as Readonly<Record<keyof FrameDetails, unknown>>;
  return withoutUndefined({
    anchor: numbersIn(anchor, ['x', 'y']),
    borders: numbersIn(borders, sides),
    pads: numbersIn(pads, sides),
    duration: Number.isFinite(duration) ? (duration as number) + 0 : undefined,
    region: isRegion(region) ? { name: region.name, index: region.index + 0 } : undefined,
  });
}

function isRegion(value: unknown): value is NonNullable<FrameDetails['region']> {
  if (typeof value !== 'object' || value === null) return false;
  const { name, index } = value as Readonly<Record<string, unknown>>;
  return typeof name === 'string' && Number.isSafeInteger(index) && (index as number) >= 0;
}

/** The same data for a picture at another scale: edges are rounded down, so that they still fit. */
export function scaledDetails<Data>(data: Data, factor: number): Data {
  const { borders, pads } = detailsIn(data);
  if (borders === undefined && pads === undefined) return data;
  // Less than nothing is no length.
  const scaled = (edge: number): number => (edge < 0 ? edge : Math.floor(edge * factor));
  const scaledEdges = (edges: Borders | undefined) => edges && edgesBy((side) => scaled(edges[side]));
  return { ...data, ...withoutUndefined({ borders: scaledEdges(borders), pads: scaledEdges(pads) }) };
}

/** The four edges of a nine-slice. */
function edgesBy(edgeOf: (side: keyof Borders) => number): Borders {
  const [left, top, right, bottom] = sides.map(edgeOf);
  return { left, top, right, bottom };
}

function numbersIn<Key extends string>(value: unknown, keys: readonly Key[]): Record<Key, number> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const told = value as Readonly<Record<Key, unknown>>;
  const read = keys.map((key): [Key, unknown] => [key, told[key]]);
  if (!read.every(([, number]) => Number.isFinite(number))) return undefined;
  return Object.fromEntries(read.map(([key, number]) => [key, (number as number) + 0])) as Record<Key, number>;
}

/** Checks the anchors of the options. */
export function readAnchors(anchors: DetailWishes['anchors'] = {}): Map<string, Anchor> {
  const read = new Map<string, Anchor>();
  for (const [id, anchor] of Object.entries(checkObject(anchors, 'options.anchors'))) {
    const name = `options.anchors[${describeValue(id)}]`;
    checkObject(anchor, name);
    read.set(id, { x: checkNumber(anchor.x, `${name}.x`), y: checkNumber(anchor.y, `${name}.y`) });
  }
  return read;
}

/** Checks the nine-slices of the options. */
export function readBorders(borders: DetailWishes['borders'] = {}): Map<string, Borders> {
  const read = new Map<string, Borders>();
  for (const [id, border] of Object.entries(checkObject(borders, 'options.borders'))) {
    const name = `options.borders[${describeValue(id)}]`;
    checkObject(border, name);
    read.set(
      id,
      edgesBy((side) => checkNumber(border[side], `${name}.${side}`, 0)),
    );
  }
  return read;
}
