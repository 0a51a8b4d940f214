import { expect, test } from 'vitest';
import { goalBoard, scramble } from '../../src/index.js';
import { distancesFrom } from '../oracle.js';

test('a scramble of n moves is at most n deep, as even or odd as n, and reaches both colours', () => {
  const distances = distancesFrom(goalBoard({ rows: 2, cols: 3 }));
  const blanks = new Set<number>();
  for (let moves = 0; moves < 40; moves++) {
    for (let seed = 0; seed < 20; seed++) {
      const { cells } = scramble({ rows: 2, cols: 3, moves, seed });
      const distance = distances.of(cells) ?? Number.NaN;
      expect(distance <= moves && (moves - distance) % 2 === 0).toBe(true);
      blanks.add(cells.indexOf(0));
    }
  }
  expect([...blanks].sort()).toEqual([0, 1, 2, 3, 4, 5]);
});

test('two moves are never a step and the step back', () => {
  for (let seed = 0; seed < 50; seed++) {
    expect(scramble({ rows: 3, cols: 3, moves: 2, seed })).not.toEqual(goalBoard({ rows: 3, cols: 3 }));
  }
});

test('where there is only the step back, it is taken', () => {
  expect([1, 2, 3].map((moves) => scramble({ rows: 1, cols: 2, moves }).cells)).toEqual([
    [0, 1],
    [1, 0],
    [0, 1],
  ]);
});
