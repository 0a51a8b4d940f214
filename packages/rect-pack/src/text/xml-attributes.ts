/** The attributes of an element that stands for a picture. */
import { describeValue } from '@kit/grid';
import { badAtlas } from './json-values.js';
import { type NumberField, numberField } from './read-frames.js';
import { readNumbers, readTruth } from './text-lines.js';

/** Attributes, or what stands for them. */
export type Attributes = ReadonlyMap<string, string>;

/** Reads attributes, and says where what is wrong. */
export type AttributeReader = {
  /** The picture's name. */
  readonly name: string;
  /** What it is called in messages. */
  readonly where: string;
  readonly has: (key: string) => boolean;
  readonly number: NumberField;
  readonly truth: (key: string) => boolean;
};

/** A reader for the attributes of an element, whose name stands at `nameKey`. */
export function attributeReader(attributes: Attributes, nameKey: string, element: string): AttributeReader {
  const name = attributes.get(nameKey);
  if (name === undefined) throw badAtlas(element, undefined, 'a name');
  const where = `${element} (${describeValue(name)})`;
  return {
    name,
    where,
    has: (key) => attributes.has(key),
    number: numberField(
      (key) => attributes.get(key),
      (value = '', key) => readNumbers(value, 1, `${where} ${key}`)[0],
    ),
    truth: (key) => readTruth(attributes.get(key) ?? '', `${where} ${key}`),
  };
}
