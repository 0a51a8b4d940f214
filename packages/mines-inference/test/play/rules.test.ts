/** The rules at their edges: chord, flags, opening, the first click, neighbours in every corner. */
import { describe, expect, test } from 'vitest';
import {
  bestMove,
  chord,
  generateMines,
  newBoard,
  openCell,
  simulateGame,
  solveEndgame,
  type Topology,
  toggleFlag,
} from '../../src/index.js';
import { neighborsOfCell } from '../neighbors.js';

describe('a chord', () => {
  // Two mines around the 2 in the middle.
  const field = { rows: 3, cols: 3, mineCells: [0, 2] };
  const opened = openCell(field, newBoard(field), 4);
  const flagged = (...flags: number[]) => flags.reduce((board, cell) => toggleFlag(board, cell), opened);

  test('with fewer flags than the number says opens nothing', () => {
    expect(chord(field, opened, 4)).toEqual(opened);
    expect(chord(field, flagged(0), 4)).toEqual(flagged(0));
  });

  test('with as many opens all others', () => {
    expect(chord(field, flagged(0, 2), 4).cells).toEqual([-2, 2, -2, 1, 2, 1, 0, 0, 0]);
  });

  test('with one more opens nothing', () => {
    expect(chord(field, flagged(0, 2, 8), 4)).toEqual(flagged(0, 2, 8));
  });

  test('with as many wrong flags sets off the mines', () => {
    expect(chord(field, flagged(7, 8), 4).cells.filter((value) => value === -3)).toHaveLength(2);
  });

  test('an exploded mine counts like a flag', () => {
    const exploded = openCell(field, opened, 0);
    expect(chord(field, toggleFlag(exploded, 2), 4).cells).toEqual([-3, 2, -2, 1, 2, 1, 0, 0, 0]);
  });

  test('on a hidden or flagged cell does nothing', () => {
    expect(chord(field, opened, 8)).toEqual(opened);
    expect(chord(field, flagged(8), 8)).toEqual(flagged(8));
  });

  test('opens an area where it meets an empty cell', () => {
    const line = { rows: 1, cols: 6, mineCells: [0] };
    const { cells } = chord(line, { rows: 1, cols: 6, mines: 1, cells: [-2, 1, -1, -1, -1, -1] }, 1);
    expect(cells).toEqual([-2, 1, 0, 0, 0, 0]);
  });
});

describe('opening and flags', () => {
  const field = { rows: 2, cols: 3, mineCells: [5] };

  test('an open or a flagged cell stays as it is', () => {
    const flagged = toggleFlag(newBoard(field), 5);
    expect(openCell(field, flagged, 5)).toEqual(flagged);
    const open = openCell(field, newBoard(field), 1);
    expect(openCell(field, open, 1)).toEqual(open);
  });

  test('an area stops at numbers and leaves flags standing', () => {
    expect(openCell(field, toggleFlag(newBoard(field), 3), 0).cells).toEqual([0, 1, -1, -2, 1, -1]);
  });

  test('a flag comes and goes; an open or exploded cell takes none', () => {
    expect(toggleFlag(toggleFlag(newBoard(field), 0), 0)).toEqual(newBoard(field));
    const open = openCell(field, openCell(field, newBoard(field), 1), 5);
    expect(toggleFlag(open, 1)).toEqual(open);
    expect(toggleFlag(open, 5)).toEqual(open);
  });
});

const topologies: Topology[] = ['square8', 'square4', 'torus', 'hex', 'knight'];

describe.each(topologies)('neighbours of %s', (topology) => {
  test('a lone cell without a mine is empty', () => {
    const field = { rows: 1, cols: 1, mineCells: [], topology };
    expect(openCell(field, newBoard(field), 0).cells).toEqual([0]);
  });

  test('the first cell is safe, or has no mine around it, wherever it is', () => {
    for (let firstOpen = 0; firstOpen < 20; firstOpen++) {
      const base = { rows: 4, cols: 5, firstOpen, topology };
      const safe = generateMines({ ...base, mines: 19 });
      expect(safe.status === 'found' && safe.field.mineCells).toEqual(
        [...Array(20).keys()].filter((cell) => cell !== firstOpen),
      );
      expect(generateMines({ ...base, mines: 20 }).status).toBe('impossible');
      const around = neighborsOfCell(base, firstOpen);
      const most = 19 - around.length;
      const zero = generateMines({ ...base, mines: most, firstIs: 'zero' });
      const expected = [...Array(20).keys()].filter((cell) => cell !== firstOpen && !around.includes(cell));
      expect(zero.status === 'found' && zero.field.mineCells).toEqual(expected);
      expect(generateMines({ ...base, mines: most + 1, firstIs: 'zero' }).status).toBe('impossible');
    }
  });
});

test('a torus has no edge: an opening goes round it', () => {
  const field = { rows: 4, cols: 4, mineCells: [10], topology: 'torus' as const };
  expect(openCell(field, newBoard(field), 0).cells).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 0, 1, -1, 1, 0, 1, 1, 1]);
});

describe('the reason of the first guess', () => {
  test('on a board without any number the safest cell is opened for its odds, by a corner', () => {
    const board = { rows: 8, cols: 8, mines: 10, cells: new Array<number>(64).fill(-1) };
    const { cell, reason, survival } = bestMove(board);
    expect([cell, reason.key]).toEqual([0, 'odds']);
    expect(survival).toBeCloseTo(54 / 64, 12);
    expect(reason.params.chance).toBe(survival);
  });

  test('nothing but mines is left, or nothing fits: no cell', () => {
    for (const mines of [1, 2]) {
      const move = bestMove({ rows: 1, cols: 2, mines, cells: [-1, 1] });
      expect(move).toMatchObject({ cell: null, reason: { key: 'none' } });
    }
  });
});

test('the first cell is opened even if it is a mine, which ends the game', () => {
  const game = simulateGame({ rows: 2, cols: 2, mineCells: [3] }, { firstOpen: 3 });
  expect(game).toEqual({ status: 'lost', guesses: 0, opened: [3] });
});

test('an endgame at its limits: as many layouts as are taken on, and one more', () => {
  const line = (cols: number) => ({ rows: 1, cols, mines: 1, cells: new Array<number>(cols).fill(-1) });
  expect(solveEndgame(line(10), { maxNodes: 100 })).toMatchObject({ status: 'solved', layouts: 10 });
  expect(solveEndgame(line(11), { maxNodes: 100 })).toEqual({ status: 'limit' });
});
