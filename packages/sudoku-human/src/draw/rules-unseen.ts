import type { Layout } from '../types.js';

/** The rules that no line of a drawing shows, by the names that players know. */
export function rulesUnseen(layout: Layout): string[] {
  const names = [
    layout.antiKnight && 'anti-knight',
    layout.antiKing && 'anti-king',
    layout.nonConsecutive && 'non-consecutive',
    layout.disjointGroups && 'disjoint groups',
  ];
  return names.filter((name) => name !== false);
}
