/**
 * The independent checker: does a step follow from a position by the rule that it names?
 *
 * It knows no solution and none of the finders' code. Each technique is checked from its definition, the same on every
 * layout, slowly and obviously: the pattern is derived again from the houses and cells that the step names, and must be
 * exactly the one that the step shows. So a step that is true by luck, or true by another technique, is rejected too.
 * What it doesn't ask: whether a simpler technique would do, and whether the step lists all that the pattern rules out.
 */

import { unexpected } from '@kit/grid';
import { readPosition } from '../board/read-position.js';
import { checks } from '../techniques/checks.js';
import type { PositionLike, Step, Verdict } from '../types.js';
import { checkForm } from '../verify/check-form.js';
import { Claim } from '../verify/claim.js';
import { factsOf } from '../verify/facts.js';
import { rangesOf, requireStep } from '../verify/require-step.js';

/**
 * Does the step follow from the position by its technique?
 *
 * The solution plays no part: a position whose candidates are wrong already can have valid steps that are wrong too.
 * The step's message is only checked for its shape. The time is that of a few hundred looks at the board for each
 * candidate of the pattern; templates, exocets and the like are tried out, some thousand ways each.
 *
 * @param position - the position before the step, on any layout; candidates that a digit in sight excludes count as struck out
 * @param step - a step, from this package or from anywhere else
 * @returns `{ valid: true }`, or `{ valid: false, reason }` with one of the codes of {@link Rejection}
 * @throws {@link InvalidInputError} `bad-step` and the codes of a malformed position for values of the wrong shape;
 * `unknown-technique` for a name that is no {@link TechniqueId}
 *
 * @example
 * ```ts
 * import { type Step, verifyStep } from '@kit/sudoku-human';
 *
 * const none = Array.from({ length: 81 }, () => 0);
 * // All nine digits everywhere, but only 4 in the first cell.
 * const position = { givens: none, values: none, candidates: none.map((_, cell) => (cell === 0 ? 0b1000 : 0b111111111)) };
 * const four = { cell: 0, digit: 4 };
 * const step: Step = {
 *   technique: 'naked-single',
 *   placements: [four],
 *   eliminations: [],
 *   pattern: { candidates: [{ ...four, role: 'single' }], houses: [], links: [] },
 *   message: { key: 'naked-single', params: {} },
 * };
 * verifyStep(position, step); // => { valid: true }
 * verifyStep(position, { ...step, eliminations: [{ cell: 1, digit: 7 }] }); // => { valid: false, reason: 'wrong-kind-of-conclusion' }
 * verifyStep(position, { ...step, placements: [{ cell: 1, digit: 4 }] }); // => { valid: false, reason: 'wrong-candidates' }
 * ```
 */
export function verifyStep(position: PositionLike, step: Step): Verdict {
  const facts = factsOf(readPosition(position).position);
  requireStep(step, facts.position.layout && rangesOf(facts.layout.size, facts.houses.length));
  if (!Object.hasOwn(checks, step.technique)) {
    throw unexpected('unknown-technique', 'step.technique', step.technique, "a technique's name", {
      name: 'step.technique',
    });
  }
  const claim = new Claim(step);
  const reason = checkForm(facts, claim) ?? checks[step.technique](facts, claim);
  return reason === undefined ? { valid: true } : { valid: false, reason };
}
