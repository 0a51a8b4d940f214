/**
 * The definitions of almost locked sets and of what rests on them. What four cells claim is tried out: with the struck
 * candidate, no filling of them is left in which no two exclude each other.
 */

import type { Cell } from '@kit/grid';
import type { Candidate } from '../types.js';
import { areExclusive, candidatesIn, type Facts, seeEachOther } from './facts.js';
import { areSame, cellsOf, type LayoutCheck, ofRole } from './parts.js';

/** Can the cells be filled beside these candidates, which don't exclude each other? The cell with the fewest choices first. */
function canFill(facts: Facts, cells: readonly Cell[], beside: readonly Candidate[]): boolean {
  if (cells.length === 0) return true;
  const [tight, ...others] = cells
    .map((cell) => candidatesIn(facts, [cell]).filter((c) => !beside.some((placed) => areExclusive(facts, placed, c))))
    .map((choices, i) => ({ cell: cells[i], choices }))
    .sort((a, b) => a.choices.length - b.choices.length);
  const rest = others.map(({ cell }) => cell);
  return tight.choices.some((choice) => canFill(facts, rest, [...beside, choice]));
}

/** Can the digit stand in one of the cells? */
function holds(facts: Facts, cells: readonly Cell[], digit: number): boolean {
  return candidatesIn(facts, cells).some((candidate) => candidate.digit === digit);
}

/** Can the struck candidate's digit stand in one of the cells, and in none of them beside it? */
function seesAll(facts: Facts, struck: Candidate, cells: readonly Cell[]): boolean {
  const places = candidatesIn(facts, cells).filter(({ digit }) => digit === struck.digit);
  return places.length > 0 && places.every((place) => areExclusive(facts, struck, place));
}

/**
 * One of the sets at the ends has all its digits but a common, so a digit of both is in one of them. By two commons of two
 * sets each set lacks one and has the other: what only one set has is in it, and each common is in one of them.
 */
function follows(
  facts: Facts,
  struck: Candidate,
  { ends, isCommon, isTwice }: { ends: readonly Cell[][]; isCommon: boolean; isTwice: boolean },
): boolean {
  const inBoth = ends.every((cells) => holds(facts, cells, struck.digit)) && seesAll(facts, struck, ends.flat());
  if (isCommon) return isTwice && inBoth;
  return inBoth || (isTwice && ends.some((cells) => seesAll(facts, struck, cells)));
}

/**
 * Sets `set-1`, `set-2`, … that are almost locked;
 * neighbours in the row, or the two, share restricted commons.
 */
function setRow(count: number): LayoutCheck {
  return (facts, step) => {
    const { candidates, houses, links, branches = [] } = step.pattern;
    const sets = Array.from({ length: count }, (_, i) => cellsOf(ofRole(step, `set-${i + 1}`)));
    const named = sets.flatMap((cells, i) => candidatesIn(facts, cells).map((c) => ({ ...c, role: `set-${i + 1}` })));
    const write = ({ cell, digit, role }: (typeof named)[number]): string => `${digit} in ${cell} of ${role}`;
    const names = new Set(candidates.map(write));
    if (names.size !== candidates.length || named.length !== names.size || !named.every((c) => names.has(write(c))))
      return 'wrong-candidates';
    if (houses.length > 0) return 'wrong-houses';
    if (branches.length > 0) return 'unexpected-links';
    const isAlmostLocked = (cells: readonly Cell[]): boolean =>
      new Set(candidatesIn(facts, cells).map(({ digit }) => digit)).size === cells.length + 1 &&
      cells.every((a) => cells.every((b) => a === b || seeEachOther(facts, a, b)));
    if (!sets.every(isAlmostLocked)) return 'not-almost-locked';
    const digits = new Set(links.map(({ from }) => from.digit));
    if (digits.size !== links.length || (count > 2 ? links.length !== count - 1 : ![1, 2].includes(links.length)))
      return 'wrong-chain-length';
    const areCommons = links.every(({ from, to, type }, i) => {
      const [a, b] = (count === 2 ? sets : sets.slice(i, i + 2)).map((cells) =>
        candidatesIn(facts, cells).filter(({ digit }) => digit === from.digit),
      );
      const isNode = (node: typeof from, places: readonly Candidate[]): boolean =>
        areSame(
          node.cells.map((cell) => ({ cell, digit: node.digit })),
          places,
        );
      // A node has a cell at least, so each set has the digit.
      if (type !== 'weak' || !isNode(from, a) || !isNode(to, b)) return false;
      return a.every((one) => b.every((other) => areExclusive(facts, one, other)));
    });
    if (!areCommons) return 'not-a-restricted-common';
    if (step.placements.length > 0) return 'wrong-kind-of-conclusion';
    const ends = [sets[0], sets[count - 1]];
    const isTwice = count === 2 && links.length === 2;
    return step.eliminations.every((struck) =>
      follows(facts, struck, { ends, isCommon: digits.has(struck.digit), isTwice }),
    )
      ? undefined
      : 'elimination-does-not-follow';
  };
}

const wxyz: LayoutCheck = (facts, step) => {
  const [pivot, ...pivots] = cellsOf(ofRole(step, 'pivot'));
  const wings = cellsOf(ofRole(step, 'wing'));
  const cells = [pivot, ...wings];
  if (pivot === undefined || pivots.length > 0 || new Set(cells).size !== 4) return 'wrong-candidates';
  const all = candidatesIn(facts, cells);
  if (!areSame(ofRole(step, 'pivot', 'wing'), all) || step.pattern.candidates.length !== all.length)
    return 'wrong-candidates';
  if (step.pattern.houses.length > 0) return 'wrong-houses';
  const hasFour = new Set(all.map(({ digit }) => digit)).size === 4;
  if (!hasFour || !wings.every((cell) => seeEachOther(facts, pivot, cell))) return 'not-a-wing';
  if (step.placements.length > 0) return 'wrong-kind-of-conclusion';
  return step.eliminations.some((struck) => canFill(facts, cells, [struck]))
    ? 'elimination-does-not-follow'
    : undefined;
};

/** The checks of these techniques, by name. */
export const almostLockedChecks: Readonly<Record<string, LayoutCheck>> = {
  'als-xz': /* @__PURE__ */ setRow(2),
  'als-xy-wing': /* @__PURE__ */ setRow(3),
  'wxyz-wing': wxyz,
};
