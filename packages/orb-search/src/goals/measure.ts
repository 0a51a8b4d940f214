/**
 * How near a result comes to each goal: 1 is met. A search adds them up, the first counting most; which of two results is
 * better is decided goal by goal.
 */
import { damageOf } from '../rules/score.js';
import type { Match } from '../types.js';
import type { CheckedGoal } from './check-goal.js';
import { countShapes } from './shape-test.js';

/** What a board makes when the drag ends on it. */
export type Outcome = {
  readonly matches: readonly Match[];
  readonly orbsLeft: number;
};

/** For each goal a number that is 1 where it is met and smaller where it is not. */
export function measure(
  goals: readonly CheckedGoal[],
  outcome: Outcome,
  most: number,
  rows: number,
  cols: number,
): number[] {
  return goals.map((goal) => nearness(goal, outcome, most, rows, cols));
}

function nearness(goal: CheckedGoal, { matches, orbsLeft }: Outcome, most: number, rows: number, cols: number): number {
  switch (goal.kind) {
    case 'max-combos':
      return ratio(matches.length, most);
    case 'at-least':
      return ratio(matches.length, goal.combos);
    case 'exactly':
      return matches.length > goal.combos ? goal.combos / matches.length : ratio(matches.length, goal.combos);
    case 'damage': {
      const damage = damageOf(matches, goal.weights);
      // Without a target more is always better: below 1 and growing for ever.
      if (goal.atLeast === undefined) return damage >= 0 ? damage / (damage + 100) : damage;
      return damage >= goal.atLeast ? 1 : goal.atLeast > 0 ? Math.max(-1, damage / goal.atLeast) : -1;
    }
    case 'shapes': {
      const made = countShapes(matches, goal.shapes, rows, cols);
      if (made === goal.shapes.length) return 1;
      const largest = matches.reduce((size, match) => Math.max(size, match.cells.length), 0);
      return (made + Math.min(largest, 9) / 10) / goal.shapes.length;
    }
    case 'colours':
      return goal.types.filter((type) => matches.some((match) => match.type === type)).length / goal.types.length;
    case 'avoid':
      return goal.types.filter((type) => matches.every((match) => match.type !== type)).length / goal.types.length;
    case 'orbs-left':
      return orbsLeft <= goal.atMost ? 1 : goal.atMost / orbsLeft + (1 - orbsLeft / (rows * cols)) / 2 - 0.5;
  }
}

function ratio(value: number, target: number): number {
  return target === 0 ? 1 : Math.min(1, value / target);
}

/** Is every goal met? */
export function isMet({ measures }: { readonly measures: readonly number[] }): boolean {
  return measures.every((value) => value === 1);
}

/** Positive if the first result is better. */
export function compareMeasures(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i] - b[i];
  return 0;
}
