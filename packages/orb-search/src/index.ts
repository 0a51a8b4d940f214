export type {
  AbortSignalLike,
  Cell,
  Fall,
  Found,
  Grid,
  GridLike,
  InputPlace,
  InvalidInputErrorJson,
  Progress,
  RunAsyncOptions,
  Search,
  Shape,
} from '@kit/grid';
export { InvalidInputError, isInvalidInputError, readInvalidInputError, runAsync, runSync } from '@kit/grid';
export { type Certificate, type CertifyOptions, certify, certifySearch } from './certify/certify.js';
export { type GenerateOrbsOptions, generateOrbs } from './deal/generate-orbs.js';
export type { Goal, ShapeWanted, SingleGoal } from './goals/goal.js';
export { type MaxCombos, maxCombos, maxCombosSearch } from './max/max-combos.js';
export { applyPath } from './paths/apply-path.js';
export { countTurns } from './paths/count-turns.js';
export { simplifyPath } from './paths/simplify-path.js';
export {
  type ExpectedScore,
  type ExpectedScoreOptions,
  expectedScore,
  expectedScoreSearch,
} from './rules/expected-score.js';
export { findMatches } from './rules/find-matches.js';
export type { Spawn } from './rules/refill.js';
export { resolve } from './rules/resolve.js';
export { type ResolveStep, type ResolveStepsOptions, resolveSteps, resolveStepsSearch } from './rules/resolve-steps.js';
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
export { type BestSwap, type BestSwapOptions, bestSwap, bestSwapSearch } from './swaps/best-swap.js';
export { findSwaps, type Swap } from './swaps/find-swaps.js';
export { isDeadlocked } from './swaps/is-deadlocked.js';
export { type Reshuffled, type ReshuffleOptions, reshuffle, reshuffleSearch } from './swaps/reshuffle.js';
export { swapMap } from './swaps/swap-map.js';
export { formatOrbs, type OrbFormat } from './text/format-orbs.js';
export { formatPath, type PathFormat } from './text/format-path.js';
export { parseOrbs } from './text/parse-orbs.js';
export { parsePath } from './text/parse-path.js';
export type * from './types.js';
