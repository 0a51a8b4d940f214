/** The sentences of a catalogue, and what they can name. */
import { checkObject, describeValue, fillTemplate, InvalidInputError } from '@kit/grid';
import type { Catalogue } from '../types.js';

/** What texts can name. */
export type TextParams = {
  readonly cells: readonly number[];
  readonly from: readonly number[];
  readonly cols: number;
  readonly number?: number | undefined;
  readonly mines?: number | undefined;
  readonly percent?: string | undefined;
  /** A better cell, if there is one. */
  readonly better?: readonly number[] | undefined;
  /** Further chances and shares, by name. */
  readonly shares?: Readonly<Record<string, number>> | undefined;
  /** Whole numbers that may decide a form, by name. */
  readonly counts?: Readonly<Record<string, number>> | undefined;
};

/** A chance or a share as texts write it. */
export function percentOf(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** The text with its places filled; throws `missing-param` for a place that there is nothing for. */
export function sentenceOf(template: string, params: TextParams, catalogue: Catalogue): string {
  const { cells, from, cols, number, mines, percent, better = [], shares = {}, counts = {} } = params;
  const written: Record<string, string | undefined> = {
    cells: cellList(cells, cols, catalogue),
    from: cellList(from, cols, catalogue),
    n: String(cells.length),
    number: number === undefined ? undefined : String(number),
    mines: mines === undefined ? undefined : String(mines),
    percent,
    better: cellList(better, cols, catalogue),
  };
  for (const [name, share] of Object.entries(shares)) written[name] = percentOf(share);
  for (const [name, count] of Object.entries(counts)) written[name] = String(count);
  const counted: Record<string, number> = {
    ...counts,
    n: cells.length,
    cells: cells.length,
    from: from.length,
    better: better.length,
  };
  return fillTemplate(template, {
    write: (name) => (Object.hasOwn(written, name) ? written[name] : undefined),
    count: (name) => (Object.hasOwn(counted, name) ? counted[name] : undefined),
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
export function textOf(
  catalogue: Catalogue,
  part: 'deductions' | 'moves' | 'reviews' | 'summaries' | 'hints',
  key: unknown,
): string {
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
