/**
 * What rectangles have besides their sides: what they carry to the answer unseen by kernels, and the rims and the raster,
 * which make cells larger than rectangles. Lists without any of it know nothing of this.
 */
import { checkInteger, checkList, checkObject, InvalidInputError, unexpected } from '@kit/grid';
import type { Alias, PageSize, Placed, RectInput, Source } from '../types.js';
import { isTurned, nameOf } from './bare-faults.js';
import { maxPageSide, maxSide } from './limits.js';
import { leastCommonMultiple, wholeBlocks } from './raster.js';
import { maxBlock, maxSpace } from './read-options.js';

/** What comes back with a place as it was given. */
export type Carried = Pick<Placed, 'source' | 'aliases' | 'data'>;

/** What the options say about all rectangles. */
export type ExtraWishes = { readonly padding: number; readonly extrude: number; readonly alignTo: number };

/** A name as the caller wrote it, and where. */
export type NamedPlace = { readonly id: string | number; readonly index: number; readonly name: string };

/** The extras of one list. */
export class Extras {
  /** Side of the blocks that all rectangles keep to. */
  unit: number;
  /** The names of the aliases. */
  readonly names: NamedPlace[] = [];
  readonly #padding: number;
  readonly #carried: (Carried | undefined)[];
  readonly #rims: Int32Array;
  #hasRims: boolean;
  /** Both sides of each rectangle, where those of its cell don't tell them. */
  #sides: Int32Array | undefined;

  constructor(count: number, { padding, extrude, alignTo }: ExtraWishes) {
    this.unit = alignTo;
    this.#padding = padding;
    this.#carried = new Array<Carried | undefined>(count).fill(undefined);
    this.#rims = new Int32Array(count).fill(extrude);
    this.#hasRims = extrude > 0;
  }

  /** Reads those of one rectangle, whose sides are checked. */
  read(at: number, rect: RectInput, name = `rects[${at}]`): void {
    const { source, aliases, data, extrude, alignTo } = rect;
    if (extrude !== undefined) {
      this.#rims[at] = checkInteger(extrude, `${name}.extrude`, 0, maxSpace);
      if (extrude > 0) this.#hasRims = true;
    }
    if (alignTo !== undefined) this.#align(checkInteger(alignTo, `${name}.alignTo`, 1, maxBlock), name);
    if (source === undefined && aliases === undefined && data === undefined) return;
    const sides = ownSides(rect, name);
    const { width, height } = sides;
    this.#carried[at] = {
      ...(source === undefined ? undefined : { source: readSource(source, width, height, `${name}.source`) }),
      ...(aliases === undefined ? undefined : { aliases: this.#readAliases(aliases, sides, at, name) }),
      ...(data === undefined ? undefined : { data }),
    };
  }

  /** Makes the sides in the keys those of the cells. */
  toCells(keys: Int32Array): void {
    const { unit } = this;
    const padding = this.#padding;
    if (unit === 1 && !this.#hasRims) return;
    const sides = new Int32Array(keys.length);
    for (let at = 0; at < keys.length; at++) {
      const padded = ~keys[at];
      const across = (padded & 0xffff) - padding;
      const down = (padded >>> 16) - padding;
      const rim = this.#rims[at];
      const around = wholeBlocks(rim, unit) + rim + padding;
      for (const [side, length] of [
        ['width', across],
        ['height', down],
      ] as const) {
        checkInteger(length, `rects[${at}].${side}`, 1, maxSide - around, 'bad-size');
      }
      sides[at] = (down << 16) | across;
      keys[at] = ~((Math.ceil((down + around) / unit) << 16) | Math.ceil((across + around) / unit));
    }
    this.#sides = sides;
  }

  /** Is a cell, without the padding, as large as its rectangle? */
  get areCells(): boolean {
    return this.#sides === undefined;
  }

  /** The rectangle's own width, if its cell's does not tell it. */
  widthOf(input: number): number | undefined {
    return this.#sides === undefined ? undefined : this.#sides[input] & 0xffff;
  }

  /** The same of its height. */
  heightOf(input: number): number | undefined {
    return this.#sides === undefined ? undefined : this.#sides[input] >>> 16;
  }

  /** The rectangle's own area, where its cell does not tell it. */
  areaOf(input: number): number {
    const sides = this.#sides![input];
    return (sides & 0xffff) * (sides >>> 16);
  }

  /** How far the rectangle lies inside its cell. */
  leadOf(input: number): number {
    return wholeBlocks(this.#rims[input], this.unit);
  }

  /** What it carries. */
  carriedOf(input: number): Carried | undefined {
    return this.#carried[input];
  }

  /** Its `data`. */
  dataOf(input: number): unknown {
    return this.#carried[input]?.data;
  }

  /** The place with all that the rectangle carries. */
  load(input: number, place: Placed): Placed {
    const carried = this.#carried[input];
    const extrude = this.#rims[input];
    if (extrude > 0) return { ...place, ...carried, extrude };
    return carried === undefined ? place : { ...place, ...carried };
  }

  #align(block: number, name: string): void {
    this.unit = leastCommonMultiple(this.unit, block);
    if (this.unit <= maxBlock) return;
    const message = `${name}.alignTo is ${block}: expected no least common multiple above ${maxBlock} with the others`;
    throw new InvalidInputError('contradictory-options', message, { name: `${name}.alignTo` });
  }

  #readAliases(aliases: readonly Alias[], { width, height }: PageSize, index: number, rect: string): Alias[] {
    const list = checkList(aliases, `${rect}.aliases`);
    return Array.from(list, (alias, at) => {
      const name = `${rect}.aliases[${at}]`;
      const { source, data } = checkObject(alias, name);
      const id = readId(alias.id, `${name}.id`);
      this.names.push({ id, index, name: `${name}.id` });
      return {
        id,
        ...(source === undefined ? undefined : { source: readSource(source, width, height, `${name}.source`) }),
        ...(data === undefined ? undefined : { data }),
      };
    });
  }
}

/** The sides of the picture itself, upright. */
export function ownSides(rect: RectInput, name: string | number): PageSize {
  const { width, height } = rect;
  return isTurned(rect, name) ? { width: height, height: width } : { width, height };
}

/** A source, checked: it has to hold the rectangle that was cut from it. */
export function readSource(source: Source, width: number, height: number, name: string): Source {
  checkObject(source, name);
  const sourceWidth = checkInteger(source.width, `${name}.width`, width, maxPageSide, 'bad-size');
  const sourceHeight = checkInteger(source.height, `${name}.height`, height, maxPageSide, 'bad-size');
  return {
    width: sourceWidth,
    height: sourceHeight,
    x: checkInteger(source.x, `${name}.x`, 0, sourceWidth - width),
    y: checkInteger(source.y, `${name}.y`, 0, sourceHeight - height),
  };
}

/** A name, checked. */
export function readId(id: unknown, name: string): string | number {
  if (typeof id === 'string' || Number.isSafeInteger(id)) return nameOf(id as string | number);
  throw unexpected('bad-id', name, id, 'a text or a whole number');
}
