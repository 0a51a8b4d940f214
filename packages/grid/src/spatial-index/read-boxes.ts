/** The boxes that a caller gives, checked, and how wide and high the largest are. */
import { checkList } from '../board/check-options.js';
import { InvalidInputError } from '../errors/invalid-input-error.js';
import { checkCoordinate, isCoordinate } from './spatial-index.js';

/** Four numbers a box: minX, minY, maxX, maxY. */
type Boxes = { readonly edges: Float64Array; readonly width: number; readonly height: number };

/** Reads four numbers a box; names the first that is wrong. Typed numbers are taken as they are, others are copied. */
export function readBoxes(boxes: ArrayLike<number>): Boxes {
  const length = checkList(boxes, 'boxes').length;
  if (length % 4 !== 0) {
    const message = `boxes has length ${length}: expected four numbers for each box`;
    throw new InvalidInputError('bad-length', message, { name: 'boxes' });
  }
  const isTyped = ArrayBuffer.isView(boxes) && boxes instanceof Float64Array;
  const edges = isTyped ? boxes : new Float64Array(length);
  let width = 0;
  let height = 0;
  for (let at = 0; at < length; at += 4) {
    const minX = boxes[at];
    const minY = boxes[at + 1];
    const maxX = boxes[at + 2];
    const maxY = boxes[at + 3];
    if (
      !(isCoordinate(minX) && isCoordinate(minY) && isCoordinate(maxX) && isCoordinate(maxY)) ||
      minX > maxX ||
      minY > maxY
    ) {
      throw wrongBox([minX, minY, maxX, maxY], at);
    }
    if (!isTyped) {
      edges[at] = minX;
      edges[at + 1] = minY;
      edges[at + 2] = maxX;
      edges[at + 3] = maxY;
    }
    width = Math.max(width, maxX - minX);
    height = Math.max(height, maxY - minY);
  }
  return { edges, width, height };
}

function wrongBox(edges: readonly number[], at: number): InvalidInputError {
  edges.forEach((edge, side) => void checkCoordinate(edge, 'boxes', at + side));
  const message = `box ${at / 4} is ${edges.join(', ')}: expected minX <= maxX and minY <= maxY`;
  return new InvalidInputError('bad-box', message, { name: 'boxes', index: at });
}
