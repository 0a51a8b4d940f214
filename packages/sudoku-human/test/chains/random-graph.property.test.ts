import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findChains } from '../../src/chains/chain-ends.js';
import type { Links } from '../../src/chains/link-graph.js';
import { runs } from '../runs.js';

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
  return { first: Uint16Array.from([...first, to.flat().length]), to: Uint16Array.from(to.flat()) };
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
      const found = findChains({ strong: linksOf(graph, 1), weak: linksOf(graph, 2) }, 3, longest, () => true);
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
    { numRuns: runs(150) },
  );
  expect(chains).toBeGreaterThan(100);
});
