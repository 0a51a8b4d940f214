/**
 * How an index lies in bytes.
 *
 *     numbers   mark, items, layers, 0; where the world wraps also its width and its height (0 if it doesn't in this direction)
 *               each layer: numbers of an item (2 of points, 4 of boxes), nodes, cells, items, reachX, reachY;
 *                           nine numbers a node; the numbers of its items
 *     words     each layer: where the items of each cell begin, the node inside of it, the items in their order
 *
 * Numbers have 64 bits, words 32; the words follow all numbers.
 */
import { unexpected } from '@kit/grid';
import { isRound } from '../items/edges.js';
import { partsOf } from '../static/index-over.js';
import type { Layer } from '../tree/layers.js';
import type { SpatialIndex } from '../types.js';

/** The first number, with the form's version in its last byte; other bytes, or another byte order, give another. */
export const bytesMark = 0x6b697402;

/** The first number where the world wraps: those who know only the form before this one refuse it. */
export const roundMark = 0x6b697403;

/** Numbers before the layers; more by `edgesLength` where the world wraps. */
export const headerLength = 4;
export const edgesLength = 2;

/** Numbers of a layer before its nodes. */
export const layerHeaderLength = 6;

/** Numbers of a node. */
export const nodeLength = 9;

/**
 * An index as bytes, so that it can be built once: in a worker, or before a game is shipped. {@link importIndex} reads them.
 *
 * The bytes are a copy: they may be transferred (`postMessage(bytes, [bytes.buffer])`) while the index stays in use. About
 * 24 bytes a point and 40 a box. O(n). The bytes of an index whose world wraps are of a newer form: versions of
 * `importIndex` that cannot wrap refuse them (`bad-index`).
 *
 * @param index - what {@link createPointIndex}, {@link createBoxIndex} or {@link importIndex} gave
 * @returns the bytes, of this machine's byte order (little-endian wherever JavaScript runs today)
 * @throws {@link InvalidInputError} `bad-index` for anything else
 *
 * @example
 * ```ts
 * import { createPointIndex, exportIndex, importIndex } from '@kit/spatial-index';
 *
 * const bytes = exportIndex(createPointIndex([0, 5, 9], [0, 5, 9]));
 * importIndex(bytes).nearest(8, 8, 2); // => [2, 1]
 * ```
 */
export function exportIndex(index: SpatialIndex): Uint8Array {
  const parts = partsOf(index);
  if (parts === undefined)
    throw unexpected('bad-index', 'index', index, 'what createPointIndex or createBoxIndex gives');
  const { layers, itemCount, edges } = parts;
  const numbers: (readonly number[] | Float64Array)[] = [
    isRound(edges)
      ? [roundMark, itemCount, layers.length, 0, edges.width, edges.height]
      : [bytesMark, itemCount, layers.length, 0],
  ];
  const words: (Uint32Array | Int32Array)[] = [];
  for (const layer of layers) {
    numbers.push(layerHeader(layer), layer.records);
    words.push(layer.tree.starts, layer.tree.inner, layer.tree.order);
  }
  const numberCount = numbers.reduce((sum, { length }) => sum + length, 0);
  const wordCount = words.reduce((sum, { length }) => sum + length, 0);
  const buffer = new ArrayBuffer(8 * numberCount + 4 * wordCount);
  const allNumbers = new Float64Array(buffer, 0, numberCount);
  const allWords = new Uint32Array(buffer, 8 * numberCount);
  let at = 0;
  for (const part of numbers) {
    allNumbers.set(part, at);
    at += part.length;
  }
  // −0 counts as 0, so the bytes are the same.
  for (let i = 0; i < numberCount; i++) allNumbers[i] += 0;
  at = 0;
  for (const part of words) {
    allWords.set(part, at);
    at += part.length;
  }
  return new Uint8Array(buffer);
}

function layerHeader({ tree, reachX, reachY, size }: Layer): number[] {
  const { nodes, starts, order } = tree;
  const header: number[] = [size, nodes.length, starts.length, order.length, reachX, reachY];
  for (const { minX, minY, maxX, maxY, colsPerX, rowsPerY, cols, rows, first } of nodes) {
    header.push(minX, minY, maxX, maxY, colsPerX, rowsPerY, cols, rows, first);
  }
  return header;
}
