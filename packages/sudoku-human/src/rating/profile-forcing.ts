/**
 * Forcing chains and nets as HoDoKu counts them: by tables of what follows from each candidate.
 *
 * Each step is one conclusion. Digits that can be placed come first, then eliminations, both by cell and digit added up. The
 * tables of nets follow four rounds of singles. With four, as many reference puzzles are left to a guess as HoDoKu
 * is known to guess in (one in thirty); with two it would be three times as many, without a limit hardly any. That
 * placements come first shows in the scores as well: singles are the only steps that cost 4 more than a multiple of ten, so the
 * last digit of a score tells how many digits were placed otherwise.
 *
 * The steps say what goes and not why, since they are only counted.
 */

import { type Finder, slicedTechnique } from '../technique/technique.js';
import type { Candidate, Step } from '../types.js';
import { provedLiterals } from './forcing-tables.js';

/** The rounds of singles in the tables of nets. */
const netRounds = 4;

/** HoDoKu's forcing chains and forcing nets. */
export const profileForcing: readonly Finder[] = /* @__PURE__ */ (() => [
  fromTables('forcing-chain', 0),
  fromTables('forcing-net', netRounds),
])();

function fromTables(id: 'forcing-chain' | 'forcing-net', rounds: number): Finder {
  return slicedTechnique(id, function* ({ state }, emit) {
    const proved = yield* provedLiterals(state, rounds);
    proved.sort((a, b) => (b & 1) - (a & 1) || sumOf(candidateOf(a)) - sumOf(candidateOf(b)) || a - b);
    return proved.some((literal) => emit(conclusion(id, literal)));
  });
}

function candidateOf(literal: number): Candidate {
  return { cell: Math.floor(literal / 18), digit: ((literal >> 1) % 9) + 1 };
}

function sumOf({ cell, digit }: Candidate): number {
  return cell + digit;
}

function conclusion(technique: 'forcing-chain' | 'forcing-net', literal: number): Step {
  const candidate = candidateOf(literal);
  const isTrue = literal % 2 === 1;
  return {
    technique,
    placements: isTrue ? [candidate] : [],
    eliminations: isTrue ? [] : [candidate],
    pattern: { candidates: [], houses: [], links: [] },
    message: { key: technique, params: {} },
  };
}
