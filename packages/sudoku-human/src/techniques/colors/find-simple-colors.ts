/** Simple colours: one cluster of one digit, and what its two colours say about other cells and about themselves. */

import { type CellSet, cellsIn, intersection, setAt, sizeOf, without } from '../../kernel/cell-sets.js';
import { derive } from '../../kernel/derived.js';
import { bilocalLinks } from '../../kernel/strong-links.js';
import type { Tables } from '../../kernel/tables.js';
import type { ColorsId, Step, Technique } from '../../types.js';
import { candidatesOf, colorRoles, inCells, stepOf } from '../shared/parts.js';
import { searchDigits } from '../shared/search-digits.js';
import type { Context, Emit, Finder } from '../shared/technique.js';
import { type Cluster, cellsOfColor, findClusters, seenFrom } from './color-clusters.js';

/**
 * Simple colours, trap: the strong links of a digit join candidates in two colours; a cell that sees both colours loses
 * the digit.
 *
 * Pattern: roles `'color-a'` and `'color-b'` for the candidates of the two colours. Instances by the lowest cell of the
 * cluster and then by digit. A cluster has at least three candidates.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, simpleColorsTrap } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(
 *   ':0500:2:+6+745+93+12+8..+1.87.+45+5+8.14..+7.1+534.9.+8.8.+7........6+8......+6+8+7.+4+5917+15+9682+3+4....5+18+67:327 657 659:294::',
 * );
 * findSteps(position, [simpleColorsTrap])[0]?.eliminations; // => [{ cell: 75, digit: 2 }]
 * ```
 */
export const simpleColorsTrap: Technique = /* @__PURE__ */ ((): Finder => ({
  id: 'simple-colors-trap',
  find: (context, emit) =>
    visitClusters(context, 'simple-colors-trap', emit, (cluster, digit, places, hand) => {
      const { tables } = context.state;
      const colored = cellsOfColor(tables, [...cluster[0], ...cluster[1]]);
      const byBoth = intersection(seenFrom(tables, cluster[0]), seenFrom(tables, cluster[1]));
      const struck = without(intersection(places, byBoth), colored);
      return sizeOf(struck) > 0 && hand(colorStep(tables, 'simple-colors-trap', digit, cluster, cellsIn(struck)));
    }),
}))();

/**
 * Simple colours, wrap: two candidates of one colour see each other, so that colour is false.
 *
 * Pattern: role `'color-a'` for the colour that is false, `'color-b'` for the other. Order as for
 * {@link simpleColorsTrap}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, simpleColorsWrap } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(
 *   ':0501:7:3+9265.....+86+3.4+5.+2+45...+2+63...+9+52..+6.+2+6.9+4.8+5...51.6+2..6+7+8+43+192+5+5+2+3.+6+9..4+914+2.5+3.6:717 718 818 119 725 128 735 835 139 741 147 768 769 788:719 728 733 734 761 787 795::',
 * );
 * findSteps(position, [simpleColorsWrap])[0]?.eliminations; // => [{ cell: 8, digit: 7 }, { cell: 16, digit: 7 }, { cell: 20, digit: 7 }, { cell: 21, digit: 7 }, { cell: 45, digit: 7 }, { cell: 69, digit: 7 }, { cell: 76, digit: 7 }]
 * ```
 */
export const simpleColorsWrap: Technique = {
  id: 'simple-colors-wrap',
  find: (context, emit) =>
    visitClusters(context, 'simple-colors-wrap', emit, ([a, b], digit, _, hand) =>
      [[a, b] as const, [b, a] as const].some(([wrong, right]) => {
        const { tables } = context.state;
        const struck = cellsOfColor(tables, wrong);
        if (sizeOf(intersection(struck, seenFrom(tables, wrong))) === 0) return false;
        return hand(colorStep(tables, 'simple-colors-wrap', digit, [wrong, right], cellsIn(struck)));
      }),
    ),
} satisfies Finder;

/** The clusters of single digits, for the digits (from 0) of a mask. */
export function digitClusters({ state, derived }: Context, digits: number): readonly Cluster[] {
  const links = derive(state, derived, bilocalLinks);
  const [clusters = findClusters(links, new Uint8Array(0), state, 2)] = derive(state, derived, noClusters);
  derive(state, derived, noClusters)[0] = clusters;
  return clusters.filter(([[node]]) => digits & (1 << (node % state.tables.size)));
}

/** The clusters once they are known; they are made of another fact. */
function noClusters(): Cluster[][] {
  return [];
}

function visitClusters(
  context: Context,
  name: ColorsId,
  emit: Emit,
  visit: (cluster: Cluster, digit: number, places: CellSet, hand: Emit) => boolean,
): boolean {
  return searchDigits(context, name, emit, (digits, hand) =>
    digitClusters(context, digits).some((cluster) => {
      if (cluster[0].length + cluster[1].length < 3) return false;
      const { size, words } = context.state.tables;
      const digit = cluster[0][0] % size;
      return visit(cluster, digit, setAt(context.state.digitSets, digit, words), hand);
    }),
  );
}

/** A step of coloured clusters; the second cluster's colours are `'color-c'` and `'color-d'`. */
export function colorStep(
  tables: Tables,
  technique: ColorsId,
  digit: number,
  cluster: Cluster,
  struck: readonly number[],
  second: readonly (readonly number[])[] = [],
): Step {
  const colors = [...cluster, ...second].map((nodes) => candidatesOf(tables, nodes));
  const cells = colors.map((color, i) => ['abcd'[i], { cells: color.map(({ cell }) => cell) }]);
  return stepOf(technique, {
    eliminations: inCells(struck, digit),
    roles: Object.fromEntries(colors.map((color, i) => [colorRoles[i], color])),
    params: { digit: { digits: [digit + 1] }, ...Object.fromEntries(cells) },
  });
}
