import { type Position, positionFromValues, type Step, type TechniqueId, verifyStep } from '@kit/sudoku-human';
import { proposals } from './proposals.js';

const puzzle = '800010000520900080076002000009500600340090025005008400000200540010009037000080006';
const solution = '894315762523976184176842359289534671341697825765128493937261548618459237452783916';

export type Tally = {
  /** How many steps were accepted, by technique. */
  readonly accepted: Partial<Record<TechniqueId, number>>;
  readonly rejected: number;
  /** Accepted steps that contradict the solution. */
  readonly wrong: readonly Step[];
};

/**
 * Checks every `stride`-th step that can be written down, on positions where every so many candidates, if they are wrong,
 * are gone (1: none are).
 */
export function judgeProposals(stride: number, shares: readonly number[] = [1, 3, 5]): Tally {
  const accepted: Partial<Record<TechniqueId, number>> = {};
  const wrong: Step[] = [];
  let rejected = 0;
  let count = 0;
  for (const share of shares) {
    const position = positionOf((cell, digit) => share > 1 && (7 * cell + 5 * digit) % share === 0);
    for (const step of proposals(position)) {
      if (count++ % stride > 0) continue;
      if (!verifyStep(position, step).valid) {
        rejected++;
        continue;
      }
      accepted[step.technique] = (accepted[step.technique] ?? 0) + 1;
      const agrees =
        step.placements.every(({ cell, digit }) => Number(solution[cell]) === digit) &&
        step.eliminations.every(({ cell, digit }) => Number(solution[cell]) !== digit);
      if (!agrees) wrong.push(step);
    }
  }
  return { accepted, rejected, wrong };
}

/** The puzzle with the candidates that its givens leave, without those wrong ones that earlier steps have struck out. */
function positionOf(isGone: (cell: number, digit: number) => boolean): Position {
  const givens = [...puzzle].map(Number);
  const position = positionFromValues(givens);
  const candidates = position.candidates.map((mask, cell) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9]
      .filter((digit) => digit !== Number(solution[cell]) && isGone(cell, digit))
      .reduce((left, digit) => left & ~(1 << (digit - 1)), mask),
  );
  return { ...position, candidates };
}
