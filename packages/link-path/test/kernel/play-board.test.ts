import { expect, test } from 'vitest';
import { createLines } from '../../src/kernel/create-lines.js';
import { PlayBoard } from '../../src/kernel/play-board.js';
import { atBothPaces, usualRules } from '../support.js';

test('each tile has its number, also where the cells are read in several parts', () => {
  const cells = Array.from({ length: 5000 }, (_, cell) => ((cell + 1) % 3) - 1);
  const tiles = [...cells.keys()].filter((cell) => cells[cell] > 0);
  const { answer, eager } = atBothPaces((pace) => {
    const lines = createLines(50, 100, usualRules, pace);
    return PlayBoard.of(cells, tiles.length, 100, lines, [], pace);
  });
  // A part begins with cell 4096, which is a tile's.
  expect(cells[4096]).toBe(1);
  let tile = 0;
  const held = cells.map((kind) => (kind > 0 ? ++tile : kind));
  for (const board of [answer, eager]) {
    expect([...board.cellOf]).toEqual(tiles);
    expect([...board.held]).toEqual(held);
  }
});
