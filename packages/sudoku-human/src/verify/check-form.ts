/** What holds for steps of every technique: they conclude something, and they speak of candidates that are there. */

import type { Position, Rejection, Step } from '../types.js';
import { isPossible } from './candidates.js';
import { allCells, sees } from './geometry.js';

/** What is wrong with the step whatever its technique is, or nothing. */
export function checkForm(position: Position, step: Step): Rejection | undefined {
  const conclusions = [...step.placements, ...step.eliminations];
  if (conclusions.length === 0) return 'no-conclusion';
  if (new Set(conclusions.map(({ cell, digit }) => `${digit} in ${cell}`)).size < conclusions.length) {
    return 'repeated-conclusion';
  }
  for (const { cell, digit } of step.placements) {
    if (allCells().some((other) => sees(cell, other) && position.values[other] === digit)) {
      return 'digit-already-placed';
    }
  }
  if (!conclusions.every(({ cell, digit }) => isPossible(position, cell, digit))) return 'not-a-candidate';

  const { candidates, links, branches = [] } = step.pattern;
  const nodes = [...links, ...branches.flat()].flatMap(({ from, to }) => [from, to]);
  const named = [...candidates, ...nodes.flatMap(({ cells, digit }) => cells.map((cell) => ({ cell, digit })))];
  if (!named.every(({ cell, digit }) => isPossible(position, cell, digit))) return 'pattern-not-on-board';
  return undefined;
}

/** A technique's definition: what is wrong with the step, or nothing. */
export type Check = (position: Position, step: Step) => Rejection | undefined;
