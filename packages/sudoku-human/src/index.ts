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
export { bruteForce } from './brute-force/brute-force.js';
export { canonicalForm, canonicalFormSearch } from './brute-force/canonical-form.js';
export { countSolutions, countSolutionsSearch } from './brute-force/count-solutions.js';
export { findSolution, findSolutionSearch } from './brute-force/find-solution.js';
export { isMinimal, isMinimalSearch } from './brute-force/is-minimal.js';
export { aic, groupedAic, groupedXChain } from './chains/aic.js';
export { xChain, xyChain } from './chains/digit-chains.js';
export {
  continuousNiceLoop,
  discontinuousNiceLoop,
  groupedContinuousNiceLoop,
  groupedDiscontinuousNiceLoop,
} from './chains/nice-loops.js';
export { remotePair } from './chains/remote-pair.js';
export { medusa3d } from './colors/medusa.js';
export { multiColors1, multiColors2 } from './colors/multi-colors.js';
export { simpleColorsTrap, simpleColorsWrap } from './colors/simple-colors.js';
export { exocet } from './exotic/exocet.js';
export { firework } from './exotic/firework.js';
export { multiSectorLockedSets } from './exotic/multi-sector-locked-sets.js';
export { skLoop } from './exotic/sk-loop.js';
export { tridagon } from './exotic/tridagon.js';
export { de } from './explain/de.js';
export { en } from './explain/en.js';
export { explainStep } from './explain/explain-step.js';
export { explainerDe } from './explain/explainer-de.js';
export { explainerEn } from './explain/explainer-en.js';
export { explainerVi } from './explain/explainer-vi.js';
export { explainerZhHant } from './explain/explainer-zh-hant.js';
export { houseName } from './explain/house-name.js';
export { techniqueName } from './explain/technique-name.js';
export { vi } from './explain/vi.js';
export { zhHant } from './explain/zh-hant.js';
export {
  finnedJellyfish,
  finnedLeviathan,
  finnedSquirmbag,
  finnedSwordfish,
  finnedWhale,
  finnedXWing,
  sashimiJellyfish,
  sashimiLeviathan,
  sashimiSquirmbag,
  sashimiSwordfish,
  sashimiWhale,
  sashimiXWing,
  siameseJellyfish,
  siameseLeviathan,
  siameseSquirmbag,
  siameseSwordfish,
  siameseWhale,
  siameseXWing,
} from './fish/finned-fish.js';
export { jellyfish, leviathan, squirmbag, swordfish, whale, xWing } from './fish/fish.js';
export {
  finnedFrankenJellyfish,
  finnedFrankenLeviathan,
  finnedFrankenSquirmbag,
  finnedFrankenSwordfish,
  finnedFrankenWhale,
  finnedFrankenXWing,
  frankenJellyfish,
  frankenLeviathan,
  frankenSquirmbag,
  frankenSwordfish,
  frankenWhale,
  frankenXWing,
} from './fish/franken-fish.js';
export {
  finnedMutantJellyfish,
  finnedMutantLeviathan,
  finnedMutantSquirmbag,
  finnedMutantSwordfish,
  finnedMutantWhale,
  finnedMutantXWing,
  mutantJellyfish,
  mutantLeviathan,
  mutantSquirmbag,
  mutantSwordfish,
  mutantWhale,
  mutantXWing,
} from './fish/mutant-fish.js';
export { createGenerator } from './generate/create-generator.js';
export { generatePuzzle, generatePuzzleSearch } from './generate/generate-puzzle.js';
export {
  cageCombinations,
  cageDigit,
  commonPeers,
  houseFillings,
  inniesOuties,
  leftovers,
  lockedCandidates,
  nakedSet,
} from './layout-logic/layout-techniques.js';
export { createLayout } from './layouts/create-layout.js';
export { housesOf } from './layouts/houses-of.js';
export { claiming, pointing } from './locked/locked.js';
export { forcingChain } from './nets/forcing-chain.js';
export { forcingNet } from './nets/forcing-net.js';
export { krakenFish } from './nets/kraken-fish.js';
export { candidatesOf } from './position/candidates-of.js';
export { cellsOfHouse } from './position/cells-of-house.js';
export { findConflicts } from './position/find-conflicts.js';
export { positionFromValues } from './position/position-from-values.js';
export { setValue } from './position/set-value.js';
export { toggleCandidate } from './position/toggle-candidate.js';
export { checkProgress, checkProgressSearch } from './progress/check-progress.js';
export { rateExplainer, rateExplainerSearch } from './rating/explainer/rate-explainer.js';
export { rateHodoku, rateHodokuSearch } from './rating/hodoku/rate-hodoku.js';
export { rate, rateSearch } from './rating/rate.js';
export { rateStars, rateStarsSearch } from './rating/rate-stars.js';
export { emptyRectangle } from './single-digit/empty-rectangle.js';
export { skyscraper, turbotFish, twoStringKite } from './single-digit/turbot.js';
export { fullHouse, hiddenSingle, nakedSingle } from './singles/singles.js';
export { applyStep } from './solver/apply-step.js';
export { createSolver } from './solver/create-solver.js';
export { findSteps, findStepsSearch } from './solver/find-steps.js';
export { hint, hintSearch } from './solver/hint.js';
export { nextStep, nextStepSearch } from './solver/next-step.js';
export { solve, solveSearch } from './solver/solve.js';
export { createSolverSearches } from './solver/solver-searches.js';
export { techniqueOf, techniqueOfSearch } from './solver/technique-of.js';
export { lockedPair, lockedTriple } from './subsets/locked-subsets.js';
export { hiddenPair, hiddenQuad, hiddenTriple, nakedPair, nakedQuad, nakedTriple } from './subsets/subsets.js';
export { techniques } from './techniques/techniques.js';
export { templateDelete, templateSet } from './templates/templates.js';
export { formatCell } from './text/format-cell.js';
export { formatPuzzle } from './text/format-puzzle.js';
export { parsePuzzle } from './text/parse-puzzle.js';
export type * from './types.js';
export { avoidableRectangle1, avoidableRectangle2 } from './uniqueness/avoidable-rectangles.js';
export { bug2, bug3, bug4, bugPlus1 } from './uniqueness/bug.js';
export { uniqueLoop } from './uniqueness/unique-loops.js';
export {
  hiddenRectangle,
  uniqueRectangle1,
  uniqueRectangle2,
  uniqueRectangle3,
  uniqueRectangle4,
  uniqueRectangle5,
  uniqueRectangle6,
} from './uniqueness/unique-rectangles.js';
export { verifyStep } from './verify/verify-step.js';
export { wWing } from './wings/w-wing.js';
export { xyWing, xyzWing } from './wings/wings.js';
