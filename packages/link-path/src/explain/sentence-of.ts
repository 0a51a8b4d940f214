/** The sentences of a catalogue, and what they can name. */
import { catalogueText, fillTemplate, joinNames } from '@kit/grid';
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
  return joinNames(names, list);
}

/** A text of a catalogue. Throws `bad-catalogue`, or `unknown-message` if it has no such text. */
export function textOf(catalogue: Catalogue, part: 'tiles' | 'links', key: string): string {
  return catalogueText(catalogue, ['cell', 'kind'], part, key);
}
