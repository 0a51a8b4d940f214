/** Atlases of others, read back to packings. */
import {
  checkInteger,
  checkList,
  checkObject,
  checkOptions,
  describeValue,
  InvalidInputError,
  unexpected,
} from '@kit/grid';
import type { FrameDetails } from '../output/frame-details.js';
import { maxPageSide } from '../rects/limits.js';
import type { Packing, PageSize } from '../types.js';
import type { AtlasFile, AtlasFormat } from './atlas-format.js';
import { cocosAtlas } from './cocos-atlas.js';
import { cssSprites } from './css-sprites.js';
import { godotResource } from './godot-resource.js';
import { jsonAtlas } from './json-atlas.js';
import { isJsonObject } from './json-values.js';
import { libgdxAtlas } from './libgdx-atlas.js';
import { parsedPacking } from './parsed-atlas.js';
import { pctAtlas } from './pct-atlas.js';
import { starlingAtlas } from './starling-atlas.js';
import { unityAtlas } from './unity-atlas.js';

/** A file's text, or the object that it holds as JSON. */
export type AtlasSource = string | object;

/** Options of {@link parseAtlas}. */
export type ParseAtlasOptions = {
  /** Sizes of the pages in their order, for files that don't tell them. */
  readonly sizes?: readonly PageSize[] | undefined;
};

/** What {@link parseAtlas} gives: names are ids, and what else a file says about a picture is its `data`. */
export type ParsedAtlas = Packing<string, FrameDetails>;

/** Reads files, as {@link parseAtlas} does. */
export type AtlasParser = (files: AtlasSource | readonly AtlasSource[], options?: ParseAtlasOptions) => ParsedAtlas;

/**
 * A parser for some forms of atlases, which bundles no other.
 *
 * @param formats - the forms, such as `jsonAtlas`; of several that match a file the first reads it
 * @returns a function as {@link parseAtlas}
 * @throws {@link InvalidInputError} `bad-list`, `bad-length`, `bad-options`
 *
 * @example
 * ```ts
 * import { createAtlasParser, jsonAtlas, libgdxAtlas } from '@kit/rect-pack';
 *
 * const parse = createAtlasParser([jsonAtlas, libgdxAtlas]);
 * parse('page.png\nsize:8,8\nhero\nbounds:0,0,3,4').pages[0]?.placed[0]?.id; // => 'hero'
 * ```
 */
export function createAtlasParser(formats: readonly AtlasFormat[]): AtlasParser {
  const known = Array.from(checkList(formats, 'formats', 1), (format, at) => checkFormat(format, `formats[${at}]`));
  return (files, options = {}) => {
    const { sizes = [] } = checkOptions(options, ['sizes']);
    const pageSizes = Array.from(checkList(sizes, 'options.sizes', 0, 65_536), (size, at) => readSize(size, at));
    const isOne = typeof files === 'string' || isJsonObject(files);
    const list: readonly AtlasSource[] = isOne
      ? [files]
      : Array.from(checkList(files as readonly AtlasSource[], 'files', 1, 65_536));
    const pages = list.flatMap((source, at) => {
      const file = readFile(source, isOne ? 'file' : `files[${at}]`);
      const format = known.find(({ matches }) => matches(file));
      if (format !== undefined) return format.parse(file);
      const names = known.map(({ name }) => name).join(', ');
      throw unexpected('unknown-format', file.where, source, `an atlas as one of ${names}`, {
        index: at,
        name: file.where,
      });
    });
    return parsedPacking(pages, pageSizes);
  };
}

/**
 * All forms: what {@link parseAtlas} knows.
 *
 * @example
 * ```ts
 * import { atlasFormats } from '@kit/rect-pack';
 *
 * atlasFormats.map(({ name }) => name); // => ['JSON', 'Godot', 'PCT', 'Unity', 'cocos2d', 'Starling', 'CSS', 'libGDX']
 * ```
 */
export const atlasFormats: readonly AtlasFormat[] = /* @__PURE__ */ Object.freeze([
  jsonAtlas,
  godotResource,
  pctAtlas,
  unityAtlas,
  cocosAtlas,
  starlingAtlas,
  cssSprites,
  libgdxAtlas,
]);

/**
 * Reads an atlas back to a packing, so that it can be drawn, changed, or packed again: TexturePacker's JSON (hash, array,
 * several pages) and its generic XML, PCT, libGDX and Spine, Starling, cocos2d, Unity and Godot `.tpsheet`, Godot's
 * resources, and our own CSS.
 *
 * Names become ids, and several names of one place aliases. Anchors, nine-slices and their pads are in `data`, where the
 * exporters find them again; the picture's file name is the page's `image`. What the exporters write is read back to the
 * pages that they were given, as far as the form holds them. The places can be packed again as they are: packers read
 * `rotated`, and take the upright picture.
 *
 * The form is known by what stands in the file. XML, property lists and JSON that end halfway are refused; the other forms
 * have no sign of their end. {@link createAtlasParser} bundles only the forms it is given.
 *
 * @param files - a file's text or its JSON as an object; or a list of them, one a page or a picture
 * @param options - the sizes of pages that the files don't tell
 * @returns the packing, measured by area
 * @throws {@link InvalidInputError} `unknown-format`, `unknown-version`, `bad-text` for what can't be read, `bad-atlas` for
 * a member that is missing or something else, `bad-frame` for a frame outside its page, `duplicate-name`, `bad-list`,
 * `bad-length`, `bad-options`, `bad-size`, `unknown-option`
 *
 * @example
 * ```ts
 * import { pack, parseAtlas, toPixiAtlas } from '@kit/rect-pack';
 *
 * const packing = pack([{ id: 'hero', width: 3, height: 4 }], { width: 8, height: 8 });
 * const { pages } = parseAtlas(toPixiAtlas(packing, { hero: 'hero.png' }));
 * pages[0]?.placed; // => [{ id: 'hero.png', x: 0, y: 0, width: 3, height: 4, rotated: false }]
 * pages[0]?.image; // => 'page-0.png'
 * ```
 */
export function parseAtlas(files: AtlasSource | readonly AtlasSource[], options: ParseAtlasOptions = {}): ParsedAtlas {
  return createAtlasParser(atlasFormats)(files, options);
}

function checkFormat(format: AtlasFormat, name: string): AtlasFormat {
  checkObject(format, name);
  if (typeof format.matches === 'function' && typeof format.parse === 'function') return format;
  throw unexpected('bad-options', name, format, 'a form of atlases', {
    name,
  });
}

function readSize(size: PageSize, at: number): PageSize {
  const name = `options.sizes[${at}]`;
  checkObject(size, name);
  return {
    width: checkInteger(size.width, `${name}.width`, 1, maxPageSide, 'bad-size'),
    height: checkInteger(size.height, `${name}.height`, 1, maxPageSide, 'bad-size'),
  };
}

/** A file as formats see it; a text that begins like JSON has to be JSON. */
function readFile(source: AtlasSource, where: string): AtlasFile {
  if (typeof source !== 'string')
    return { where, text: '', json: checkObject(source, where) as Record<string, unknown> };
  const text = source.startsWith('\uFEFF') ? source.slice(1) : source;
  if (!/^\s*\{/.test(text)) return { where, text, json: undefined };
  try {
    return { where, text, json: JSON.parse(text) as Record<string, unknown> };
  } catch {
    const message = `${where} is ${describeValue(text)}: it begins like JSON, and is none`;
    throw new InvalidInputError('bad-text', message, { name: where });
  }
}
