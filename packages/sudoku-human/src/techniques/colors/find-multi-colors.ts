/** Multi-colours: two clusters of one digit whose colours see each other. */

import {
  type CellSet,
  cellsIn,
  emptySet,
  intersection,
  intersects,
  isEmpty,
  setAt,
  union,
} from '../../kernel/cell-sets.js';
import type { Tables } from '../../kernel/tables.js';
import type { ColorsId, Technique } from '../../types.js';
import { digitsOf } from '../shared/parts.js';
import { searchDigits } from '../shared/search-digits.js';
import type { Context, Emit, Finder } from '../shared/technique.js';
import { type Cluster, cellsOfColor, seenFrom } from './color-clusters.js';
import { colorStep, digitClusters } from './find-simple-colors.js';

/**
 * Multi-colours, type 1: a colour of one cluster sees a colour of another, so one of the two opposite colours is true,
 * and a cell that sees both of these loses the digit.
 *
 * Pattern: roles `'color-a'` and `'color-c'` for the colours that see each other, `'color-b'` and `'color-d'` for their
 * opposites. An instance is a pair of clusters: where the opposites see each other too, what the first two rule out
 * goes with the rest. Instances by digit, then by the clusters' lowest cells. Clusters of two candidates count too.
 *
 * @example
 * ```ts
 * import { findSteps, multiColors1, parsePuzzle } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(
 *   ':0502:3:.9..4187678.3..15441.8..329..91...6.1...6.9..674..851.967485231.4..12.95521......::341 353::',
 * );
 * findSteps(position, [multiColors1])[0]?.eliminations; // => [{ cell: 31, digit: 2 }]
 * ```
 */
export const multiColors1: Technique = {
  id: 'multi-colors-1',
  find: (context, emit) =>
    visitPairs(context, 'multi-colors-1', emit, (first, second, digit, places, hand) => {
      const { tables } = context.state;
      let struck: CellSet = emptySet(tables.words);
      let named: readonly [Cluster, Cluster] | undefined;
      for (const [a, b] of turnsOf(first)) {
        for (const [c, d] of turnsOf(second)) {
          const isRuledOut = intersection(places, intersection(seenFrom(tables, b), seenFrom(tables, d)));
          if (isEmpty(isRuledOut) || !see(tables, a, c)) continue;
          named ??= [[a, b] as const, [c, d] as const];
          struck = union(struck, isRuledOut);
        }
      }
      return (
        named !== undefined && hand(colorStep(tables, 'multi-colors-1', digit, named[0], cellsIn(struck), named[1]))
      );
    }),
} satisfies Finder;

/**
 * Multi-colours, type 2: a colour of one cluster sees both colours of another, one of which is true; so it is false.
 *
 * Pattern: role `'color-a'` for the colour that is false, `'color-b'` for its opposite, `'color-c'` and `'color-d'` for
 * the other cluster. Order as for {@link multiColors1}.
 *
 * @example
 * ```ts
 * import { findSteps, multiColors2, parsePuzzle } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(
 *   ':0000:x:........92...6.5...5.72..4.87....6.11.....9.8.......5..4..........612.....3.5....::::',
 * );
 * findSteps(position, [multiColors2])[0]?.eliminations; // => [{ cell: 45, digit: 4 }]
 * ```
 */
export const multiColors2: Technique = {
  id: 'multi-colors-2',
  find: (context, emit) =>
    visitPairs(context, 'multi-colors-2', emit, (first, second, digit, _, hand) =>
      [[first, second] as const, [second, first] as const].some(([colors, other]) => {
        const { tables } = context.state;
        return turnsOf(colors).some(([wrong, right]) => {
          if (!see(tables, wrong, other[0]) || !see(tables, wrong, other[1])) return false;
          const struck = cellsIn(cellsOfColor(tables, wrong));
          return hand(colorStep(tables, 'multi-colors-2', digit, [wrong, right], struck, other));
        });
      }),
    ),
} satisfies Finder;

/** Visits the pairs of clusters of one digit. */
function visitPairs(
  context: Context,
  name: ColorsId,
  emit: Emit,
  visit: (first: Cluster, second: Cluster, digit: number, places: CellSet, hand: Emit) => boolean,
): boolean {
  return searchDigits(context, name, emit, (digits, hand) =>
    digitsOf(digits).some((name) => {
      const digit = name - 1;
      const clusters = digitClusters(context, 1 << digit);
      const places = setAt(context.state.digitSets, digit, context.state.tables.words);
      return clusters.some((first, i) =>
        clusters.slice(i + 1).some((second) => visit(first, second, digit, places, hand)),
      );
    }),
  );
}

function turnsOf([a, b]: Cluster): Cluster[] {
  return [
    [a, b],
    [b, a],
  ];
}

function see(tables: Tables, a: readonly number[], b: readonly number[]): boolean {
  return intersects(cellsOfColor(tables, a), seenFrom(tables, b));
}
