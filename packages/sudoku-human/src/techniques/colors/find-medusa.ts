/**
 * 3D Medusa: colouring over several digits, by the strong links of houses and of cells with two candidates.
 *
 * A colour is false if it holds two candidates of a cell, two of a digit in a house, or rules out all candidates of a
 * cell. A candidate that sees both colours (in its cell, or its digit in a house) is false.
 */

import { derive } from '../../kernel/derived.js';
import { excludedBy } from '../../kernel/exclusion.js';
import type { State } from '../../kernel/state.js';
import { bilocalLinks, bivalueCells } from '../../kernel/strong-links.js';
import type { Technique } from '../../types.js';
import { candidatesOf, stepOf } from '../shared/parts.js';
import type { Finder } from '../shared/technique.js';
import { findClusters } from './color-clusters.js';

/**
 * 3D Medusa: strong links between and inside cells join candidates in two colours, one of which is true; candidates
 * that see both go, and where one colour contradicts itself, all of it.
 *
 * Pattern: roles `'color-a'` and `'color-b'` for the two colours. One instance a cluster, by its lowest candidate;
 * clusters of a single digit belong to simple colours and are not listed.
 *
 * @example
 * ```ts
 * import { findSteps, medusa3d, parsePuzzle } from '@kit/sudoku-human';
 *
 * const position = parsePuzzle(
 *   ':0000:x:...85......5..6.1..6.....5..3......147.9............26.9.6.38...8...1.9...3...+1..::::',
 * );
 * findSteps(position, [medusa3d])[0]?.eliminations; // => [{ cell: 44, digit: 8 }]
 * ```
 */
export const medusa3d: Technique = /* @__PURE__ */ ((): Finder => ({
  id: '3d-medusa',
  find({ state, derived }, emit): boolean {
    const { tables } = state;
    const links = derive(state, derived, bilocalLinks);
    return findClusters(links, derive(state, derived, bivalueCells), state, 3).some((cluster) => {
      const digits = new Set(cluster.flat().map((node) => node % tables.size));
      if (digits.size < 2) return false;
      const struck = goneOf(state, cluster[0], cluster[1]);
      if (struck.length === 0) return false;
      const [a, b] = cluster.map((nodes) => candidatesOf(tables, nodes));
      const cells = [...new Set([...a, ...b].map(({ cell }) => cell))].sort((x, y) => x - y);
      return emit(
        stepOf('3d-medusa', {
          eliminations: candidatesOf(tables, struck),
          roles: { 'color-a': a, 'color-b': b },
          params: { cells: { cells } },
        }),
      );
    });
  },
}))();

/** Candidates that both colours rule out, and those of a colour that contradicts itself. */
function goneOf(state: State, a: readonly number[], b: readonly number[]): number[] {
  const byA = ruledOut(state, a);
  const byB = ruledOut(state, b);
  const colored = new Set([...a, ...b]);
  const struck: number[] = [];
  for (let node = 0; node < byA.length; node++)
    if (byA[node] + byB[node] === 2 && !colored.has(node)) struck.push(node);
  if (isContradictory(state, a, byA)) struck.push(...a);
  if (isContradictory(state, b, byB)) struck.push(...b);
  return struck.sort((x, y) => x - y);
}

/** By candidate: 1 if it is false once the colour is true, and stands on the board. */
function ruledOut(state: State, nodes: readonly number[]): Uint8Array {
  const out = new Uint8Array(state.tables.cells * state.tables.size);
  for (const node of nodes) for (const other of excludedBy(state, node)) out[other] = 1;
  return out;
}

function isContradictory({ masks, tables: { size } }: State, nodes: readonly number[], out: Uint8Array): boolean {
  if (nodes.some((node) => out[node] === 1)) return true;
  return masks.some((mask, cell) => {
    if (mask === 0) return false;
    for (let digit = 0; digit < size; digit++) {
      if ((mask & (1 << digit)) !== 0 && out[cell * size + digit] === 0) return false;
    }
    return true;
  });
}
