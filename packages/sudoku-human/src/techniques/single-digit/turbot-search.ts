/**
 * All chains of four candidates of one digit: two strong links whose inner ends see each other.
 *
 *     end ══ joint ── joint ══ end       one of the two ends is true
 *
 * They have different names by the houses of their links: two parallel lines joined by a line that crosses them are a
 * skyscraper, a row and a column joined in a box a two-string kite, all others turbot fish. Each pair of links is tried
 * in its four ways; there are a few dozen pairs a digit.
 */

import { type CellSet, isEmpty } from '../../kernel/cell-sets.js';
import { type State, seenByBoth } from '../../kernel/state.js';
import type { BilocalLinks } from '../../kernel/strong-links.js';
import { columnKind, houseOfKind, regionKind, sees, type Tables } from '../../kernel/tables.js';

/** What such a chain is called. */
export type TurbotKind = 'skyscraper' | 'two-string-kite' | 'turbot-fish';

/** A chain of four candidates. */
export type Turbot = {
  /** The cells: end, joint, joint, end. */
  readonly chain: readonly [number, number, number, number];
  /** The houses of the two strong links. */
  readonly houses: readonly [number, number];
  /** What goes: the cells that see both ends. */
  readonly struck: CellSet;
};

/** Visits the digit's chains of one kind until `visit` returns true; returns whether it did. */
export function visitTurbots(
  state: State,
  digit: number,
  { first, house, low, high }: BilocalLinks,
  kind: TurbotKind,
  visit: (turbot: Turbot) => boolean,
): boolean {
  for (let i = first[digit]; i < first[digit + 1]; i++) {
    for (let j = i + 1; j < first[digit + 1]; j++) {
      for (let way = 0; way < 4; way++) {
        const end = way < 2 ? low[i] : high[i];
        const joint = way < 2 ? high[i] : low[i];
        const otherJoint = way % 2 === 0 ? low[j] : high[j];
        const otherEnd = way % 2 === 0 ? high[j] : low[j];
        if (!sees(state.tables, joint, otherJoint) || end === otherEnd || end === otherJoint || joint === otherEnd)
          continue;
        if (kindOf(state.tables, [house[i], house[j]], [end, joint, otherJoint, otherEnd]) !== kind) continue;
        const struck = seenByBoth(state, digit, end, otherEnd);
        if (isEmpty(struck)) continue;
        if (visit({ chain: [end, joint, otherJoint, otherEnd], houses: [house[i], house[j]], struck })) return true;
      }
    }
  }
  return false;
}

/** The chain's name; undefined for an X-Wing, whose ends share a line as its joints do. */
function kindOf(
  tables: Tables,
  [house, otherHouse]: Turbot['houses'],
  [end, joint, otherJoint, otherEnd]: Turbot['chain'],
): TurbotKind | undefined {
  const [kind, otherKind] = [tables.kinds[house], tables.kinds[otherHouse]];
  const share = (a: number, b: number, which: number) =>
    houseOfKind(tables, a, which) === houseOfKind(tables, b, which);
  if (kind > columnKind || otherKind > columnKind) return 'turbot-fish';
  if (kind !== otherKind) return share(joint, otherJoint, regionKind) ? 'two-string-kite' : 'turbot-fish';
  if (!share(joint, otherJoint, 1 - kind)) return 'turbot-fish';
  return share(end, otherEnd, 1 - kind) ? undefined : 'skyscraper';
}
