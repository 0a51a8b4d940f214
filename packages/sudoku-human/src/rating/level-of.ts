/** HoDoKu's level of a puzzle. */

import { records } from '../techniques/techniques.js';
import type { Level, Step } from '../types.js';

/** The levels, easiest first, each with the highest score that it may have. */
const levels: readonly (readonly [level: Level, maxScore: number])[] = /* @__PURE__ */ (() => [
  ['easy', 800],
  ['medium', 1000],
  ['hard', 1600],
  ['unfair', 1800],
  ['extreme', Number.POSITIVE_INFINITY],
])();

/** The level of a solution: that of its hardest step, or a higher one if the score is too much for it. */
export function levelOf(steps: readonly Pick<Step, 'technique'>[], score: number): Level {
  const ranks = steps.map(({ technique }) => levels.findIndex(([level]) => level === records[technique].level));
  return levels.slice(Math.max(0, ...ranks)).find(([, maxScore]) => score <= maxScore)?.[0] ?? 'extreme';
}
