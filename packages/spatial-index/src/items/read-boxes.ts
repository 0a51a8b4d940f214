/** The boxes that a caller gives, checked, and how wide and high the largest are. */
import { checkList, InvalidInputError } from '@kit/grid';
import { checkCoordinate, isEdge, maxCoordinate } from './check-items.js';

/** Four numbers a box: minX, minY, maxX, maxY. */
export type Boxes = { readonly edges: Float64Array; readonly width: number; readonly height: number };

/** Reads four numbers a box; names the first that is wrong. Typed numbers are taken as they are, others are copied. */
export function readBoxes(boxes: ArrayLike<number>): Boxes {
  const length = checkList(boxes, 'boxes').length;
  if (length % 4 !== 0) {
    const message = `boxes has length ${length}: expected four numbers for each box`;
    throw new InvalidInputError('bad-length', message, { name: 'boxes' });
  }
  const edges = ArrayBuffer.isView(boxes) && boxes instanceof Float64Array ? boxes : numbersOf(boxes, length);
  let width = 0;
  let height = 0;
  for (let at = 0; at < length; at += 4) {
    const minX = edges[at];
    const minY = edges[at + 1];
    const maxX = edges[at + 2];
    const maxY = edges[at + 3];
    if (!(isSpan(minX, maxX) && isSpan(minY, maxY))) throw wrongBox(boxes, at);
    width = Math.max(width, maxX - minX);
    height = Math.max(height, maxY - minY);
  }
  return { edges, width, height };
}

/** The numbers of a list; NaN, which no edge is, for whatever else it holds. */
function numbersOf(list: ArrayLike<unknown>, length: number): Float64Array {
  const numbers = new Float64Array(length);
  for (let at = 0; at < length; at++) {
    const value = list[at];
    numbers[at] = typeof value === 'number' ? value : Number.NaN;
  }
  return numbers;
}

function isSpan(min: number, max: number): boolean {
  if (min >= -maxCoordinate && min <= max && max <= maxCoordinate) return true;
  return isEdge(min, 0) && isEdge(max, 2) && min <= max;
}

function wrongBox(boxes: ArrayLike<number>, at: number): InvalidInputError {
  const edges = [boxes[at], boxes[at + 1], boxes[at + 2], boxes[at + 3]];
  edges.forEach((edge, side) => void (isEdge(edge, side) || checkCoordinate(edge, 'boxes', at + side)));
  const message = `box ${at / 4} is ${edges.join(', ')}: expected minX <= maxX and minY <= maxY`;
  return new InvalidInputError('bad-box', message, { name: 'boxes', index: at });
}
