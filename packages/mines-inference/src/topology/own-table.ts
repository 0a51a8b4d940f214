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
  type Slices,
} from '@kit/grid';
import { type Pace, spend } from '../kernel/pace.js';
import type { OwnTopology } from '../types.js';

/** The most neighbours of a cell, and of all cells together. */
const mostAround = 128;
const mostNeighbors = 16_777_216;

/** Throws `bad-options`, `bad-list`, `bad-length`, `bad-neighbor`. */
export function* ownTable(
  { rows, cols }: Shape,
  topology: OwnTopology,
  subject: string,
  pace: Pace,
): Slices<NeighborTable> {
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
    const given = checkList(neighbors[cell], name, 0, Math.min(count, mostAround, mostNeighbors - listed.length));
    for (let index = 0; index < given.length; index++) {
      const value: unknown = given[index];
      if (spend(pace, 1)) yield;
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
    if (spend(pace, 2)) yield;
  }
  const cells = new Int32Array(listed.length);
  let at = 0;
  for (const cell of listed) {
    cells[at++] = cell;
    if (spend(pace, 1)) yield;
  }
  const table = { starts, cells };
  yield* checkSymmetry(table, lists, pace);
  return table;
}

function* checkSymmetry({ starts, cells }: NeighborTable, lists: string, pace: Pace): Slices<void> {
  const count = starts.length - 1;
  const seenStarts = new Int32Array(count + 1);
  for (const cell of cells) {
    seenStarts[cell + 1]++;
    if (spend(pace, 1)) yield;
  }
  for (let cell = 1; cell <= count; cell++) seenStarts[cell] += seenStarts[cell - 1];
  if (spend(pace, count)) yield;
  const cursor = seenStarts.slice();
  const seenBy = new Int32Array(cells.length);
  for (let cell = 0; cell < count; cell++) {
    for (let at = starts[cell]; at < starts[cell + 1]; at++) seenBy[cursor[cells[at]]++] = cell;
    if (spend(pace, starts[cell + 1] - starts[cell] + 1)) yield;
  }
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
    if (spend(pace, starts[cell + 1] - starts[cell] + 1)) yield;
  }
}
