/** Checks rectangle by rectangle and copies what kernels need. */
import { checkFlag } from '@kit/grid';
import type { RectInput } from '../types.js';
import { badId, badSide, isSide, isTurned, nameOf, notARect } from './bare-faults.js';
import { hashName, type Names } from './distinct-ids.js';
import { Extras, type ExtraWishes } from './extras.js';
import { maxSide } from './limits.js';
import { Tags } from './tags.js';

/** How rectangles are to be read. */
export type ReaderWishes = ExtraWishes & {
  /** May rectangles be turned that don't say so themselves? */
  readonly rotate: boolean;
};

/** Reads the list. */
export class Reader {
  turnable: Uint8Array | undefined;
  /** Those of them that say themselves that they may turn. */
  own: Uint8Array | undefined;
  tags: Tags | undefined;
  /** The ids with their hashes; undefined if none has one. */
  ids: Names | undefined;
  /** Does one of them say for itself whether it turns? */
  locks = false;
  /** What they have besides their sides; undefined if none has anything. */
  extras: Extras | undefined;
  readonly #rects: ArrayLike<RectInput>;
  readonly #rotate: boolean;
  readonly #padding: number;
  readonly #wishes: ReaderWishes;
  readonly #keys: Int32Array;

  constructor(rects: ArrayLike<RectInput>, wishes: ReaderWishes, keys: Int32Array) {
    this.#rects = rects;
    this.#rotate = wishes.rotate;
    this.#padding = wishes.padding;
    this.#wishes = wishes;
    this.#keys = keys;
    if (wishes.extrude > 0 || wishes.alignTo > 1) this.extras = new Extras(keys.length, wishes);
  }

  read(): void {
    const rects = this.#rects;
    const rotate = this.#rotate;
    const padding = this.#padding;
    const keys = this.#keys;
    const max = maxSide - padding;
    const count = keys.length;
    let { ids } = this;
    for (let at = 0; at < count; at++) {
      const rect = rects[at];
      if (typeof rect !== 'object' || rect === null) {
        throw notARect(rect, at);
      }
      const { width: across, height: down, rotate: turns = rotate, tag, id } = rect;
      if (!isSide(across, max)) throw badSide(across, at, 'width', max);
      if (!isSide(down, max)) throw badSide(down, at, 'height', max);
      const [high, wide] = isTurned(rect, at) ? [across, down] : [down, across];
      keys[at] = ~(((high + padding) << 16) | (wide + padding));
      if (turns !== rotate) {
        checkFlag(turns, `rects[${at}].rotate`);
        this.locks = true;
      }
      if (turns && across !== down) {
        this.turnable ??= new Uint8Array(count);
        this.turnable[at] = 1;
        if (rect.rotate !== undefined) {
          this.own ??= new Uint8Array(count);
          this.own[at] = 1;
        }
      }
      if (tag !== undefined) {
        this.tags ??= new Tags(count);
        this.tags.add(at, tag);
      }
      if (id !== undefined) {
        if (typeof id !== 'string' && !Number.isSafeInteger(id)) throw badId(id, at);
        ids ??= this.#startIds(at);
        ids.list[at] = nameOf(id);
        // Now that it has been touched, it is near.
        ids.hashes[at] = hashName(id);
      } else if (ids !== undefined) {
        ids.list[at] = at;
        ids.hashes[at] = hashName(at);
      }
      if (hasExtras(rect)) {
        this.extras ??= new Extras(count, this.#wishes);
        this.extras.read(at, rect);
      }
    }
  }

  /** The names of all with their hashes; undefined if nobody has one, and no alias either. */
  names(): Names | undefined {
    if (this.ids === undefined && (this.extras?.names.length ?? 0) === 0) return undefined;
    return this.ids ?? this.#startIds(this.#keys.length);
  }

  /** Names for all, of which those before this one are indices. */
  #startIds(at: number): Names {
    const list = new Array<string | number>(this.#keys.length);
    const hashes = new Int32Array(list.length);
    for (let index = 0; index < at; index++) {
      list[index] = index;
      hashes[index] = hashName(index);
    }
    this.ids = { list, hashes };
    return this.ids;
  }
}

function hasExtras({ source, aliases, data, extrude, alignTo }: RectInput): boolean {
  if (source !== undefined || aliases !== undefined || data !== undefined) return true;
  return extrude !== undefined || alignTo !== undefined;
}
