import {
  type EvaluationTables,
  type EvaluationWeights,
  evaluationTables,
  type FittedTables,
  fullTables,
} from '../kernel/evaluation.js';
import { fittedTables } from './fitted-tables.js';

/**
 * Weights fitted by logistic regression on seeded random boards, none of them a fixture: of the states that a beam of 4,000
 * keeps in a ply, those on the way to a solution shall come before the others. Four directions: 300 boards of 6×5 with 3, 5
 * and 6 types and of 5×4; eight: 80 boards of 6×5.
 */
const fourWays: EvaluationWeights = {
  combo: 100,
  laterCombo: 75,
  wasted: -32,
  stranded: -62,
  unfinished: -13,
  open: 19,
  spread: [0, -41, -21, -45, -76, -94, -115, -135],
  gap: -44,
  column: -12,
  window: -3,
  pairAside: 29,
  skipAside: 13,
  held: 54,
  heldAway: -21,
  away: -28,
  inMatch: -52,
  besideMatch: -26,
  sideEdge: -28,
  endEdge: -40,
};
const eightWays: EvaluationWeights = {
  combo: 100,
  laterCombo: 72,
  wasted: -44,
  stranded: -69,
  unfinished: -11,
  open: -31,
  spread: [0, -4, 5, -7, -48, -74, -100, -120],
  gap: -55,
  column: -8,
  window: -3,
  pairAside: 20,
  skipAside: 15,
  held: 101,
  heldAway: -31,
  away: -17,
  inMatch: -47,
  besideMatch: -8,
  sideEdge: -29,
  endEdge: -39,
};

/** Which weights: those for the board, others fitted for it that err elsewhere, or those of the other number of directions. */
export type WeightSet = 'own' | 'second' | 'other';

/** The weights for a number of directions, or the other ones: they find some boards that these miss. */
export function weightsFor(directions: 4 | 8, set: WeightSet): EvaluationWeights {
  return (directions === 4) === (set !== 'other') ? fourWays : eightWays;
}

/** The tables for narrow boards of a size: fitted ones where there are some. The other ones come from weights in any case. */
export function tablesFor(rows: number, cols: number, directions: 4 | 8, set: WeightSet): EvaluationTables {
  const fitted = set === 'other' ? [] : fittedFor(rows, cols, directions);
  return fitted.length > 0
    ? filledIn(fitted[set === 'own' ? 0 : 1])
    : evaluationTables(weightsFor(directions, set), rows, cols);
}

/** Tables that were asked for before, filled in: a search asks for the same ones beam by beam. */
const known = /* @__PURE__ */ new Map<FittedTables, EvaluationTables>();

function filledIn(fitted: FittedTables): EvaluationTables {
  const tables = known.get(fitted) ?? fullTables(fitted);
  known.set(fitted, tables);
  return tables;
}

/** Are there second tables for boards of a size? */
export function hasSecond(rows: number, cols: number, directions: 4 | 8): boolean {
  return fittedFor(rows, cols, directions).length > 1;
}

function fittedFor(rows: number, cols: number, directions: 4 | 8): readonly FittedTables[] {
  return directions === 4 ? fittedTables.filter((one) => one.rows === rows && one.cols === cols) : [];
}
