export type { Cell } from '@kit/grid';
export { InvalidInputError, isInvalidInputError } from '@kit/grid';
export { alsXyChain, alsXyWing, alsXz } from './als/als-chains.js';
export { aic, groupedAic, groupedXChain } from './chains/aic.js';
export { xChain, xyChain } from './chains/digit-chains.js';
export {
  continuousNiceLoop,
  discontinuousNiceLoop,
  groupedContinuousNiceLoop,
  groupedDiscontinuousNiceLoop,
} from './chains/nice-loops.js';
export { remotePair } from './chains/remote-pair.js';
export type { Catalogue, ChainMessageKey, HouseWords, MessageKey } from './explain/catalogue.js';
export { en } from './explain/en.js';
export { type ExplainOptions, explainStep } from './explain/explain-step.js';
export { techniqueName } from './explain/technique-name.js';
export { zhHant } from './explain/zh-hant.js';
export type { Derived } from './kernel/derived.js';
export type { State } from './kernel/state.js';
export { forcingChain } from './nets/forcing-chain.js';
export { forcingNet } from './nets/forcing-net.js';
export { type CellNotation, formatCell } from './notation/format-cell.js';
export { formatPuzzle, type PuzzleFormat } from './notation/format-puzzle.js';
export { parsePuzzle } from './notation/parse-puzzle.js';
export type { PositionLike } from './position/check-position.js';
export { findConflicts } from './position/find-conflicts.js';
export { positionFromValues } from './position/position-from-values.js';
export { setValue } from './position/set-value.js';
export { toggleCandidate } from './position/toggle-candidate.js';
export { canonicalForm } from './search/canonical-form.js';
export { countSolutions } from './search/count-solutions.js';
export { findSolution } from './search/find-solution.js';
export { isMinimal } from './search/is-minimal.js';
export { applyStep } from './solver/apply-step.js';
export { createSolver, type SolveResult, type Solver } from './solver/create-solver.js';
export { findSteps } from './solver/find-steps.js';
export { nextStep } from './solver/next-step.js';
export type { SolveOptions } from './solver/options.js';
export { solve } from './solver/solve.js';
export type { AlsTechniqueId, ChainTechniqueId, TechniqueId } from './technique-ids.js';
export { finnedXWing, jellyfish, swordfish, xWing } from './techniques/fish.js';
export { hiddenPair, hiddenQuad, hiddenTriple } from './techniques/hidden-subsets.js';
export { claiming, pointing } from './techniques/locked.js';
export { nakedPair, nakedQuad, nakedTriple } from './techniques/naked-subsets.js';
export { fullHouse, hiddenSingle, nakedSingle } from './techniques/singles.js';
export type { Context, Emit, Limits, Technique } from './techniques/technique.js';
export { techniques } from './techniques/techniques.js';
export { wWing } from './techniques/w-wing.js';
export { xyWing, xyzWing } from './techniques/wings.js';
export type * from './types.js';
export type { Rejection, Verdict } from './verify/rejection.js';
export { verifyStep } from './verify/verify-step.js';
