/**
 * Forcing chains and nets: each branch is replayed inference by inference, nothing is searched.
 *
 * A branch begins from an assumption. A weak link turns its end off because its start is on. The strong links to a
 * node, one after another, turn it on because they name all other candidates of its cell, of its digit in a house,
 * or of the guardians of a tridagon that the step names, and all are off. A weak link from a node to itself
 * turns it off because the next branch refutes it on top of everything so far.
 */

import type { Cell } from '@kit/grid';
import type { Candidate, ChainNode, Link, Position, Rejection, Step } from '../../types.js';
import { digitsAt, needs, placesFor } from '../../verify/candidates.js';
import type { Check } from '../../verify/check-form.js';
import { holds, housesAround, kindOf } from '../../verify/geometry.js';
import { guardiansOf } from '../../verify/guardians.js';
import { isWeakLink } from '../../verify/links.js';
import { hasExactly, housesOfRole, withRole } from '../../verify/pattern-parts.js';

type Marks = { readonly on: ReadonlySet<string>; readonly off: ReadonlySet<string> };

/** A net: one branch that contradicts itself, or a verity. */
export function checkForcingNet(position: Position, step: Step): Rejection | undefined {
  const { candidates, links } = step.pattern;
  if (links.length > 0) return 'unexpected-links';
  const besides = candidates.filter(({ role }) => role !== 'assumption');
  if (besides.length > 0) {
    const guardians = guardiansOf(position, besides);
    if (typeof guardians === 'string') return guardians;
    const assumed = candidates.filter(({ role }) => role === 'assumption');
    if (assumed.length !== 1) return 'wrong-candidates';
    return checkContradiction(position, { ...step, pattern: { ...step.pattern, candidates: assumed } }, guardians);
  }
  if (candidates.length !== 1) return checkVerity(position, step);
  return checkContradiction(position, step);
}

/** A supposition that contradicts itself: of a candidate that goes that it is true, of one that is set that it is false. */
function checkContradiction(position: Position, step: Step, oneOf: readonly Candidate[] = []): Rejection | undefined {
  const { candidates, houses, branches = [] } = step.pattern;
  if (houses.length > 0) return 'wrong-houses';
  const [assumed] = candidates;
  const isOff = step.placements.length > 0;
  if (isOff && (step.placements.length > 1 || step.eliminations.length > 0)) return 'wrong-kind-of-conclusion';
  if (!hasExactly(step, [{ ...assumed, role: 'assumption' }])) return 'wrong-candidates';
  const [main = [], ...inner] = branches;
  const supposed = new Set([nameOf(assumed)]);
  const known = isOff ? { on: new Set<string>(), off: supposed } : { on: supposed, off: new Set<string>() };
  const marks = replay(position, main, known, inner, oneOf);
  if (marks === undefined || inner.length > 0) return 'inference-does-not-follow';
  if (!contradicts(position, main, marks, oneOf)) return 'no-contradiction';
  const isRefuted = ({ cell, digit }: Candidate): boolean => cell === assumed.cell && digit === assumed.digit;
  const conclusions = [...step.placements, ...step.eliminations];
  return conclusions.every(isRefuted) ? undefined : 'elimination-does-not-follow';
}

/** A verity whose branches are chains: each link starts where the one before it ends; or one supposition as in a net. */
export function checkForcingChain(position: Position, step: Step): Rejection | undefined {
  const { candidates, links, branches = [] } = step.pattern;
  if (links.length > 0) return 'unexpected-links';
  if (candidates.length === 1) return checkContradiction(position, step);
  for (const branch of branches) {
    const joins = branch.every(({ from }, i) => i === 0 || isSame(branch[i - 1].to, from));
    if (!joins) return 'links-do-not-join';
  }
  return checkVerity(position, step);
}

/** All candidates of a cell, or all places of a digit in a house, lead to the conclusion. */
function checkVerity(position: Position, step: Step): Rejection | undefined {
  const { houses, branches = [] } = step.pattern;
  const conclusions = [...step.placements, ...step.eliminations];
  if (conclusions.length !== 1) return 'wrong-kind-of-conclusion';
  const [target] = conclusions;
  const isOn = step.placements.length === 1;
  const assumed = assumptionsOf(position, step);
  if (assumed === undefined) return 'wrong-houses';
  if (!hasExactly(step, withRole(assumed, 'assumption'))) return 'wrong-candidates';
  if (houses.length > 1) return 'wrong-houses';
  const unused = new Set(branches);
  for (const start of assumed) {
    const isTarget = nameOf(start) === nameOf(target);
    if (isTarget && isOn) continue;
    const branch = branches.find((links) => links.length > 0 && isAt(links[0].from, start));
    if (branch === undefined) return 'inference-does-not-follow';
    unused.delete(branch);
    const marks = replay(position, branch, { on: new Set([nameOf(start)]), off: new Set() }, []);
    if (marks === undefined) return 'inference-does-not-follow';
    if (!isAt(branch[branch.length - 1].to, target)) return 'elimination-does-not-follow';
    if (!(isOn ? marks.on : marks.off).has(nameOf(target))) return 'elimination-does-not-follow';
  }
  return unused.size > 0 ? 'unexpected-links' : undefined;
}

/**
 * Does the branch lead from the start being on to the target being off, each link from where the one before it ends?
 */
export function isChainedTo(position: Position, branch: readonly Link[], start: Candidate, target: Candidate): boolean {
  if (!branch.every(({ from }, i) => (i === 0 ? isAt(from, start) : isSame(branch[i - 1].to, from)))) return false;
  const marks = replay(position, branch, { on: new Set([nameOf(start)]), off: new Set() }, []);
  return isAt(branch[branch.length - 1].to, target) && marks?.off.has(nameOf(target)) === true;
}

function assumptionsOf(position: Position, step: Step): Candidate[] | undefined {
  const houses = housesOfRole(step, 'house');
  const [first] = step.pattern.candidates;
  if (houses.length !== step.pattern.houses.length || first === undefined) return undefined;
  if (houses.length === 0) return digitsAt(position, first.cell).map((digit) => ({ cell: first.cell, digit }));
  if (!needs(position, houses[0], first.digit)) return undefined;
  return placesFor(position, first.digit, houses[0]).map((cell) => ({ cell, digit: first.digit }));
}

/**
 * What is on and off at the end of a branch; undefined if an inference doesn't follow. Takes the branches inside it
 * from `inner`.
 */
function replay(
  position: Position,
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
    if (type === 'weak') {
      if (isSame(from, to)) {
        const branch = inner.shift();
        if (branch === undefined || !isRefuted(position, branch, to, { on, off }, inner, oneOf)) return undefined;
      } else if (!on.has(nameOfNode(from)) || !isWeakLink(from, to)) return undefined;
      off.add(nameOfNode(to));
      i++;
      continue;
    }
    const premises: ChainNode[] = [];
    for (; i < links.length && links[i].type === 'strong' && isSame(links[i].to, to); i++) premises.push(links[i].from);
    if (!premises.every((node) => off.has(nameOfNode(node)))) return undefined;
    if (!isLastLeft(position, premises, to, oneOf)) return undefined;
    on.add(nameOfNode(to));
  }
  return { on, off };
}

function isRefuted(
  position: Position,
  branch: readonly Link[],
  node: ChainNode,
  known: Marks,
  inner: (readonly Link[])[],
  oneOf: readonly Candidate[],
): boolean {
  const assumed = { on: new Set([...known.on, nameOfNode(node)]), off: known.off };
  const marks = replay(position, branch, assumed, inner, oneOf);
  return marks !== undefined && contradicts(position, branch, marks, oneOf);
}

/** The branch ends with a candidate that is on and off, or off though a cell or house has no other. */
function contradicts(
  position: Position,
  links: readonly Link[],
  { on, off }: Marks,
  oneOf: readonly Candidate[],
): boolean {
  const last = links[links.length - 1]?.to;
  if (last === undefined || !off.has(nameOfNode(last))) return false;
  return on.has(nameOfNode(last)) || isLastLeft(position, [], last, oneOf);
}

/** Are these premises all others of the node's cell, of its digit in one of its houses, or of the guardians? */
function isLastLeft(
  position: Position,
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
  const inCell = digitsAt(position, cell).map((d) => ({ cell, digit: d }));
  const inHouses = housesAround(cell).map((house) =>
    placesFor(position, digit, house).map((c) => ({ cell: c, digit })),
  );
  return [inCell, ...inHouses].some((all) => isAllBut(all.filter(isOther)));
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

function nameOf({ cell, digit }: Candidate): string {
  return `${digit} in ${cell}`;
}

/**
 * Kraken fish, from the counting of its digit: n base lines hold it n times, and n - 1 covers can take n - 1 of these
 * at most. So one of the candidates of the bases outside n - 1 covers is true. Where each of them makes the target
 * false, by the chain that is drawn or by standing in the target's own cover (type 1), the target is false.
 */

/** A fish of rows across columns, or columns across rows, and the chains to what it strikes out. */
export function checkKrakenFish(position: Position, step: Step): Rejection | undefined {
  const { houses, links, branches = [] } = step.pattern;
  if (step.placements.length > 0 || step.eliminations.length !== 1) return 'wrong-kind-of-conclusion';
  if (links.length > 0) return 'unexpected-links';
  const bases = [...new Set(housesOfRole(step, 'base'))];
  const covers = [...new Set(housesOfRole(step, 'cover'))];
  const kinds = [bases, covers].map((side) => [...new Set(side.map(kindOf))].join());
  if (bases.length < 2 || bases.length !== covers.length || houses.length !== 2 * bases.length) return 'wrong-houses';
  if (!['row column', 'column row'].includes(kinds.join(' '))) return 'wrong-houses';

  const [target] = step.eliminations;
  const digit = step.pattern.candidates[0]?.digit ?? 0;
  if (!bases.every((house) => needs(position, house, digit))) return 'digit-not-needed';
  const places = bases.flatMap((house) => placesFor(position, digit, house));
  const isFin = (cell: Cell): boolean => !covers.some((house) => holds(house, cell));
  const named = places.map((cell) => ({ cell, digit, role: isFin(cell) ? 'fin' : 'base' }));
  if (!hasExactly(step, named)) return 'wrong-candidates';

  const chained = new Set<Cell>();
  for (const branch of branches) {
    const [start] = branch[0]?.from.cells ?? [];
    if (start === undefined || chained.has(start) || !places.includes(start)) return 'unexpected-links';
    if (!isChainedTo(position, branch, { cell: start, digit }, target)) return 'inference-does-not-follow';
    chained.add(start);
  }
  if (branches.every(({ length }) => length === 1)) return 'wrong-kind-of-chain';
  if (!places.filter(isFin).every((cell) => chained.has(cell))) return 'inference-does-not-follow';

  const others = [...chained].filter((cell) => !isFin(cell));
  const isType1 =
    target.digit === digit &&
    covers.some((house) => holds(house, target.cell)) &&
    !bases.some((house) => holds(house, target.cell));
  if (others.length === 0) return isType1 ? undefined : 'elimination-does-not-follow';
  const isType2 = covers.some((house) => {
    const held = places.filter((cell) => holds(house, cell));
    return held.length === others.length && held.every((cell) => others.includes(cell));
  });
  return isType2 ? undefined : 'elimination-does-not-follow';
}

/** Each technique's check, by name. */
export const netsChecks: Readonly<Record<'kraken-fish' | 'forcing-chain' | 'forcing-net', Check>> = {
  'kraken-fish': checkKrakenFish,
  'forcing-chain': checkForcingChain,
  'forcing-net': checkForcingNet,
};
