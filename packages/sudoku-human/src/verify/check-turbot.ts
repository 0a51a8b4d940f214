/**
 * Skyscraper, two-string kite, turbot fish: strong, weak, strong on one digit, so that one of the two ends is true.
 *
 * The links say all; the name follows from their houses. A dual kite is two kites joined by the same two cells.
 */

import type { Link, PatternCandidate, Position, Rejection, Step } from '../types.js';
import { placesFor } from './candidates.js';
import { checkLinks, isXChain } from './check-chain.js';
import { holds, housesAround, kindOf, sees } from './geometry.js';
import { hasExactly, housesOfRole, rejectUnlessAll } from './pattern-parts.js';

type Kind = 'skyscraper' | 'two-string-kite' | 'turbot-fish';

/** One chain in the links, or for kites two in the branches. */
export function checkTurbot(position: Position, step: Step, kind: Kind): Rejection | undefined {
  const { links, branches = [] } = step.pattern;
  if (step.placements.length > 0) return 'wrong-kind-of-conclusion';
  if (branches.length > 0 && links.length > 0) return 'unexpected-links';
  const chains = branches.length > 0 ? branches : [links];
  if (chains.length > (kind === 'two-string-kite' ? 2 : 1)) return 'unexpected-links';

  for (const chain of chains) {
    const rejection = checkLinks(position, chain);
    if (rejection !== undefined) return rejection;
    if (chain.length !== 3) return 'wrong-chain-length';
    if (!isXChain(chain)) return 'wrong-kind-of-chain';
  }
  if (chains.length === 2 && !shareJoints(chains[0], chains[1])) return 'wrong-kind-of-chain';

  const houses = housesOfRole(step, 'house');
  if (houses.length !== step.pattern.houses.length || new Set(houses).size < houses.length) return 'wrong-houses';
  const pairs = chains.flatMap((chain) => [chain[0], chain[2]]);
  if (!pairs.every((link) => houses.some((house) => isOnlyPair(position, link, house)))) return 'wrong-houses';
  if (!houses.every((house) => pairs.some((link) => isOnlyPair(position, link, house)))) return 'wrong-houses';
  if (!chains.every((chain) => looksLike(position, chain, houses, kind))) return 'wrong-kind-of-chain';
  if (!hasExactly(step, unique(chains.flatMap(rolesOf)))) return 'wrong-candidates';

  return rejectUnlessAll(step, ({ cell, digit }) =>
    chains.some((chain) => {
      const ends = [chain[0].from, chain[2].to];
      return ends.every((end) => end.digit === digit && sees(end.cells[0], cell));
    }),
  );
}

/** Are the link's two cells the only places of its digit in the house? */
function isOnlyPair(position: Position, { from, to }: Link, house: number): boolean {
  const places = placesFor(position, from.digit, house);
  return places.length === 2 && holds(house, from.cells[0]) && holds(house, to.cells[0]);
}

/** Is there a choice of houses for the two strong links that gives the chain this name? */
function looksLike(position: Position, chain: readonly Link[], houses: readonly number[], kind: Kind): boolean {
  const [end, joint, otherJoint, otherEnd] = [chain[0].from, ...chain.map(({ to }) => to)].map(({ cells }) => cells[0]);
  const kindsOf = (link: Link) => houses.filter((house) => isOnlyPair(position, link, house)).map(kindOf);
  const share = (a: number, b: number, at: number): boolean => housesAround(a)[at] === housesAround(b)[at];
  const names = kindsOf(chain[0]).flatMap((first) =>
    kindsOf(chain[2]).map((second) => {
      const across = first === 'row' ? 1 : 0;
      if (first === second && first !== 'box' && share(joint, otherJoint, across)) {
        return share(end, otherEnd, across) ? 'x-wing' : 'skyscraper';
      }
      const isCross = first !== second && first !== 'box' && second !== 'box';
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
