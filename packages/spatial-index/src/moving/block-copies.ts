/**
 * Copies of blocks that are asked more often than they change. The items of a cell are anywhere in memory, so a search waits
 * for each of them. In a copy they lie side by side, in the order of the cells:
 *
 *     starts    0   2     5          A block is copied once its searches since the last change have looked at as many
 *     boxes     a b | c d e | f      items as it has: so a copy never costs more than what was searched without it.
 *     names     a b | c d e | f
 */
import { blockWords, type CellBlocks, idAt, itemNumbers, itemsAt, itemWords, lookedAt, nextAt } from './cell-blocks.js';

/** The items of a block in the order of its cells. */
export type BlockCopy = {
  /** Where the items of each of the 64 cells begin, and where the last ones end. */
  readonly starts: Int32Array;
  /** minX, minY, maxX and maxY of each. */
  readonly boxes: Float64Array;
  /** The slot and the id of each. */
  readonly names: Int32Array;
};

/** What was looked at in a block that has a copy. */
const isCopied = 2 ** 30;

/** The copy of a block, made anew if the block has changed. `copies` are those that were made so far. */
export function copyOf(blocks: CellBlocks, block: number, copies: (BlockCopy | undefined)[]): BlockCopy {
  const { heads, words, numbers, blocks: info } = blocks;
  const at = blockWords * block;
  const known = copies[block];
  if (known !== undefined && info[at + lookedAt] === isCopied) return known;
  const items = info[at + itemsAt];
  const copy = known !== undefined && known.names.length >= 2 * items ? known : roomFor(items);
  const { starts, boxes, names } = copy;
  let place = 0;
  for (let cell = 0; cell < 64; cell++) {
    starts[cell] = place;
    for (let slot = heads[(block << 6) + cell]; slot !== 0; slot = words[itemWords * slot + nextAt]) {
      const from = itemNumbers * slot;
      boxes[4 * place] = numbers[from];
      boxes[4 * place + 1] = numbers[from + 1];
      boxes[4 * place + 2] = numbers[from + 2];
      boxes[4 * place + 3] = numbers[from + 3];
      names[2 * place] = slot;
      names[2 * place + 1] = words[itemWords * slot + idAt];
      place++;
    }
  }
  starts[64] = place;
  // After cells became larger there are fewer blocks.
  if (copies.length > blocks.blockCount + 1) copies.length = blocks.blockCount + 1;
  copies[block] = copy;
  info[at + lookedAt] = isCopied;
  return copy;
}

/** Room for some more items than there are, so that a block that grows needs no other at once. */
function roomFor(items: number): BlockCopy {
  const room = items + (items >> 1);
  return { starts: new Int32Array(65), boxes: new Float64Array(4 * room), names: new Int32Array(2 * room) };
}
