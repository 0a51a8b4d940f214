/**
 * Reads rectangles that are nothing but sides, names and what they carry, in as little code as it takes: for packers of one
 * kernel, which are to be small. It says of them what `readRects` says, and refuses what it does not know.
 */
import { checkFlag, type InvalidInputError, unexpected } from '@kit/grid';
import type { RectInput } from '../types.js';
import { badId, badSide, isSide, nameOf, notARect, occursBefore } from './bare-faults.js';
import { maxSide } from './limits.js';

/** Rectangles as they have been read: an entry for each. */
export type BareList = {
  readonly ids: readonly (string | number)[];
  readonly data: readonly unknown[];
  /** Their sides with the padding, the height above the width. */
  readonly sides: Uint32Array;
  /** 1 where turning is allowed and makes a difference. */
  readonly turnable: Uint8Array;
  /** 1 where a rectangle says itself that it may turn. */
  readonly own: Uint8Array;
};

/** What only the whole packers know. */
const unknownHere = ['tag', 'source', 'aliases', 'extrude', 'alignTo'] as const;

/** Checks and reads the list. */
export function readBare(rects: ArrayLike<RectInput>, rotate: boolean, padding: number): BareList {
  const count = rects.length;
  const max = maxSide - padding;
  const ids: (string | number)[] = [];
  const data: unknown[] = [];
  const sides = new Uint32Array(count);
  const turnable = new Uint8Array(count);
  const own = new Uint8Array(count);
  let named = false;
  for (let at = 0; at < count; at++) {
    const rect = rects[at];
    if (typeof rect !== 'object' || rect === null) throw notARect(rect, at);
    const { width, height, rotate: turns = rotate, rotated = false, id = at } = rect;
    if (!isSide(width, max)) throw badSide(width, at, 'width', max);
    if (!isSide(height, max)) throw badSide(height, at, 'height', max);
    if (checkFlag(turns, `rects[${at}].rotate`) && width !== height) {
      turnable[at] = 1;
      if (rect.rotate === true) own[at] = 1;
    }
    if (id !== at) named = true;
    if (typeof id !== 'string' && !Number.isSafeInteger(id)) throw badId(id, at);
    for (const field of unknownHere) if (rect[field] !== undefined) throw notKnownHere(rect[field], at, field);
    ids.push(nameOf(id));
    data.push(rect.data);
    const isTurned = checkFlag(rotated, `rects[${at}].rotated`);
    sides[at] = (((isTurned ? width : height) + padding) << 16) | ((isTurned ? height : width) + padding);
  }
  if (named) checkApart(ids);
  return { ids, data, sides, turnable, own };
}

function checkApart(ids: readonly (string | number)[]): void {
  const seen = new Set<string | number>();
  for (let at = 0; at < ids.length; at++) {
    if (seen.size === seen.add(ids[at]).size) throw occursBefore(ids[at], at);
  }
}

function notKnownHere(value: unknown, index: number, field: string): InvalidInputError {
  const name = `rects[${index}].${field}`;
  return unexpected('bad-rect', name, value, 'none, of which a packer of one kernel knows nothing', { index, name });
}
