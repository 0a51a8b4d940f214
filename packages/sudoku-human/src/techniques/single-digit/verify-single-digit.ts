/**
 * Skyscraper, two-string kite, turbot fish: strong, weak, strong on one digit, so that one of the two ends is true.
 *
 * The links say all; the name follows from their houses. A dual kite is two kites joined by the same two cells.
 */

import type { Cell } from '@kit/grid';
import type { Candidate, Link, Rejection } from '../../types.js';
import type { Checks } from '../../verify/check-form.js';
import type { Claim } from '../../verify/claim.js';
import { type Facts, inEach } from '../../verify/facts.js';
import { candidatesAlong, checkLinks, isXChain } from '../../verify/links.js';

type Kind = 'skyscraper' | 'two-string-kite' | 'turbot-fish';

/** One chain in the links, or for kites two in the branches. */
function checkTurbot(facts: Facts, step: Claim, kind: Kind): Rejection | undefined {
  const { links, branches = [] } = step.pattern;
  if (step.placements.length > 0) return 'wrong-kind-of-conclusion';
  if (branches.length > 0 && links.length > 0) return 'unexpected-links';
  const chains = branches.length > 0 ? branches : [links];
  if (chains.length > (kind === 'two-string-kite' ? 2 : 1)) return 'unexpected-links';

  for (const chain of chains) {
    const rejection = checkLinks(facts, chain);
    if (rejection !== undefined) return rejection;
    if (chain.length !== 3) return 'wrong-chain-length';
    if (!isXChain(chain)) return 'wrong-kind-of-chain';
  }
  if (chains.length === 2 && !shareJoints(chains[0], chains[1])) return 'wrong-kind-of-chain';

  const houses = step.housesOf('house');
  if (houses.length !== step.pattern.houses.length || new Set(houses).size < houses.length) return 'wrong-houses';
  const pairs = chains.flatMap((chain) => [chain[0], chain[2]]);
  if (!pairs.every((link) => houses.some((house) => isOnlyPair(facts, link, house)))) return 'wrong-houses';
  if (!houses.every((house) => pairs.some((link) => isOnlyPair(facts, link, house)))) return 'wrong-houses';
  if (!chains.every((chain) => looksLike(facts, chain, houses, kind))) return 'wrong-kind-of-chain';
  const ofRole = (...at: readonly number[]): Candidate[] =>
    chains.flatMap((chain) => candidatesAlong(chain).filter((_, i) => at.includes(i)));
  if (!step.hasExactly({ end: ofRole(0, 3), joint: ofRole(1, 2) })) return 'wrong-candidates';

  return step.rejectUnlessAll(({ cell, digit }) =>
    chains.some((chain) => {
      const ends = [chain[0].from, chain[2].to];
      return ends.every((end) => end.digit === digit && facts.sees(end.cells[0], cell));
    }),
  );
}

/** Are the link's two cells the only places of its digit in the house? */
function isOnlyPair(facts: Facts, { from, to }: Link, house: number): boolean {
  const places = facts.placesFor(from.digit, house);
  return places.length === 2 && facts.holds(house, from.cells[0]) && facts.holds(house, to.cells[0]);
}

/** Is there a choice of houses for the two strong links that gives the chain this name? */
function looksLike(facts: Facts, chain: readonly Link[], houses: readonly number[], kind: Kind): boolean {
  const [end, joint, otherJoint, otherEnd] = candidatesAlong(chain).map(({ cell }) => cell);
  const pairsOf = (link: Link) => houses.filter((house) => isOnlyPair(facts, link, house));
  const share = (a: number, b: number, at: number): boolean => facts.housesAround(a)[at] === facts.housesAround(b)[at];
  const names = pairsOf(chain[0]).flatMap((first) =>
    pairsOf(chain[2]).map((second) => {
      const across = facts.kindOf(first) === 'row' ? 1 : 0;
      const areLines = facts.isLine(first) && facts.isLine(second);
      const isCross = areLines && facts.kindOf(first) !== facts.kindOf(second);
      if (areLines && !isCross && share(joint, otherJoint, across)) {
        return share(end, otherEnd, across) ? 'x-wing' : 'skyscraper';
      }
      return isCross && share(joint, otherJoint, 2) ? 'two-string-kite' : 'turbot-fish';
    }),
  );
  return names.includes(kind);
}

function shareJoints(a: readonly Link[], b: readonly Link[]): boolean {
  const joints = [a[1].from.cells[0], a[1].to.cells[0]];
  return joints.includes(b[1].from.cells[0]) && joints.includes(b[1].to.cells[0]);
}

/**
 * Empty rectangle: the places of the digit in a box or region lie on one row and one column. A struck candidate that sees all
 * those of one line, and one end of a strong link whose other end sees all those of the other line, can't be true: the
 * box would have no place.
 */

/** One box, and one line of two places for each elimination. */
function checkEmptyRectangle(facts: Facts, step: Claim): Rejection | undefined {
  const houses = [...new Set(step.housesOf('house'))];
  const boxes = houses.filter((house) => facts.isRegion(house));
  const lines = houses.filter((house) => facts.isLine(house));
  if (boxes.length !== 1 || lines.length < 1 || lines.length > 2) return 'wrong-houses';
  if (boxes.length + lines.length !== step.pattern.houses.length) return 'wrong-houses';

  const { digit } = step.eliminations[0];
  if (!houses.every((house) => facts.needs(house, digit))) return 'digit-not-needed';
  const inBox = facts.placesFor(digit, boxes[0]);
  const links = lines.map((line) => facts.placesFor(digit, line));
  if (links.some((places) => places.length !== 2)) return 'not-a-strong-link';
  const ends = [...new Set(links.flat())];
  if (!step.hasExactly({ box: inEach(inBox, digit), link: inEach(ends, digit) })) return 'wrong-candidates';
  if (ends.some((cell) => facts.holds(boxes[0], cell))) return 'wrong-candidates';
  if (!isEmptyRectangle(facts, inBox)) return 'not-an-empty-rectangle';

  return step.rejectUnlessAll(
    (struck) =>
      struck.digit === digit &&
      links.some(
        ([a, b]) => isRuledOut(facts, struck.cell, inBox, a, b) || isRuledOut(facts, struck.cell, inBox, b, a),
      ),
  );
}

/** If the cell had the digit, `far` would not, so `near` would, and the box would have no place. */
function isRuledOut(facts: Facts, cell: Cell, inBox: readonly Cell[], near: Cell, far: Cell): boolean {
  return facts.sees(cell, far) && inBox.every((place) => facts.sees(place, cell) || facts.sees(place, near));
}

/** Do the places lie on a row and a column, with some on each that aren't on the other? */
function isEmptyRectangle(facts: Facts, inBox: readonly Cell[]): boolean {
  return inBox.some((a) => {
    const [row] = facts.housesAround(a);
    return inBox.some((b) => {
      const [, column] = facts.housesAround(b);
      const [onRow, onColumn] = [row, column].map((line) => inBox.filter((cell) => facts.holds(line, cell)));
      return (
        inBox.every((cell) => onRow.includes(cell) || onColumn.includes(cell)) &&
        onRow.some((cell) => !onColumn.includes(cell)) &&
        onColumn.some((cell) => !onRow.includes(cell))
      );
    });
  });
}

/** The checks of chains. */
export const turbotChecks: Checks<Kind> = {
  skyscraper: (facts, step) => checkTurbot(facts, step, 'skyscraper'),
  'two-string-kite': (facts, step) => checkTurbot(facts, step, 'two-string-kite'),
  'turbot-fish': (facts, step) => checkTurbot(facts, step, 'turbot-fish'),
};

/** The check of what only strikes out. */
export const emptyRectangleChecks: Checks<'empty-rectangle'> = { 'empty-rectangle': checkEmptyRectangle };
