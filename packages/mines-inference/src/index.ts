export type { AbortSignalLike, Cell, Found, Progress, RunAsyncOptions, Search, Shape, Symmetry } from '@kit/grid';
export { InvalidInputError, isInvalidInputError, readInvalidInputError, runAsync, runSync } from '@kit/grid';
export { analyze, analyzeSearch } from './analyze/analyze.js';
export { countLayouts, countLayoutsSearch } from './analyze/count-layouts.js';
export { createAnalyzer } from './analyze/create-analyzer.js';
export { createTracker } from './analyze/create-tracker.js';
export { deduce, deduceSearch } from './deduce/deduce.js';
export { verifyDeduction, verifyDeductionSearch } from './deduce/verify-deduction.js';
export { minesToSvg } from './draw/mines-to-svg.js';
export { minesToText } from './draw/mines-to-text.js';
export { de } from './explain/de.js';
export { en } from './explain/en.js';
export {
  explainDeduction,
  explainHint,
  explainMove,
  explainRating,
  explainReview,
  explainReviewedMove,
} from './explain/explanations.js';
export { vi } from './explain/vi.js';
export { zhHant } from './explain/zh-hant.js';
export { newFairGame, openFair, openFairSearch } from './fair/open-fair.js';
export { generateMines, generateMinesSearch } from './generate/generate-mines.js';
export { rateField, rateFieldSearch } from './generate/rate-field.js';
export { countHint, hint, hintSearch } from './hint/hint.js';
export { EXPLODED, FLAG, HIDDEN, HOLE } from './kernel/symbols.js';
export { boardMetrics, boardMetricsSearch } from './metrics/board-metrics.js';
export { gameMetrics, gameMetricsSearch } from './metrics/game-metrics.js';
export { bestMove, bestMoveSearch } from './move/best-move.js';
export { solveEndgame, solveEndgameSearch } from './move/solve-endgame.js';
export { chord, gameStatus, openCell, toggleFlag } from './play/moves.js';
export { newBoard } from './play/new-board.js';
export { simulateGame, simulateGameSearch } from './play/simulate-game.js';
export { formatReplay } from './replay/format-replay.js';
export { parseReplay, parseReplaySearch } from './replay/parse-replay.js';
export { reviewGame, reviewGameSearch } from './review/review-game.js';
export { formatMines } from './text/format-mines.js';
export { parseMines } from './text/parse-mines.js';
export type * from './types.js';
export { analyzeRules, analyzeRulesSearch } from './variants/analyze-rules.js';
