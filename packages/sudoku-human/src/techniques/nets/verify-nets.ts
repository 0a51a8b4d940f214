/**
 * Forcing chains and nets: each branch is replayed inference by inference, nothing is searched.
 *
 * A branch begins from an assumption. A weak link turns its end off because its start is on. The strong links to a
 * node, one after another, turn it on because they name all other candidates of its cell, of its digit in a house,
 * or of the guardians of a tridagon that the step names, and all are off. A weak link from a node to itself
 * turns it off because the next branch refutes it on top of everything so far. On layouts weak links whose starts are all off
 * turn their end off because of what is left without these.
 */

import type { Cell } from '@kit/grid';
import type { Candidate, ChainNode, Link, Rejection } from '../../types.js';
import type { Checks } from '../../verify/check-form.js';
import type { Claim } from '../../verify/claim.js';
import { type Facts, inEach, nameOf } from '../../verify/facts.js';
import { hasNoFilling } from '../../verify/fillings.js';
import { guardiansOf } from '../../verify/guardians.js';
import { isWeakLink } from '../../verify/links.js';
import { breaksSum } from '../../verify/sums.js';

type Marks = { readonly on: ReadonlySet<string>; readonly off: ReadonlySet<string> };

/** A net: one branch that contradicts itself, or a verity. */
function checkForcingNet(facts: Facts, step: Claim): Rejection | undefined {
  const { candidates, links } = step.pattern;
  if (links.length > 0) return 'unexpected-links';
  const besides = candidates.filter(({ role }) => role !== 'assumption');
  if (besides.length === 0 && candidates.length !== 1) return checkVerity(facts, step);
  const guardians = besides.length === 0 ? [] : guardiansOf(facts, besides);
  if (typeof guardians === 'string') return guardians;
  return step.candidatesOf('assumption').length === 1 ? checkContradiction(facts, step, guardians) : 'wrong-candidates';
}

/** A supposition that contradicts itself: of a candidate that goes that it is true, of one that is set that it is false. */
function checkContradiction(facts: Facts, step: Claim, oneOf: readonly Candidate[] = []): Rejection | undefined {
  const { houses, branches = [] } = step.pattern;
  const [assumed] = step.candidatesOf('assumption');
  if (houses.length > 0) return 'wrong-houses';
  const isOff = step.placements.length > 0;
  if (isOff && step.conclusions.length > 1) return 'wrong-kind-of-conclusion';
  if (assumed === undefined) return 'wrong-candidates';
  const name = nameOf(assumed);
  const [main = [], ...inner] = branches;
  const known = { on: new Set(isOff ? [] : [name]), off: new Set(isOff ? [name] : []) };
  const marks = replay(facts, main, known, inner, oneOf);
  if (marks === undefined || inner.length > 0) return 'inference-does-not-follow';
  if (!contradicts(facts, main, marks, oneOf)) return 'no-contradiction';
  return step.conclusions.every((one) => nameOf(one) === name) ? undefined : 'elimination-does-not-follow';
}

/** A verity whose branches are chains: each link starts where the one before it ends; or one supposition as in a net. */
function checkForcingChain(facts: Facts, step: Claim): Rejection | undefined {
  const { candidates, links, branches = [] } = step.pattern;
  if (links.length > 0) return 'unexpected-links';
  if (candidates.length === 1) return checkContradiction(facts, step);
  for (const branch of branches) {
    const joins = branch.every(({ from }, i) => i === 0 || isSame(branch[i - 1].to, from));
    if (!joins) return 'links-do-not-join';
  }
  return checkVerity(facts, step);
}

/** All candidates of a cell, or all places of a digit in a house, lead to the conclusion. */
function checkVerity(facts: Facts, step: Claim): Rejection | undefined {
  const { houses, branches = [] } = step.pattern;
  const [target, ...others] = step.conclusions;
  if (others.length > 0) return 'wrong-kind-of-conclusion';
  const isOn = step.placements.length === 1;
  const assumed = assumptionsOf(facts, step);
  if (assumed === undefined) return 'wrong-houses';
  if (!step.hasExactly({ assumption: assumed })) return 'wrong-candidates';
  if (houses.length > 1) return 'wrong-houses';
  const unused = new Set(branches);
  for (const start of assumed) {
    const isTarget = nameOf(start) === nameOf(target);
    if (isTarget && isOn) continue;
    const branch = branches.find((links) => links.length > 0 && isAt(links[0].from, start));
    if (branch === undefined) return 'inference-does-not-follow';
    unused.delete(branch);
    const marks = replay(facts, branch, assuming(start), []);
    if (marks === undefined) return 'inference-does-not-follow';
    if (!isAt(branch[branch.length - 1].to, target)) return 'elimination-does-not-follow';
    if (!(isOn ? marks.on : marks.off).has(nameOf(target))) return 'elimination-does-not-follow';
  }
  return unused.size > 0 ? 'unexpected-links' : undefined;
}

/** One candidate is on. */
function assuming(start: Candidate): Marks {
  return { on: new Set([nameOf(start)]), off: new Set() };
}

/**
 * Does the branch lead from the start being on to the target being off, each link from where the one before it ends?
 */
function isChainedTo(facts: Facts, branch: readonly Link[], start: Candidate, target: Candidate): boolean {
  if (!branch.every(({ from }, i) => (i === 0 ? isAt(from, start) : isSame(branch[i - 1].to, from)))) return false;
  const marks = replay(facts, branch, assuming(start), []);
  return isAt(branch[branch.length - 1].to, target) && marks?.off.has(nameOf(target)) === true;
}

function assumptionsOf(facts: Facts, step: Claim): Candidate[] | undefined {
  const houses = step.housesOf('house');
  const [first] = step.pattern.candidates;
  if (houses.length !== step.pattern.houses.length || first === undefined) return undefined;
  if (houses.length === 0) return facts.candidatesAt([first.cell]);
  return facts.needs(houses[0], first.digit) ? facts.candidatesFor(first.digit, houses[0]) : undefined;
}

/**
 * What is on and off at the end of a branch; undefined if an inference doesn't follow. Takes the branches inside it
 * from `inner`.
 */
function replay(
  facts: Facts,
  links: readonly Link[],
  known: Marks,
  inner: (readonly Link[])[],
  oneOf: readonly Candidate[] = [],
): Marks | undefined {
  const on = new Set(known.on);
  const off = new Set(known.off);
  for (let i = 0; i < links.length; ) {
    const { from, to, type } = links[i];
    if (to.cells.length > 1) return undefined;
    if (type === 'weak' && (isSame(from, to) || on.has(nameOfNode(from)))) {
      if (isSame(from, to)) {
        const branch = inner.shift();
        if (branch === undefined || !isRefuted(facts, branch, to, { on, off }, inner, oneOf)) return undefined;
      } else if (!isWeakLink(facts, from, to)) return undefined;
      off.add(nameOfNode(to));
      i++;
      continue;
    }
    const premises: ChainNode[] = [];
    for (; i < links.length && links[i].type === type && isSame(links[i].to, to); i++) premises.push(links[i].from);
    if (!premises.every((node) => off.has(nameOfNode(node)))) return undefined;
    if (type === 'weak') {
      if (!isLockedOut(facts, premises, to)) return undefined;
      off.add(nameOfNode(to));
      continue;
    }
    if (!isLastLeft(facts, premises, to, oneOf)) return undefined;
    on.add(nameOfNode(to));
  }
  return { on, off };
}

function isRefuted(
  facts: Facts,
  branch: readonly Link[],
  node: ChainNode,
  known: Marks,
  inner: (readonly Link[])[],
  oneOf: readonly Candidate[],
): boolean {
  const assumed = { on: new Set([...known.on, nameOfNode(node)]), off: known.off };
  const marks = replay(facts, branch, assumed, inner, oneOf);
  return marks !== undefined && contradicts(facts, branch, marks, oneOf);
}

/** The branch ends with a candidate that is on and off, or off though a cell or house has no other. */
function contradicts(facts: Facts, links: readonly Link[], { on, off }: Marks, oneOf: readonly Candidate[]): boolean {
  const last = links[links.length - 1]?.to;
  if (last === undefined || !off.has(nameOfNode(last))) return false;
  return on.has(nameOfNode(last)) || isLastLeft(facts, [], last, oneOf);
}

/** Are these premises all others of the node's cell, of its digit in one of its houses, or of the guardians? */
function isLastLeft(
  facts: Facts,
  premises: readonly ChainNode[],
  { cells: [cell], digit }: ChainNode,
  oneOf: readonly Candidate[],
): boolean {
  const named = new Set(premises.map(nameOfNode));
  if (named.size < premises.length) return false;
  const isAllBut = (others: Candidate[]): boolean =>
    others.length === named.size && others.every((other) => named.has(nameOf(other)));
  const isOther = (one: Candidate): boolean => one.cell !== cell || one.digit !== digit;
  if (!oneOf.every(isOther) && isAllBut(oneOf.filter(isOther))) return true;
  return facts.unitsOf({ cell, digit }).some((all) => isAllBut(all.filter(isOther)));
}

/**
 * Without the premises, does all that is left of a cell, or of a digit in a house, rule the target out? Or has a house or a cage
 * no filling with the target, or the area of some houses no sum? Nets on layouts say so.
 *
 * The first of it holds on the classic board too, but no net says it there; it goes with the finders made for layouts.
 */
function isLockedOut(facts: Facts, premises: readonly ChainNode[], { cells: [cell], digit }: ChainNode): boolean {
  if (facts.position.layout === undefined) return false;
  const target = { cell, digit };
  const gone = premises.map(candidateOf);
  const isLeft = (one: Candidate): boolean => !gone.some((other) => nameOf(other) === nameOf(one));
  const byUnit = facts.unitsOf(gone[0]).some((unit) => {
    const left = unit.filter(isLeft);
    return left.length > 0 && facts.allExclude(left, target);
  });
  if (byUnit) return true;
  const left = facts.withDigits(facts.digits.map((list, at) => list.filter((one) => isLeft({ cell: at, digit: one }))));
  const cells = [...new Set(gone.map((one) => one.cell))];
  return hasNoFilling(left, cells, target) || breaksSum(left, cells, target);
}

function candidateOf({ cells: [cell], digit }: ChainNode): Candidate {
  return { cell, digit };
}

function isAt(node: ChainNode, { cell, digit }: Candidate): boolean {
  return node.cells.length === 1 && node.cells[0] === cell && node.digit === digit;
}

function isSame(a: ChainNode, b: ChainNode): boolean {
  return nameOfNode(a) === nameOfNode(b);
}

function nameOfNode({ cells, digit }: ChainNode): string {
  return `${digit} in ${cells.join()}`;
}

/**
 * Kraken fish, from the counting of its digit: n base lines hold it n times, and n - 1 covers can take n - 1 of these
 * at most. So one of the candidates of the bases outside n - 1 covers is true. Where each of them makes the target
 * false, by the chain that is drawn or by standing in the target's own cover (type 1), the target is false.
 */

/** A fish of rows across columns, or columns across rows, and the chains to what it strikes out. */
function checkKrakenFish(facts: Facts, step: Claim): Rejection | undefined {
  const { houses, links, branches = [] } = step.pattern;
  if (step.placements.length > 0 || step.eliminations.length !== 1) return 'wrong-kind-of-conclusion';
  if (links.length > 0) return 'unexpected-links';
  const bases = [...new Set(step.housesOf('base'))];
  const covers = [...new Set(step.housesOf('cover'))];
  const kinds = [bases, covers].map((side) => [...new Set(side.map((house) => facts.kindOf(house)))].join());
  if (bases.length < 2 || bases.length !== covers.length || houses.length !== 2 * bases.length) return 'wrong-houses';
  if (!['row column', 'column row'].includes(kinds.join(' '))) return 'wrong-houses';

  const [target] = step.eliminations;
  const digit = step.pattern.candidates[0]?.digit ?? 0;
  if (!bases.every((house) => facts.needs(house, digit))) return 'digit-not-needed';
  const places = bases.flatMap((house) => facts.placesFor(digit, house));
  const isFin = (cell: Cell): boolean => !covers.some((house) => facts.holds(house, cell));
  const [fin, base] = [true, false].map((is) =>
    inEach(
      places.filter((cell) => isFin(cell) === is),
      digit,
    ),
  );
  if (!step.hasExactly({ fin, base })) return 'wrong-candidates';

  const chained = new Set<Cell>();
  for (const branch of branches) {
    const [start] = branch[0]?.from.cells ?? [];
    if (start === undefined || chained.has(start) || !places.includes(start)) return 'unexpected-links';
    if (!isChainedTo(facts, branch, { cell: start, digit }, target)) return 'inference-does-not-follow';
    chained.add(start);
  }
  if (branches.every(({ length }) => length === 1)) return 'wrong-kind-of-chain';
  if (!places.filter(isFin).every((cell) => chained.has(cell))) return 'inference-does-not-follow';

  const others = [...chained].filter((cell) => !isFin(cell));
  const isType1 =
    target.digit === digit &&
    covers.some((house) => facts.holds(house, target.cell)) &&
    !bases.some((house) => facts.holds(house, target.cell));
  if (others.length === 0) return isType1 ? undefined : 'elimination-does-not-follow';
  const isType2 = covers.some((house) => {
    const held = places.filter((cell) => facts.holds(house, cell));
    return held.length === others.length && held.every((cell) => others.includes(cell));
  });
  return isType2 ? undefined : 'elimination-does-not-follow';
}

/** Each technique's check, by name. */
export const netsChecks: Checks<'kraken-fish' | 'forcing-chain' | 'forcing-net'> = {
  'kraken-fish': checkKrakenFish,
  'forcing-chain': checkForcingChain,
  'forcing-net': checkForcingNet,
};
