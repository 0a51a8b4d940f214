import { describe, expect, test } from 'vitest';
import {
  analyze,
  bestMove,
  chord,
  countLayouts,
  deduce,
  type GameRecord,
  gameStatus,
  generateMines,
  hint,
  newBoard,
  openCell,
  type Progress,
  simulateGame,
  simulateGameSearch,
  toggleFlag,
} from '../../src/index.js';
import { clearByDeduction } from '../clear-by-deduction.js';

const topologies = ['square8', 'square4', 'torus', 'hex', 'knight'] as const;

describe('a game', () => {
  test('a cell without mines around opens its surroundings, a chord the rest, a mine ends it', () => {
    const field = { rows: 3, cols: 3, mineCells: [0] };
    const first = openCell(field, newBoard(field), 8);
    expect(gameStatus(field, first)).toBe('won');
    const number = openCell(field, newBoard(field), 4);
    expect(chord(field, toggleFlag(number, 0), 4).cells).toEqual([-2, 1, 0, 1, 1, 0, 0, 0, 0]);
    expect(gameStatus(field, chord(field, toggleFlag(number, 1), 4))).toBe('lost');
  });

  test('a board of another field is refused', () => {
    const field = { rows: 1, cols: 3, mineCells: [0] };
    expect(() => openCell(field, { rows: 1, cols: 3, mines: 1, cells: [-1, 2, -1] }, 0)).toThrow(
      '(row 0, column 1) is 2: expected 1',
    );
    expect(() => openCell(field, { rows: 1, cols: 3, mines: 2, cells: [-1, -1, -1] }, 0)).toThrow('mines');
  });

  test('fields and boards are never changed', () => {
    const field = Object.freeze({ rows: 2, cols: 2, mineCells: Object.freeze([0]) });
    const start = newBoard(field);
    const board = Object.freeze({ ...start, cells: Object.freeze([...start.cells]) });
    for (const call of [analyze, bestMove, countLayouts, deduce, hint]) expect(() => call(board)).not.toThrow();
    openCell(field, board, 3);
    toggleFlag(board, 0);
    expect(board).toEqual(start);
  });

  test.each(topologies)('%s: hints lead through a game without a lost mine', (topology) => {
    const made = generateMines({ rows: 7, cols: 8, mines: 9, seed: 5, firstOpen: 20, topology });
    if (made.status !== 'found') throw new Error(made.status);
    const { field } = made;
    let board = openCell(field, newBoard(field), 20);
    for (let step = 0; gameStatus(field, board) === 'playing' && step < 100; step++) {
      const help = hint(board, { field });
      if (help.kind === 'mistake' || help.kind === 'inconsistent' || help.kind === 'limit') throw new Error(help.kind);
      if (help.kind === 'given') {
        expect(help.mine).toBe(false);
        board = openCell(field, board, help.cell);
      } else {
        for (const cell of help.deduction.cells) board = openCell(field, board, cell);
      }
    }
    expect(gameStatus(field, board)).toBe('won');
  });
});

describe('fields without guesses', () => {
  test.each(topologies)('%s: deduction alone clears the board', (topology) => {
    let cleared = 0;
    for (let seed = 0; seed < 2; seed++) {
      const options = { rows: 8, cols: 9, mines: 11, seed, firstOpen: 40, firstIs: 'zero', topology } as const;
      const made = generateMines({ ...options, noGuess: true });
      expect(made).toEqual(generateMines({ ...options, noGuess: true }));
      if (made.status !== 'found') continue;
      expect(made.field.mineCells.length).toBe(11);
      expect(gameStatus(made.field, clearByDeduction(made.field, 40))).toBe('won');
      cleared++;
    }
    expect(cleared).toBeGreaterThan(0);
  });

  test('too many mines are impossible', () => {
    expect(generateMines({ rows: 3, cols: 3, mines: 9 }).status).toBe('impossible');
    expect(generateMines({ rows: 3, cols: 3, mines: 1, firstOpen: 4, firstIs: 'zero' }).status).toBe('impossible');
  });
});

test('a game is played to its end', () => {
  const made = generateMines({ rows: 9, cols: 9, mines: 10, seed: 3 });
  if (made.status !== 'found') throw new Error(made.status);
  expect(simulateGame(made.field)).toEqual(simulateGame(made.field));
});

test('a simulated game tells how many cells are to be opened from the beginning', () => {
  const seen: Progress<GameRecord>[] = [];
  // The first cell opens nearly all of the board, a wall of mines with a gap hides the rest of it.
  const mineCells = Array.from({ length: 59 }, (_, row) => 60 * row + 30);
  const search = simulateGameSearch({ rows: 60, cols: 60, mineCells });
  for (let step = search.next(); !step.done; step = search.next()) seen.push(step.value);
  expect(seen[0]).toStrictEqual({ nodes: expect.any(Number), total: 3541 });
  expect(seen.length).toBeGreaterThan(1);
  expect(seen.map(({ total }) => total)).toEqual(seen.map(() => 3541));
});

test('a board of another size or topology is not the field’s, whatever it shows', () => {
  const field = { rows: 1, cols: 1, mineCells: [] };
  for (const shape of ['12', '21', '22']) {
    const [rows, cols] = [...shape].map(Number) as [number, number];
    const cells = [1, ...new Array<number>(rows * cols - 1).fill(-1)];
    const size = `board is ${cols}×${rows} with 0 mines: expected 1×1`;
    expect(() => openCell(field, { rows, cols, mines: 0, cells }, 0)).toThrow(size);
  }
  const sides = { rows: 2, cols: 2, mineCells: [], topology: 'square4' } as const;
  const corners = { rows: 2, cols: 2, mines: 0, cells: [3, -1, -1, -1], topology: 'square8' } as const;
  expect(() => openCell(sides, corners, 0)).toThrow('is 3: expected 0, the mines of field around it');
});

test('a chord on an open 0 opens what is hidden around it', () => {
  const field = { rows: 1, cols: 3, mineCells: [2] };
  expect(chord(field, { rows: 1, cols: 3, mines: 1, cells: [0, -1, -1] }, 0).cells).toEqual([0, 1, -1]);
});

test('a board needs no field yet', () => {
  const size = { rows: 3, cols: 4, mineCells: [2, 5], topology: 'hex' as const };
  expect(newBoard({ rows: 3, cols: 4, mines: 2, topology: 'hex' })).toEqual(newBoard(size));
  expect(() => newBoard({ rows: 3, cols: 4, mines: 13 })).toThrow(expect.objectContaining({ code: 'bad-mines' }));
  expect(() => newBoard({ rows: 3, cols: 4 } as never)).toThrow(expect.objectContaining({ code: 'bad-mines' }));
  expect(() => newBoard({ rows: 3, cols: 4, mines: 1, topology: 'ring' as never })).toThrow(
    expect.objectContaining({ code: 'bad-choice' }),
  );
});
