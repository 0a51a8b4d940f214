/** A list as the language writes it: `1, 2 and 3`. */

import type { Catalogue } from '../types.js';
export function joinList(items: readonly string[], { list }: Catalogue): string {
  if (items.length < 2) return items.join('');
  return items.slice(0, -1).join(list.between) + list.last + items[items.length - 1];
}
