/**
 * Alternating chains on any layout: strong and weak links in turn, shortest first by breadth.
 *
 * If the first node is false the last is true, so what both rule out is gone. Weak links are everything that two
 * candidates can't both be: also a knight's or king's move apart, and neighbouring digits side by side. X-Chains keep to
 * one digit, XY-Chains to cells of two digits, AICs have all links and are neither of these.
 */

import type { Link, TechniqueId } from '../types.js';
import { type StrongLinks, strongLinks } from './links.js';
import { candidatesOfNodes, chainNode, type Emit, type LayoutFinder, linksParam, stepOf } from './steps.js';
import { excludedBy, type View } from './view.js';

/** How many starts are searched between two yields. */
const STARTS_A_SLICE = 40;

/** X-Chains, XY-Chains or AICs; each pair of ends once, with a shortest chain between them. */
export function chains(id: 'x-chain' | 'xy-chain' | 'aic'): LayoutFinder {
  return {
    ids: [id],
    *run(view, emit) {
      const links = strongLinks(view);
      const weak = weakLinks(view, id);
      const strongOf = (node: number): readonly number[] =>
        id === 'x-chain' ? links.inHouse[node] : id === 'xy-chain' ? links.inCell[node] : both(links, node);
      let done = 0;
      for (let start = 0; start < links.inCell.length; start++) {
        if (strongOf(start).length === 0) continue;
        if (++done % STARTS_A_SLICE === 0) yield;
        if (chainsFrom(view, id, start, strongOf, weak, emit)) return true;
      }
      return false;
    },
  };
}

function both({ inCell, inHouse }: StrongLinks, node: number): readonly number[] {
  return inCell[node].length === 0 ? inHouse[node] : [...inCell[node], ...inHouse[node]];
}

/** By node what it rules out along the weak links that the technique has, made when asked for. */
function weakLinks(view: View, id: TechniqueId): (node: number) => readonly number[] {
  const { size } = view.tables;
  const known = new Map<number, readonly number[]>();
  return (node) => {
    let list = known.get(node);
    if (list === undefined) {
      list = excludedBy(view, node).filter((other) => {
        if (id === 'aic') return true;
        return other % size === node % size;
      });
      known.set(node, list);
    }
    return list;
  };
}

/** The chains that begin from a node which is off, the shortest first. */
function chainsFrom(
  view: View,
  id: TechniqueId,
  start: number,
  strongOf: (node: number) => readonly number[],
  weakOf: (node: number) => readonly number[],
  emit: Emit,
): boolean {
  // By node: which node it came on, or went off, from; -1 where it didn't.
  const on = new Map<number, number>();
  const off = new Map<number, number>([[start, -1]]);
  let front = [start];
  const excluded = excludedBy(view, start);
  while (front.length > 0) {
    const next: number[] = [];
    for (const node of front) {
      for (const end of strongOf(node)) {
        if (on.has(end) || end === start) continue;
        on.set(end, node);
        if (node !== start) {
          const step = end > start ? conclusion(view, id, start, end, excluded, on, off) : undefined;
          if (step !== undefined && emit(step)) return true;
        }
        for (const other of weakOf(end)) {
          if (off.has(other)) continue;
          off.set(other, end);
          next.push(other);
        }
      }
    }
    front = next;
  }
  return false;
}

/** Is it an X-Chain or an XY-Chain? */
function isNamedOtherwise(path: readonly number[], size: number): boolean {
  const digitOf = (at: number): number => path[at] % size;
  const isOneDigit = path.every((_, at) => digitOf(at) === digitOf(0));
  const isXy = path.every((_, at) => at === 0 || (digitOf(at) === digitOf(at - 1)) === (at % 2 === 0));
  return isOneDigit || (isXy && digitOf(path.length - 1) === digitOf(0));
}

function conclusion(
  view: View,
  id: TechniqueId,
  start: number,
  end: number,
  excluded: readonly number[],
  on: ReadonlyMap<number, number>,
  off: ReadonlyMap<number, number>,
) {
  const { size } = view.tables;
  const theirs = new Set(excludedBy(view, end));
  const gone = excluded.filter((node) => theirs.has(node)).sort((a, b) => a - b);
  // Chains of one digit strike that digit out; where neighbours differ by two the ends may share other digits only.
  const struck = id === 'aic' ? gone : gone.filter((node) => node % size === start % size);
  if (struck.length === 0 || (id !== 'aic' && end % size !== start % size)) return undefined;
  const path = [end];
  for (let node = end; node !== start; ) {
    node = path.length % 2 === 1 ? (on.get(node) as number) : (off.get(node) as number);
    path.push(node);
  }
  path.reverse();
  if (id === 'aic' && isNamedOtherwise(path, size)) return undefined;
  const links = path.slice(1).map(
    (node, i): Link => ({
      from: chainNode(view, path[i]),
      to: chainNode(view, node),
      type: i % 2 === 0 ? 'strong' : 'weak',
    }),
  );
  if (new Set(path).size < path.length) return undefined;
  const ends = candidatesOfNodes(view, [start, end]);
  return stepOf(view, id, {
    eliminations: candidatesOfNodes(view, struck),
    candidates: candidatesOfNodes(view, path).map((candidate, i) => ({
      ...candidate,
      role: i % 2 === 0 ? 'off' : 'on',
    })),
    links,
    params: {
      chain: linksParam(links),
      digit: { type: 'digits', digits: [...new Set(ends.map(({ digit }) => digit))] },
    },
  });
}
