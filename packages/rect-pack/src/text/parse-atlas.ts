/** Atlases of others, read back to packings. */
import {
  checkChoice,
  checkList,
  checkObject,
  checkOptions,
  describeValue,
  InvalidInputError,
  unexpected,
} from '@kit/grid';
import { readPageSize } from '../rects/read-options.js';
import type { PageSize } from '../types.js';
import type { AtlasFile, AtlasFormat } from './atlas-format.js';
import { cocosAtlas } from './cocos-atlas.js';
import { cssSprites } from './css-sprites.js';
import { easelAtlas } from './easel-atlas.js';
import { egretAtlas } from './egret-atlas.js';
import { godotResource } from './godot-resource.js';
import { jsonAtlas } from './json-atlas.js';
import { isJsonObject, parsedJson } from './json-values.js';
import { leshyAtlas } from './leshy-atlas.js';
import { libgdxAtlas } from './libgdx-atlas.js';
import { otherTool } from './other-tools.js';
import { type ParsedAtlas, parsedPacking } from './parsed-atlas.js';
import type { SettledPage } from './parsed-frames.js';
import { pctAtlas } from './pct-atlas.js';
import { type MemberPath, repeatedNames, settleRepeats } from './repeated-names.js';
import { mapboxAtlas, spritesByName, spritesmithAtlas } from './sprite-maps.js';
import { starlingAtlas } from './starling-atlas.js';
import { unityAtlas } from './unity-atlas.js';

/** A file's text, or the object that it holds as JSON. */
export type AtlasSource = string | object;

/** Options of {@link parseAtlas}. */
export type ParseAtlasOptions = {
  /** Sizes of the pages in their order, for files that don't tell them. */
  readonly sizes?: readonly PageSize[] | undefined;
  /**
   * What becomes of a frame that can't be, such as one outside its page or of a name that occurs before: `refuse` (default)
   * refuses the file, `skip` passes the frame over and lists it in `skipped`.
   */
  readonly onFault?: 'refuse' | 'skip' | undefined;
};

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
    const { sizes = [], onFault = 'refuse' } = checkOptions(options, ['sizes', 'onFault']);
    checkChoice(onFault, 'options.onFault', ['refuse', 'skip']);
    const pageSizes = Array.from(checkList(sizes, 'options.sizes', 0, 65_536), (size, at) =>
      readPageSize(size, `options.sizes[${at}]`),
    );
    const isOne = typeof files === 'string' || isJsonObject(files);
    const list: readonly AtlasSource[] = isOne
      ? [files]
      : Array.from(checkList(files as readonly AtlasSource[], 'files', 1, 65_536));
    const all = list.flatMap((source, at) => filesOf(source, isOne ? 'file' : `files[${at}]`, onFault));
    const pages: SettledPage[] = [];
    for (const { file: one, repeats } of all) {
      const first = pages.length;
      const file: AtlasFile = {
        ...one,
        get sizes() {
          return pageSizes.slice(first);
        },
      };
      const format = known.find(({ matches }) => matches(file));
      if (format === undefined) throw unknownFormat(file, known);
      for (const page of settleRepeats(format.parse(file), repeats, file)) pages.push(page);
    }
    return parsedPacking(pages, pageSizes, onFault === 'skip');
  };
}

/**
 * All forms: what {@link parseAtlas} knows.
 *
 * @example
 * ```ts
 * import { atlasFormats } from '@kit/rect-pack';
 *
 * atlasFormats.map(({ name }) => name); // => ['EaselJS', 'Egret', 'cocos2d', 'JSON', 'Godot', 'spritesmith', 'Mapbox', 'PCT', 'Unity', 'Starling', 'CSS', 'Leshy', 'libGDX']
 * ```
 */
export const atlasFormats: readonly AtlasFormat[] = /* @__PURE__ */ Object.freeze([
  easelAtlas,
  egretAtlas,
  cocosAtlas,
  jsonAtlas,
  godotResource,
  spritesmithAtlas,
  mapboxAtlas,
  pctAtlas,
  unityAtlas,
  starlingAtlas,
  cssSprites,
  leshyAtlas,
  libgdxAtlas,
]);

/**
 * Reads an atlas back to a packing, so that it can be drawn, changed, or packed again: TexturePacker's JSON (hash, array,
 * several pages), its generic XML and its list for UIKit, PCT, libGDX and Spine, Starling and DragonBones, cocos2d, Unity and Godot
 * `.tpsheet`, Godot's resources, EaselJS, Egret, spritesmith and Mapbox sprites, Leshy's text, and CSS: our own,
 * and rules of classes with `background-position`, `width` and `height`. A grid of EaselJS takes the sizes of its pictures from `sizes`.
 *
 * Names become ids, and several names of one place aliases. Anchors, nine-slices and their pads are in `data`, where the
 * exporters find them again; the picture's file name is the page's `image`, and what the file says of its texture `texture`.
 * Animations and Aseprite's tags are `animations` and `timeline`. What is not kept is named in `leftOut`. What the exporters write is read back to the
 * pages that they were given, as far as the form holds them. The places can be packed again as they are: packers read
 * `rotated`, and take the upright picture.
 *
 * The form is known by what stands in the file. XML, property lists and JSON that end halfway are refused; the other forms
 * have no sign of their end. A name that occurs twice in one object of a text is refused, since parsers of JSON keep only the
 * last value. With `onFault: 'skip'` the last value counts and `skipped` or `leftOut` names the others. {@link createAtlasParser} bundles only the forms it is given.
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

function unknownFormat({ where, text, json }: AtlasFile, known: readonly AtlasFormat[]): InvalidInputError {
  const other = otherTool(text);
  if (other !== undefined) return new InvalidInputError('unknown-format', `${where} ${other}`, { name: where });
  const names = known.map(({ name }) => name).join(', ');
  return unexpected('unknown-format', where, json ?? text, `an atlas as one of ${names}`, { name: where });
}

function checkFormat(format: AtlasFormat, name: string): AtlasFormat {
  checkObject(format, name);
  if (typeof format.matches === 'function' && typeof format.parse === 'function') return format;
  throw unexpected('bad-options', name, format, 'a form of atlases', { name });
}

/** Comments before JSON, which some tools write. */
const comments = /^(?:\s|\/\/[^\n\r]*|\/\*[\s\S]*?\*\/)*/;

/** A file as formats see it, and the names that its text has twice. */
type FileOfText = { readonly file: AtlasFile; readonly repeats: readonly MemberPath[] };

/** A file, or several: JSON may be a list of pages, and a list of sprites is one. */
function filesOf(source: AtlasSource, where: string, onFault: AtlasFile['onFault']): FileOfText[] {
  if (typeof source !== 'string') return [{ file: ofObject(source, where, onFault), repeats: [] }];
  const text = source.startsWith('\uFEFF') ? source.slice(1) : source;
  const json = text.replace(comments, '');
  if (/^[{[]/.test(json)) {
    const value = parsedJson(json);
    const repeats = value === undefined ? [] : repeatedNames(json);
    if (Array.isArray(value)) {
      const list: readonly object[] = Array.from(checkList(value as readonly object[], where, 1));
      const sprites = spritesByName(list);
      if (sprites !== undefined) {
        const file = ofObject(sprites.json, where, onFault);
        return [{ file, repeats: [...repeats, ...sprites.repeats] }];
      }
      return list.map((one, at) => ({
        file: ofObject(one, `${where}[${at}]`, onFault),
        repeats: repeats.filter(([page]) => page === at).map(([, ...path]) => path),
      }));
    }
    if (value !== undefined) return [{ file: ofObject(value as object, where, onFault), repeats }];
    if (text.trimStart().startsWith('{')) {
      const message = `${where} is ${describeValue(text)}: it begins like JSON, and is none`;
      throw new InvalidInputError('bad-text', message, { name: where });
    }
  }
  return [{ file: { where, text, json: undefined, onFault }, repeats: [] }];
}

function ofObject(value: object, where: string, onFault: AtlasFile['onFault']): AtlasFile {
  return { where, text: '', json: checkObject(value, where) as Record<string, unknown>, onFault };
}
