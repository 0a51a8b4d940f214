/**
 * Forcing chains: from each candidate of a cell, or each place of a digit in a house, a chain of single inferences leads to
 * the same conclusion.
 *
 *     r1c1 = 2 - … = r5c7 off
 *     r1c1 = 5 - … = r5c7 off        whatever r1c1 is, r5c7 loses the digit
 *     r1c1 = 8 - … = r5c7 off
 *
 * A candidate that leads by chains to all candidates of a cell being false is the same argument read backwards, so
 * contradictions need no search of their own. One breadth-first walk from each candidate; cost: some hundred links each.
 */

import { countBits, lowestBit } from '../kernel/bits.js';
import { cellHouses, houseCells, peerCells } from '../kernel/geometry.js';
import type { State } from '../kernel/state.js';
import type { Technique } from '../techniques/technique.js';
import type { Link } from '../types.js';
import { candidateOf } from './net-steps.js';
import { membersIn } from './propagation.js';
import { type Verity, verityStep } from './verity.js';

/** The literals that follow from one candidate: `node * 2 + 1` for on, `node * 2` for off. */
export type Reach = {
  /** By literal: links from the start, 0 if it isn't reached. */
  readonly depth: Uint8Array;
  /** By literal: the node before it. */
  readonly from: Int16Array;
  /** The literals reached, nearest first; the start itself comes before them. */
  readonly queue: readonly number[];
};

/**
 * Forcing Chain: all candidates of a cell, or all places of a digit in a house, at least three, lead to the same conclusion
 * by chains.
 *
 * Pattern: `branches` are the chains, weak and strong links in turn, one from each assumption (role `'assumption'`) to the conclusion; a
 * house is named if the assumptions are its places. For each conclusion the shortest chains together; by their total
 * length and then by the conclusion. `maxChainLength` limits each chain.
 *
 * @example
 * ```ts
 * import { findSteps, forcingChain, parsePuzzle } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('900700100020010007000500600000000560000003200100050008240081300015420006009000002');
 * findSteps(puzzle, [forcingChain]).length > 0; // => true
 * ```
 */
export const forcingChain: Technique = /* @__PURE__ */ (() => ({
  id: 'forcing-chain',
  find({ state, limits }, emit): boolean {
    const reaches = new Map<number, Reach>();
    const reachOf = (node: number): Reach => {
      const reach = reaches.get(node) ?? walk(state, node, Math.min(limits.maxChainLength, 255));
      reaches.set(node, reach);
      return reach;
    };
    const best = new Map<number, { unit: number; size: number }>();
    for (let unit = 0; unit < 81 + 243; unit++) {
      const members = membersIn(state, unit);
      if (members.length < 3) continue;
      for (const [literal, size] of shared(members, members.map(reachOf))) {
        if (size < (best.get(literal)?.size ?? Infinity)) best.set(literal, { unit, size });
      }
    }
    const ordered = [...best].sort(([a, p], [b, q]) => p.size - q.size || a - b);
    return ordered.some(([literal, { unit }]) => {
      const branches = membersIn(state, unit)
        .map((member) => pathTo(reachOf(member), member, literal))
        .filter((branch) => branch.length > 0);
      const verity: Verity = { node: literal >> 1, isOn: literal % 2 === 1, unit, branches };
      return emit(verityStep('forcing-chain', state, verity));
    });
  },
}))();

/** The literals that all members lead to, with the length of their chains together. */
function shared(members: readonly number[], reaches: readonly Reach[]): [literal: number, size: number][] {
  const found: [number, number][] = [];
  const [first] = reaches;
  for (const literal of first.queue) {
    let size = 0;
    const own = members.indexOf(literal >> 1);
    if (own >= 0 && literal % 2 === 0) continue;
    for (let i = 0; i < reaches.length; i++) {
      if (i === own) continue;
      const depth = reaches[i].depth[literal];
      if (depth === 0) {
        size = 0;
        break;
      }
      size += depth;
    }
    if (size > 0) found.push([literal, size]);
  }
  return found;
}

export function walk(state: State, start: number, maxLength: number): Reach {
  const depth = new Uint8Array(1458);
  const from = new Int16Array(1458);
  const queue = [start * 2 + 1];
  const visit = (literal: number, node: number, length: number): void => {
    if (depth[literal] !== 0 || literal === queue[0] || length > maxLength) return;
    depth[literal] = length;
    from[literal] = node;
    queue.push(literal);
  };
  for (let done = 0; done < queue.length; done++) {
    const literal = queue[done];
    const node = literal >> 1;
    const next = depth[literal] + 1;
    if (literal % 2 === 1) forEachExcluded(state, node, (other) => visit(other * 2, node, next));
    else forEachForced(state, node, (other) => visit(other * 2 + 1, node, next));
  }
  return { depth, from, queue };
}

function forEachExcluded({ masks }: State, node: number, visit: (other: number) => void): void {
  const cell = Math.floor(node / 9);
  const digit = node % 9;
  for (let rest = masks[cell] & ~(1 << digit); rest !== 0; rest &= rest - 1) visit(cell * 9 + lowestBit(rest));
  for (let i = cell * 20; i < cell * 20 + 20; i++) {
    if (masks[peerCells[i]] & (1 << digit)) visit(peerCells[i] * 9 + digit);
  }
}

function forEachForced({ masks, places }: State, node: number, visit: (other: number) => void): void {
  const cell = Math.floor(node / 9);
  const digit = node % 9;
  if (countBits(masks[cell]) === 2) visit(cell * 9 + lowestBit(masks[cell] & ~(1 << digit)));
  for (let i = cell * 3; i < cell * 3 + 3; i++) {
    const house = cellHouses[i];
    const mask = places[house * 9 + digit];
    if (countBits(mask) !== 2) continue;
    const first = houseCells[house * 9 + lowestBit(mask)];
    const second = houseCells[house * 9 + lowestBit(mask & (mask - 1))];
    visit((first === cell ? second : first) * 9 + digit);
  }
}

export function pathTo({ depth, from }: Reach, start: number, literal: number): Link[] {
  const links: Link[] = [];
  if (literal === start * 2 + 1) return links;
  for (let at = literal; depth[at] !== 0; ) {
    const before = from[at];
    const isOn = at % 2 === 1;
    links.push({ from: publicNode(before), to: publicNode(at >> 1), type: isOn ? 'strong' : 'weak' });
    at = before * 2 + (isOn ? 0 : 1);
  }
  return links.reverse();
}

function publicNode(node: number): Link['from'] {
  const { cell, digit } = candidateOf(node);
  return { cells: [cell], digit };
}
