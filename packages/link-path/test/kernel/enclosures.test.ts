import { createRandom, findComponents, neighbors4, parseGrid } from '@kit/grid';
import { solveBoard } from '@kit/link-path';
import { expect, test } from 'vitest';
import { findEnclosures, hasOddEnclosure } from '../../src/kernel/enclosures.js';
import { atBothPaces } from '../support.js';

/** A letter for each cell by its enclosure, `#` for a stone. */
function drawn(text: string, margin: boolean): string {
  const board = parseGrid(text, { '.': 0, '#': -1 });
  const { answer, eager } = atBothPaces((pace) => findEnclosures(board.cells, board, margin, pace));
  expect(eager).toEqual(answer);
  const letters = board.cells.map(() => '#');
  for (let index = 1; index < answer.starts.length; index++) {
    for (const cell of answer.cells.subarray(answer.starts[index - 1], answer.starts[index])) {
      letters[cell] = 'abcdefgh'[index - 1];
    }
  }
  return Array.from({ length: board.rows }, (_, row) =>
    letters.slice(row * board.cols, (row + 1) * board.cols).join(''),
  ).join(' ');
}

test('stones part a board; with a margin all that reaches the edge is one enclosure', () => {
  const walled = '..#..\n.#.#.\n#..##\n.#.#.\n..#..';
  expect(drawn(walled, true)).toBe('aa#aa a#b#a #bb## a#b#a aa#aa');
  expect(drawn(walled, false)).toBe('aa#bb a#c#b #cc## d#c#e dd#ee');
  expect(drawn('...\n...', true)).toBe('aaa aaa');
  expect(drawn('...\n...', false)).toBe('aaa aaa');
  expect(drawn('###\n###', true)).toBe('### ###');
  expect(drawn('###\n#.#\n###', true)).toBe('### #a# ###');
  expect(drawn('.#.', false)).toBe('a#b');
  expect(drawn('.\n#\n.', false)).toBe('a # b');
  // The last cell of a row doesn't touch the first of the next.
  expect(drawn('##.\n.##', false)).toBe('##a b##');
});

const symbols = { '#': -1, '0': 0, '1': 1, '2': 2, '3': 3 };

test.each([
  ['1#1', false, true],
  ['1#1', true, false],
  ['12#12', false, true],
  ['11#22', false, false],
  ['#####\n#122#\n#####\n13300', true, true],
  ['#####\n#110#\n#####\n12210', true, false],
  ['12\n21', false, false],
] as const)(
  '%s: an odd number of a kind in an enclosure (margin %s) is seen, and no gravity helps',
  (text, margin, odd) => {
    const board = parseGrid(text, symbols);
    const { answer, eager } = atBothPaces((pace) => hasOddEnclosure(board.cells, board, 3, margin, pace));
    expect([answer, eager]).toEqual([odd, odd]);
    if (!odd) return;
    for (const gravity of ['none', 'left', 'down', 'center-cols'] as const) {
      expect(solveBoard(board, { margin, gravity, maxNodes: 1 })).toEqual({ status: 'unsolvable' });
    }
  },
);

test('a tile that is walled in settles a large board at once, whatever falls', () => {
  const cells = Array.from({ length: 18 * 40 }, (_, cell) => (cell % 90) + 1);
  for (const [cell, value] of [
    [410, 91],
    [500, 91],
    [370, -1],
    [409, -1],
    [411, -1],
    [450, -1],
  ]) {
    const taken = cells[cell];
    cells[cell] = value;
    // Its kind has an even number of tiles: another one goes as well.
    cells[cells.indexOf(taken)] = 0;
  }
  const board = { rows: 18, cols: 40, cells };
  expect(solveBoard(board, { gravity: 'left', maxNodes: 1 })).toEqual({ status: 'unsolvable' });
  cells[410] = cells[500] = 0;
  expect(solveBoard(board, { gravity: 'left', maxNodes: 1 })).toEqual({ status: 'limit' });
});

test('each cell that is no stone is in one enclosure, and two that touch are in the same one', () => {
  let several = 0;
  for (let seed = 0; seed < 80; seed++) {
    const random = createRandom(seed);
    const shape = { rows: 1 + random.int(5), cols: 1 + random.int(5) };
    const cells = Array.from({ length: shape.rows * shape.cols }, () => random.pick([-1, 0, 1]));
    const { labels } = findComponents({ ...shape, cells: cells.map((value) => Math.sign(value + 1)) });
    const isEdge = (cell: number) => neighbors4(shape, cell).length < 4;
    for (const margin of [false, true]) {
      const { answer } = atBothPaces((pace) => findEnclosures(cells, shape, margin, pace));
      const rooms = answer.starts.slice(1).map((end, i) => [...answer.cells.subarray(answer.starts[i], end)]);
      const open = [...cells.keys()].filter((cell) => cells[cell] >= 0);
      expect(rooms.flat().toSorted((a, b) => a - b)).toEqual(open);
      // With a margin the first of its cells at the edge stands for all that reaches it.
      const outside = new Set(open.filter(isEdge).map((cell) => labels[cell]));
      const names = rooms.map((room) => room.map((cell) => (margin && outside.has(labels[cell]) ? -1 : labels[cell])));
      for (const room of names) expect(new Set(room).size).toBe(1);
      expect(new Set(names.flat()).size).toBe(rooms.length);
      if (rooms.length > 1) several += 1;
    }
  }
  expect(several).toBeGreaterThan(20);
});
