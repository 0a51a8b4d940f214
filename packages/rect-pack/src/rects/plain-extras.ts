/**
 * What the rectangles of a plain list carry to their places. It is looked at once, without a name for what may be wrong:
 * whatever is not right is left to {@link Extras}, which finds it again and says what it is.
 */
import type { Alias, Placed, RectInput, Source } from '../types.js';
import { isSide, nameOf } from './bare-faults.js';
import { maxPageSide } from './limits.js';

type Name = string | number;

/** A place that is not known yet. */
export type OpenPlace = { -readonly [Key in keyof Placed]: Placed[Key] };

/**
 * Puts all but the source on a place, whose sides are the picture's; false if something is not right. The aliases' names are
 * noted.
 */
export function carry(rect: RectInput, place: OpenPlace, names: Name[]): boolean {
  const { aliases, data } = rect;
  const { width, height } = place;
  if (aliases !== undefined) {
    if (!Array.isArray(aliases)) return false;
    const copies: Alias[] = [];
    for (let at = 0; at < aliases.length; at++) {
      const copy = copyAlias(aliases[at], width, height);
      if (copy === undefined) return false;
      names.push(copy.id);
      copies.push(copy);
    }
    place.aliases = copies;
  }
  if (data !== undefined) place.data = data;
  return true;
}

/** A copy of a source that can hold the rectangle. */
export function copySource(source: Source, width: number, height: number): Source | undefined {
  if (!isRecord(source)) return undefined;
  const { width: across, height: down, x, y } = source;
  if (!isSide(across, maxPageSide) || !isSide(down, maxPageSide)) return undefined;
  if (!isOffset(x, across - width) || !isOffset(y, down - height)) return undefined;
  return { width: across, height: down, x: x | 0, y: y | 0 };
}

function copyAlias(alias: Alias, width: number, height: number): Alias | undefined {
  if (!isRecord(alias)) return undefined;
  const { id, source, data } = alias;
  if (!isName(id)) return undefined;
  const copy: { -readonly [Key in keyof Alias]: Alias[Key] } = { id: nameOf(id) };
  if (source !== undefined) {
    copy.source = copySource(source, width, height);
    if (copy.source === undefined) return undefined;
  }
  if (data !== undefined) copy.data = data;
  return copy;
}

/** Is this a name that a rectangle may have? */
export function isName(id: unknown): id is Name {
  return typeof id === 'string' || Number.isSafeInteger(id);
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isOffset(value: unknown, max: number): boolean {
  return typeof value === 'number' && (value | 0) === value && value >= 0 && value <= max;
}
