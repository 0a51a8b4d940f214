/** The kinds of Sudoku that a person can choose, and what is said and kept of a layout. */
import type { Layout, LayoutOptions } from '@kit/sudoku-human';

/** The kinds, in the order of the list. */
export const kinds = [
  'classic',
  'size4',
  'size6',
  'size8',
  'size12',
  'size16',
  'jigsaw',
  'diagonals',
  'windows',
  'diagonalWindows',
  'disjointGroups',
  'antiKnight',
  'antiKing',
  'nonConsecutive',
  'killer',
] as const;

/** A kind. */
export type Kind = (typeof kinds)[number];

/** Can stars be asked for? The others are dealt as they come. */
export function hasStars(kind: Kind): boolean {
  return ['classic', 'jigsaw', 'diagonals', 'windows', 'disjointGroups', 'antiKing', 'killer'].includes(kind);
}

const ruleNames = [
  'diagonals',
  'windows',
  'disjointGroups',
  'extraHouses',
  'antiKnight',
  'antiKing',
  'nonConsecutive',
  'cages',
] as const;

/** A rule beyond rows, columns and regions. */
export type Rule = (typeof ruleNames)[number] | 'regions';

/** The rules of a layout that differ from the classic one's. */
export function rulesOf(layout: Layout | undefined): Rule[] {
  if (!layout) return [];
  const further = ruleNames.filter((name) => {
    const value = layout[name];
    return typeof value === 'boolean' ? value : value.length > 0;
  });
  return layout.boxRows === undefined ? ['regions', ...further] : further;
}

/** The least that makes the layout again. */
export function keptLayout(layout: Layout): LayoutOptions {
  const { size, boxRows, boxCols, regions, cages, extraHouses, rules } = layout;
  const flags = Object.fromEntries(rulesOf(layout).flatMap((name) => (name === 'regions' ? [] : [[name, true]])));
  return {
    size,
    ...(boxRows === undefined ? { regions } : { boxRows, boxCols }),
    ...flags,
    ...(cages.length > 0 ? { cages } : {}),
    ...(extraHouses.length > 0 ? { extraHouses } : {}),
    ...(rules === undefined ? {} : { rules }),
  };
}
