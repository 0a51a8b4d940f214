/**
 * The conclusions from nets, in the Explainer's order: contradictions, what a candidate and its opposite both lead to,
 * what all places of a digit in a house lead to, and what all digits of a cell lead to.
 *
 * All of one scan have the same base, so the best has the fewest nodes, then the least key, then came first. A
 * conclusion's nodes are counted only if the bounds of its nodes don't rule it out.
 */

import type { Slices } from '@kit/grid';
import { countBits, lowestBit } from '../../kernel/bits.js';
import { countAncestors, countFresh, type NestedChain, nestedComplexity, type Tally } from './complexity.js';
import { CLASH, type Nets } from './nets.js';
import { unitBits, unitsOf } from './units.js';

/** A conclusion from nets. */
export type NetConclusion = {
  /** A start that contradicts itself, or what several starts have in common. */
  readonly form: 'contradiction' | 'double' | 'house' | 'cell';
  readonly complexity: number;
  /** The nodes that the nets start from. */
  readonly starts: readonly number[];
  /** The node that follows: the opposite of the start, or what the nets have in common. */
  readonly target: number;
  /** The unit of the starts, for a house or a cell. */
  readonly unit: number;
};

/** What is looked for, and where. */
export type NetScan = {
  readonly nets: Nets;
  /** `'multiple'`: houses and cells; `'nishio'`: contradictions; `'dynamic'`: all. */
  readonly kind: 'multiple' | 'nishio' | 'dynamic';
  /** Makes a net as far as it goes. */
  readonly make: (start: number) => Slices<void>;
  /** The chains nested in the nets, if any can be. */
  readonly chains: readonly NestedChain[] | undefined;
  /** Takes each conclusion; how many nodes the next may have to be of interest. */
  readonly take: (conclusion: NetConclusion, key: number) => void;
  /** At how many nodes a conclusion of this key is of no interest any more. */
  readonly limit: (target: number, key: number) => number;
};

const keys = { double: 1, cell: 5, house: 6, contradiction: 7 } as const;

/** Looks for all conclusions. */
export function* scanNets(scan: NetScan): Slices<void> {
  const { nets, kind, make } = scan;
  const { graph, status } = nets;
  const { size, members, marks } = graph;
  for (let cell = 0; cell < 81; cell++) {
    const mask = marks[cell];
    const digits = countBits(mask);
    if (digits < (kind === 'multiple' ? 3 : 2)) continue;
    for (let rest = mask; rest !== 0; rest &= rest - 1) {
      const number = members[cell * 9 + lowestBit(rest)];
      for (const start of kind === 'multiple' ? [number] : [number, number + size]) {
        yield* make(start);
        if (kind !== 'multiple' && status[start] === CLASH) contradiction(scan, start);
      }
      if (kind === 'nishio') continue;
      if (kind === 'dynamic' && digits >= 3) inCommon(scan, 'double', [number, number + size], -1);
      for (let i = 1; i < 4; i++) {
        const unit = unitsOf[graph.candidates[number] * 4 + i];
        const bit = unitBits[graph.candidates[number] * 4 + i];
        if (countBits(marks[unit]) < 2 || (marks[unit] & (bit - 1)) !== 0) continue;
        yield* ofUnit(scan, 'house', unit);
      }
    }
    if (kind !== 'nishio') yield* ofUnit(scan, 'cell', cell);
  }
}

/** What all candidates of a unit lead to. */
function* ofUnit(scan: NetScan, form: 'house' | 'cell', unit: number): Slices<void> {
  const { members, marks } = scan.nets.graph;
  const starts: number[] = [];
  for (let rest = marks[unit]; rest !== 0; rest &= rest - 1) starts.push(members[unit * 9 + lowestBit(rest)]);
  for (const start of starts) yield* scan.make(start);
  inCommon(scan, form, starts, unit);
}

function contradiction(scan: NetScan, start: number): void {
  const { nets, chains, limit, take } = scan;
  const { size } = nets.graph;
  const target = (start + size) % nets.nodes;
  const [held, fresh] = clashEnds(nets, start);
  const most = limit(target, keys.contradiction);
  if (nets.least[start * nets.nodes + held] + 1 >= most) return;
  const tally = tallyOf(chains);
  const complexity =
    countAncestors(nets, start, held, tally) +
    countFresh(nets, start, fresh, tally) +
    (tally ? nestedComplexity(tally) : 0);
  if (complexity < most) {
    take({ form: 'contradiction', complexity, starts: [start], target, unit: -1 }, keys.contradiction);
  }
}

/** The two nodes of a contradiction: the one that is held, and the place of the other's parents. */
export function clashEnds({ clash, clashAt }: Nets, start: number): [held: number, fresh: number] {
  return [clash[start], clashAt[start]];
}

function inCommon(scan: NetScan, form: 'double' | 'house' | 'cell', starts: readonly number[], unit: number): void {
  const { nets, chains, limit, take } = scan;
  const { graph, held, nodes, order, onCount, offCount, least, absent } = nets;
  const { words, size } = graph;
  const common = new Int32Array(2 * words);
  let any = 0;
  for (let word = 0; word < 2 * words; word++) {
    let all = word < words ? -1 : ~absent[word - words];
    for (const start of starts) all &= held[start * 2 * words + word];
    common[word] = all;
    any |= all;
  }
  if (any === 0) return;
  const first = starts[0] * nodes;
  const key = keys[form];
  nets.work.nodes += (onCount[starts[0]] + offCount[starts[0]]) >>> 4;
  for (let i = 0; i !== onCount[starts[0]]; i++) {
    const number = order[first + i];
    if (common[number >>> 5] & (1 << (number & 31))) judge(number);
  }
  for (let i = 1; i <= offCount[starts[0]]; i++) {
    const number = order[first + nodes - i];
    if (common[words + (number >>> 5)] & (1 << (number & 31))) judge(number + size);
  }

  function judge(target: number): void {
    const most = limit(target, key);
    let bound = 0;
    for (const start of starts) bound += least[start * nodes + target];
    if (bound >= most) return;
    const tally = tallyOf(chains);
    let complexity = 0;
    for (const start of starts) {
      complexity += countAncestors(nets, start, target, tally);
      if (complexity >= most) return;
    }
    if (tally) complexity += nestedComplexity(tally);
    if (complexity < most) take({ form, complexity, starts, target, unit }, key);
  }
}

function tallyOf(chains: readonly NestedChain[] | undefined): Tally | undefined {
  return chains === undefined ? undefined : { chains, met: new Map() };
}
