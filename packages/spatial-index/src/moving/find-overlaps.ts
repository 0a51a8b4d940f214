/**
 * All pairs that touch, each once.
 *
 *     . . .      Of one level: items in a cell with each other, and with those of four of its neighbours (o); the other four
 *     . A o      have A among their own four. Items reach no further than the next cell.
 *     o o o
 *
 * Of two levels: the level with fewer items is gone through, and each of its items is looked for in the other level.
 */

import { isRound } from '../items/edges.js';
import type { PairVisitor } from '../types.js';
import {
  blockWords,
  type CellBlocks,
  idAt,
  itemNumbers,
  itemsAt,
  itemWords,
  type Level,
  levelAt,
  nextAt,
} from './cell-blocks.js';
import { searchLevel } from './search-blocks.js';
import type { World } from './world.js';
import { touches } from './wrap.js';

/** Visits all pairs of items that touch; true if the visitor stopped it. */
export function visitOverlaps(world: World, visit: PairVisitor): boolean {
  const { levels } = world.blocks;
  for (let at = 0; at < levels.length; at++) {
    const level = levels[at];
    if (level.items === 0) continue;
    if (visitLevel(world.blocks, level, visit)) return true;
    for (let above = at + 1; above < levels.length; above++) {
      const larger = levels[above];
      const isFew = level.items < larger.items;
      if (larger.items > 0 && visitLevels(world, isFew ? level : larger, isFew ? larger : level, visit)) return true;
    }
  }
  return isRound(world.edges) && visitAcrossEdges(world, visit);
}

/** The cells to the right, below to the left, below, and below to the right of a cell. */
const around = new Int32Array(4);

function visitLevel(blocks: CellBlocks, level: Level, visit: PairVisitor): boolean {
  const { heads, blocks: info } = blocks;
  for (let block = 1; block <= blocks.blockCount; block++) {
    const at = blockWords * block;
    if (info[at + levelAt] !== level.level || info[at + itemsAt] === 0) continue;
    const col = info[at];
    const row = info[at + 1];
    // Block 0 is none, and its cells are empty.
    const left = blocks.blockAt(level.level, col - 1, row) << 6;
    const right = blocks.blockAt(level.level, col + 1, row) << 6;
    const belowLeft = blocks.blockAt(level.level, col - 1, row + 1) << 6;
    const below = blocks.blockAt(level.level, col, row + 1) << 6;
    const belowRight = blocks.blockAt(level.level, col + 1, row + 1) << 6;
    const first = block << 6;
    for (let cell = 0; cell < 64; cell++) {
      const head = heads[first + cell];
      if (head === 0) continue;
      const x = cell & 7;
      const isLast = cell >= 56;
      const under = isLast ? below + x : first + cell + 8;
      const underRow = (cell + 8) & 56;
      around[0] = x < 7 ? first + cell + 1 : right + cell - 7;
      around[1] = x > 0 ? under - 1 : (isLast ? belowLeft : left) + underRow + 7;
      around[2] = under;
      around[3] = x < 7 ? under + 1 : (isLast ? belowRight : right) + underRow;
      if (visitCell(blocks, head, visit)) return true;
    }
  }
  return false;
}

/** The pairs of the items of a cell, and of these with the items of the cells around. */
function visitCell(blocks: CellBlocks, head: number, visit: PairVisitor): boolean {
  const { heads, words } = blocks;
  const first = heads[around[0]];
  const second = heads[around[1]];
  const third = heads[around[2]];
  const fourth = heads[around[3]];
  for (let slot = head; slot !== 0; slot = words[itemWords * slot + nextAt]) {
    if (visitList(blocks, slot, words[itemWords * slot + nextAt], visit)) return true;
    if (visitList(blocks, slot, first, visit) || visitList(blocks, slot, second, visit)) return true;
    if (visitList(blocks, slot, third, visit) || visitList(blocks, slot, fourth, visit)) return true;
  }
  return false;
}

function visitList(blocks: CellBlocks, slot: number, head: number, visit: PairVisitor): boolean {
  const { numbers, words } = blocks;
  const one = itemNumbers * slot;
  for (let other = head; other !== 0; other = words[itemWords * other + nextAt]) {
    const two = itemNumbers * other;
    const isTouching =
      numbers[one] <= numbers[two + 2] &&
      numbers[two] <= numbers[one + 2] &&
      numbers[one + 1] <= numbers[two + 3] &&
      numbers[two + 1] <= numbers[one + 3];
    if (isTouching && visit(words[itemWords * slot + idAt], words[itemWords * other + idAt]) === true) return true;
  }
  return false;
}

function visitLevels({ blocks, finds }: World, few: Level, many: Level, visit: PairVisitor): boolean {
  const { numbers, words, count } = blocks;
  const start = finds.top;
  for (let slot = 1; slot <= count; slot++) {
    if (blocks.levelOfItem(slot) !== few.level) continue;
    const at = itemNumbers * slot;
    finds.look(numbers[at], numbers[at + 1], numbers[at + 2], numbers[at + 3]);
    searchLevel(blocks, many, finds);
    const end = finds.top;
    for (let found = start; found < end; found++) {
      if (visit(words[itemWords * slot + idAt], finds.ids[found]) === true) return true;
    }
    finds.top = start;
  }
  return false;
}

/** The pairs that touch across an edge of the world only: at least one of them reaches over it. */
function visitAcrossEdges(world: World, visit: PairVisitor): boolean {
  const { blocks, finds, edges } = world;
  const { numbers, words, count } = blocks;
  const start = finds.top;
  const isOver = (slot: number): boolean =>
    (edges.width > 0 && numbers[itemNumbers * slot + 2] >= edges.width) ||
    (edges.height > 0 && numbers[itemNumbers * slot + 3] >= edges.height);
  for (let slot = 1; slot <= count; slot++) {
    if (!isOver(slot)) continue;
    const at = itemNumbers * slot;
    const minX = numbers[at];
    const minY = numbers[at + 1];
    const maxX = numbers[at + 2];
    const maxY = numbers[at + 3];
    finds.look(minX, minY, maxX, maxY);
    world.find();
    const end = finds.top;
    for (let found = start; found < end; found++) {
      const other = finds.slots[found];
      const isNew =
        other !== slot && !touches(blocks, other, minX, minY, maxX, maxY) && !(isOver(other) && other < slot);
      if (isNew && visit(words[itemWords * slot + idAt], finds.ids[found]) === true) return true;
    }
    finds.top = start;
  }
  return false;
}
