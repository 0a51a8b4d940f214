import { expect, test } from 'vitest';
import { BinaryTree } from '../../src/kernel/binary-tree.js';
import { Guillotine } from '../../src/kernel/guillotine.js';
import { MaxRects } from '../../src/kernel/max-rects.js';
import type { OnlineBin } from '../../src/kernel/online-bin.js';
import { Shelf } from '../../src/kernel/shelf.js';
import { Skyline } from '../../src/kernel/skyline.js';

test.each<[string, OnlineBin]>([
  ['a binary tree', new BinaryTree(false)],
  ['a guillotine', new Guillotine('min-area')],
  ['MaxRects', new MaxRects('best-area')],
  ['shelves', new Shelf('best-height')],
  ['a skyline', new Skyline(false)],
])('%s turns no square', (_, bin) => {
  bin.reset(10, 10);
  for (let square = 0; square < 4; square++) {
    expect(bin.place(4, 4, 1)).toBe(true);
    expect(bin.turned).toBe(0);
  }
});

test.each([
  ['on the top left', 0, 0],
  ['on the top right', 1, 0],
  ['on the bottom left', 0, 1],
  ['on the bottom right', 1, 1],
])('MaxRects: a box that meets no free rectangle leaves the list as it stands: %s', (_, right, below) => {
  const kernel = new MaxRects('best-area');
  kernel.reset(10, 10);
  const list = () => {
    const { left, top, right: rights, bottom, count } = kernel.free;
    return Array.from({ length: count }, (__, at) => [left[at], top[at], rights[at], bottom[at]]);
  };
  // A quarter is taken, and then once more the part of it that touches the rest, which are two halves.
  kernel.take(5 * right, 5 * below, 5 + 5 * right, 5 + 5 * below);
  const before = list();
  expect(before).toHaveLength(2);
  kernel.take(5 * right, 5 * below + 1, 5 + 5 * right, 4 + 5 * below);
  expect(list()).toEqual(before);
  kernel.take(5 * right + 1, 5 * below, 4 + 5 * right, 5 + 5 * below);
  expect(list()).toEqual(before);
});
