/** How a drawing shows what a candidate is in a pattern. */

import { unexpected } from '@kit/grid';
import type { Role, RoleKind } from '../types.js';

/** The kinds of all roles but the numbered ones. */
const kinds: Readonly<Record<Exclude<Role, `${'set' | 'petal'}-${number}`>, RoleKind>> = {
  single: 'target',
  locked: 'key',
  subset: 'key',
  base: 'key',
  fin: 'fin',
  end: 'key',
  joint: 'support',
  box: 'key',
  link: 'support',
  pivot: 'support',
  wing: 'key',
  bridge: 'support',
  'color-a': 'key',
  'color-b': 'alternative',
  'color-c': 'key',
  'color-d': 'alternative',
  deadly: 'key',
  extra: 'fin',
  off: 'alternative',
  on: 'key',
  discontinuity: 'target',
  assumption: 'alternative',
  stem: 'support',
  crossing: 'support',
  line: 'alternative',
  pair: 'target',
  aligned: 'target',
  excluder: 'key',
  template: 'key',
  tridagon: 'key',
  guardian: 'fin',
  target: 'target',
  mirror: 'support',
  'cross-line': 'support',
  loop: 'key',
  cell: 'key',
  filling: 'key',
  innie: 'key',
  outie: 'alternative',
};

/**
 * The class by which a drawing shows a role of a pattern, so that five colours are enough for all techniques.
 *
 * Sets of the same pattern alternate between `'key'` and `'alternative'`, so that neighbouring sets differ. The steps of
 * {@link rateHodoku} and {@link rateExplainer} have the same roles.
 *
 * @param role - a role, as in `step.pattern.candidates`
 * @returns `'key'`, `'support'`, `'fin'`, `'alternative'` or `'target'`; see {@link RoleKind}
 * @throws {@link InvalidInputError} `bad-role` if it is no {@link Role}
 *
 * @example
 * ```ts
 * import { roleKind } from '@kit/sudoku-human';
 *
 * roleKind('base'); // => 'key'
 * roleKind('fin'); // => 'fin'
 * [roleKind('set-1'), roleKind('set-2'), roleKind('set-3')]; // => ['key', 'alternative', 'key']
 * ```
 */
export function roleKind(role: Role): RoleKind {
  if (typeof role === 'string') {
    const numbered = /^(?:set|petal)-([1-9]\d*)$/.exec(role);
    if (numbered) return Number(numbered[1]) % 2 === 0 ? 'alternative' : 'key';
    if (Object.hasOwn(kinds, role)) return kinds[role as keyof typeof kinds];
  }
  throw unexpected('bad-role', 'role', role, 'a role such as base, fin or set-1');
}
