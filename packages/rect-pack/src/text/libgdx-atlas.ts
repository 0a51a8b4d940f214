import type { Borders } from '../output/frame-details.js';
import type { Page, TextureNotes } from '../types.js';
import type { AtlasFile, AtlasFormat } from './atlas-format.js';
import { badFrame, type ParsedFrame, type ParsedPage } from './parsed-frames.js';
import { frameAt, namesBeyond, readFrames, textureNotes } from './read-frames.js';
import { badLine, linesOf, type Numbers, readNumbers, readTruth } from './text-lines.js';

/**
 * The `.atlas` text of libGDX and Spine, new and old: a form for `createAtlasParser`. Turned pictures lie counter-clockwise.
 *
 * @example
 * ```ts
 * import { createAtlasParser, libgdxAtlas, pack, toLibgdxAtlas } from '@kit/rect-pack';
 *
 * const packing = pack([{ id: 'hero', width: 3, height: 4 }], { width: 8, height: 8 });
 * createAtlasParser([libgdxAtlas])(toLibgdxAtlas(packing)).pages[0]?.placed; // => packing.pages[0]?.placed
 * ```
 */
export const libgdxAtlas: AtlasFormat = {
  name: 'libGDX',
  matches: ({ text }) => !/^\s*[<{]/.test(text) && /(?:^|[\n\r])[^\S\n\r]*(?:size|bounds|xy)[^\S\n\r]*:/.test(text),
  parse(file: AtlasFile): ParsedPage[] {
    const { where, text } = file;
    const header: string[] = [];
    const pages: Entry[][] = [];
    /** The page that is being read; undefined between two pages. */
    let entries: Entry[] | undefined;
    /** What the fields belong to: the page or a region of it. */
    let last = new Map<string, string>();
    /** Fields before the first page belong to none; engines pass over them. */
    let isHeader = true;
    let isBegun = false;
    for (const [at, line] of linesOf(text).entries()) {
      const trimmed = line.trim();
      const colon = trimmed.indexOf(':');
      if (trimmed === '') {
        entries = undefined;
        isHeader &&= !isBegun;
        continue;
      }
      isBegun = true;
      isHeader &&= colon >= 0;
      if (isHeader) {
        header.push(`header ${trimmed.slice(0, colon).trim()}`);
        continue;
      }
      if (entries === undefined || colon < 0) {
        last = new Map();
        const entry = { name: trimmed, where: `${where} line ${at + 1}`, fields: last };
        if (entries !== undefined) entries.push(entry);
        else pages.push((entries = [entry]));
      } else last.set(trimmed.slice(0, colon).trim(), trimmed.slice(colon + 1).trim());
    }
    const idOf = regionIds(pages.flatMap(([, ...regions]) => regions));
    return pages.map((entries, at) => {
      const page = readPage(file, entries, idOf);
      return at > 0 ? page : { ...page, leftOut: [...header, ...page.leftOut!] };
    });
  },
};

/** A name and the fields below it: first the page's, then one a region. */
type Entry = { readonly name: string; readonly where: string; readonly fields: Map<string, string> };

const regionKeys = ['bounds', 'xy', 'rotate', 'offsets', 'offset', 'orig'];
const moreOfRegions = ['size', 'index', 'split', 'pad'];
const knownOfPages = ['size', 'format', 'filter', 'repeat', 'pma', 'scale'];

/** An id for each region: its name, and its index behind it where it has one; other signs where that is taken. */
function regionIds(regions: readonly Entry[]): ReadonlyMap<Entry, string> {
  const indexOf = (region: Entry): number => Number(region.fields.get('index') ?? -1);
  const taken = new Set(regions.filter((region) => !(indexOf(region) >= 0)).map(({ name }) => name));
  const ids = new Map<Entry, string>();
  const pairs = new Map<string, string>();
  for (const region of regions) {
    const index = indexOf(region);
    if (!(index >= 0)) {
      ids.set(region, region.name);
      continue;
    }
    const pair = JSON.stringify([region.name, index]);
    let id = pairs.get(pair) ?? `${region.name}_${index}`;
    for (let signs = '#'; taken.has(id) && !pairs.has(pair); signs += '#') id = `${region.name}${signs}${index}`;
    taken.add(id);
    pairs.set(pair, id);
    ids.set(region, id);
  }
  return ids;
}

function readPage(file: AtlasFile, [page, ...regions]: Entry[], idOf: ReadonlyMap<Entry, string>): ParsedPage {
  const { name, where, fields } = page;
  const stray = regionKeys.find((key) => fields.has(key));
  if (stray !== undefined) throw badLine(where, name, `the name of a page, which has no ${stray}`);
  const size = fields.get('size');
  const sides = size === undefined ? undefined : readNumbers(size, 2, `${where} size`);
  const turns = new PageTurns();
  const named = regions.map((region) => [region.name, region] as const);
  const parsed = readFrames(file, named, (_, region) => {
    const degrees = degreesOf(region.fields.get('rotate') ?? 'false', region.where);
    turns.check(degrees, region.where);
    return readRegion(region, idOf.get(region)!, degrees !== 0);
  });
  const leftOut = [
    ...namesBeyond(fields.keys(), knownOfPages, 'page.'),
    ...regions.flatMap((region) => namesBeyond(region.fields.keys(), [...regionKeys, ...moreOfRegions], 'region.')),
  ];
  const texture = textureOf(fields, where);
  return {
    where,
    image: name,
    size: sides && { width: sides[0], height: sides[1] },
    turn: turns.turn,
    texture,
    ...parsed,
    leftOut,
  };
}

/** A page says once for all how its turned pictures lie. */
class PageTurns {
  #degrees = 0;

  /** Refuses a frame that is turned otherwise than those before it, or stands on its head. */
  check(degrees: number, where: string): void {
    if (degrees === 180)
      throw badFrame(where, 'turned by 180', 'true, false, 0, 90 or 270: no page holds frames upside down');
    if (degrees === 0) return;
    if (this.#degrees !== 0 && this.#degrees !== degrees) {
      throw badFrame(where, `turned by ${degrees}`, `${this.#degrees} as frames of the page before it`);
    }
    this.#degrees = degrees;
  }

  get turn(): Page['turn'] {
    return this.#degrees === 270 ? undefined : 'counter-clockwise';
  }
}

/** What is said of the texture; a filter that is left out is Nearest. */
function textureOf(fields: Entry['fields'], where: string): TextureNotes | undefined {
  const [min, mag = min] = (fields.get('filter') ?? 'Nearest').split(',').map((word) => word.trim());
  const repeat = fields.get('repeat') ?? 'none';
  if (repeat !== 'none' && repeat !== 'x' && repeat !== 'y' && repeat !== 'xy') {
    throw badLine(`${where} repeat`, repeat, 'none, x, y or xy');
  }
  const premultiplied = readTruth(fields.get('pma') ?? 'false', `${where} pma`);
  const told = fields.get('scale');
  const scale = told === undefined ? undefined : readNumbers(told, 1, `${where} scale`)[0];
  return textureNotes({ format: fields.get('format'), filter: { min, mag }, repeat, premultiplied, scale });
}

function readRegion(entry: Entry, id: string, rotated: boolean): ParsedFrame {
  const { name, where, fields } = entry;
  const bounds = fourNumbers(entry, 'bounds', 'xy', 'size');
  if (bounds === undefined) throw badLine(where, name, 'bounds, or xy and size, below it');
  const [x, y, width, height] = bounds;
  const offsets = fourNumbers(entry, 'offsets', 'offset', 'orig');
  // A source of no size is none.
  const isCut = offsets !== undefined && (offsets[2] !== 0 || offsets[3] !== 0);
  const [left, below, wholeWidth, wholeHeight] = isCut ? offsets : [0, 0, width, height];
  const source = { width: wholeWidth, height: wholeHeight, x: left, y: wholeHeight - below - height };
  const pads = readEdges(fields, 'pad', where);
  // A pad has a split before it, of nothing where the picture is no nine-slice.
  const borders = readEdges(fields, 'split', where) ?? (pads === undefined ? undefined : noBorders);
  const [index] = readNumbers(fields.get('index') ?? '-1', 1, `${where} index`);
  const region = index >= 0 ? { name, index } : undefined;
  return frameAt({ name: id, where, x, y, width, height, rotated, source }, { borders, pads, region });
}

const noBorders: Borders = { left: 0, top: 0, right: 0, bottom: 0 };

function readEdges(fields: Entry['fields'], key: string, where: string): Borders | undefined {
  const text = fields.get(key);
  if (text === undefined) return undefined;
  const [left, right, top, bottom] = readNumbers(text, 4, `${where} ${key}`);
  return { left, top, right, bottom };
}

/** Four numbers in one field, or in two; one of the two alone is half of what was written. */
function fourNumbers(region: Entry, all: string, first: string, second: string): Numbers<4> | undefined {
  const { name, where, fields } = region;
  const text = fields.get(all);
  if (text !== undefined) return readNumbers(text, 4, `${where} ${all}`);
  const [one, two] = [fields.get(first), fields.get(second)];
  if (one === undefined && two === undefined) return undefined;
  if (one === undefined || two === undefined) throw badLine(where, name, `${all}, or ${first} and ${second}, below it`);
  return [...readNumbers(one, 2, `${where} ${first}`), ...readNumbers(two, 2, `${where} ${second}`)];
}

function degreesOf(rotate: string, where: string): number {
  const word = rotate.toLowerCase();
  if (word === 'false' || word === '0') return 0;
  if (word === 'true') return 90;
  if (word === '90' || word === '180' || word === '270') return Number(word);
  throw badFrame(where, `turned by ${rotate}`, 'true, false, 0, 90 or 270');
}
