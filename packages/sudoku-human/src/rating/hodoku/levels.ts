/** HoDoKu's level of a path. */

import type { Level } from '../../types.js';

/** The levels, easiest first, each with the highest score that it may have. */
const levels: readonly (readonly [level: Level, maxScore: number])[] = /* @__PURE__ */ (() => [
  ['easy', 800],
  ['medium', 1000],
  ['hard', 1600],
  ['unfair', 1800],
  ['extreme', Number.POSITIVE_INFINITY],
])();

/** The highest level of its steps, or a higher one if the score is too much for it. */
export function levelOfPath(ofSteps: Iterable<Level>, score: number): Level {
  const needed = new Set(ofSteps);
  const hardest = levels.findLastIndex(([level]) => needed.has(level));
  return levels.slice(Math.max(0, hardest)).find(([, maxScore]) => score <= maxScore)?.[0] ?? 'extreme';
}
