import { runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { createWalks, walkFrom } from '../../../src/techniques/chains/alternating-walks.js';
import type { Links } from '../../../src/techniques/chains/link-graph.js';
import { shortestChain } from '../../../src/techniques/chains/shortest-chain.js';

const nodes = 8;

function linksOf(pairs: readonly (readonly [number, number])[]): Links {
  const to = Array.from({ length: nodes }, (_, node) =>
    pairs.flatMap(([a, b]) => (a === node ? [b] : b === node ? [a] : [])).sort((a, b) => a - b),
  );
  const first = to.map((_, node) => to.slice(0, node).flat().length);
  return { first: Uint32Array.from([...first, to.flat().length]), to: Uint16Array.from(to.flat()) };
}

/**
 * The shortest walk from 0 to 4 comes back to 1: 0 = 1 - 2 = 3 - 1 = 4. Of seven links there is a chain:
 * 0 = 1 - 2 = 3 - 5 = 6 - 7 = 4.
 */
const graph = {
  strong: linksOf([
    [0, 1],
    [2, 3],
    [1, 4],
    [5, 6],
    [7, 4],
  ]),
  weak: linksOf([
    [1, 2],
    [3, 1],
    [3, 5],
    [6, 7],
  ]),
};

function chainOf(maxLength: number, maxTrials?: number, links = graph): number[] | undefined {
  const walks = createWalks(nodes);
  walkFrom(links, 0, maxLength, walks);
  return runSlices(shortestChain(links, 0, 4, maxLength, walks, maxTrials));
}

test('a walk that comes back gives way to a chain, which may have as many links as are allowed', () => {
  expect(chainOf(Number.MAX_SAFE_INTEGER)).toEqual([0, 1, 2, 3, 5, 6, 7, 4]);
  expect(chainOf(7)).toEqual([0, 1, 2, 3, 5, 6, 7, 4]);
  expect(chainOf(6)).toBeUndefined();
});

test('each candidate that is tried counts, up to the limit', () => {
  // Of five links: 1, 2, 3, and after 1 also 3, 2, behind which none is near enough to the end. Of seven: all of the chain.
  expect(chainOf(9, 12)).toEqual([0, 1, 2, 3, 5, 6, 7, 4]);
  expect(chainOf(9, 11)).toBeUndefined();
});

test('no chain passes its end on the way', () => {
  // Before the chain 0 = 1 - 5 = 6 - 2 = 4 comes the walk 0 = 1 - 4 = 2 - 3 = 4.
  const strong = linksOf([
    [0, 1],
    [4, 2],
    [4, 3],
    [5, 6],
  ]);
  const weak = linksOf([
    [1, 4],
    [2, 3],
    [1, 5],
    [6, 2],
  ]);
  expect(chainOf(9, undefined, { strong, weak })).toEqual([0, 1, 5, 6, 2, 4]);
});
