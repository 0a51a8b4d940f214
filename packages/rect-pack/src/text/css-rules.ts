/** Style sheets of other tools: a rule of one class for each sprite, and the picture in it or in a common rule. */
import { describeValue, InvalidInputError } from '@kit/grid';
import type { AtlasFile } from './atlas-format.js';
import type { ParsedFrame, ParsedPage } from './parsed-frames.js';
import { frameAt, namesBeyond, readFrames } from './read-frames.js';
import { badLine } from './text-lines.js';

type Rule = {
  readonly selector: string;
  readonly fields: ReadonlyMap<string, string>;
  readonly url: string | undefined;
};

const offsets = /(?:^|\s)([+-]?[\d.]+)(?:px)?\s+([+-]?[\d.]+)(?:px)?(?=[\s/]|$)/;
const known = ['background', 'background-image', 'background-position', 'background-repeat', 'width', 'height'];

/** Is there a rule of a class with a background? */
export function hasSpriteRules(text: string): boolean {
  return plain(text)
    .split('}')
    .some((part) => {
      const [selector, body = ''] = part.split('{');
      return selector.includes('.') && /\bbackground(?:-position|-image)?[^\S\n]*:/.test(body);
    });
}

/** Without comments: behind each beginning of one only what follows its end counts. */
function plain(text: string): string {
  return text
    .split('/*')
    .map((part, at) => (at === 0 ? part : part.split('*/').slice(1).join('*/')))
    .join(' ');
}

/** Reads them. What a rule says besides is left out; a picture that is drawn at another size is refused. */
export function readSpriteRules(file: AtlasFile): ParsedPage[] {
  const rules = rulesOf(file);
  const sprites = rules.filter(isSprite);
  if (sprites.length === 0) throw badLine(file.where, file.text, 'rules with a background-position');
  const common = rules.flatMap((rule) => (isSprite(rule) || rule.url === undefined ? [] : [rule.url]));
  const leftOut = rules.flatMap((rule) =>
    namesBeyond(rule.fields.keys(), isSprite(rule) ? known : known.slice(0, -2), 'rule.'),
  );
  const imageOf = ({ url = common.length === 1 ? common[0] : undefined }: Rule) => url;
  return [...new Set(sprites.map(imageOf))].map((image, page): ParsedPage => {
    const own = sprites.flatMap((rule) => (imageOf(rule) === image ? [[rule.selector, rule] as const] : []));
    const parsed = readFrames(file, own, (selector, rule) => readRule(rule, `${file.where} ${selector}`));
    if (image === undefined) throw badLine(file.where, own[0][0], 'a picture in the rule, or in one common rule');
    return { where: file.where, image, ...parsed, ...(page > 0 ? undefined : { leftOut }) };
  });
}

function readRule({ selector, fields }: Rule, where: string): ParsedFrame {
  if (!/^\.[\w\u0080-\uffff-]+$/.test(selector)) throw badLine(where, selector, 'the selector of one class');
  if (fields.has('background-size') || shorthand(fields).includes('/'))
    throw badLine(where, 'background-size', 'pictures at their own size');
  const place = placeOf(fields);
  if (place === undefined)
    throw badLine(where, fields.get('background-position') ?? '', 'a background-position in pixels');
  const [width, height] = ['width', 'height'].map((key) => {
    const side = /^(\d+)px$/.exec(fields.get(key) ?? '');
    if (side === null) throw badLine(`${where} ${key}`, fields.get(key) ?? '', 'whole pixels');
    return Number(side[1]);
  });
  return frameAt({ name: selector.slice(1), where, x: 0 - place[0], y: 0 - place[1], width, height });
}

/** Whatever says where its picture begins is a sprite, also where that can't be read. */
function isSprite({ fields }: Rule): boolean {
  return placeOf(fields) !== undefined || [...fields.keys()].some((key) => key.startsWith('background-position'));
}

/** A background without its picture. */
function shorthand(fields: Rule['fields']): string {
  return (fields.get('background') ?? '').replace(/url\([^()]*\)/, '');
}

function placeOf(fields: Rule['fields']): readonly [number, number] | undefined {
  const place = offsets.exec(fields.get('background-position') ?? shorthand(fields));
  return place === null ? undefined : [Number(place[1]), Number(place[2])];
}

/** Rules between braces; what nests them, such as `@media`, is refused. */
function rulesOf({ where, text }: AtlasFile): Rule[] {
  const fault = (part: string): InvalidInputError => {
    const message = `${where} has ${describeValue(part.trim())}: expected rules of classes alone`;
    return new InvalidInputError('bad-text', message, { name: where });
  };
  const parts = plain(text).split('}');
  const rest = parts[parts.length - 1];
  if (rest.trim() !== '') throw fault(rest);
  return parts.slice(0, -1).map((part): Rule => {
    const [selector, body, nested] = part.split('{');
    if (body === undefined || nested !== undefined) throw fault(part);
    const fields = new Map(
      body.split(';').flatMap((field): [string, string][] => {
        const colon = field.indexOf(':');
        return colon < 0 ? [] : [[field.slice(0, colon).trim().toLowerCase(), field.slice(colon + 1).trim()]];
      }),
    );
    const url = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^"'()\s]*))\s*\)/.exec(
      fields.get('background-image') ?? fields.get('background') ?? '',
    );
    return { selector: selector.trim(), fields, url: url?.[1] ?? url?.[2] ?? url?.[3] };
  });
}
