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
export { candidatesOf } from './board/candidates-of.js';
export { cellsOfHouse } from './board/cells-of-house.js';
export { findConflicts } from './board/find-conflicts.js';
export { positionFromValues } from './board/position-from-values.js';
export { setValue } from './board/set-value.js';
export { toggleCandidate } from './board/toggle-candidate.js';
export { canonicalForm, canonicalFormSearch } from './canonical/canonical-form.js';
export { countSolutions, countSolutionsSearch } from './count/count-solutions.js';
export { findSolution, findSolutionSearch } from './count/find-solution.js';
export { isMinimal, isMinimalSearch } from './count/is-minimal.js';
export { positionToSvg } from './draw/position-to-svg.js';
export { positionToText } from './draw/position-to-text.js';
export { de } from './explain/de.js';
export { en } from './explain/en.js';
export { explainHint } from './explain/explain-hint.js';
export { explainStep } from './explain/explain-step.js';
export { explainerDe } from './explain/explainer-de.js';
export { explainerEn } from './explain/explainer-en.js';
export { explainerVi } from './explain/explainer-vi.js';
export { explainerZhHant } from './explain/explainer-zh-hant.js';
export { houseName } from './explain/house-name.js';
export { roleKind } from './explain/role-kind.js';
export { techniqueName } from './explain/technique-name.js';
export { vi } from './explain/vi.js';
export { zhHant } from './explain/zh-hant.js';
export { createGenerator } from './generate/create-generator.js';
export { generatePuzzle, generatePuzzleSearch } from './generate/generate-puzzle.js';
export { createLayout } from './layout/create-layout.js';
export { housesOf } from './layout/houses-of.js';
export { practicePosition, practicePositionSearch } from './practice/practice-position.js';
export { rateExplainer, rateExplainerSearch } from './rating/explainer/rate-explainer.js';
export { rateHodoku, rateHodokuSearch } from './rating/hodoku/rate-hodoku.js';
export { rate, rateSearch } from './rating/rate.js';
export { rateStars, rateStarsSearch } from './rating/rate-stars.js';
export { applyStep } from './solver/apply-step.js';
export { checkProgress, checkProgressSearch } from './solver/check-progress.js';
export { createSolver } from './solver/create-solver.js';
export { findSteps, findStepsSearch } from './solver/find-steps.js';
export { hint, hintSearch } from './solver/hint.js';
export { nextStep, nextStepSearch } from './solver/next-step.js';
export { solve, solveSearch } from './solver/solve.js';
export { createSolverSearches } from './solver/solver-searches.js';
export { techniqueOf, techniqueOfSearch } from './solver/technique-of.js';
export { verifyStep } from './solver/verify-step.js';
export { alignedPairExclusion } from './techniques/als/find-aligned-pair-exclusion.js';
export { alsXyChain, alsXyWing, alsXz } from './techniques/als/find-als-chains.js';
export { deathBlossom } from './techniques/als/find-death-blossom.js';
export { sueDeCoq } from './techniques/als/find-sue-de-coq.js';
export { wxyzWing } from './techniques/als/find-wxyz-wing.js';
export { basicTechniques } from './techniques/basic-techniques.js';
export { bruteForce } from './techniques/brute-force/find-brute-force.js';
export { aic, groupedAic, groupedXChain } from './techniques/chains/find-aic.js';
export { xChain, xyChain } from './techniques/chains/find-digit-chains.js';
export {
  continuousNiceLoop,
  discontinuousNiceLoop,
  groupedContinuousNiceLoop,
  groupedDiscontinuousNiceLoop,
} from './techniques/chains/find-nice-loops.js';
export { remotePair } from './techniques/chains/find-remote-pair.js';
export { classicTechniques } from './techniques/classic-techniques.js';
export { medusa3d } from './techniques/colors/find-medusa.js';
export { multiColors1, multiColors2 } from './techniques/colors/find-multi-colors.js';
export { simpleColorsTrap, simpleColorsWrap } from './techniques/colors/find-simple-colors.js';
export { exocet } from './techniques/exotic/find-exocet.js';
export { firework } from './techniques/exotic/find-firework.js';
export { multiSectorLockedSets } from './techniques/exotic/find-multi-sector-locked-sets.js';
export { skLoop } from './techniques/exotic/find-sk-loop.js';
export { tridagon } from './techniques/exotic/find-tridagon.js';
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
} from './techniques/fish/find-finned-fish.js';
export { jellyfish, leviathan, squirmbag, swordfish, whale, xWing } from './techniques/fish/find-fish.js';
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
} from './techniques/fish/find-franken-fish.js';
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
} from './techniques/fish/find-mutant-fish.js';
export { commonPeers } from './techniques/locked/find-common-peers.js';
export { claiming, lockedCandidates, pointing } from './techniques/locked/find-locked.js';
export { forcingChain } from './techniques/nets/find-forcing-chain.js';
export { forcingNet } from './techniques/nets/find-forcing-net.js';
export { krakenFish } from './techniques/nets/find-kraken-fish.js';
export { emptyRectangle } from './techniques/single-digit/find-empty-rectangle.js';
export { skyscraper, turbotFish, twoStringKite } from './techniques/single-digit/find-turbot.js';
export { fullHouse, hiddenSingle, nakedSingle } from './techniques/singles/find-singles.js';
export { starTechniques } from './techniques/star-techniques.js';
export { lockedPair, lockedTriple } from './techniques/subsets/find-locked-subsets.js';
export { nakedSet } from './techniques/subsets/find-naked-set.js';
export {
  hiddenPair,
  hiddenQuad,
  hiddenTriple,
  nakedPair,
  nakedQuad,
  nakedTriple,
} from './techniques/subsets/find-subsets.js';
export { cageCombinations, cageDigit } from './techniques/sums/find-cages.js';
export { houseFillings } from './techniques/sums/find-house-fillings.js';
export { inniesOuties } from './techniques/sums/find-innies-outies.js';
export { leftovers } from './techniques/sums/find-leftovers.js';
export { techniques } from './techniques/techniques.js';
export { templateDelete, templateSet } from './techniques/templates/find-templates.js';
export { avoidableRectangle1, avoidableRectangle2 } from './techniques/uniqueness/find-avoidable-rectangles.js';
export { bug2, bug3, bug4, bugPlus1 } from './techniques/uniqueness/find-bug.js';
export { uniqueLoop } from './techniques/uniqueness/find-unique-loops.js';
export {
  hiddenRectangle,
  uniqueRectangle1,
  uniqueRectangle2,
  uniqueRectangle3,
  uniqueRectangle4,
  uniqueRectangle5,
  uniqueRectangle6,
} from './techniques/uniqueness/find-unique-rectangles.js';
export { wWing } from './techniques/wings/find-w-wing.js';
export { xyWing, xyzWing } from './techniques/wings/find-wings.js';
export { formatCell } from './text/format-cell.js';
export { formatPuzzle } from './text/format-puzzle.js';
export { parsePuzzle } from './text/parse-puzzle.js';
export { parsePuzzles } from './text/parse-puzzles.js';
export type * from './types.js';
