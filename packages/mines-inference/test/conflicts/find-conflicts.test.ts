import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyze, parseMines } from '../../src/index.js';
import { smallBoards } from '../boards.js';
import { namesCulprits } from '../fits.js';
import { allLayouts } from '../oracle.js';
import { scattered } from '../scattered.js';

describe('spoilt positions', () => {
  // One more than the field holds at an open number: mostly a contradiction somewhere around it.
  const boards = Array.from({ length: 10 }, (_, seed) => {
    const { board } = scattered({ rows: 8, cols: 9 }, 0.25, (_row, _col, draw) => draw < 0.6, seed);
    const spoilt = board.cells.findIndex((value, cell) => value > 0 && value < 4 && cell > 20);
    return { ...board, cells: board.cells.map((value, cell) => (cell === spoilt ? value + 1 : value)) };
  }).filter((board) => analyze(board).status === 'inconsistent');

  test('most of them contradict', () => expect(boards.length).toBeGreaterThan(5));

  test.each(boards)('%#: what is named contradicts by itself, and none of it is idle', (board) => {
    namesCulprits(board);
  });
});

describe('a wrong number of mines', () => {
  // Numbers here and there, flags on some mines: parts that share no cell, joined by the total alone.
  const boards = Array.from({ length: 30 }, (_, seed) => {
    const { board, field } = scattered({ rows: 5, cols: 14 }, 0.3, (_row, _col, draw) => draw < 0.25, seed);
    const cells = board.cells.map((value, cell) =>
      value === -1 && field.mineCells.includes(cell) && cell % 5 === 0 ? -2 : value,
    );
    const hidden = cells.filter((value) => value < 0).length;
    return { ...board, cells, mines: seed % 2 === 0 ? Math.floor(seed / 3) : hidden - Math.floor(seed / 3) };
  }).filter((board) => analyze(board).status === 'inconsistent');

  test('too few of them and too many', () => {
    const manyMines = boards.filter(({ cells, mines }) => 2 * mines > cells.filter((value) => value < 0).length);
    expect(manyMines.length).toBeGreaterThan(6);
    expect(boards.length - manyMines.length).toBeGreaterThan(6);
  });

  test('what is named contradicts by itself, and none of it is idle', () => {
    const totals: boolean[] = [];
    for (const board of boards) {
      const { core, flags, usesTotal } = namesCulprits(board);
      totals.push(usesTotal);
      expect(core.concat(flags)).toEqual([...core].sort((a, b) => a - b).concat([...flags].sort((a, b) => a - b)));
    }
    expect(totals.filter(Boolean).length).toBeGreaterThan(12);
  });

  test('100 groups of one mine each, and no cell beside them: all of them contradict one mine less or more', () => {
    const neighbors = Array.from({ length: 100 }, (_, group) =>
      [[1], [0, 2], [1]].map((list) => list.map((cell) => 3 * group + cell)),
    ).flat();
    const cells = neighbors.map((_, cell) => (cell % 3 === 1 ? 1 : -1));
    const board = { rows: 1, cols: 300, mines: 100, cells, topology: { neighbors } };
    expect(analyze(board).status).toBe('consistent');
    const core = Array.from({ length: 100 }, (_, group) => 3 * group + 1);
    for (const mines of [99, 101]) {
      expect(analyze({ ...board, mines }).conflicts).toEqual({ flags: [], core, usesTotal: true });
    }
    // A cell that no number sees takes one mine more, not two.
    const beside = { rows: 1, cols: 301, cells: [...cells, -1], topology: { neighbors: [...neighbors, []] } };
    expect(analyze({ ...beside, mines: 101 }).status).toBe('consistent');
    expect(analyze({ ...beside, mines: 102 }).conflicts.core).toHaveLength(100);
    expect(analyze({ ...beside, mines: 99 }).conflicts.core).toHaveLength(100);
    expect(analyze({ ...beside, mines: 98 }).conflicts.core).toHaveLength(99);
  });
});

describe('flags', () => {
  test('trusted: a flag is a mine, and a wrong one makes the board inconsistent', () => {
    const { status, conflicts } = analyze(parseMines('mines 2\nF 1 F'));
    expect(status).toBe('inconsistent');
    expect(conflicts.flags).toEqual([0, 2]);
    expect(conflicts.core).toEqual([1]);
  });

  test('ignored: a flag is a hidden cell like any other', () => {
    const { status, probabilities, conflicts } = analyze(parseMines('mines 1\nF 1 F'), { flags: 'ignore' });
    expect(status).toBe('consistent');
    expect(probabilities).toEqual([0.5, null, 0.5]);
    expect(conflicts).toEqual({ flags: [], core: [], usesTotal: false });
  });

  test('checked: a flag on a cell that is proven safe is named, alone', () => {
    const board = parseMines('mines 1\n1 # #\n1 1 F\n0 0 0');
    expect(analyze(board, { flags: 'check' }).conflicts.flags).toEqual([5]);
    expect(analyze(board, { flags: 'check' }).conflicts.core).toEqual([]);
  });

  test('checked: flags that are possible one by one but not together are named with the number', () => {
    const { status, conflicts, probabilities } = analyze(parseMines('mines 1\nF 1 F'), { flags: 'check' });
    expect(status).toBe('consistent');
    expect(conflicts).toEqual({ flags: [0, 2], core: [1], usesTotal: false });
    expect(probabilities).toEqual([0.5, null, 0.5]);
  });

  test('checked: more flags than mines contradict the total', () => {
    const { conflicts } = analyze(parseMines('mines 1\nF F #'), { flags: 'check' });
    expect(conflicts).toEqual({ flags: [0, 1], core: [], usesTotal: true });
  });

  test('checked: right flags, and flags that are wrong but possible, are left alone (by brute force)', () => {
    let named = 0;
    fc.assert(
      fc.property(
        smallBoards({ maxHidden: 8, spoil: false }),
        fc.array(fc.nat(29), { maxLength: 3 }),
        (board, places) => {
          const cells = [...board.cells];
          for (const place of places) if (cells[place % cells.length] === -1) cells[place % cells.length] = -2;
          const flagged = { ...board, cells };
          const flags = cells.flatMap((value, cell) => (value === -2 ? [cell] : []));
          const open = { ...board, cells: cells.map((value) => (value === -2 ? -1 : value)) };
          const { hidden, layouts } = allLayouts(open);
          const hasMine = (mask: number, cell: number) => ((mask >> hidden.indexOf(cell)) & 1) === 1;
          const impossible = flags.filter((cell) => !layouts.some((mask) => hasMine(mask, cell)));
          const together = layouts.some((mask) => flags.every((cell) => hasMine(mask, cell)));
          const { conflicts, status, probabilities } = analyze(flagged, { flags: 'check' });
          expect(status).toBe('consistent');
          if (impossible.length > 0) expect(conflicts.flags).toEqual(impossible);
          else expect(conflicts.flags.length > 0).toBe(!together);
          for (const cell of flags) {
            const share = layouts.filter((mask) => hasMine(mask, cell)).length / layouts.length;
            expect(probabilities[cell]).toBeCloseTo(share, 12);
          }
          named += conflicts.flags.length > 0 ? 1 : 0;
        },
      ),
    );
    expect(named).toBeGreaterThan(5);
  });
});
