import type { Borders } from '../output/frame-details.js';
import type { AtlasFile, AtlasFormat } from './atlas-format.js';
import { badFrame, detailsOf, type ParsedFrame, type ParsedPage, trimmedSource } from './parsed-atlas.js';
import { badLine, linesOf, type Numbers, readNumbers } from './text-lines.js';

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
  parse({ where, text }: AtlasFile): ParsedPage[] {
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
      if (isHeader) continue;
      if (entries === undefined || colon < 0) {
        last = new Map();
        const entry = { name: trimmed, where: `${where} line ${at + 1}`, fields: last };
        if (entries !== undefined) entries.push(entry);
        else pages.push((entries = [entry]));
      } else last.set(trimmed.slice(0, colon).trim(), trimmed.slice(colon + 1).trim());
    }
    return pages.map(readPage);
  },
};

/** A name and the fields below it: first the page's, then one a region. */
type Entry = { readonly name: string; readonly where: string; readonly fields: Map<string, string> };

const regionKeys = ['bounds', 'xy', 'rotate', 'offsets', 'offset', 'orig'];

function readPage([page, ...regions]: Entry[]): ParsedPage {
  const { name, where, fields } = page;
  const stray = regionKeys.find((key) => fields.has(key));
  if (stray !== undefined) throw badLine(where, name, `the name of a page, which has no ${stray}`);
  const size = fields.get('size');
  const sides = size === undefined ? undefined : readNumbers(size, 2, `${where} size`);
  return {
    where,
    image: name,
    ...(sides === undefined ? undefined : { size: { width: sides[0], height: sides[1] } }),
    turn: 'counter-clockwise',
    frames: regions.map(readRegion),
  };
}

function readRegion({ name, where, fields }: Entry): ParsedFrame {
  const bounds = fourNumbers({ name, where, fields }, 'bounds', 'xy', 'size');
  if (bounds === undefined) throw badLine(where, name, 'bounds, or xy and size, below it');
  const [x, y, width, height] = bounds;
  const offsets = fourNumbers({ name, where, fields }, 'offsets', 'offset', 'orig');
  // A source of no size is none.
  const isCut = offsets !== undefined && (offsets[2] !== 0 || offsets[3] !== 0);
  const [left, below, wholeWidth, wholeHeight] = isCut ? offsets : [0, 0, width, height];
  const source = { width: wholeWidth, height: wholeHeight, x: left, y: wholeHeight - below - height };
  const pads = readEdges(fields, 'pad', where);
  // A pad has a split before it, of nothing where the picture is no nine-slice.
  const borders = readEdges(fields, 'split', where) ?? (pads === undefined ? undefined : noBorders);
  const index = Number(fields.get('index') ?? -1);
  return {
    name: index >= 0 ? `${name}_${index}` : name,
    where,
    x,
    y,
    width,
    height,
    rotated: isTurned(fields.get('rotate') ?? 'false', where),
    ...trimmedSource(source, width, height),
    ...detailsOf({ borders, pads }),
  };
}

const noBorders: Borders = { left: 0, top: 0, right: 0, bottom: 0 };

function readEdges(fields: Entry['fields'], key: string, where: string): Borders | undefined {
  const text = fields.get(key);
  if (text === undefined) return undefined;
  const [left, right, top, bottom] = readNumbers(text, 4, `${where} ${key}`);
  return { left, top, right, bottom };
}

/** Four numbers in one field, or in two; one of the two alone is half of what was written. */
function fourNumbers(
  { name, where, fields }: Entry,
  all: string,
  first: string,
  second: string,
): Numbers<4> | undefined {
  const text = fields.get(all);
  if (text !== undefined) return readNumbers(text, 4, `${where} ${all}`);
  const [one, two] = [fields.get(first), fields.get(second)];
  if (one === undefined && two === undefined) return undefined;
  if (one === undefined || two === undefined) throw badLine(where, name, `${all}, or ${first} and ${second}, below it`);
  return [...readNumbers(one, 2, `${where} ${first}`), ...readNumbers(two, 2, `${where} ${second}`)];
}

function isTurned(rotate: string, where: string): boolean {
  const word = rotate.toLowerCase();
  if (word === 'false' || word === '0') return false;
  if (word === 'true' || word === '90') return true;
  throw badFrame(where, `turned by ${rotate}`, 'true, false, 0 or 90');
}
