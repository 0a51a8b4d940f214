/**
 * XY-Wing and XYZ-Wing: a pivot and two bivalue wings that it sees.
 *
 *     pivot {x,y}   wings {x,z} {y,z}     whichever digit the pivot takes, one wing is z
 *     pivot {x,y,z} wings {x,z} {y,z}     … or the pivot itself is
 *
 * So every cell that sees the two wings (and the pivot, if it has z too) loses z. Box and line don't matter: only what
 * sees what. One engine: for each pivot of two or three digits, each pair of bivalue cells that it sees.
 */

import { type Slices, spend } from '@kit/grid';
import { countBits, lowestBit } from '../../kernel/bits.js';
import { cellsIn, intersection, isEmpty, setAt } from '../../kernel/cell-sets.js';
import { derive } from '../../kernel/derived.js';
import { seenByBoth } from '../../kernel/state.js';
import { bivalueCells } from '../../kernel/strong-links.js';
import { sees } from '../../kernel/tables.js';
import type { Technique, TechniqueId } from '../../types.js';
import { candidatesIn, inCells, stepOf } from '../shared/parts.js';
import { type Context, type Emit, slicedTechnique } from '../shared/technique.js';

/**
 * XY-Wing: a pivot `{x,y}` that sees the wings `{x,z}` and `{y,z}`; every cell that sees both wings loses `z`.
 *
 * Pattern: role `'pivot'` for the pivot's candidates, `'wing'` for those of the wings. Instances by pivot and then by
 * wings.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, xyWing } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('900700100020010007000500600000000560000003200100050008240081300015420006009000002');
 * findSteps(puzzle, [xyWing]).map((step) => step.eliminations); // => [[{ cell: 63, digit: 7 }]]
 * ```
 */
export const xyWing: Technique = /* @__PURE__ */ slicedTechnique('xy-wing', (context, emit) =>
  findWings(context, 'xy-wing', 2, emit),
);

/**
 * XYZ-Wing: a pivot `{x,y,z}` that sees the wings `{x,z}` and `{y,z}`; every cell that sees all three loses `z`.
 *
 * Pattern and order as for {@link xyWing}.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, xyzWing } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('306000000800000020052104600601080070000200100000000000120070080573000041000000300');
 * findSteps(puzzle, [xyzWing]).map((step) => step.eliminations); // => [[{ cell: 45, digit: 9 }]]
 * ```
 */
export const xyzWing: Technique = /* @__PURE__ */ slicedTechnique('xyz-wing', (context, emit) =>
  findWings(context, 'xyz-wing', 3, emit),
);

function* findWings(context: Context, id: TechniqueId, pivotSize: 2 | 3, emit: Emit): Slices<boolean> {
  const { state } = context;
  const { masks, tables } = state;
  const bivalue = derive(state, context.derived, bivalueCells);
  for (let pivot = 0; pivot < tables.cells; pivot++) {
    if (countBits(masks[pivot]) !== pivotSize) continue;
    if (spend(context.pace, bivalue.length ** 2)) yield;
    const wings: number[] = [];
    for (const cell of bivalue) if (sees(tables, pivot, cell)) wings.push(cell);
    for (let i = 0; i < wings.length; i++) {
      for (let j = i + 1; j < wings.length; j++) {
        const shared = masks[wings[i]] & masks[wings[j]];
        const apart = masks[wings[i]] ^ masks[wings[j]];
        if (
          shared === 0 ||
          (shared & (shared - 1)) !== 0 ||
          masks[pivot] !== (pivotSize === 2 ? apart : apart | shared)
        )
          continue;
        const digit = lowestBit(shared);
        const byWings = seenByBoth(state, digit, wings[i], wings[j]);
        const struck = pivotSize === 2 ? byWings : intersection(byWings, setAt(tables.peerSets, pivot, tables.words));
        if (isEmpty(struck)) continue;
        const pair = [wings[i], wings[j]];
        const step = stepOf(id, {
          eliminations: inCells(cellsIn(struck), digit),
          roles: { pivot: candidatesIn(state, [pivot]), wing: candidatesIn(state, pair) },
          params: { pivot: { cells: [pivot] }, wings: { cells: pair }, digit: { digits: [digit + 1] } },
        });
        if (emit(step)) return true;
      }
    }
  }
  return false;
}
