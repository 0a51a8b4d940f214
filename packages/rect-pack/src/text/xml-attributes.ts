/** The attributes of an element that stands for a picture. */
import { describeValue } from '@kit/grid';
import { badAtlas } from './json-values.js';
import { readNumbers, readTruth } from './text-lines.js';

/** Reads attributes, and says where what is wrong. */
export type AttributeReader = {
  /** The picture's name. */
  readonly name: string;
  /** What it is called in messages. */
  readonly where: string;
  readonly has: (key: string) => boolean;
  readonly number: (key: string, otherwise?: number) => number;
  readonly truth: (key: string) => boolean;
};

/** An element that stands for a picture. */
export type PictureElement = {
  readonly attributes: ReadonlyMap<string, string>;
  /** What it is called in messages. */
  readonly element: string;
  /** The attribute that names it. */
  readonly nameKey: string;
};

/** A reader for the attributes of an element, whose name stands at `nameKey`. */
export function attributeReader({ attributes, nameKey, element }: PictureElement): AttributeReader {
  const name = attributes.get(nameKey);
  if (name === undefined) throw badAtlas(element, undefined, 'a name');
  const where = `${element} (${describeValue(name)})`;
  return {
    name,
    where,
    has: (key) => attributes.has(key),
    number: (key, otherwise) => {
      const value = attributes.get(key);
      if (value === undefined && otherwise !== undefined) return otherwise;
      return readNumbers(value ?? '', 1, `${where} ${key}`)[0];
    },
    truth: (key) => readTruth(attributes.get(key) ?? '', `${where} ${key}`),
  };
}
