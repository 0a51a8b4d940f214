/** Simple colours: one cluster of one digit, and what its two colours say about other cells and about themselves. */

import { bilocalLinks } from '../kernel/bilocal-links.js';
import { derive } from '../kernel/derived.js';
import type { ColorsId } from '../technique-ids.js';
import type { Step } from '../types.js';
import { boardOf, both, type Cluster, findClusters, seenFrom, without } from './color-clusters.js';
import { boardSize, cellsOf, cellsParam, digitsParam, eliminationStep, inCells, withRole } from './parts.js';
import type { Context, Technique } from './technique.js';

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
 * EXAMPLE simpleColorsTrap 0500
 * ```
 */
export const simpleColorsTrap: Technique = {
  id: 'simple-colors-trap',
  find: (context, emit) =>
    visitClusters(context, (cluster, digit, board) => {
      const colored = boardOf([...cluster[0], ...cluster[1]]);
      const gone = without(both(board, both(seenFrom(cluster[0]), seenFrom(cluster[1]))), colored);
      return boardSize(gone) > 0 && emit(colorStep('simple-colors-trap', digit, cluster, cellsOf(gone)));
    }),
};

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
 * EXAMPLE simpleColorsWrap 0501
 * ```
 */
export const simpleColorsWrap: Technique = {
  id: 'simple-colors-wrap',
  find: (context, emit) =>
    visitClusters(context, ([a, b], digit) =>
      [[a, b] as const, [b, a] as const].some(([wrong, right]) => {
        const gone = boardOf(wrong);
        if (boardSize(both(gone, seenFrom(wrong))) === 0) return false;
        return emit(colorStep('simple-colors-wrap', digit, [wrong, right], cellsOf(gone)));
      }),
    ),
};

/** The clusters of single digits with at least so many candidates. */
export function digitClusters({ state, derived }: Context, minSize: number): readonly Cluster[] {
  return findClusters(derive(state, derived, bilocalLinks), new Uint8Array(0), state, minSize);
}

function visitClusters(
  context: Context,
  visit: (cluster: Cluster, digit: number, board: Int32Array) => boolean,
): boolean {
  return digitClusters(context, 3).some((cluster) => {
    const digit = cluster[0][0] % 9;
    return visit(cluster, digit, context.state.boards.slice(digit * 3, digit * 3 + 3));
  });
}

/** A step of coloured clusters; the second cluster's colours are `'color-c'` and `'color-d'`. */
export function colorStep(
  technique: ColorsId,
  digit: number,
  cluster: Cluster,
  gone: readonly number[],
  second?: Cluster,
): Step {
  const colors = [...cluster, ...(second ?? [])].map((nodes) => nodes.map((node) => Math.floor(node / 9)));
  return eliminationStep(
    technique,
    inCells(gone, digit),
    { candidates: colors.flatMap((cells, i) => withRole(`color-${'abcd'[i]}`, inCells(cells, digit))) },
    {
      digit: digitsParam([digit + 1]),
      ...Object.fromEntries(colors.map((cells, i) => ['abcd'[i], cellsParam(cells)])),
    },
  );
}
