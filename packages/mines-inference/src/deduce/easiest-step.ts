/**
 * The next step of a player who marks every mine that is proven: all that the easiest kind of reason decides at once.
 *
 * One number is easier than two, two are easier than three, and all of them are easier than the number of mines on the board.
 * What is proven stays proven by as few numbers, so the hardest step of this player is as easy as any player's.
 */
import { type NeighborTable, type Slices, spend } from '@kit/grid';
import { type Constraints, collectConstraints } from '../kernel/constraints.js';
import type { Effort } from '../kernel/effort.js';
import { type Inference, infer } from '../kernel/infer.js';
import { certainCells, type Finding, indexCells, numberPairs, singleNumbers } from './number-deductions.js';
import { regionDeductions } from './region-deductions.js';

/** What a player reasons with. */
export type Logic = {
  /** The number of mines on the board, too? */
  readonly counter: boolean;
  /** The most numbers of one deduction. */
  readonly maxNumbers: number;
};

/** Nothing is left out. */
export const fullLogic: Logic = /* @__PURE__ */ Object.freeze({ counter: true, maxNumbers: Number.POSITIVE_INFINITY });

/** Cells in rising order that are decided together, and by how much. */
export type Step = {
  readonly safe: readonly number[];
  readonly mines: readonly number[];
  readonly numbers: number;
  readonly usesTotal: boolean;
};

/** What a player sees; proven mines are flagged. */
export type Seen = { readonly shown: readonly number[]; readonly table: NeighborTable; readonly mines: number };

/** The easiest step; without one what is known there. */
export function* easiestStep(
  { shown, table, mines }: Seen,
  logic: Logic,
  effort: Effort,
): Slices<Step | { readonly stuck: Pick<Inference, 'values' | 'chances'> }> {
  const { pace } = effort;
  const constraints = collectConstraints(shown, table, mines, true);
  if (spend(pace, 8 * shown.length)) yield;
  const { members, count, starts } = constraints;
  const wanted = new Set(members.subarray(0, starts[count]));
  if (spend(pace, 4 * starts[count])) yield;
  const findings: Finding[] = [];
  const take = (finding: Finding) => findings.push(finding) > 0;
  singleNumbers(constraints, wanted, take);
  if (spend(pace, 8 * starts[count])) yield;
  if (findings.length === 0 && logic.maxNumbers > 1) {
    yield* numberPairs(constraints, indexCells(constraints), wanted, take, pace);
  }
  if (findings.length > 0) return stepOf(findings);
  if (logic.maxNumbers <= 2 && !logic.counter) {
    const values = new Int8Array(shown.length).fill(-1);
    return { stuck: { values, chances: new Float64Array(values) } };
  }
  effort.cache.nextBoard();
  const inference = yield* infer(logic.counter ? constraints : withoutTotal(constraints), effort);
  const step = yield* widerStep(constraints, inference.values, logic, effort);
  return step ?? { stuck: inference };
}

/** A step by three numbers or more, or by the total: the easiest that the player may use. */
function* widerStep(
  constraints: Constraints,
  values: Int8Array,
  { counter, maxNumbers }: Logic,
  { pace }: Effort,
): Slices<Step | undefined> {
  const wanted = certainCells(constraints, values);
  if (spend(pace, 2 * values.length)) yield;
  const findings: Finding[] = [];
  const take = (finding: Finding) => {
    if (finding.from.length <= maxNumbers && (counter || !finding.usesTotal)) findings.push(finding);
  };
  yield* regionDeductions(constraints, indexCells(constraints), wanted, values, take, pace);
  if (findings.length === 0) return undefined;
  const rank = ({ usesTotal, from }: Finding) => (usesTotal ? constraints.count + 1 : 0) + from.length;
  const least = Math.min(...findings.map(rank));
  return stepOf(findings.filter((finding) => rank(finding) === least));
}

/** What findings of one kind decide together. */
function stepOf(findings: readonly Finding[]): Step {
  const cellsOf = (isMine: boolean) =>
    findings.flatMap(({ mine, cells }) => (mine === isMine ? cells : [])).sort((a, b) => a - b);
  const [{ from, usesTotal }] = findings;
  return { safe: cellsOf(false), mines: cellsOf(true), numbers: from.length, usesTotal };
}

/** With cells beside the board that may hold any number of mines, so that the total tells nothing. */
function withoutTotal(constraints: Constraints): Constraints {
  const { unknown, unknownCount } = constraints;
  const more = unknownCount + 2;
  const wider = new Uint8Array(unknown.length + more).fill(1);
  wider.set(unknown);
  return { ...constraints, unknown: wider, unknownCount: unknownCount + more, total: unknownCount + 1 };
}
