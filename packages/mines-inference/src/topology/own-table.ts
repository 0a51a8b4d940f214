/**
 * A neighbour table of the caller's own, checked to be symmetric: a number counts the mines around it, so if a sees b,
 * b sees a. Linear in the number of neighbours: the lists are turned round once, and each is held against its reverse.
 */
import {
  checkInteger,
  checkList,
  checkObject,
  describeValue,
  InvalidInputError,
  type NeighborTable,
  type Shape,
} from '@kit/grid';
import { turned } from '../kernel/constraints.js';
import type { OwnTopology } from '../types.js';

/** The most neighbours of a cell, and of all cells together. */
const maxAround = 128;
const maxNeighbors = 16_777_216;

/** Throws `bad-options`, `bad-list`, `bad-length`, `bad-neighbor`. */
export function ownTable({ rows, cols }: Shape, topology: OwnTopology, subject: string): NeighborTable {
  const lists = `${subject}.neighbors`;
  const count = rows * cols;
  const { neighbors } = checkObject(topology, subject);
  if (checkList(neighbors, lists).length !== count) {
    const message = `${lists} is ${neighbors.length} long: expected one list for each of ${count} cells`;
    throw new InvalidInputError('bad-length', message, { name: lists });
  }
  const starts = new Int32Array(count + 1);
  const listed: number[] = [];
  const metBy = new Int32Array(count).fill(-1);
  for (let cell = 0; cell < count; cell++) {
    const name = `${lists}[${cell}]`;
    const given = checkList(neighbors[cell], name, 0, Math.min(count, maxAround, maxNeighbors - listed.length));
    for (let index = 0; index < given.length; index++) {
      const value: unknown = given[index];
      if (Number.isInteger(value) && metBy[value as number] !== undefined) {
        const other = value as number;
        if (other !== cell && metBy[other] !== cell) {
          metBy[other] = cell;
          listed.push(other + 0);
          continue;
        }
      }
      const other = checkInteger(value, `${name}[${index}]`, 0, count - 1, 'bad-neighbor');
      const wrong = other === cell ? 'the cell itself' : 'listed twice';
      const message = `${name}[${index}] is ${describeValue(other)}: ${wrong}`;
      throw new InvalidInputError('bad-neighbor', message, { name, index });
    }
    starts[cell + 1] = listed.length;
  }
  const table = { starts, cells: new Int32Array(listed) };
  checkSymmetry(table, lists);
  return table;
}

function checkSymmetry({ starts, cells }: NeighborTable, lists: string): void {
  const count = starts.length - 1;
  const { starts: seenStarts, rows: seenBy } = turned(starts, cells, count, count);
  const sees = new Int32Array(count).fill(-1);
  for (let cell = 0; cell < count; cell++) {
    for (let at = seenStarts[cell]; at < seenStarts[cell + 1]; at++) sees[seenBy[at]] = cell;
    for (let at = starts[cell]; at < starts[cell + 1]; at++) {
      const other = cells[at];
      if (sees[other] === cell) continue;
      const index = at - starts[cell];
      const name = `${lists}[${cell}]`;
      const message = `${name}[${index}] is ${other}: ${lists}[${other}] lacks ${cell}`;
      throw new InvalidInputError('bad-neighbor', message, { name, index });
    }
  }
}
