/** Puts parameters into a catalogue's text; the grammar is described in `catalogue.ts`. */
import { checkObject, describeValue, InvalidInputError } from '@kit/grid';
import type { Catalogue } from './catalogue.js';

/** What texts can name. */
export type TextParams = {
  readonly cells: readonly number[];
  readonly from: readonly number[];
  readonly cols: number;
  readonly number?: number | undefined;
  readonly mines?: number | undefined;
  readonly percent?: string | undefined;
};

const choicePattern = /\{n, plural, one \{((?:[^{}]|\{\w+\})*)\} other \{((?:[^{}]|\{\w+\})*)\}\}/g;
const somePattern = /\{from, some, ((?:[^{}]|\{\w+\})*)\}/g;

export function fillTemplate(template: string, params: TextParams, catalogue: Catalogue): string {
  return template
    .replace(choicePattern, (_, one: string, other: string) => (params.cells.length === 1 ? one : other))
    .replace(somePattern, (_, text: string) => (params.from.length > 0 ? text : ''))
    .replace(/\{(\w+)\}/g, (place, name: string) => {
      switch (name) {
        case 'cells':
          return cellList(params.cells, params.cols, catalogue);
        case 'from':
          return cellList(params.from, params.cols, catalogue);
        case 'n':
          return String(params.cells.length);
        case 'number':
          return String(params.number ?? place);
        case 'mines':
          return String(params.mines ?? place);
        case 'percent':
          return params.percent ?? place;
        default:
          return place;
      }
    });
}

function cellList(cells: readonly number[], cols: number, { cell: name, list }: Catalogue): string {
  const names = cells.map((cell) =>
    name.replace('{row}', String(Math.floor(cell / cols) + 1)).replace('{col}', String((cell % cols) + 1)),
  );
  const last = names.pop() ?? '';
  return names.length > 0 ? `${names.join(list.between)}${list.last}${last}` : last;
}

/** Throws `bad-catalogue`, or `unknown-message` if it has no such text. */
export function textOf(catalogue: Catalogue, part: 'deductions' | 'moves', key: unknown): string {
  const { list, cell, [part]: texts } = readObject(catalogue, catalogue);
  const { between, last } = readObject(list, catalogue);
  if (typeof cell !== 'string' || typeof between !== 'string' || typeof last !== 'string') throw noCatalogue(catalogue);
  readObject(texts, catalogue);
  const text: unknown =
    typeof key === 'string' && Object.hasOwn(texts as object, key)
      ? (texts as Record<string, unknown>)[key]
      : undefined;
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
