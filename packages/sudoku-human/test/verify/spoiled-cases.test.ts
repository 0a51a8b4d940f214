/** One step of every technique, spoiled in many ways: what the checker still accepts agrees with the solution. */

import { createSolver, findSolution, type Link, type Position, type Step, verifyStep } from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { some as fewer, isQuick } from '../../../../config/runs.js';
import { records } from '../../src/techniques/technique-records.js';
import { isSoak, sample } from '../runs.js';
import { isLeftToSoak, techniqueById, techniqueCases } from '../techniques/technique-cases.js';
import { mutations } from './mutations.js';

/** Chains cut short, turned round, and tied to what isn't theirs; parts of patterns that go, come twice, or change sides. */
function* rearranged(step: Step): Generator<Step> {
  const { pattern } = step;
  const { candidates, houses, links, branches = [] } = pattern;
  const withPart = (part: Partial<Step['pattern']>): Step => ({ ...step, pattern: { ...pattern, ...part } });
  const turned = (list: readonly Link[]) =>
    list.toReversed().map(({ from, to, type }) => ({ from: to, to: from, type }));
  for (const some of [[], links.slice(2), links.slice(0, -2), links.slice(1), turned(links), [...links, ...links]])
    yield withPart({ links: some });
  for (const [i, link] of links.entries()) {
    yield withPart({ links: links.with(i, { ...link, from: link.to, to: link.from }) });
    yield withPart({ links: links.with(i, { ...link, to: { ...link.to, digit: (link.to.digit % 9) + 1 } }) });
    yield withPart({ links: links.with(i, { ...link, to: { ...link.to, cells: [...link.to.cells, 0] } }) });
    yield withPart({ links: links.toSpliced(i, 2) });
  }
  for (const some of [[], [links], [[]], [...branches, ...branches], branches.slice(1), branches.map(turned)])
    yield withPart({ branches: some });
  yield withPart({ links: branches.flat(), branches: [] });
  yield withPart({ links: [], branches: links.length > 0 ? [links] : [] });
  for (const [i, branch] of branches.entries()) {
    for (const some of [branch.slice(1), branch.slice(0, -1), [], [...branch, ...branch]])
      yield withPart({ branches: branches.with(i, some) });
    for (const [j, link] of branch.entries()) {
      const type = link.type === 'weak' ? 'strong' : 'weak';
      yield withPart({ branches: branches.with(i, branch.with(j, { ...link, type })) });
      yield withPart({ branches: branches.with(i, branch.with(j, { ...link, from: link.to, to: link.from })) });
    }
  }
  yield withPart({ houses: [] });
  for (const role of new Set(houses.map((entry) => entry.role))) {
    yield withPart({ houses: houses.filter((entry) => entry.role !== role) });
    yield withPart({
      houses: houses.map((entry) => (entry.role === role ? { ...entry, house: 26 - entry.house } : entry)),
    });
  }
  const roles = [...new Set(candidates.map(({ role }) => role))];
  for (const role of roles) {
    yield withPart({ candidates: candidates.filter((entry) => entry.role !== role) });
    for (const other of roles)
      yield withPart({
        candidates: candidates.map((entry) => (entry.role === role ? { ...entry, role: other } : entry)),
      });
    yield withPart({
      candidates: candidates.map((entry) => (entry.role === role ? { ...entry, digit: (entry.digit % 9) + 1 } : entry)),
    });
  }
  const [{ cell }] = candidates;
  yield withPart({ candidates: candidates.filter((entry) => entry.cell !== cell) });
  const [struck] = step.eliminations;
  if (struck !== undefined) {
    yield { ...step, placements: [struck] };
    yield { ...step, eliminations: [{ ...struck, cell }] };
    yield { ...step, placements: [{ cell, digit: candidates[0].digit }] };
  }
}

/** The position with a wrong candidate back in a cell of the pattern or beside it, or with a digit of the pattern set. */
function* otherPositions(position: Position, { pattern }: Step): Generator<Position> {
  const open = position.candidates.flatMap((mask, cell) => (mask === 0 ? [] : [cell]));
  for (const { digit } of new Map(pattern.candidates.map((entry) => [entry.digit, entry])).values()) {
    for (const cell of open) {
      const mask = position.candidates[cell] | (1 << (digit - 1));
      if (mask !== position.candidates[cell]) yield { ...position, candidates: position.candidates.with(cell, mask) };
    }
  }
  yield { ...position, givens: position.givens.map(() => 0) };
  yield { ...position, givens: position.values };
}

/** Board and pattern alike with a candidate less, or with one more in a cell of the pattern: what was locked isn't. */
function* changedTogether(position: Position, step: Step): Generator<[Position, Step]> {
  const { pattern } = step;
  const masked = (cell: number, mask: number): Position => ({
    ...position,
    candidates: position.candidates.with(cell, mask),
  });
  for (const { cell, digit, role } of pattern.candidates) {
    const less = pattern.candidates.filter((entry) => entry.cell !== cell || entry.digit !== digit);
    yield [
      masked(cell, position.candidates[cell] & ~(1 << (digit - 1))),
      { ...step, pattern: { ...pattern, candidates: less } },
    ];
    for (let other = 1; other <= 9; other++) {
      if ((position.candidates[cell] & (1 << (other - 1))) !== 0) continue;
      const more = [...pattern.candidates, { cell, digit: other, role }];
      yield [
        masked(cell, position.candidates[cell] | (1 << (other - 1))),
        { ...step, pattern: { ...pattern, candidates: more } },
      ];
    }
  }
}

const cases = Object.keys(techniqueById)
  .filter((id) => records[id as Step['technique']].family !== 'layout-logic')
  .filter((id) => !isLeftToSoak(id) && (isSoak() || !/jellyfish|squirmbag/.test(id)))
  .map((id) => techniqueCases(id as Step['technique'])[0]);
const reasons = new Set<string>();

/** Of the changes that there are hundreds of every so many are judged; in the soak all are. */
const stride = isSoak() ? 1 : 301;
const few = isSoak() ? 1 : 13;

/** Patterns of whole cells, in which a candidate more or less changes what they are. */
const takesAll = /als|wxyz|blossom|pair-exclusion|exocet|tridagon|firework/;
const isOfMany = /^(strikes out \d|moves|makes|adds house)/;

describe.each(cases)('$id', ({ id, position, options }) => {
  const step = createSolver([techniqueById[id]]).nextStep(position, options) as Step;
  const solution = findSolution(position) as number[];

  /** Is the step refused, or true anyway? */
  const isSafe = (at: Position, one: Step): boolean => {
    const verdict = verifyStep(at, one);
    if (!verdict.valid) {
      reasons.add(verdict.reason);
      return true;
    }
    return (
      one.placements.every(({ cell, digit }) => solution[cell] === digit) &&
      one.eliminations.every(({ cell, digit }) => solution[cell] !== digit)
    );
  };

  test('is accepted as it is, and never when it would be wrong', () => {
    expect(verifyStep(position, step)).toEqual({ valid: true });
    const wrong: Step[] = [];
    let count = 0;
    let others = 0;
    for (const one of fewer(rearranged(step), 12)) if (!isSafe(position, one)) wrong.push(one);
    for (const { step: one, what } of mutations(position, step)) {
      const isTried = isOfMany.test(what)
        ? count++ % (what.startsWith('adds') ? few : stride) === 0
        : !isQuick || others++ % 12 === 0;
      if (isTried && !isSafe(position, one)) wrong.push(one);
    }
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(30);
  });

  test('is judged with a candidate more or less on the board and in the pattern', () => {
    const some = fewer(sample(changedTogether(position, step), takesAll.test(id) ? 4 : 20), 4).filter(([at]) =>
      solution.every((digit, cell) => at.values[cell] === digit || at.candidates[cell] & (1 << (digit - 1))),
    );
    expect(some.filter(([at, one]) => !isSafe(at, one))).toEqual([]);
  });

  test('is judged on other positions too', () => {
    // One of 24 positions; the last two, which change the givens, always.
    const all = [...otherPositions(position, step)];
    const some = [...fewer(sample(all.slice(0, -2), 24), 4), ...all.slice(-2)];
    expect(some.filter((at) => !isSafe(at, step))).toEqual([]);
    expect(some.length).toBeGreaterThan(2);
  });
});

test('nearly every reason of a rejection is given', () => {
  expect(reasons.size).toBeGreaterThan(25);
});
