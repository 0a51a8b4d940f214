/** What pages say besides their sizes: the file name of the picture, how turned pictures lie, and how the texture is used. */
import { checkChoice, checkFlag, checkNumber, checkObject, checkText } from '@kit/grid';
import type { Page, Placed, TextureNotes } from '../types.js';
import { longestName } from './limits.js';

/** What one page says. */
export type PageNotes = Pick<Page, 'image' | 'turn' | 'texture'>;

/** The notes of a page that comes from outside, checked; what it does not say is not there. */
export function readNotes({ image, turn, texture }: Page, name: string): PageNotes {
  return {
    ...(image === undefined ? undefined : { image: checkText(image, `${name}.image`, longestName) }),
    ...(turn === undefined ? undefined : { turn: checkChoice(turn, `${name}.turn`, ['counter-clockwise']) }),
    ...(texture === undefined ? undefined : { texture: readTexture(texture, `${name}.texture`) }),
  };
}

function readTexture(texture: TextureNotes, name: string): TextureNotes {
  const { format, filter, repeat, premultiplied, scale } = checkObject(texture, name);
  const text = (value: string, key: string): string => checkText(value, `${name}.${key}`, longestName);
  if (filter !== undefined) checkObject(filter, `${name}.filter`);
  return {
    ...(format === undefined ? undefined : { format: text(format, 'format') }),
    ...(filter === undefined
      ? undefined
      : { filter: { min: text(filter.min, 'filter.min'), mag: text(filter.mag, 'filter.mag') } }),
    ...(repeat === undefined ? undefined : { repeat: checkChoice(repeat, `${name}.repeat`, ['none', 'x', 'y', 'xy']) }),
    ...(premultiplied === undefined ? undefined : { premultiplied: checkFlag(premultiplied, `${name}.premultiplied`) }),
    ...(scale === undefined ? undefined : { scale: checkNumber(scale, `${name}.scale`, 1e-6, 1e6) }),
  };
}

/** The notes of a former packing's pages, by their index. */
export class FormerNotes {
  readonly #pages: Map<number, { notes: PageNotes; hasTurned: boolean }> = new Map();
  #turn: Page['turn'];

  /** Checks and keeps what a page says. */
  keep(page: Page, name: string): void {
    const notes = readNotes(page, name);
    this.#pages.set(page.index, { notes, hasTurned: hasTurned(page.placed) });
    this.#turn ??= notes.turn;
  }

  /** What the page of this index says now that these rectangles lie on it: where it had none turned, it turns as the others. */
  of(index: number, placed: readonly Placed[]): PageNotes {
    const former = this.#pages.get(index);
    const turn = this.#turn;
    if (turn === undefined || former?.notes.turn !== undefined || former?.hasTurned === true || !hasTurned(placed)) {
      return former?.notes ?? {};
    }
    return { ...former?.notes, turn };
  }
}

function hasTurned(placed: readonly Placed[]): boolean {
  return placed.some(({ rotated }) => rotated);
}
