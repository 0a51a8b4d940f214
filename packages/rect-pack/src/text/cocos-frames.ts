/** The pictures of cocos2d's property lists, in their four formats. */
import type { Source } from '../types.js';
import { badAtlas } from './json-values.js';
import { isFrameInside, type ParsedFrame } from './parsed-frames.js';
import type { PlistValue } from './plist.js';
import { frameAt, namesBeyond, numberField, readPlace } from './read-frames.js';
import { type Numbers, readNumbers, readTruth, tidy } from './text-lines.js';

export type Dictionary = ReadonlyMap<string, PlistValue>;

/** A number of a format. */
export type CocosFormat = 0 | 1 | 2 | 3;

const middleKeys = { rect: 'frame', size: '', offset: 'offset', whole: 'sourceSize', turned: 'rotated' };
/** What the formats from 1 on call the same things. */
const keysOf = {
  1: middleKeys,
  2: middleKeys,
  3: {
    rect: 'textureRect',
    size: 'spriteSize',
    offset: 'spriteOffset',
    whole: 'spriteSourceSize',
    turned: 'textureRotated',
  },
} as const;
const oldKeys = ['x', 'y', 'width', 'height', 'offsetX', 'offsetY', 'originalWidth', 'originalHeight'];
/** UIKit's lists have a number in each field, and say where the picture was cut from as other forms do. */
const uiKitKeys = ['x', 'y', 'w', 'h', 'oX', 'oY', 'oW', 'oH'] as const;

/** A picture; what is not kept of it is added to the list. */
export function readCocosFrame(
  name: string,
  fields: Dictionary,
  format: CocosFormat,
  where: string,
  leftOut: string[],
): ParsedFrame {
  const beyond = (known: readonly string[]) => leftOut.push(...namesBeyond(fields.keys(), known, 'frame.'));
  if (format === 0) {
    const number = numberField(
      (key) => fields.get(key),
      (value, key) => numbers(value, 1, `${where}.${key}`)[0],
    );
    const isUiKit = fields.has('w');
    beyond(isUiKit ? uiKitKeys : oldKeys);
    if (isUiKit) return frameAt({ name, where, ...readPlace(number, uiKitKeys) });
    const [width, height] = [number('width'), number('height')];
    // Engines take the sides without their sign.
    const whole: Numbers<2> = [Math.abs(number('originalWidth', width)), Math.abs(number('originalHeight', height))];
    const offset: Numbers<2> = [number('offsetX', 0), number('offsetY', 0)];
    const source = sourceOf({ width, height, whole, offset, cut: undefined }, leftOut);
    return frameAt({ name, where, x: number('x'), y: number('y'), width, height, source });
  }
  const keys = keysOf[format];
  beyond(['aliases', 'anchor', 'sourceColorRect', ...Object.values(keys)]);
  const [x, y, rectWidth, rectHeight] = numbers(fields.get(keys.rect), 4, `${where}.${keys.rect}`);
  // Engines take the sides of format 3 from `spriteSize`: those of the rectangle are turned in some files.
  const sides = keys.size === '' ? undefined : fields.get(keys.size);
  const [width, height] = sides === undefined ? [rectWidth, rectHeight] : pair(sides, `${where}.${keys.size}`);
  const offset = pair(fields.get(keys.offset) ?? '{0,0}', `${where}.${keys.offset}`);
  const whole = pair(fields.get(keys.whole) ?? `{${width},${height}}`, `${where}.${keys.whole}`);
  const colored = fields.get('sourceColorRect');
  const cut = colored === undefined ? undefined : numbers(colored, 4, `${where}.sourceColorRect`);
  const source = sourceOf({ width, height, whole, offset, cut }, leftOut);
  const rotated = isTurned(fields.get(keys.turned) ?? false, `${where}.${keys.turned}`);
  const told = fields.get('anchor');
  const anchor = told === undefined ? undefined : readAnchor(told, `${where}.anchor`);
  return frameAt({ name, where, x, y, width, height, rotated, source }, { anchor });
}

/** What says where a picture lies in its source. */
type Cut = {
  readonly width: number;
  readonly height: number;
  readonly whole: Numbers<2>;
  /** From the middle of the whole picture to that of the frame, upwards. */
  readonly offset: Numbers<2>;
  readonly cut: Numbers<4> | undefined;
};

/** Some writers round the offset to whole pixels: then the rectangle tells, or else it is half a pixel beside. */
function sourceOf({ width, height, whole, offset, cut }: Cut, leftOut: string[]): Source {
  const [across, down] = whole;
  const [right, up] = offset;
  const size = { width: across, height: down };
  if (cut !== undefined && cut[2] === width && cut[3] === height) {
    if (isFrameInside({ x: cut[0], y: cut[1], width, height, rotated: false }, size))
      return { ...size, x: cut[0], y: cut[1] };
  }
  const [x, y] = [across / 2 + right - width / 2, down / 2 - up - height / 2];
  if (Number.isInteger(x) && Number.isInteger(y)) return { ...size, x, y };
  if (!Number.isInteger(2 * x) || !Number.isInteger(2 * y)) return { ...size, x, y };
  leftOut.push('frame.offset: half a pixel');
  return { ...size, x: Math.max(0, Math.floor(x)), y: Math.max(0, Math.floor(y)) };
}

function isTurned(value: PlistValue, where: string): boolean {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'string') return readTruth(value, where);
  throw badAtlas(where, value, 'true or false');
}

/** A dictionary. */
export function dictionary(value: PlistValue | undefined, where: string): Dictionary {
  if (value instanceof Map) return value;
  throw badAtlas(where, value, 'a dictionary');
}

/** From the top, as everywhere else. */
function readAnchor(value: PlistValue, where: string): { x: number; y: number } {
  const [x, up] = pair(value, where);
  return { x, y: tidy(1 - up) };
}

/** Two numbers in braces. */
export function pair(value: PlistValue, where: string): Numbers<2> {
  return numbers(value, 2, where);
}

/** Numbers in braces, which say nothing that their order does not. */
export function numbers<Count extends number>(
  value: PlistValue | undefined,
  count: Count,
  where: string,
): Numbers<Count> {
  if (typeof value !== 'string') throw badAtlas(where, value, `${count} numbers in braces`);
  return readNumbers(value.replace(/[{}]/g, ''), count, where);
}
