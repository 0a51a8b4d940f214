/** How rectangles lie on the pages of an atlas: from what the caller says to boxes of whole blocks, and back. */
import { checkFlag, checkInteger, describeValue, InvalidInputError } from '@kit/grid';
import type { Box } from '../items/box.js';
import { Extras, ownSides, readId } from '../rects/extras.js';
import { maxSide } from '../rects/limits.js';
import { frameSide, originOf, type Raster, wholeBlocks } from '../rects/raster.js';
import { maxBlock, maxSpace } from '../rects/read-options.js';
import type { Placed, RectInput } from '../types.js';

/** Options of all atlases. */
export type SpacingOptions = {
  /** May rectangles be turned by 90°? Default false. */
  readonly rotate?: boolean | undefined;
  /** Free pixels between rectangles, default 0. */
  readonly padding?: number | undefined;
  /** Free pixels along the edges, default 0. */
  readonly border?: number | undefined;
  /** So many times the edge pixels of each picture will be repeated around it, default 0. */
  readonly extrude?: number | undefined;
  /** Left and top edges are multiples of this, and no two rectangles share a block of so many pixels; default 1. */
  readonly alignTo?: number | undefined;
};

/** The names of those options. */
export const spacingNames = ['rotate', 'padding', 'border', 'extrude', 'alignTo'] as const;

/** Reads the id of a rectangle that is to be added: one that does not live yet, and the next free number for none. */
export function idReader(living: () => ReadonlyMap<string | number, unknown>): (rect: RectInput) => string | number {
  let next = 0;
  return ({ id: given }) => {
    const known = living();
    if (given === undefined) {
      while (known.has(next)) next++;
      return next;
    }
    const id = readId(given, 'rect.id');
    if (!known.has(id)) return id;
    const message = `rect.id is ${describeValue(given)}: it lives already`;
    throw new InvalidInputError('duplicate-id', message, { name: 'rect.id' });
  };
}

/** A rectangle that is to be placed: in pixels, and in blocks with its rim and its padding. */
export type Wish = {
  readonly width: number;
  readonly height: number;
  readonly across: number;
  readonly down: number;
  readonly turnable: boolean;
  readonly lead: number;
  readonly load: Partial<Placed>;
};

/** The rules of one atlas. */
export class AtlasRules {
  readonly unit: number;
  readonly #rotate: boolean;
  readonly #padding: number;
  readonly #extrude: number;
  readonly #raster: Raster;
  readonly #origin: number;

  /** Checks the options; their names have been checked. */
  constructor(options: SpacingOptions) {
    const { rotate = false, padding = 0, border = 0, extrude = 0, alignTo = 1 } = options;
    this.#rotate = checkFlag(rotate, 'options.rotate');
    this.#padding = checkInteger(padding, 'options.padding', 0, maxSpace);
    checkInteger(border, 'options.border', 0, maxSpace);
    this.#extrude = checkInteger(extrude, 'options.extrude', 0, maxSpace);
    this.unit = checkInteger(alignTo, 'options.alignTo', 1, maxBlock);
    this.#raster = { unit: alignTo, border, padding };
    this.#origin = originOf(this.#raster);
  }

  /** A page's side in blocks. */
  frame(side: number): number {
    return frameSide(side, this.#raster);
  }

  /** Checks a rectangle but for its id. */
  readRect(rect: RectInput): Wish {
    const { unit } = this;
    const rim = rect.extrude === undefined ? this.#extrude : checkInteger(rect.extrude, 'rect.extrude', 0, maxSpace);
    const lead = wholeBlocks(rim, unit);
    const around = lead + rim + this.#padding;
    checkInteger(rect.width, 'rect.width', 1, maxSide - around, 'bad-size');
    checkInteger(rect.height, 'rect.height', 1, maxSide - around, 'bad-size');
    const { width, height } = ownSides(rect, 'rect');
    const turnable = rect.rotate === undefined ? this.#rotate : checkFlag(rect.rotate, 'rect.rotate');
    const load = readLoad(rect, rim, unit);
    const across = Math.ceil((width + around) / unit);
    const down = Math.ceil((height + around) / unit);
    return { width, height, across, down, turnable, lead, load };
  }

  /** What the caller is told of a box that a rectangle got. */
  placeAt(id: string | number, box: Box, turned: boolean, { width, height, lead, load }: Wish): Placed {
    const size = turned ? { width: height, height: width } : { width, height };
    const at = this.#origin + lead;
    return { id, x: box.x * this.unit + at, y: box.y * this.unit + at, ...size, rotated: turned, ...load };
  }

  /** The box of a rectangle that says where it lies; its edges are no whole numbers if it is off the raster. */
  boxOf({ x, y, width, height, extrude = 0 }: Placed): Box {
    const { unit } = this;
    const lead = wholeBlocks(extrude, unit);
    const left = (x - this.#origin - lead) / unit;
    const top = (y - this.#origin - lead) / unit;
    const cells = (side: number): number => Math.ceil((side + lead + extrude + this.#padding) / unit);
    return { x: left, y: top, endX: left + cells(width), endY: top + cells(height) };
  }
}

/** What a rectangle carries to its place, checked. */
function readLoad(rect: RectInput, extrude: number, unit: number): Partial<Placed> {
  const extras = new Extras(1, { padding: 0, extrude: 0, alignTo: unit });
  extras.read(0, rect, 'rect');
  if (extras.unit !== unit) {
    const message = `rect.alignTo is ${rect.alignTo}: expected a part of the atlas's options.alignTo, ${unit}`;
    throw new InvalidInputError('contradictory-options', message, { name: 'rect.alignTo' });
  }
  return { ...extras.carriedOf(0), ...(extrude > 0 ? { extrude } : undefined) };
}
