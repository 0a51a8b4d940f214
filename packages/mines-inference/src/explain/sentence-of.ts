/** The sentences of a catalogue, and what they can name. */
import { catalogueText, fillTemplate, joinNames } from '@kit/grid';
import type { Catalogue } from '../types.js';
import { cellNames } from './cell-names.js';

/** What texts can name. */
export type TextParams = {
  readonly cells?: readonly number[];
  readonly from?: readonly number[];
  /** A better cell, if there is one. */
  readonly better?: readonly number[];
  /** Columns of the board. */
  readonly cols?: number;
  /** What stands as it is, by name. */
  readonly texts?: Readonly<Record<string, string>>;
  /** Whole numbers that may decide a form, by name. */
  readonly counts?: Readonly<Record<string, number>>;
};

/** A chance or a share as texts write it. */
export function percentOf(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** The text with its places filled; throws `missing-param` for a place that there is nothing for. */
export function sentenceOf(template: string, params: TextParams, catalogue: Catalogue): string {
  const { cells = [], from = [], better = [], cols = 1, texts, counts } = params;
  const counted: Record<string, number> = { ...counts, n: cells.length };
  const written: Record<string, string> = { ...texts };
  for (const [name, count] of Object.entries(counted)) written[name] = String(count);
  for (const [name, list] of Object.entries({ cells, from, better })) {
    counted[name] = list.length;
    written[name] = joinNames(cellNames(list, cols, catalogue), catalogue.list);
  }
  return fillTemplate(template, {
    write: (name) => (Object.hasOwn(written, name) ? written[name] : undefined),
    count: (name) => (Object.hasOwn(counted, name) ? counted[name] : undefined),
  });
}

/** Throws `bad-catalogue`, or `unknown-message` if it has no such text. */
export function textOf(
  catalogue: Catalogue,
  part: 'deductions' | 'moves' | 'reviews' | 'summaries' | 'hints' | 'ratings',
  key: unknown,
): string {
  return catalogueText(catalogue, ['cell'], part, key);
}
