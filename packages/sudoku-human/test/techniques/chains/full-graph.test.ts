import { runSlices } from '@kit/grid';
import { discontinuousNiceLoop, findSteps } from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { createState } from '../../../src/kernel/state.js';
import { almostLockedSets } from '../../../src/techniques/als/almost-locked-sets.js';
import { alsGraph, layersOf } from '../../../src/techniques/chains/full-graph.js';

test('walks go up at every node of several cells, and at none of one', () => {
  // Of 731 nodes the last two are groups; 0, 728, 729 and 730 lead to each other in a ring.
  const nodes = 731;
  const first = Uint32Array.from({ length: nodes + 1 }, (_, node) => (node === 0 ? 0 : Math.max(1, node - 727)));
  const links = { first, to: Uint16Array.from([728, 729, 730, 0]) };
  const { strong, weak } = runSlices(layersOf({ strong: links, weak: links, nodes: { singles: 729 } }));
  expect([...strong.to]).toEqual([728, 729 + nodes, 730 + nodes, 0, ...[728, 729, 730, 0].map((node) => node + nodes)]);
  expect(weak).toEqual(strong);
  expect(strong.first.length).toBe(2 * nodes + 1);
});

test('strong links that see each other nowhere make no chain', () => {
  const zeros = new Array<number>(81).fill(0);
  const stepsOf = (isWithout: (cell: number) => boolean) => {
    const candidates = zeros.map((_, cell) => (isWithout(cell) ? 0b111_111_110 : 0b111_111_111));
    return findSteps({ givens: zeros, values: zeros, candidates }, [discontinuousNiceLoop]);
  };
  const isInRow = (row: number, cell: number, ...places: readonly number[]) =>
    cell >= 9 * row && cell < 9 * row + 9 && !places.includes(cell);
  // 1 is in r9c7 or r9c9, and in r1c1 or r5c1.
  expect(stepsOf((cell) => isInRow(8, cell, 78, 80) || (cell % 9 === 0 && ![0, 36].includes(cell)))).toEqual([]);
  // 1 is in r9c7 or r9c1, and in r5c7 or r5c1.
  expect(stepsOf((cell) => isInRow(8, cell, 72, 78) || isInRow(4, cell, 36, 42)).length).toBeGreaterThan(0);
});

test('any two digits of an almost locked set are linked, and none to itself', () => {
  const zeros = new Array<number>(81).fill(0);
  // The only set of two cells with three digits: r1c1 and r1c2.
  const state = createState(
    new Uint8Array(81),
    zeros.map((_, cell) => [0b011, 0b110][cell] ?? 0b111_111_000),
  );
  const all = runSlices(almostLockedSets(state)).filter(({ cells }) => cells.join() === '0,1');
  expect(all.length).toBe(1);
  const { nodes, strong, sets } = runSlices(alsGraph(state, all));
  const linksOf = (digit: number) =>
    [...nodes.digits.keys()]
      .filter((node) => nodes.digits[node] === digit)
      .flatMap((node) => [...strong.to.slice(strong.first[node], strong.first[node + 1])].map((to) => [node, to]));
  expect(sets?.size).toBe(3);
  const links = [0, 1, 2].flatMap(linksOf);
  // Those of the set, two cells of two digits, and 2 in row 1; each is read both ways.
  expect(links.length).toBe(2 * (3 + 2 + 1));
  expect(links.filter(([node, to]) => node === to)).toEqual([]);
});
