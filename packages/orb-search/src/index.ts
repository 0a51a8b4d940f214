export type { Cell, Fall, Found, Grid, GridLike, Progress, Search, Shape } from '@kit/grid';
export { InvalidInputError, isInvalidInputError, runAsync } from '@kit/grid';
export { type Certificate, type CertifyOptions, certify, certifySearch } from './certify/certify.js';
export { type GenerateOrbsOptions, generateOrbs } from './deal/generate-orbs.js';
export type { Goal, ShapeWanted, SingleGoal } from './goals/goal.js';
export { maxCombos } from './max/max-combos.js';
export { applyPath } from './paths/apply-path.js';
export { countTurns } from './paths/count-turns.js';
export { simplifyPath } from './paths/simplify-path.js';
export { type ExpectedScoreOptions, expectedScore } from './rules/expected-score.js';
export { findMatches } from './rules/find-matches.js';
export type { Spawn } from './rules/refill.js';
export { resolve } from './rules/resolve.js';
export { type ResolveStep, type ResolveStepsOptions, resolveSteps } from './rules/resolve-steps.js';
export { score } from './rules/score.js';
export { findPath, pathSearch } from './search/find-path.js';
export {
  type FindPathsOptions,
  findPaths,
  findPathsByStart,
  findPathsByStartSearch,
  findPathsSearch,
} from './search/find-paths.js';
export type { PathOptions, PathResult } from './search/path-options.js';
export { applySwap } from './swaps/apply-swap.js';
export { type BestSwap, type BestSwapOptions, bestSwap } from './swaps/best-swap.js';
export { findSwaps, type Swap } from './swaps/find-swaps.js';
export { isDeadlocked } from './swaps/is-deadlocked.js';
export { type ReshuffleOptions, reshuffle } from './swaps/reshuffle.js';
export { swapMap } from './swaps/swap-map.js';
export { formatOrbs, type OrbFormat } from './text/format-orbs.js';
export { formatPath, type PathFormat } from './text/format-path.js';
export { parseOrbs } from './text/parse-orbs.js';
export { parsePath } from './text/parse-path.js';
export type * from './types.js';
