/**
 * Every topology as one table of neighbours. The rest of the package asks the table only, so it works for all alike.
 *
 * A table of one's own is checked to be symmetric: a number counts the mines around it, so if a sees b, b sees a.
 */
import {
  checkChoice,
  checkInteger,
  checkList,
  checkObject,
  describeValue,
  InvalidInputError,
  type NeighborTable,
  neighborTable,
  type Offset,
  offsets4,
  offsets8,
  type Shape,
} from '@kit/grid';
import type { Topology } from '../types.js';
import { recentTable, type TopologyName } from './recent-tables.js';

/** The neighbours of every cell of a checked shape. */
export function neighborsOf(shape: Shape, topology: Topology = 'square8'): NeighborTable {
  if (typeof topology === 'object') return ownTable(shape, topology);
  const name = checkChoice(topology, 'topology', ['square8', 'square4', 'torus', 'hex', 'knight']);
  return recentTable(shape, name, () => namedTable(shape, name));
}

function namedTable(shape: Shape, name: TopologyName): NeighborTable {
  switch (name) {
    case 'square8':
      return neighborTable(shape, offsets8);
    case 'square4':
      return neighborTable(shape, offsets4);
    case 'knight':
      return neighborTable(shape, knightOffsets());
    case 'torus':
      return torusTable(shape);
    case 'hex':
      return hexTable(shape);
  }
}

function knightOffsets(): Offset[] {
  const steps = [-2, -1, 1, 2];
  return steps.flatMap((row) => steps.filter((col) => row * row !== col * col).map((col) => ({ row, col })));
}

/** On a torus of one or two rows (or columns) a cell would meet itself or another twice: each is listed once. */
function torusTable({ rows, cols }: Shape): NeighborTable {
  const lists: number[][] = [];
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      const seen = new Set<number>();
      for (const step of offsets8) {
        seen.add(((row + step.row + rows) % rows) * cols + ((col + step.col + cols) % cols));
      }
      seen.delete(row * cols + col);
      lists.push([...seen].sort((a, b) => a - b));
    }
  }
  return tableOf(lists);
}

/**
 *      0   1   2        row 0
 *        3   4   5      row 1, shifted to the right: cell 3 touches 0, 1, 4, 6, 7
 *      6   7   8        row 2
 */
function hexTable({ rows, cols }: Shape): NeighborTable {
  const lists: number[][] = [];
  for (let row = 0; row < rows; row++) {
    const shift = row % 2;
    for (let col = 0; col < cols; col++) {
      const list: number[] = [];
      for (const [rowStep, colStep] of [
        [-1, shift - 1],
        [-1, shift],
        [0, -1],
        [0, 1],
        [1, shift - 1],
        [1, shift],
      ] as const) {
        const toRow = row + rowStep;
        const toCol = col + colStep;
        if (toRow >= 0 && toRow < rows && toCol >= 0 && toCol < cols) list.push(toRow * cols + toCol);
      }
      lists.push(list);
    }
  }
  return tableOf(lists);
}

function ownTable({ rows, cols }: Shape, topology: Topology): NeighborTable {
  const count = rows * cols;
  const { neighbors } = checkObject(topology as { neighbors: ArrayLike<ArrayLike<number>> }, 'topology');
  if (checkList(neighbors, 'topology.neighbors').length !== count) {
    const message = `topology.neighbors has length ${neighbors.length}: expected one list for each of ${count} cells`;
    throw new InvalidInputError('bad-length', message, { name: 'topology.neighbors' });
  }
  const lists: number[][] = [];
  const pairs = new Set<number>();
  for (let cell = 0; cell < count; cell++) {
    const name = `topology.neighbors[${cell}]`;
    const given = checkList(neighbors[cell]!, name, 0, count);
    const list: number[] = [];
    for (let index = 0; index < given.length; index++) {
      const other = checkInteger(given[index], `${name}[${index}]`, 0, count - 1, 'bad-neighbor');
      const pair = cell * count + other;
      if (other === cell || pairs.has(pair)) {
        const wrong = other === cell ? 'the cell itself' : 'listed twice';
        throw new InvalidInputError('bad-neighbor', `${name}[${index}] is ${describeValue(other)}: ${wrong}`, {
          name,
          index,
        });
      }
      pairs.add(pair);
      list.push(other);
    }
    lists.push(list);
  }
  lists.forEach((list, cell) => {
    for (const other of list) {
      if (pairs.has(other * count + cell)) continue;
      const message = `topology.neighbors[${cell}] has ${other}, but topology.neighbors[${other}] lacks ${cell}`;
      throw new InvalidInputError('bad-neighbor', message, { name: 'topology.neighbors', index: cell });
    }
  });
  return tableOf(lists);
}

function tableOf(lists: readonly (readonly number[])[]): NeighborTable {
  const starts = new Int32Array(lists.length + 1);
  lists.forEach((list, cell) => {
    starts[cell + 1] = starts[cell]! + list.length;
  });
  const cells = new Int32Array(starts[lists.length]!);
  lists.forEach((list, cell) => {
    cells.set(list, starts[cell]!);
  });
  return { starts, cells };
}
