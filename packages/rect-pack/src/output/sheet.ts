/**
 * What all atlas formats are written from: the pages of a packing with a name for each picture, aliases as frames of their
 * own, sides as those of the upright picture. Here is refused what a reader would get wrong, with what avoids it.
 */
import { checkList, checkObject, checkText, describeValue, InvalidInputError } from '@kit/grid';
import { longestName } from '../rects/limits.js';
import type { Packing, Page, Placed, Source, TextureNotes } from '../types.js';
import { checkPages } from './check-packing.js';
import {
  type Anchor,
  type Borders,
  type DetailWishes,
  detailsIn,
  type FrameDetails,
  readAnchors,
  readBorders,
} from './frame-details.js';

/** Names of ids; without one the id itself is the name. */
export type FrameNames = Readonly<Record<string | number, string>>;

/** One picture of a page. */
export type SheetFrame = {
  readonly id: string | number;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Sides of the upright picture. */
  readonly width: number;
  readonly height: number;
  readonly rotated: boolean;
  readonly trimmed: boolean;
  readonly source: Source;
} & FrameDetails;

/** One page. */
export type SheetPage = {
  readonly width: number;
  readonly height: number;
  readonly image: string;
  readonly texture: TextureNotes;
  readonly frames: readonly SheetFrame[];
};

/** What the caller says about the frames. */
export type SheetWishes = DetailWishes & {
  readonly image?: string | undefined;
  readonly turn?: 'counter-clockwise' | undefined;
};

/** What a form of atlases may hold besides places and names. */
export type AtlasProperty =
  | 'image'
  | 'size'
  | 'trim'
  | 'anchors'
  | 'borders'
  | 'pads'
  | 'durations'
  | 'regions'
  | 'animations'
  | 'timeline'
  | keyof TextureNotes;

/** What a reader can do: one record for each form, which its exporter and `lossesOf` go by. */
export type Reader = {
  /** The engine, for messages. */
  readonly engine: string;
  /** How it takes turned frames. */
  readonly turned: 'never' | 'clockwise' | 'counter-clockwise';
  /** What the form has fields for. */
  readonly holds: readonly AtlasProperty[];
  /** How many frames an animation has at least, if it holds some; default 1. */
  readonly leastFrames?: number;
  /** What is wrong with a name; undefined if nothing is. */
  readonly nameFault?: (name: string) => string | undefined;
  /** The same of the file name of a page. */
  readonly imageFault?: (image: string) => string | undefined;
  /** What a name becomes in the file, if that can make two of them equal. */
  readonly written?: (name: string) => string;
  /** The name of a frame in the file, if it may be another than the caller's. */
  readonly nameIn?: (frame: SheetFrame) => string;
  /** What tells frames apart, where that is more than the name. */
  readonly writtenOf?: (frame: SheetFrame) => string;
};

/** Reads a packing for a format. */
export function readSheet(packing: Packing, names: FrameNames, wishes: SheetWishes, reader: Reader): SheetPage[] {
  const nameOf = readNames(names, 'names');
  const anchors = readAnchors(wishes.anchors);
  const borders = readBorders(wishes.borders);
  const image = wishes.image === undefined ? undefined : checkText(wishes.image, 'options.image', longestName);
  const pages = checkPages(packing);
  const sheet = pages.map((page, number): SheetPage => {
    checkTurns(page, number, wishes.turn, reader);
    const frames = page.placed.flatMap((rect) => framesOf(rect, nameOf, anchors, borders));
    return {
      width: page.width,
      height: page.height,
      image: imageOf(page, number, image),
      texture: page.texture ?? {},
      frames,
    };
  });
  const { anchors: anchored = {}, borders: bordered = {} } = wishes;
  for (const [record, name] of [
    [names, 'names'],
    [anchored, 'options.anchors'],
    [bordered, 'options.borders'],
  ] as const)
    checkKnown(record, name, packing, sheet);
  checkFrames(sheet, reader);
  checkImages(sheet, reader);
  return sheet;
}

/** A word of a text form, such as a pixel format: nothing in it ends a field. */
export function checkWord(word: string, key: keyof TextureNotes): string {
  if (/^[^\p{Cc},:]+$/u.test(word) && word === word.trim()) return word;
  const name = `packing.pages[].texture.${key}`;
  throw new InvalidInputError('bad-text', `${name} is ${describeValue(word)}: expected a word`, { name });
}

/** The file name of a page: as the options say, as an atlas that was read said, or by its number. */
export function imageOf(page: Page, number: number, image: string | undefined): string {
  return image === undefined ? (page.image ?? `page-${number}.png`) : image.replaceAll('{page}', String(number));
}

/** A picture and its aliases. What the options say about one of them counts, and else its `data`. */
export function framesOf(
  rect: Placed,
  nameOf: (id: string | number) => string,
  anchors: ReadonlyMap<string, Anchor> = new Map(),
  borders: ReadonlyMap<string, Borders> = new Map(),
): SheetFrame[] {
  const { x, y, rotated } = rect;
  const width = rotated ? rect.height : rect.width;
  const height = rotated ? rect.width : rect.height;
  return [rect, ...Array.from(rect.aliases ?? [])].map(({ id, source = { width, height, x: 0, y: 0 }, data }) => {
    const trimmed = source.width !== width || source.height !== height;
    const [anchor, border] = [anchors.get(String(id)), borders.get(String(id))];
    if (border !== undefined && (border.left + border.right > width || border.top + border.bottom > height)) {
      const message = `options.borders[${describeValue(id)}] leave nothing of ${width} × ${height}: expected less`;
      throw new InvalidInputError('bad-number', message, { name: 'options.borders' });
    }
    const told = detailsIn(data);
    const details = { ...told, anchor: anchor ?? told.anchor, borders: border ?? told.borders };
    return { id, name: nameOf(id), x, y, width, height, rotated, trimmed, source, ...details };
  });
}

/** The names that the caller gives, each checked when it is asked for. */
export function readNames(names: FrameNames, what: string): (id: string | number) => string {
  const known = new Map(Object.entries(checkObject(names, what)));
  return (id) => {
    const name = known.get(String(id));
    return name === undefined ? String(id) : checkText(name, `${what}[${describeValue(id)}]`, longestName);
  };
}

/** Ids that have a place, and those of what has none, as texts. */
export function knownIds(packing: Packing, ids: readonly (string | number)[]): ReadonlySet<string> {
  const known = new Set(ids.map(String));
  const unplaced = checkList(packing.unplaced ?? [], 'packing.unplaced');
  for (let at = 0; at < unplaced.length; at++) {
    const { id } = checkObject(unplaced[at], `packing.unplaced[${at}]`);
    if (typeof id === 'string' || typeof id === 'number') known.add(String(id));
  }
  return known;
}

/** Refuses turned frames that a reader would get wrong. */
export function checkTurns(
  page: Page,
  number: number,
  turn: SheetWishes['turn'],
  { engine, turned }: Pick<Reader, 'engine' | 'turned'>,
): void {
  const at = page.placed.findIndex(({ rotated }) => rotated);
  const drawn = turn ?? page.turn ?? 'clockwise';
  if (at < 0 || drawn === turned) return;
  const name = `packing.pages[${number}].placed[${at}]`;
  const why = turned === 'never' ? 'draws turned frames wrong' : `takes them turned ${turned}`;
  const way = turned === 'counter-clockwise' ? `, or draw them so and say options.turn: '${turned}'` : '';
  const message = `${name} is turned ${drawn}, and ${engine} ${why}: expected a packing with rotate: false${way}`;
  throw new InvalidInputError('turned-frame', message, { index: at, name });
}

/** A name for an id that isn't there is a slip: of the id, or options in the place of the names. */
function checkKnown(record: object, name: string, packing: Packing, sheet: readonly SheetPage[]): void {
  const asked = Object.keys(record);
  if (asked.length === 0) return;
  const known = knownIds(
    packing,
    sheet.flatMap(({ frames }) => frames.map(({ id }) => id)),
  );
  for (const id of asked) {
    if (known.has(id)) continue;
    const message = `${name} has ${describeValue(id)}, which the packing does not have: expected its ids`;
    throw new InvalidInputError('unknown-id', message, { name });
  }
}

/** Names are of one space over all pages, since engines look them up without a page. */
function checkFrames(sheet: readonly SheetPage[], reader: Reader): void {
  const { engine, nameFault, nameIn = ({ name }) => name, written = (name) => name } = reader;
  const { writtenOf = ({ name }) => written(name) } = reader;
  const seen = new Set<string>();
  for (const { frames } of sheet) {
    for (const frame of frames) {
      const name = nameIn(frame);
      const fault = name === '' ? 'is empty' : nameFault?.(name);
      if (fault !== undefined) {
        const message = `names has ${describeValue(name)}, which ${fault}: expected a name that ${engine} can read`;
        throw new InvalidInputError('bad-name', message, { name: 'names' });
      }
      const inFile = writtenOf(frame);
      if (seen.has(inFile)) {
        const message = `names has ${describeValue(name)} twice: expected a name for each frame of the atlas`;
        throw new InvalidInputError('duplicate-name', message, { name: 'names' });
      }
      seen.add(inFile);
    }
  }
}

/** Two pages of one file name are a slip. */
function checkImages(sheet: readonly SheetPage[], { engine, imageFault }: Reader): void {
  const seen = new Set<string>();
  for (const { image } of sheet) {
    const fault = image === '' ? 'is empty' : imageFault?.(image);
    if (fault !== undefined) {
      const message = `options.image is ${describeValue(image)}, which ${fault}: expected a name that ${engine} can read`;
      throw new InvalidInputError('bad-name', message, { name: 'options.image' });
    }
    if (seen.has(image)) {
      const message = `options.image names two pages ${describeValue(image)}: expected {page} in it`;
      throw new InvalidInputError('duplicate-name', message, { name: 'options.image' });
    }
    seen.add(image);
  }
}
