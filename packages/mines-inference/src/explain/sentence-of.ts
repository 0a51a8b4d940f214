/** The sentences of a catalogue, and what they can name. */
import { catalogueText, fillTemplate, joinNames } from '@kit/grid';
import type { Catalogue } from '../types.js';
import { cellNames } from './cell-names.js';

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
    ...(mines === undefined ? {} : { mines }),
  };
  return fillTemplate(template, {
    write: (name) => (Object.hasOwn(written, name) ? written[name] : undefined),
    count: (name) => (Object.hasOwn(counted, name) ? counted[name] : undefined),
  });
}

function cellList(cells: readonly number[], cols: number, catalogue: Catalogue): string {
  return joinNames(cellNames(cells, cols, catalogue), catalogue.list);
}

/** Throws `bad-catalogue`, or `unknown-message` if it has no such text. */
export function textOf(
  catalogue: Catalogue,
  part: 'deductions' | 'moves' | 'reviews' | 'summaries' | 'hints' | 'ratings',
  key: unknown,
): string {
  return catalogueText(catalogue, ['cell'], part, key);
}
