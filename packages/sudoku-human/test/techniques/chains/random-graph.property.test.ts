import { runSlices } from '@kit/grid';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allLoops } from '../../../src/techniques/chains/all-loops.js';
import { findChains } from '../../../src/techniques/chains/chain-ends.js';
import { followingRows } from '../../../src/techniques/chains/following-rows.js';
import type { Links } from '../../../src/techniques/chains/link-graph.js';
import { runs } from '../../runs.js';

/** A link for each pair of nodes: none, strong, weak, or both. */
type Graph = { nodes: number; kinds: number[] };

const graphs: fc.Arbitrary<Graph> = fc.integer({ min: 4, max: 9 }).chain((nodes) =>
  fc.record({
    nodes: fc.constant(nodes),
    kinds: fc.array(fc.constantFrom(0, 0, 0, 1, 1, 2, 2, 3), { minLength: nodes * nodes, maxLength: nodes * nodes }),
  }),
);

function isLinked({ nodes, kinds }: Graph, kind: number, a: number, b: number): boolean {
  return a !== b && (kinds[Math.min(a, b) * nodes + Math.max(a, b)] & kind) !== 0;
}

function linksOf(graph: Graph, kind: number): Links {
  const all = Array.from({ length: graph.nodes }, (_, node) => node);
  const to = all.map((a) => all.filter((b) => isLinked(graph, kind, a, b)));
  const first = all.map((a) => to.slice(0, a).flat().length);
  return { first: Uint32Array.from([...first, to.flat().length]), to: Uint16Array.from(to.flat()) };
}

/** The least length of a chain without a repeated node, by trying all of them. */
function leastLength(graph: Graph, end: number, maxLength: number, chain: number[]): number {
  const length = chain.length - 1;
  const last = chain[length];
  if (last === end) return length % 2 === 1 ? length : Infinity;
  if (length === maxLength) return Infinity;
  let least = Infinity;
  for (let next = 0; next < graph.nodes; next++) {
    if (chain.includes(next) || !isLinked(graph, length % 2 === 0 ? 1 : 2, last, next)) continue;
    least = Math.min(least, leastLength(graph, end, maxLength, [...chain, next]));
  }
  return least;
}

test('in any graph of links the chains are those of the least length, and none is missed', () => {
  let chains = 0;
  fc.assert(
    fc.property(graphs, fc.constantFrom(5, 7, Number.MAX_SAFE_INTEGER), (graph, longest) => {
      const found = runSlices(
        findChains({ strong: linksOf(graph, 1), weak: linksOf(graph, 2) }, 3, longest, () => true),
      );
      const lengths = new Map(found.map((chain) => [`${chain[0]}-${chain[chain.length - 1]}`, chain.length - 1]));
      expect(lengths.size).toBe(found.length);
      for (const chain of found) {
        expect(new Set(chain).size).toBe(chain.length);
        for (let i = 1; i < chain.length; i++)
          expect(isLinked(graph, i % 2 === 1 ? 1 : 2, chain[i - 1], chain[i])).toBe(true);
      }
      for (let start = 0; start < graph.nodes; start++) {
        for (let end = start + 1; end < graph.nodes; end++) {
          const least = leastLength(graph, end, longest, [start]);
          expect(lengths.get(`${start}-${end}`)).toBe(least >= 3 && least <= longest ? least : undefined);
        }
      }
      chains += found.length;
    }),
    { numRuns: runs(60) },
  );
  expect(chains).toBeGreaterThan(100);
});

/** The graph without weak links of nodes that have no strong one, as graphs of positions are. */
function trimmed(graph: Graph): Graph {
  const all = Array.from({ length: graph.nodes }, (_, node) => node);
  const isActive = all.map((a) => all.some((b) => isLinked(graph, 1, a, b)));
  const kinds = graph.kinds.map((kind, at) =>
    isActive[Math.floor(at / graph.nodes)] && isActive[at % graph.nodes] ? kind : kind & 1,
  );
  return { ...graph, kinds };
}

/** The nodes that are true if the start is false, by links of any number: every literal is followed until none is new. */
function followers(graph: Graph, start: number): number[] {
  const known = new Set([`${start}-`]);
  for (const literal of known) {
    const node = Number.parseInt(literal, 10);
    const isTrue = literal.endsWith('+');
    for (let next = 0; next < graph.nodes; next++) {
      if (isLinked(graph, isTrue ? 2 : 1, node, next)) known.add(`${next}${isTrue ? '-' : '+'}`);
    }
  }
  return [...known]
    .filter((literal) => literal.endsWith('+'))
    .map((literal) => Number.parseInt(literal, 10))
    .sort((a, b) => a - b);
}

test('a row holds all nodes that are true if its node is false', () => {
  fc.assert(
    fc.property(graphs.map(trimmed), (graph) => {
      const { linked, words, rows } = runSlices(followingRows({ strong: linksOf(graph, 1), weak: linksOf(graph, 2) }));
      for (const [place, node] of linked.entries()) {
        const row = [...linked].filter((_, at) => rows[place * words + (at >> 5)] & (1 << (at & 31)));
        expect(row).toEqual(followers(graph, node));
      }
    }),
    { numRuns: runs(60) },
  );
});

test('the loops with a wanted link are all there are, each once, short ones first', () => {
  let loops = 0;
  fc.assert(
    fc.property(graphs, fc.array(fc.boolean(), { minLength: 81, maxLength: 81 }), (graph, choice) => {
      const isWanted = (a: number, b: number) => choice[Math.min(a, b) * 9 + Math.max(a, b)];
      const weak = linksOf(graph, 2);
      const from = [...weak.to.keys()].map((at) => weak.first.findLastIndex((first) => first <= at));
      const wanted = Uint8Array.from(weak.to, (to, at) => (isWanted(from[at], to) ? 1 : 0));
      const found = runSlices(allLoops({ strong: linksOf(graph, 1), weak }, 8, wanted));
      const every: number[][] = [];
      const extend = (chain: number[]): void => {
        const last = chain[chain.length - 1];
        if (chain.length >= 4 && chain.length % 2 === 0 && isLinked(graph, 2, last, chain[0])) {
          const ends = chain.map((node, i) => [node, chain[(i + 1) % chain.length]]);
          if (ends.some(([a, b], i) => i % 2 === 1 && isWanted(a, b))) every.push(chain);
        }
        if (chain.length === 8) return;
        for (let next = chain[0] + 1; next < graph.nodes; next++) {
          if (!chain.includes(next) && isLinked(graph, chain.length % 2 === 1 ? 1 : 2, last, next))
            extend([...chain, next]);
        }
      };
      for (let start = 0; start < graph.nodes; start++) extend([start]);
      // The walk of every loop begins with the strong link of its lowest node, so it is written in one way only.
      expect(found.map(String).sort()).toEqual(every.map(String).sort());
      expect(found.map(({ length }) => length)).toEqual(found.map(({ length }) => length).sort((a, b) => a - b));
      loops += found.length;
    }),
    { numRuns: runs(60) },
  );
  expect(loops).toBeGreaterThan(100);
});

test('of a graph of many nodes all loops are found too', () => {
  // Squares whose sides are strong and weak in turn, far apart: so many that the distances of all are not kept.
  const squares = 100;
  const nodes = 600 * squares;
  const linksAt = (turn: number): Links => {
    const first = new Uint32Array(nodes + 1);
    const to: number[] = [];
    for (let node = 0; node < nodes; node++) {
      const corner = node % 600;
      if (corner < 4) to.push(node - corner + (turn === 0 ? corner ^ 1 : 3 - corner));
      first[node + 1] = to.length;
    }
    return { first, to: Uint16Array.from(to) };
  };
  const found = runSlices(allLoops({ strong: linksAt(0), weak: linksAt(1) }, 8, undefined));
  const corners = Array.from({ length: squares }, (_, at) => [0, 1, 2, 3].map((corner) => 600 * at + corner));
  expect(found).toEqual(corners);
});
