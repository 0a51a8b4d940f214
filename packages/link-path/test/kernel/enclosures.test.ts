import { createRandom, findComponents, neighbors4, parseGrid } from '@kit/grid';
import { solveBoard } from '@kit/link-path';
import { expect, test } from 'vitest';

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
    for (const gravity of ['none', 'left', 'down', 'center-cols'] as const) {
      const isLost = solveBoard(board, { margin, gravity, maxNodes: 1 }).status === 'unsolvable';
      if (odd) expect(isLost).toBe(true);
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

test('wherever stones part a board, a kind that is odd in a part is seen, and an even one is no proof', () => {
  const seen = { odd: 0, solved: 0 };
  for (let seed = 0; seed < 300; seed++) {
    const random = createRandom(seed);
    const shape = { rows: 1 + random.int(5), cols: 2 + random.int(4) };
    const kinds = [1, 1, 2, 2, 1, 1].slice(0, random.pick([2, 4, 6]));
    const size = shape.rows * shape.cols;
    if (size < kinds.length) continue;
    const rest = Array.from({ length: size - kinds.length }, () => random.pick([-1, -1, 0]));
    const cells = random.shuffle([...kinds, ...rest]);
    const { labels } = findComponents({ ...shape, cells: cells.map((value) => Math.sign(value + 1)) });
    const atEdge = new Set(
      [...cells.keys()]
        .filter((cell) => cells[cell] >= 0 && neighbors4(shape, cell).length < 4)
        .map((cell) => labels[cell]),
    );
    for (const margin of [false, true]) {
      // With a margin all that reaches the edge is one part.
      const tiles = [...cells.keys()].filter((cell) => cells[cell] > 0);
      const counts = new Map<string, number>();
      for (const cell of tiles) {
        const part = margin && atEdge.has(labels[cell]) ? 'edge' : labels[cell];
        const key = `${part}: ${cells[cell]}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
      const isOdd = [...counts.values()].some((count) => count % 2 === 1);
      const { status } = solveBoard({ ...shape, cells }, { margin, gravity: 'left', maxNodes: 1 });
      if (isOdd) expect([seed, margin, status]).toEqual([seed, margin, 'unsolvable']);
      if (isOdd) seen.odd += 1;
      else if (status === 'solved') seen.solved += 1;
    }
  }
  expect(Math.min(seen.odd, seen.solved)).toBeGreaterThan(40);
});
