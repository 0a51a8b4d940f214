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
  RandomState,
  RunAsyncOptions,
  Search,
  Shape,
} from '@kit/grid';
export { InvalidInputError, isInvalidInputError, readInvalidInputError, runAsync, runSync } from '@kit/grid';
export { gameToSvg } from './draw/game-to-svg.js';
export { orbsToSvg } from './draw/orbs-to-svg.js';
export { generateOrbs } from './generate/generate-orbs.js';
export { rateOrbs } from './generate/rate-orbs.js';
export { reshuffle, reshuffleSearch } from './generate/reshuffle.js';
export { chooseSwap, chooseSwapSearch } from './levels/choose-swap.js';
export { dealLevel } from './levels/deal-level.js';
export { rateGame } from './levels/rate-game.js';
export { simulateLevel, simulateLevelSearch } from './levels/simulate-level.js';
export type * from './levels/types.js';
export { gameStatus } from './match3/game-status.js';
export { isLegalSwap } from './match3/is-legal-swap.js';
export { playSwap } from './match3/play-swap.js';
export { plainRules, rocketRules, stripedRules } from './match3/presets.js';
export type * from './match3/types.js';
export { findPath, findPathSearch, pathSearch } from './path/find-path.js';
export { findPaths, findPathsByStart, findPathsByStartSearch, findPathsSearch } from './path/find-paths.js';
export { maxCombos, maxCombosSearch } from './path/max-combos.js';
export { scoreDrag } from './path/score-drag.js';
export { applyPath } from './play/apply-path.js';
export { applySwap } from './play/apply-swap.js';
export { countTurns } from './play/count-turns.js';
export { simplifyPath } from './play/simplify-path.js';
export { certify, certifySearch } from './proof/certify.js';
export { expectedScore, expectedScoreSearch } from './rules/expected-score.js';
export { findMatches } from './rules/find-matches.js';
export { resolve } from './rules/resolve.js';
export { resolveSteps, resolveStepsSearch } from './rules/resolve-steps.js';
export { score } from './rules/score.js';
export { bestSwap, bestSwapSearch } from './swaps/best-swap.js';
export { findSwaps } from './swaps/find-swaps.js';
export { isDeadlocked } from './swaps/is-deadlocked.js';
export { swapMap } from './swaps/swap-map.js';
export { formatMarkedOrbs } from './text/format-marked-orbs.js';
export { formatOrbs } from './text/format-orbs.js';
export { formatPath } from './text/format-path.js';
export { parseMarkedOrbs } from './text/parse-marked-orbs.js';
export { parseOrbs } from './text/parse-orbs.js';
export { parsePath } from './text/parse-path.js';
export type * from './types.js';
