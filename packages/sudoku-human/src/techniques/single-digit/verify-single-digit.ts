/**
 * Skyscraper, two-string kite, turbot fish: strong, weak, strong on one digit, so that one of the two ends is true.
 *
 * The links say all; the name follows from their houses. A dual kite is two kites joined by the same two cells.
 */

import type { Cell } from '@kit/grid';
import type { Link, PatternCandidate, Rejection, SingleDigitId, Step } from '../../types.js';
import type { Check } from '../../verify/check-form.js';
import {
  type Facts,
  holds,
  housesAround,
  isLine,
  isRegion,
  kindOf,
  needs,
  placesFor,
  sees,
} from '../../verify/facts.js';
import { checkLinks, isXChain } from '../../verify/links.js';
import { hasExactly, housesOfRole, rejectUnlessAll, rejectUnlessEliminating } from '../../verify/pattern-parts.js';

type Kind = 'skyscraper' | 'two-string-kite' | 'turbot-fish';

/** One chain in the links, or for kites two in the branches. */
export function checkTurbot(facts: Facts, step: Step, kind: Kind): Rejection | undefined {
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

  const houses = housesOfRole(step, 'house');
  if (houses.length !== step.pattern.houses.length || new Set(houses).size < houses.length) return 'wrong-houses';
  const pairs = chains.flatMap((chain) => [chain[0], chain[2]]);
  if (!pairs.every((link) => houses.some((house) => isOnlyPair(facts, link, house)))) return 'wrong-houses';
  if (!houses.every((house) => pairs.some((link) => isOnlyPair(facts, link, house)))) return 'wrong-houses';
  if (!chains.every((chain) => looksLike(facts, chain, houses, kind))) return 'wrong-kind-of-chain';
  if (!hasExactly(step, unique(chains.flatMap(rolesOf)))) return 'wrong-candidates';

  return rejectUnlessAll(step, ({ cell, digit }) =>
    chains.some((chain) => {
      const ends = [chain[0].from, chain[2].to];
      return ends.every((end) => end.digit === digit && sees(facts, end.cells[0], cell));
    }),
  );
}

/** Are the link's two cells the only places of its digit in the house? */
function isOnlyPair(facts: Facts, { from, to }: Link, house: number): boolean {
  const places = placesFor(facts, from.digit, house);
  return places.length === 2 && holds(facts, house, from.cells[0]) && holds(facts, house, to.cells[0]);
}

/** Is there a choice of houses for the two strong links that gives the chain this name? */
function looksLike(facts: Facts, chain: readonly Link[], houses: readonly number[], kind: Kind): boolean {
  const [end, joint, otherJoint, otherEnd] = [chain[0].from, ...chain.map(({ to }) => to)].map(({ cells }) => cells[0]);
  const pairsOf = (link: Link) => houses.filter((house) => isOnlyPair(facts, link, house));
  const share = (a: number, b: number, at: number): boolean =>
    housesAround(facts, a)[at] === housesAround(facts, b)[at];
  const names = pairsOf(chain[0]).flatMap((first) =>
    pairsOf(chain[2]).map((second) => {
      const across = kindOf(facts, first) === 'row' ? 1 : 0;
      const areLines = isLine(facts, first) && isLine(facts, second);
      const isCross = areLines && kindOf(facts, first) !== kindOf(facts, second);
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

function rolesOf(chain: readonly Link[]): PatternCandidate[] {
  const nodes = [chain[0].from, ...chain.map(({ to }) => to)];
  return nodes.map(({ cells, digit }, i) => ({ cell: cells[0], digit, role: i % 3 === 0 ? 'end' : 'joint' }));
}

function unique(candidates: readonly PatternCandidate[]): PatternCandidate[] {
  return [...new Map(candidates.map((item) => [`${item.digit} in ${item.cell} as ${item.role}`, item])).values()];
}

/**
 * Empty rectangle: the places of the digit in a box or region lie on one row and one column. A struck candidate that sees all
 * those of one line, and one end of a strong link whose other end sees all those of the other line, can't be true: the
 * box would have no place.
 */

/** One box, and one line of two places for each elimination. */
export function checkEmptyRectangle(facts: Facts, step: Step): Rejection | undefined {
  const rejection = rejectUnlessEliminating(step);
  if (rejection !== undefined) return rejection;

  const houses = [...new Set(housesOfRole(step, 'house'))];
  const boxes = houses.filter((house) => isRegion(facts, house));
  const lines = houses.filter((house) => isLine(facts, house));
  if (boxes.length !== 1 || lines.length < 1 || lines.length > 2) return 'wrong-houses';
  if (boxes.length + lines.length !== step.pattern.houses.length) return 'wrong-houses';

  const { digit } = step.eliminations[0];
  if (!houses.every((house) => needs(facts, house, digit))) return 'digit-not-needed';
  const inBox = placesFor(facts, digit, boxes[0]);
  const links = lines.map((line) => placesFor(facts, digit, line));
  if (links.some((places) => places.length !== 2)) return 'not-a-strong-link';
  const ends = [...new Set(links.flat())];
  const named = [
    ...inBox.map((cell): PatternCandidate => ({ cell, digit, role: 'box' })),
    ...ends.map((cell): PatternCandidate => ({ cell, digit, role: 'link' })),
  ];
  if (!hasExactly(step, named)) return 'wrong-candidates';
  if (ends.some((cell) => holds(facts, boxes[0], cell))) return 'wrong-candidates';
  if (!isEmptyRectangle(facts, inBox)) return 'not-an-empty-rectangle';

  return rejectUnlessAll(
    step,
    (struck) =>
      struck.digit === digit &&
      links.some(
        ([a, b]) => isRuledOut(facts, struck.cell, inBox, a, b) || isRuledOut(facts, struck.cell, inBox, b, a),
      ),
  );
}

/** If the cell had the digit, `far` would not, so `near` would, and the box would have no place. */
function isRuledOut(facts: Facts, cell: Cell, inBox: readonly Cell[], near: Cell, far: Cell): boolean {
  return sees(facts, cell, far) && inBox.every((place) => sees(facts, place, cell) || sees(facts, place, near));
}

/** Do the places lie on a row and a column, with some on each that aren't on the other? */
function isEmptyRectangle(facts: Facts, inBox: readonly Cell[]): boolean {
  return inBox.some((a) => {
    const [row] = housesAround(facts, a);
    return inBox.some((b) => {
      const [, column] = housesAround(facts, b);
      const [onRow, onColumn] = [row, column].map((line) => inBox.filter((cell) => holds(facts, line, cell)));
      return (
        inBox.every((cell) => onRow.includes(cell) || onColumn.includes(cell)) &&
        onRow.some((cell) => !onColumn.includes(cell)) &&
        onColumn.some((cell) => !onRow.includes(cell))
      );
    });
  });
}

/** Each technique's check, by name. */
export const singleDigitChecks: Readonly<Record<SingleDigitId, Check>> = {
  skyscraper: (facts, step) => checkTurbot(facts, step, 'skyscraper'),
  'two-string-kite': (facts, step) => checkTurbot(facts, step, 'two-string-kite'),
  'turbot-fish': (facts, step) => checkTurbot(facts, step, 'turbot-fish'),
  'empty-rectangle': checkEmptyRectangle,
};
