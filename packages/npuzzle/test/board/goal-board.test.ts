import { expect, test } from 'vitest';
import { type GoalOrder, goalBoard, isSolvable, isSolved, scramble, shuffle, solve } from '../../src/index.js';
import { permutations } from '../oracle.js';

const rowsOf = (order: GoalOrder, rows: number, cols: number) => {
  const { cells } = goalBoard({ rows, cols }, { order });
  return Array.from({ length: rows }, (_, row) => cells.slice(row * cols, (row + 1) * cols).join(' ')).join(' / ');
};

test('goals by their names', () => {
  expect(rowsOf('rows', 3, 3)).toBe('1 2 3 / 4 5 6 / 7 8 0');
  expect(rowsOf('blank-first', 3, 3)).toBe('0 1 2 / 3 4 5 / 6 7 8');
  expect(rowsOf('columns', 2, 3)).toBe('1 3 5 / 2 4 0');
  expect(rowsOf('snake', 4, 3)).toBe('1 2 3 / 6 5 4 / 7 8 9 / 0 11 10');
  expect(rowsOf('spiral', 3, 3)).toBe('1 2 3 / 8 0 4 / 7 6 5');
  expect(rowsOf('spiral', 4, 4)).toBe('1 2 3 4 / 12 13 14 5 / 11 0 15 6 / 10 9 8 7');
  expect(rowsOf('spiral', 2, 5)).toBe('1 2 3 4 5 / 0 9 8 7 6');
  expect(rowsOf('spiral', 5, 2)).toBe('1 2 / 0 3 / 9 4 / 8 5 / 7 6');
  expect(rowsOf('spiral', 1, 4)).toBe('1 2 3 0');
  expect(rowsOf('spiral', 4, 1)).toBe('1 / 2 / 3 / 0');
  expect(rowsOf('spiral', 3, 5)).toBe('1 2 3 4 5 / 12 13 14 0 6 / 11 10 9 8 7');
});

test('a deal for a goal can be solved to it, and all that can are dealt', () => {
  for (const order of ['rows', 'blank-first', 'columns', 'snake', 'spiral'] as const) {
    const goal = goalBoard({ rows: 2, cols: 3 }, { order });
    const solvable = permutations(6).filter((cells) => isSolvable({ rows: 2, cols: 3, cells }, goal)).length;
    expect(solvable).toBe(360);
    const dealt = new Set<string>();
    for (let seed = 0; seed < 4000; seed++) {
      const board = shuffle({ rows: 2, cols: 3, seed, goal });
      dealt.add(board.cells.join());
      if (seed % 500 === 0) expect(isSolvable(board, goal)).toBe(true);
    }
    expect(dealt.size).toBe(360);
    const scrambled = scramble({ rows: 2, cols: 3, moves: 7, seed: 3, goal });
    const { status, moves } = solve(scrambled, { goal, quality: 'optimal' });
    expect([status, moves.length % 2, moves.length <= 7]).toEqual(['optimal', 1, true]);
    expect(isSolved(scramble({ rows: 2, cols: 3, moves: 0, goal }), goal)).toBe(true);
    const row = goalBoard({ rows: 1, cols: 4 }, { order });
    expect(isSolvable(shuffle({ rows: 1, cols: 4, seed: 2, goal: row }), row)).toBe(true);
  }
});

test('what is no name of a goal is refused, as are goals of another size', () => {
  expect(() => goalBoard({ rows: 2, cols: 2 }, { order: 'rings' as GoalOrder })).toThrow(
    expect.objectContaining({ code: 'bad-choice', at: { name: 'options.order' } }),
  );
  const goal = goalBoard({ rows: 3, cols: 2 });
  expect(() => shuffle({ rows: 2, cols: 3, goal })).toThrow(expect.objectContaining({ code: 'goal-mismatch' }));
  expect(() => scramble({ rows: 2, cols: 3, moves: 1, goal })).toThrow(
    expect.objectContaining({ code: 'goal-mismatch' }),
  );
});
