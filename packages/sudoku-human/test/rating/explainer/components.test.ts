import { runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { parsePuzzle } from '../../../src/index.js';
import { createBoard } from '../../../src/rating/explainer/board.js';
import { readComponents } from '../../../src/rating/explainer/components.js';
import { createGraph } from '../../../src/rating/explainer/graph.js';
import {
  createStaticScan,
  findRefuted,
  readPairs,
  type StaticScan,
} from '../../../src/rating/explainer/static-scan.js';
import { newWork } from '../../../src/rating/explainer/work.js';
import { fixture } from '../../techniques/positions.js';

function scanOf(line: number): StaticScan {
  const { values, candidates } = parsePuzzle(fixture('hardest.txt')[line].slice(0, 81));
  // Without one candidate in six, true or not, there are pairs enough.
  const thinned = candidates.map((mask, cell) => mask & ~(1 << ((cell * 7 + line) % 9)) & ~(1 << ((cell * 5) % 9)));
  const scan = createStaticScan(createGraph(createBoard(values, thinned).marks), newWork());
  readPairs(scan);
  runSlices(findRefuted(scan, undefined));
  readComponents(scan);
  return scan;
}

const has = (set: Int32Array, number: number) => (set[number >>> 5] & (1 << (number & 31))) !== 0;

/** All nodes that follow from a node, with itself. */
function closure({ graph, linked, partners }: StaticScan, from: number): Set<number> {
  const { size, weak, weakFrom } = graph;
  const met = new Set([from]);
  for (const node of met) {
    if (node >= size) {
      for (let i = 0; i < 4; i++) {
        const on = partners[(node - size) * 4 + i];
        if (on >= 0) met.add(on);
      }
    } else {
      for (const off of weak.subarray(weakFrom[node], weakFrom[node + 1])) if (has(linked, off)) met.add(off + size);
    }
  }
  return met;
}

test.each([0, 3, 7])('what follows from each other both ways is one component: puzzle %i', (line) => {
  const scan = scanOf(line);
  const { graph, linked, components } = scan;
  const nodes = Array.from({ length: graph.size * 2 }, (_, i) => i).filter((node) => has(linked, node % graph.size));
  const following = new Map(nodes.map((node) => [node, closure(scan, node)]));
  let [joined, wrong] = [0, 0];
  for (const a of nodes) {
    for (const b of nodes) {
      const isOne = following.get(a)?.has(b) === true && following.get(b)?.has(a) === true;
      if ((components.of[a] === components.of[b]) !== isOne) wrong++;
      if (isOne && a !== b) joined++;
    }
  }
  expect(wrong).toBe(0);
  expect(joined).toBeGreaterThan(10);
  const others = components.of.filter((_, node) => !has(linked, node % graph.size));
  expect(others.every((component) => component === 0)).toBe(true);
});

test('a component strikes out what goes and sees an on and an off of its digit', () => {
  const counts = [0, 0];
  for (const line of [0, 1, 2, 3, 4, 5, 6, 7]) {
    const { graph, refuted, components } = scanOf(line);
    const { size, candidates, weak, weakElsewhere, weakFrom } = graph;
    for (const component of new Set(components.of.filter((of) => of > 0))) {
      const strikes = candidates.some((_, number) => {
        const seen = [...weak.subarray(weakElsewhere[number], weakFrom[number + 1])];
        const isOne = (node: number) => components.of[node] === component;
        return has(refuted, number) && seen.some(isOne) && seen.some((other) => isOne(other + size));
      });
      expect(components.strikes[component]).toBe(strikes ? 1 : 0);
      counts[strikes ? 1 : 0]++;
    }
  }
  expect(Math.min(...counts)).toBeGreaterThan(0);
});
