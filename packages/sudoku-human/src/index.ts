export type {
  AbortSignalLike,
  Cell,
  Found,
  InputPlace,
  InvalidInputErrorJson,
  Progress,
  RunAsyncOptions,
  Search,
  Symmetry,
} from '@kit/grid';
export {
  InvalidInputError,
  isInvalidInputError,
  readInvalidInputError,
  runAsync,
  runSync,
  symmetries,
} from '@kit/grid';
export { alignedPairExclusion } from './als/aligned-pair-exclusion.js';
export { alsXyChain, alsXyWing, alsXz } from './als/als-chains.js';
export { deathBlossom } from './als/death-blossom.js';
export { sueDeCoq } from './als/sue-de-coq.js';
export { wxyzWing } from './als/wxyz-wing.js';
export { aic, groupedAic, groupedXChain } from './chains/aic.js';
export { xChain, xyChain } from './chains/digit-chains.js';
export {
  continuousNiceLoop,
  discontinuousNiceLoop,
  groupedContinuousNiceLoop,
  groupedDiscontinuousNiceLoop,
} from './chains/nice-loops.js';
export { remotePair } from './chains/remote-pair.js';
export { exocet } from './exotic/exocet.js';
export { firework } from './exotic/firework.js';
export { multiSectorLockedSets } from './exotic/multi-sector-locked-sets.js';
export { skLoop } from './exotic/sk-loop.js';
export { tridagon } from './exotic/tridagon.js';
export type { Catalogue, ChainMessageKey, ExoticMessageKey, HouseWords, MessageKey } from './explain/catalogue.js';
export { de } from './explain/de.js';
export { en } from './explain/en.js';
export type { ExplainOptions } from './explain/explain-options.js';
export { explainStep } from './explain/explain-step.js';
export { houseName } from './explain/house-name.js';
export { techniqueName } from './explain/technique-name.js';
export { vi } from './explain/vi.js';
export { zhHant } from './explain/zh-hant.js';
export {
  type GeneratedPuzzle,
  type GenerateOptions,
  generatePuzzle,
  generatePuzzleSearch,
} from './generate/generate-puzzle.js';
export type { Derived } from './kernel/derived.js';
export type { Memory } from './kernel/memory.js';
export type { Slices } from './kernel/slices.js';
export type { State } from './kernel/state.js';
export { forcingChain } from './nets/forcing-chain.js';
export { forcingNet } from './nets/forcing-net.js';
export { krakenFish } from './nets/kraken-fish.js';
export { type CellNotation, formatCell } from './notation/format-cell.js';
export { formatPuzzle, type PuzzleFormat } from './notation/format-puzzle.js';
export { parsePuzzle } from './notation/parse-puzzle.js';
export { candidatesOf } from './position/candidates-of.js';
export { cellsOfHouse } from './position/cells-of-house.js';
export type { PositionLike } from './position/check-position.js';
export { findConflicts } from './position/find-conflicts.js';
export type { MarkOptions, Marks } from './position/marks.js';
export { positionFromValues } from './position/position-from-values.js';
export { setValue } from './position/set-value.js';
export { toggleCandidate } from './position/toggle-candidate.js';
export { checkProgress, checkProgressSearch, type ProgressReport } from './progress/check-progress.js';
export { hint, hintSearch } from './progress/hint.js';
export type {
  FullHint,
  Hint,
  HintLevel,
  HintOptions,
  MistakeHint,
  NoHint,
  WhereHint,
  WhichHint,
  WhyHint,
} from './progress/hint-types.js';
export { type MoveExplanation, techniqueOf, techniqueOfSearch } from './progress/technique-of.js';
export type { Level } from './rating/hodoku-profile.js';
export { type Rating, rate, rateSearch } from './rating/rate.js';
export type { Stars } from './rating/stars.js';
export { canonicalForm, canonicalFormSearch, type FoundForm } from './search/canonical-form.js';
export { countSolutions, countSolutionsSearch, type SolutionCount } from './search/count-solutions.js';
export { type FoundSolution, findSolution, findSolutionSearch } from './search/find-solution.js';
export { isMinimal, isMinimalSearch, type Minimality } from './search/is-minimal.js';
export { applyStep } from './solver/apply-step.js';
export { createSolver, type Solver } from './solver/create-solver.js';
export { findSteps, findStepsSearch } from './solver/find-steps.js';
export { nextStep, nextStepSearch } from './solver/next-step.js';
export type { SolveOptions } from './solver/options.js';
export { solve, solveSearch } from './solver/solve.js';
export type { SolveResult } from './solver/solve-result.js';
export {
  createSolverSearches,
  type FoundStep,
  type FoundSteps,
  type SolverSearches,
} from './solver/solver-searches.js';
export type {
  AlsTechniqueId,
  ChainTechniqueId,
  ColorsId,
  ExoticTechniqueId,
  FishId,
  FishPrefix,
  FishSize,
  SingleDigitId,
  TechniqueId,
  UniquenessId,
} from './technique-ids.js';
export { avoidableRectangle1, avoidableRectangle2 } from './techniques/avoidable-rectangles.js';
export { bug2, bug3, bug4, bugPlus1 } from './techniques/bug.js';
export { emptyRectangle } from './techniques/empty-rectangle.js';
export {
  finnedJellyfish,
  finnedLeviathan,
  finnedSquirmbag,
  finnedSwordfish,
  finnedWhale,
  finnedXWing,
} from './techniques/finned-fish.js';
export {
  finnedFrankenJellyfish,
  finnedFrankenLeviathan,
  finnedFrankenSquirmbag,
  finnedFrankenSwordfish,
  finnedFrankenWhale,
  finnedFrankenXWing,
} from './techniques/finned-franken-fish.js';
export {
  finnedMutantJellyfish,
  finnedMutantLeviathan,
  finnedMutantSquirmbag,
  finnedMutantSwordfish,
  finnedMutantWhale,
  finnedMutantXWing,
} from './techniques/finned-mutant-fish.js';
export { jellyfish, leviathan, squirmbag, swordfish, whale, xWing } from './techniques/fish.js';
export {
  frankenJellyfish,
  frankenLeviathan,
  frankenSquirmbag,
  frankenSwordfish,
  frankenWhale,
  frankenXWing,
} from './techniques/franken-fish.js';
export { hiddenPair, hiddenQuad, hiddenTriple } from './techniques/hidden-subsets.js';
export { claiming, pointing } from './techniques/locked.js';
export { lockedPair, lockedTriple } from './techniques/locked-subsets.js';
export { medusa3d } from './techniques/medusa.js';
export { multiColors1, multiColors2 } from './techniques/multi-colors.js';
export {
  mutantJellyfish,
  mutantLeviathan,
  mutantSquirmbag,
  mutantSwordfish,
  mutantWhale,
  mutantXWing,
} from './techniques/mutant-fish.js';
export { nakedPair, nakedQuad, nakedTriple } from './techniques/naked-subsets.js';
export {
  sashimiJellyfish,
  sashimiLeviathan,
  sashimiSquirmbag,
  sashimiSwordfish,
  sashimiWhale,
  sashimiXWing,
} from './techniques/sashimi-fish.js';
export {
  siameseJellyfish,
  siameseLeviathan,
  siameseSquirmbag,
  siameseSwordfish,
  siameseWhale,
  siameseXWing,
} from './techniques/siamese-fish.js';
export { simpleColorsTrap, simpleColorsWrap } from './techniques/simple-colors.js';
export { fullHouse, hiddenSingle, nakedSingle } from './techniques/singles.js';
export type { Context, Emit, Limits, Technique, Uniqueness } from './techniques/technique.js';
export { techniques } from './techniques/techniques.js';
export { skyscraper, turbotFish, twoStringKite } from './techniques/turbot.js';
export { uniqueLoop } from './techniques/unique-loops.js';
export {
  hiddenRectangle,
  uniqueRectangle1,
  uniqueRectangle2,
  uniqueRectangle3,
  uniqueRectangle4,
  uniqueRectangle5,
  uniqueRectangle6,
} from './techniques/unique-rectangles.js';
export { wWing } from './techniques/w-wing.js';
export { xyWing, xyzWing } from './techniques/wings.js';
export { templateDelete, templateSet } from './templates/templates.js';
export type * from './types.js';
export type { Rejection, Verdict } from './verify/rejection.js';
export { verifyStep } from './verify/verify-step.js';
