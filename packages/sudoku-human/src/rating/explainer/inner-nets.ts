/**
 * Nets inside nets: multiple chains from level 3 on, dynamic ones from level 4 on.
 *
 * The marks that a net has left are a board of their own; its nets share the graph of the outer ones, whose other candidates
 * count as off, and their room is used again for every net. Each set of eliminations is struck by the best conclusion that
 * has it. What a conclusion depends on in the outer net is what left the units that its chains use as pairs, and the unit
 * that it starts from.
 */

import type { Slices } from '@kit/grid';
import { lowestBit } from '../../kernel/bits.js';
import { removalsOf } from './chain-hints.js';
import type { NestedChain } from './complexity.js';
import { type InnerNet, strikeInNet } from './inner-rules.js';
import { clashEnds, type NetConclusion, type NetScan, scanNets } from './net-scan.js';
import { createNets, type Nets } from './nets.js';
import { chainRating } from './ratings.js';

/** Room for nets inside nets, with how they are made and which chains are nested in them. */
export type InnerNets = Pick<NetScan, 'nets' | 'make' | 'chains'>;

/** Room for nets inside the nets; their marks are their own. */
export function createInnerNets({ graph, work }: Nets): Nets {
  return createNets({ ...graph, marks: graph.marks.slice() }, work);
}

/** A conclusion with what it is compared by. */
type Found = {
  readonly conclusion: NetConclusion;
  readonly key: number;
  readonly rating: number;
  readonly order: number;
};

/** All conclusions of one kind of nets on the marks that a net has left, which the room has been given: are there any? */
export function* askForNets(
  { nets, start }: InnerNet,
  kind: 'multiple' | 'dynamic',
  base: number,
  chains: NestedChain[],
  inside: InnerNets,
): Slices<boolean> {
  const { graph } = inside.nets;
  nets.work.nodes += graph.size;
  const best = new Map<string, Found>();
  let order = 0;
  const nameOf = (target: number) => removalsOf(graph, target).join();
  yield* scanNets({
    ...inside,
    kind,
    limit(target, key) {
      const known = best.get(nameOf(target));
      if (known === undefined) return Number.POSITIVE_INFINITY;
      return key < known.key ? known.conclusion.complexity + 1 : known.conclusion.complexity;
    },
    take(conclusion, key) {
      const rating = chainRating(base, conclusion.complexity);
      best.set(nameOf(conclusion.target), { conclusion, key, rating, order: order++ });
    },
  });
  const found = [...best.values()].sort(
    (a, b) =>
      a.rating - b.rating || a.conclusion.complexity - b.conclusion.complexity || a.key - b.key || a.order - b.order,
  );
  let strikes = false;
  for (const { conclusion } of found) {
    const removals = removalsOf(graph, conclusion.target).map((candidate) => graph.numbers[candidate]);
    const { parents, identity } = dependsOn(nets, inside.nets, conclusion);
    if (removals.length === 0 || parents.length === 0) continue;
    chains.push({ complexity: conclusion.complexity, identity: () => identity });
    strikeInNet(nets, start, removals, parents, chains.length);
    strikes = true;
  }
  return strikes;
}

/** The parents in the outer net, and the nodes of the chains as text. */
function dependsOn(outer: Nets, inner: Nets, { form, starts, target, unit }: NetConclusion) {
  const { graph, arena, parentsAt, nodes } = inner;
  const { size } = graph;
  const parents: number[] = [];
  const branches: string[] = [];
  if (form === 'contradiction') {
    const [held, fresh] = clashEnds(inner, starts[0]);
    walk(starts[0], held, parentsAt[starts[0] * nodes + held]);
    walk(starts[0], (held + size) % nodes, fresh);
  } else {
    for (const net of starts) walk(net, target, parentsAt[net * nodes + target]);
  }
  if (unit >= 0) addGone(unit);
  return { parents, identity: branches.join(';') };

  /** Adds what left a unit in the outer net. */
  function addGone(from: number): void {
    for (let rest = outer.graph.marks[from] & ~outer.marks[from]; rest !== 0; rest &= rest - 1) {
      const node = graph.members[from * 9 + lowestBit(rest)] + size;
      if (!parents.includes(node)) parents.push(node);
    }
  }

  /** Goes back from a node level by level. */
  function walk(net: number, first: number, firstAt: number): void {
    const seen = new Set<number>([first]);
    const queue = [{ node: first, at: firstAt }];
    for (const { at } of queue) {
      if (arena[at + 1] < 0) addGone(-1 - arena[at + 1]);
      for (let i = at + 2; i < at + 2 + arena[at]; i++) {
        if (seen.has(arena[i])) continue;
        seen.add(arena[i]);
        queue.push({ node: arena[i], at: parentsAt[net * nodes + arena[i]] });
      }
    }
    branches.push([...seen].join());
  }
}
