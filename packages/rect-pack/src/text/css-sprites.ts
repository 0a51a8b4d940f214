import { InvalidInputError } from '@kit/grid';
import type { AtlasFile, AtlasFormat } from './atlas-format.js';
import { hasSpriteRules, readSpriteRules } from './css-rules.js';
import { isJsonObject, parsedJson } from './json-values.js';
import type { ParsedFrame, ParsedPage } from './parsed-frames.js';
import { frameAt } from './read-frames.js';

const head = /^\/\* @kit\/rect-pack (\{[^\n]*\}) \*\/\n(?=\.|$)/;

/** A length: pixels, or 0. */
const length = '(-?[\\d.e-]+)(?:px)?';
/** Each sign in one way only, and no more than a name may have: a file that isn't ours must not take long. */
const className = '\\.((?:[\\w\u0080-\uffff-]|\\\\[0-9a-f]{1,6} |\\\\[^0-9a-f]){1,8192})';
const boxRule = /* @__PURE__ */ (() =>
  new RegExp(
    `${className}\\{display:inline-block;position:relative;overflow:hidden;width:${length};height:${length}\\}\\n`,
    'y',
  ))();
const pictureRule = /* @__PURE__ */ (() =>
  new RegExp(
    `${className}::before\\{content:"";position:absolute;left:${length};top:${length};width:${length};height:${length};` +
      `background:url\\(("(?:[^"\\\\]|\\\\.)*")\\) ${length} ${length}/${length} ${length} no-repeat` +
      `(;transform-origin:0 0;transform:translateY\\(${length}\\) rotate\\(-90deg\\))?\\}\\n`,
    'y',
  ))();

/**
 * Style sheets of `toCssSprites`, as they were written, and those of other tools with a rule of one class for each sprite, which has
 * `background-position`, `width` and `height` in pixels: a form for `createAtlasParser`. The latter need `sizes`.
 *
 * @example
 * ```ts
 * import { createAtlasParser, cssSprites, pack, toCssSprites } from '@kit/rect-pack';
 *
 * const packing = pack([{ id: 'hero', width: 3, height: 4 }], { width: 8, height: 8 });
 * createAtlasParser([cssSprites])(toCssSprites(packing)).pages[0]?.placed; // => packing.pages[0]?.placed
 * ```
 */
export const cssSprites: AtlasFormat = {
  name: 'CSS',
  matches: ({ text }) => head.test(text) || hasSpriteRules(text),
  parse(file: AtlasFile): ParsedPage[] {
    const { where, text } = file;
    if (!head.test(text) && hasSpriteRules(text)) return readSpriteRules(file);
    const start = head.exec(text);
    const { prefix, scale } = settingsOf(start?.[1]);
    const pages = new Map<string, ParsedPage & { frames: ParsedFrame[] }>();
    for (let at = start?.[0].length ?? 0; at < text.length; at = pictureRule.lastIndex) {
      boxRule.lastIndex = at;
      const box = boxRule.exec(text);
      if (box === null) throw noRule(where, at);
      pictureRule.lastIndex = boxRule.lastIndex;
      const picture = pictureRule.exec(text);
      if (picture === null) throw noRule(where, at);
      const [wholeWidth, wholeHeight] = [pixelsOf(box[2], scale), pixelsOf(box[3], scale)];
      const [left, top, across, down, x, y, pageWidth, pageHeight] = [2, 3, 4, 5, 7, 8, 9, 10].map((group) =>
        pixelsOf(picture[group], scale),
      );
      const rotated = picture[11] !== undefined;
      const [width, height] = rotated ? [down, across] : [across, down];
      const image = readUrl(picture[6]);
      const page = pages.get(image) ?? { where, image, size: { width: pageWidth, height: pageHeight }, frames: [] };
      pages.set(image, page);
      const name = unescapedName(box[1]).slice(prefix.length);
      const source = { width: wholeWidth, height: wholeHeight, x: left, y: top };
      const place = { name, where: `${where} at ${at}`, x: 0 - x, y: 0 - y, width, height, rotated, source };
      page.frames.push(frameAt(place));
    }
    return [...pages.values()];
  },
};

function noRule(where: string, offset: number): InvalidInputError {
  const message = `${where} at ${offset} is no rule of a sprite: expected a style sheet as it was written`;
  return new InvalidInputError('bad-text', message, { offset, name: where });
}

/** A length in pixels of the page: whole where it was whole before it was divided by the scale. */
function pixelsOf(text: string | undefined, scale: number): number {
  const exact = Number(text) * scale;
  const whole = Math.round(exact) + 0;
  return Math.abs(exact - whole) < 1e-6 ? whole : exact;
}

/** What the first line tells. */
function settingsOf(text: string | undefined): { prefix: string; scale: number } {
  const settings = parsedJson(text ?? '');
  const { prefix, scale } = isJsonObject(settings) ? settings : {};
  return { prefix: typeof prefix === 'string' ? prefix : '', scale: typeof scale === 'number' ? scale : 1 };
}

function readUrl(quoted: string): string {
  const url = parsedJson(quoted);
  return typeof url === 'string' ? url : quoted;
}

function unescapedName(name: string): string {
  return name.replace(/\\(?:([0-9a-f]{1,6}) |([^0-9a-f]))/g, (_, code: string | undefined, sign: string) =>
    code === undefined ? sign : String.fromCodePoint(Math.min(0x10ffff, Number.parseInt(code, 16))),
  );
}
