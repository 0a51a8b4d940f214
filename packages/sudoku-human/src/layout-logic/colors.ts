/**
 * Colours on any layout: candidates joined by strong links, of which one colour is all true and the other all false.
 *
 * A house has a digit once, so of its two places one is true and one false; a cell of two digits likewise. What meets both
 * colours is false (trap), and so is a colour that meets itself (wrap). Two clusters of a digit: where a colour of one meets
 * a colour of the other, one of the two opposite colours is true; and a colour that meets both of the other is false.
 * 3D Medusa colours all digits together.
 */

import type { ColorsId, Step } from '../types.js';
import { strongLinks } from './links.js';
import { candidatesOfNodes, cellsParam, digitsParam, type LayoutFinder, stepOf, withRole } from './steps.js';
import { excludedBy, type View } from './view.js';

/** Two colours of candidates, `cell * size + digit`. */
type Cluster = readonly [readonly number[], readonly number[]];

/** How many candidates a cluster of all digits has at least: fewer say what a pair or a chain says. */
const FEWEST = 4;

/** Simple colours, then two clusters of a digit. */
export const colors: LayoutFinder = {
  ids: ['simple-colors-trap', 'simple-colors-wrap', 'multi-colors-1', 'multi-colors-2'],
  *run(view, emit, wanted) {
    const clusters = clustersOf(view, false);
    for (const cluster of clusters) {
      for (const step of simple(view, cluster)) if (wanted(step.technique) && emit(step)) return true;
    }
    yield;
    const { size } = view.tables;
    for (const [at, first] of clusters.entries()) {
      yield;
      for (const second of clusters.slice(at + 1)) {
        if (first[0][0] % size !== second[0][0] % size) continue;
        for (const step of double(view, first, second)) if (wanted(step.technique) && emit(step)) return true;
      }
    }
    return false;
  },
};

/** Clusters over several digits. */
export const medusa: LayoutFinder = {
  ids: ['3d-medusa'],
  *run(view, emit) {
    const { size } = view.tables;
    for (const cluster of clustersOf(view, true)) {
      yield;
      const all = cluster.flat();
      if (all.length < FEWEST || new Set(all.map((node) => node % size)).size === 1) continue;
      const gone = struckByMedusa(view, cluster);
      if (gone.length > 0 && emit(colorStep(view, '3d-medusa', [cluster], gone))) return true;
    }
    return false;
  },
};

/** The clusters by their lowest candidate, which has the first colour. */
function clustersOf(view: View, inCells: boolean): Cluster[] {
  const links = strongLinks(view);
  const colorOf = new Uint8Array(links.inHouse.length);
  const clusters: Cluster[] = [];
  for (let start = 0; start < colorOf.length; start++) {
    if (colorOf[start] !== 0) continue;
    const queue = [start];
    colorOf[start] = 1;
    for (const node of queue) {
      for (const next of [...links.inHouse[node], ...(inCells ? links.inCell[node] : [])]) {
        if (colorOf[next] !== 0) continue;
        colorOf[next] = 3 - colorOf[node];
        queue.push(next);
      }
    }
    if (queue.length < 2) continue;
    const sorted = queue.sort((a, b) => a - b);
    clusters.push([sorted.filter((node) => colorOf[node] === 1), sorted.filter((node) => colorOf[node] === 2)]);
  }
  return clusters;
}

function* simple(view: View, cluster: Cluster): Generator<Step> {
  const both = metBy(view, cluster[0]);
  const own = new Set(cluster.flat());
  const gone = [...metBy(view, cluster[1])].filter((node) => both.has(node) && !own.has(node));
  if (gone.length > 0) yield colorStep(view, 'simple-colors-trap', [cluster], gone);
  for (const [wrong, right] of turnsOf(cluster)) {
    const met = metBy(view, wrong);
    if (wrong.some((node) => met.has(node))) yield colorStep(view, 'simple-colors-wrap', [[wrong, right]], wrong);
  }
}

function* double(view: View, first: Cluster, second: Cluster): Generator<Step> {
  const meet = (some: readonly number[], others: readonly number[]): boolean => {
    const met = metBy(view, some);
    return others.some((node) => met.has(node));
  };
  for (const [a, b] of turnsOf(first)) {
    for (const [c, d] of turnsOf(second)) {
      if (!meet(a, c)) continue;
      const met = metBy(view, b);
      const gone = [...metBy(view, d)].filter((node) => met.has(node));
      if (gone.length > 0)
        yield colorStep(
          view,
          'multi-colors-1',
          [
            [a, b],
            [c, d],
          ],
          gone,
        );
    }
  }
  for (const [one, other] of [[first, second] as const, [second, first] as const]) {
    for (const [wrong, right] of turnsOf(one)) {
      if (meet(wrong, other[0]) && meet(wrong, other[1])) {
        yield colorStep(view, 'multi-colors-2', [[wrong, right], other], wrong);
      }
    }
  }
}

function struckByMedusa(view: View, cluster: Cluster): number[] {
  const { masks, tables } = view;
  const { size } = tables;
  for (const wrong of cluster) {
    const met = new Set(wrong.flatMap((node) => excludedBy(view, node)));
    const isEmptied = masks.some((mask, cell) => {
      const nodes = Array.from({ length: size }, (_, digit) => digit).filter((digit) => (mask & (1 << digit)) !== 0);
      return nodes.length > 0 && nodes.every((digit) => met.has(cell * size + digit));
    });
    if (isEmptied || wrong.some((node) => met.has(node))) return [...wrong];
  }
  const [one, two] = cluster.map((color) => new Set(color.flatMap((node) => excludedBy(view, node))));
  const own = new Set(cluster.flat());
  return [...one].filter((node) => two.has(node) && !own.has(node));
}

/** The candidates of the same digit that some of these rule out. */
function metBy(view: View, nodes: readonly number[]): Set<number> {
  const { size } = view.tables;
  return new Set(nodes.flatMap((node) => excludedBy(view, node).filter((other) => other % size === node % size)));
}

function turnsOf([a, b]: Cluster): Cluster[] {
  return [
    [a, b],
    [b, a],
  ];
}

function colorStep(view: View, id: ColorsId, clusters: readonly Cluster[], gone: readonly number[]): Step {
  const { size } = view.tables;
  const colored = clusters.flat();
  const struck = gone.toSorted((a, b) => a - b);
  const names = ['a', 'b', 'c', 'd'];
  const cellsOf = (nodes: readonly number[]) => cellsParam([...new Set(nodes.map((node) => Math.floor(node / size)))]);
  return stepOf(view, id, {
    eliminations: candidatesOfNodes(view, struck),
    candidates: colored.flatMap((color, i) => withRole(candidatesOfNodes(view, color), `color-${names[i]}`)),
    params: {
      ...Object.fromEntries(colored.map((color, i) => [names[i], cellsOf(color)])),
      cells: cellsOf(colored.flat()),
      digit: digitsParam([(colored[0][0] % size) + 1]),
    },
  });
}
