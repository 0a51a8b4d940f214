/** The sentences of a catalogue, and what they can name. */
import { checkObject, describeValue, fillTemplate, InvalidInputError } from '@kit/grid';
import type { Catalogue, LinkPoint } from '../types.js';

/** What is told of a kind. */
type KindName = { readonly kind: number; readonly names: Readonly<Record<number, unknown>> };

/** The text with its places filled: lists of points by name, and a kind; throws `missing-param` for any other place. */
export function sentenceOf(
  template: string,
  points: Readonly<Record<string, readonly LinkPoint[]>>,
  told: KindName | undefined,
  catalogue: Catalogue,
): string {
  const text = fillTemplate(template, {
    write: (name) => {
      if (name === 'kind' && told !== undefined) return kindName(told, catalogue);
      if (name === 'n') return String(points['cells']?.length ?? 0);
      return Object.hasOwn(points, name) ? pointList(points[name], catalogue) : undefined;
    },
    count: (name) => (name === 'n' ? points['cells']?.length : undefined),
  });
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function kindName({ kind, names }: KindName, catalogue: Catalogue): string {
  const name = Object.hasOwn(names, kind) ? names[kind] : undefined;
  return typeof name === 'string' ? name : catalogue.kind.replace('{kind}', String(kind));
}

function pointList(points: readonly LinkPoint[], { cell, list }: Catalogue): string {
  const names = points.map(({ row, col }) => cell.replace('{row}', String(row + 1)).replace('{col}', String(col + 1)));
  const last = names.pop() ?? '';
  return names.length > 0 ? `${names.join(list.between)}${list.last}${last}` : last;
}

/** A text of a catalogue. Throws `bad-catalogue`, or `unknown-message` if it has no such text. */
export function textOf(catalogue: Catalogue, part: 'tiles' | 'links', key: string): string {
  const { list, cell, kind, [part]: texts } = readObject(catalogue, catalogue);
  const { between, last } = readObject(list, catalogue);
  if ([cell, kind, between, last].some((text) => typeof text !== 'string')) throw noCatalogue(catalogue);
  const held = readObject(texts, catalogue);
  const text: unknown = Object.hasOwn(held, key) ? held[key] : undefined;
  if (typeof text === 'string') return text;
  throw new InvalidInputError('unknown-message', `the catalogue has no text for ${describeValue(key)}`, { name: part });
}

/** The members of an object that may be anything; throws `bad-catalogue` where there are none. */
function readObject(value: unknown, catalogue: unknown): Record<string, unknown> {
  try {
    return checkObject(value as Record<string, unknown>, 'catalogue');
  } catch {
    throw noCatalogue(catalogue);
  }
}

function noCatalogue(catalogue: unknown): InvalidInputError {
  const message = `the catalogue is ${describeValue(catalogue)}: expected texts`;
  return new InvalidInputError('bad-catalogue', message, { name: 'catalogue' });
}
