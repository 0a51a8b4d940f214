/**
 * The cells that a digit takes in any of its templates: the ways to put equal digits on a board, one in each row, column and
 * box or region (46,656 on the classic board), of which those count that lie on candidates.
 *
 * The templates are not listed. Filled row by row, all that matters of the rows above is which columns and regions they used.
 * That makes a graph, made once per layout, and a template is a path from nothing used to all:
 *
 *     {} → {4} → {4,8} → {1,4,8} → …      a cell is in a template if its step lies on a whole path
 *
 * The classic board has 264 such sets, as there the columns tell the boxes; a jigsaw has some thousands. One pass forwards and
 * one back give all cells in a few microseconds; the full table would take half a megabyte.
 */

import { lowestBit } from '../../kernel/bits.js';
import { houseOfKind, lazyTable, regionKind, type Tables } from '../../kernel/tables.js';

/** What the rows above may have used, as nodes; row by row, so a step leads to a higher number. The last one has used all. */
export type TemplateGraph = {
  /** How many rows there are. */
  readonly size: number;
  /** By row: its first node; then the last node. */
  readonly first: Uint32Array;
  /** By node and column of its row: the node after that step, or 0 if no template takes it. */
  readonly next: Uint32Array;
};

/** The graph of a layout. */
export const templateGraph: (tables: Tables) => TemplateGraph = /* @__PURE__ */ lazyTable(buildGraph);

/**
 * By row, the columns that the digit takes in some template.
 *
 * @param rows - by row: the mask of the columns where the digit may stand
 * @returns by row: the mask of those that are in a template; all 0 if there is no template
 */
export function templateCells({ size, first, next }: TemplateGraph, rows: ArrayLike<number>): Uint16Array {
  const used = new Uint16Array(size);
  const nodes = next.length / size;
  const reached = new Uint8Array(nodes);
  const leadsOn = new Uint8Array(nodes);
  // A step that no template takes leads to the first node, which is reached anyhow and is the last to lead on.
  reached[0] = 1;
  for (let row = 0; row < size; row++) {
    for (let node = first[row]; node < first[row + 1]; node++) {
      if (reached[node] === 0) continue;
      for (let rest = rows[row]; rest !== 0; rest &= rest - 1) reached[next[node * size + lowestBit(rest)]] = 1;
    }
  }
  leadsOn[nodes - 1] = 1;
  for (let row = size - 1; row >= 0; row--) {
    for (let node = first[row]; node < first[row + 1]; node++) {
      if (reached[node] === 0) continue;
      let columns = 0;
      for (let rest = rows[row]; rest !== 0; rest &= rest - 1) {
        if (leadsOn[next[node * size + lowestBit(rest)]] !== 0) columns |= rest & -rest;
      }
      if (columns !== 0) leadsOn[node] = 1;
      used[row] |= columns;
    }
  }
  return used;
}

function buildGraph(tables: Tables): TemplateGraph {
  const { size } = tables;
  const regionBit = (cell: number): number => 1 << (houseOfKind(tables, cell, regionKind) - 2 * size);
  // What may be used after so many rows: the columns, and above them the regions.
  const rows = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (__, col) => (regionBit(row * size + col) << size) | (1 << col)),
  );
  const layers: Set<number>[] = [new Set([0])];
  for (const steps of rows) {
    const after = new Set<number>();
    for (const taken of layers[layers.length - 1]) {
      for (const step of steps) if ((taken & step) === 0) after.add(taken | step);
    }
    layers.push(after);
  }
  for (let row = size - 1; row >= 0; row--) {
    for (const taken of layers[row]) {
      if (!rows[row].some((step) => (taken & step) === 0 && layers[row + 1].has(taken | step)))
        layers[row].delete(taken);
    }
  }
  const first = new Uint32Array(size + 1);
  const numbers = layers.map((layer, row) => {
    if (row < size) first[row + 1] = first[row] + layer.size;
    return new Map([...layer].map((taken, at) => [taken, first[row] + at]));
  });
  const next = new Uint32Array((first[size] + layers[size].size) * size);
  for (let row = 0; row < size; row++) {
    for (const [taken, node] of numbers[row]) {
      rows[row].forEach((step, col) => {
        if ((taken & step) === 0) next[node * size + col] = numbers[row + 1].get(taken | step) ?? 0;
      });
    }
  }
  return { size, first, next };
}
