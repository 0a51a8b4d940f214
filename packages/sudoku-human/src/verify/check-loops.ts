/**
 * Chains and loops over any digits, from what strong and weak links mean.
 *
 * AIC: the ends are never both false, so what each of them excludes is false. Continuous loop: every weak link has one
 * true end, so what both its ends exclude is false; and an almost locked set that joins two nodes lacks one of their
 * digits, so it has all its others. Discontinuous loop: the first node leads to its own opposite.
 */

import type { Candidate, ChainNode, Link, PatternCandidate, Position, Rejection, Step } from '../types.js';
import { digitsAt } from './candidates.js';
import { isXChain, isXyChain } from './check-chain.js';
import { sees } from './geometry.js';
import { isNode, isSameNode, isSetLink, isStrongLink, isWeakLink, setsBetween } from './links.js';
import { hasExactly, hasHouses, rejectUnlessAll } from './pattern-parts.js';

/** An AIC, or with groups a grouped one; the grouped X-Chain is the one of a single digit. */
export function checkAic(position: Position, step: Step, grouped: boolean, oneDigit: boolean): Rejection | undefined {
  const { links } = step.pattern;
  if (step.placements.length > 0) return 'wrong-kind-of-conclusion';
  const rejection = checkLinks(position, step, 'strong', grouped);
  if (rejection !== undefined) return rejection;
  if (links.length < 3 || links.length % 2 === 0) return 'wrong-chain-length';
  const nodes = nodesOf(links);
  if (!isColoured(step, nodes, [])) return 'wrong-candidates';
  if (new Set(nodes.map(nameOf)).size < nodes.length) return 'wrong-kind-of-chain';
  if (oneDigitOf(links) !== oneDigit || (!grouped && (isXChain(links) || isXyChain(links))))
    return 'wrong-kind-of-chain';
  return rejectUnlessAll(
    step,
    (struck) => isExcludedBy(struck, nodes[0]) && isExcludedBy(struck, nodes[nodes.length - 1]),
  );
}

/** A loop in which strong and weak links alternate all round. */
export function checkContinuousLoop(position: Position, step: Step, grouped: boolean): Rejection | undefined {
  const { links } = step.pattern;
  if (step.placements.length > 0) return 'wrong-kind-of-conclusion';
  const rejection = checkLinks(position, step, links[0]?.type, grouped);
  if (rejection !== undefined) return rejection;
  if (links.length < 4 || links.length % 2 === 1) return 'wrong-chain-length';
  const nodes = nodesOf(links);
  if (!isSameNode(nodes[0], nodes[nodes.length - 1])) return 'links-do-not-join';
  nodes.pop();
  if (!isColoured(step, nodes, [])) return 'wrong-candidates';
  if (new Set(nodes.map(nameOf)).size < nodes.length) return 'wrong-kind-of-chain';
  return rejectUnlessAll(step, (struck) =>
    links.some(({ from, to, type }) =>
      type === 'weak'
        ? isExcludedBy(struck, from) && isExcludedBy(struck, to)
        : setsBetween(position, from, to).some((cells) => isLockedOut(position, struck, cells, [from, to])),
    ),
  );
}

/** A loop in which two links of one type meet at the candidate that it decides. */
export function checkDiscontinuousLoop(position: Position, step: Step, grouped: boolean): Rejection | undefined {
  const { links } = step.pattern;
  const first = links[0]?.type;
  const rejection = checkLinks(position, step, first, grouped);
  if (rejection !== undefined) return rejection;
  if (links.length < 3 || links.length % 2 === 0) return 'wrong-chain-length';
  const nodes = nodesOf(links);
  const at = nodes[0];
  if (at.cells.length > 1 || !isSameNode(at, nodes[nodes.length - 1])) return 'links-do-not-join';
  const between = nodes.slice(1, -1);
  if (new Set(between.map(nameOf)).size < between.length) return 'wrong-kind-of-chain';
  const decided: Candidate = { cell: at.cells[0], digit: at.digit };
  if (!isColoured(step, between, [{ ...decided, role: 'discontinuity' }])) return 'wrong-candidates';
  const isDecided = ({ cell, digit }: Candidate): boolean => cell === decided.cell && digit === decided.digit;
  if (first === 'weak') {
    if (step.placements.length > 0) return 'wrong-kind-of-conclusion';
    return rejectUnlessAll(step, isDecided);
  }
  if (!step.placements.every(isDecided)) return 'wrong-kind-of-conclusion';
  return rejectUnlessAll(step, ({ cell, digit }) => cell === decided.cell && digit !== decided.digit);
}

/** A row of cells with the same two candidates, and both digits at both ends. */
export function checkRemotePair(position: Position, step: Step): Rejection | undefined {
  const { links } = step.pattern;
  if (step.placements.length > 0) return 'wrong-kind-of-conclusion';
  const rejection = checkLinks(position, step, 'strong', false);
  if (rejection !== undefined) return rejection;
  if (links.length < 7 || !isXyChain(links)) return 'wrong-kind-of-chain';
  const nodes = nodesOf(links);
  const digits = [nodes[0].digit, nodes[1].digit];
  const isPair = nodes.every(
    ({ cells, digit }) => digits.includes(digit) && digitsAt(position, cells[0]).every((d) => digits.includes(d)),
  );
  if (!isPair) return 'wrong-kind-of-chain';
  if (!isColoured(step, nodes, [])) return 'wrong-candidates';
  const ends = [nodes[0].cells[0], nodes[nodes.length - 1].cells[0]];
  return rejectUnlessAll(step, ({ cell, digit }) => digits.includes(digit) && ends.every((end) => sees(end, cell)));
}

function checkLinks(
  position: Position,
  step: Step,
  first: Link['type'] | undefined,
  grouped: boolean,
): Rejection | undefined {
  const { links, branches = [] } = step.pattern;
  if (!hasHouses(step, [])) return 'wrong-houses';
  if (branches.length > 0) return 'unexpected-links';
  if (links.length === 0) return 'wrong-chain-length';
  for (const [index, { from, to, type }] of links.entries()) {
    if ((type === first) !== (index % 2 === 0)) return 'links-do-not-alternate';
    if (index > 0 && !isSameNode(links[index - 1].to, from)) return 'links-do-not-join';
    if (type === 'strong') {
      const holds = isStrongLink(position, from, to) && isNode(from) && isNode(to);
      if (!holds && !(grouped && isSetLink(position, from, to))) return 'not-a-strong-link';
    } else if (!isWeakLink(from, to)) return 'not-a-weak-link';
  }
  if (nodesOf(links).some(({ cells }) => cells.length > 1) !== grouped) return 'wrong-kind-of-chain';
  return undefined;
}

function nodesOf(links: readonly Link[]): ChainNode[] {
  return [links[0].from, ...links.map(({ to }) => to)];
}

function oneDigitOf(links: readonly Link[]): boolean {
  return nodesOf(links).every(({ digit }) => digit === links[0].from.digit);
}

function nameOf({ cells, digit }: ChainNode): string {
  return `${digit} in ${[...cells].sort((a, b) => a - b).join()}`;
}

/** Would the struck candidate be false if the node were true? */
function isExcludedBy({ cell, digit }: Candidate, node: ChainNode): boolean {
  return isWeakLink({ cells: [cell], digit }, node);
}

/** Does the candidate see all places of its digit in the set, which has the digit for sure? */
function isLockedOut(
  position: Position,
  struck: Candidate,
  set: readonly number[],
  ends: readonly ChainNode[],
): boolean {
  const places = set.filter((cell) => digitsAt(position, cell).includes(struck.digit));
  const isOther = ends.every(({ digit }) => digit !== struck.digit);
  return isOther && places.length > 0 && places.every((cell) => sees(cell, struck.cell));
}

/** The nodes' candidates are in turn off and on, or on and off, each once in each role. */
function isColoured(step: Step, nodes: readonly ChainNode[], others: readonly PatternCandidate[]): boolean {
  return ['off', 'on'].some((first) => {
    const second = first === 'off' ? 'on' : 'off';
    const all = nodes.flatMap(({ cells, digit }, index) =>
      cells.map((cell) => ({ cell, digit, role: index % 2 === 0 ? first : second })),
    );
    return hasExactly(step, [...all, ...others]);
  });
}
