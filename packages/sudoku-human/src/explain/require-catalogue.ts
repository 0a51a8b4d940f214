/** Is it shaped like a catalogue? */

import { describeValue, InvalidInputError, unexpected } from '@kit/grid';
import { isObject } from '../layout/guards.js';
import type { Catalogue, LayoutHouse } from '../types.js';

/** The words for one house and for several. */
type HouseWords = { readonly one: string; readonly other: string };

/** Throws `bad-catalogue`, naming the part that is missing or no text. */
export function requireCatalogue(catalogue: unknown): void {
  const top = fieldsOf(catalogue, 'catalogue');
  requireTexts(top, 'catalogue', ['locale', 'explanation']);
  fieldsOf(top['techniques'], 'catalogue.techniques');
  fieldsOf(top['templates'], 'catalogue.templates');
  requireTexts(fieldsOf(top['list'], 'catalogue.list'), 'catalogue.list', ['between', 'last']);
  const houses = fieldsOf(top['houses'], 'catalogue.houses') as Catalogue['houses'];
  for (const kind of ['row', 'column', 'box'] as const) houseWords({ houses }, kind);
}

/** The words for a kind of houses; those of layouts are asked for only where a layout has such a house. */
export function houseWords({ houses }: Pick<Catalogue, 'houses'>, kind: LayoutHouse['kind']): HouseWords {
  const isClassic = kind === 'row' || kind === 'column' || kind === 'box';
  const place = `catalogue.houses.${isClassic ? '' : 'layout.'}${kind}`;
  const words = fieldsOf(isClassic ? houses[kind] : fieldsOf(houses.layout, 'catalogue.houses.layout')[kind], place);
  requireTexts(words, place, ['one', 'other']);
  return words as HouseWords;
}

/** The texts for hints. */
export function hintsOf(catalogue: Catalogue): Readonly<Record<string, unknown>> {
  requireCatalogue(catalogue);
  return fieldsOf(catalogue.hints, 'catalogue.hints');
}

/** A text of the catalogue by its name, as its own property. */
export function requireEntry(entries: Readonly<Record<string, unknown>>, name: string, code: string): string {
  const text = typeof name === 'string' && Object.hasOwn(entries, name) ? entries[name] : undefined;
  if (typeof text !== 'string') {
    throw new InvalidInputError(code, `the catalogue has no text for ${describeValue(name)}`, { name });
  }
  return text;
}

function fieldsOf(value: unknown, place: string): Readonly<Record<string, unknown>> {
  if (isObject(value)) return value as Readonly<Record<string, unknown>>;
  return refuse(value, place, 'an object');
}

function requireTexts(fields: Readonly<Record<string, unknown>>, place: string, names: readonly string[]): void {
  for (const name of names) {
    if (typeof fields[name] !== 'string') refuse(fields[name], `${place}.${name}`, 'a text');
  }
}

function refuse(value: unknown, place: string, expected: string): never {
  throw unexpected('bad-catalogue', place, value, expected, {
    name: place,
  });
}
