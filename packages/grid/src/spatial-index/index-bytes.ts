/**
 * How an index lies in bytes.
 *
 *     numbers   mark, items, layers, 0
 *               each layer: numbers of an item (2 of points, 4 of boxes), nodes, cells, items, reachX, reachY;
 *                           nine numbers a node; the numbers of its items
 *     words     each layer: where the items of each cell begin, the node inside of it, the items in their order
 *
 * Numbers have 64 bits, words 32; the words follow all numbers.
 */

/** The first number, with the form's version in its last byte; other bytes, or another byte order, give another. */
export const bytesMark = 0x6b697402;

/** Numbers before the layers. */
export const headerLength = 4;

/** Numbers of a layer before its nodes. */
export const layerHeaderLength = 6;

/** Numbers of a node. */
export const nodeLength = 9;
