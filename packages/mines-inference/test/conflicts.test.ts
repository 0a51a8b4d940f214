import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyze, type Board, parseMines } from '../src/index.js';
import { smallBoards } from './boards.js';
import { readCorpus } from './corpus.js';
import { neighborsOfCell } from './neighbors.js';
import { allLayouts } from './oracle.js';

/**
 * Can these numbers, these flags and perhaps the total be right together? Cell by cell, all that is kept of the past is what
 * each number still needs and how many mines were laid: slow, short, and it knows nothing of regions.
 */
function fits(board: Board, core: readonly number[], flags: readonly number[], usesTotal: boolean): boolean {
  const isUnknown = (cell: number) => board.cells[cell] === -1 || board.cells[cell] === -2;
  const seen = core.map((number) => neighborsOfCell(board, number).filter(isUnknown));
  const exploded = (number: number) => neighborsOfCell(board, number).filter((cell) => board.cells[cell] === -3).length;
  const needs = core.map((number) => board.cells[number]! - exploded(number));
  const cells = [...new Set([...seen.flat(), ...flags])].sort((a, b) => a - b);
  let states = new Map([[`${needs.join()}|0`, { needs, mines: 0 }]]);
  cells.forEach((cell, step) => {
    const next: typeof states = new Map();
    for (const state of states.values()) {
      for (const mine of flags.includes(cell) ? [1] : [0, 1]) {
        const left = state.needs.map((need, index) => need - (seen[index]!.includes(cell) ? mine : 0));
        const later = (index: number) => seen[index]!.filter((other) => other > cell).length;
        if (left.some((need, index) => need < 0 || need > later(index))) continue;
        const mines = state.mines + mine;
        next.set(`${left.join()}|${usesTotal ? mines : 0}`, { needs: left, mines });
      }
    }
    states = next;
    if (step > 400) throw new Error('a core of that size was not expected');
  });
  const free = board.cells.filter((_, cell) => isUnknown(cell)).length - cells.length;
  const toPlace = board.mines - board.cells.filter((value) => value === -3).length;
  const counts = [...states.values()].filter(({ needs: left }) => left.every((need) => need === 0));
  return counts.some(({ mines }) => !usesTotal || (mines <= toPlace && mines + free >= toPlace));
}

const without = (cells: readonly number[], left: number) => cells.filter((cell) => cell !== left);

describe('the spoilt positions of real games', () => {
  const records = readCorpus('check').filter(({ record }) => record.status === 'inconsistent');

  test('there are 33 of them', () => expect(records.length).toBe(33));

  test.each(records.map(({ record, board }) => [record.id, board] as const))(
    '%s: what is named contradicts by itself, and none of it is idle',
    (_, board) => {
      const { core, flags, usesTotal } = analyze(board).conflicts;
      expect(fits(board, core, flags, usesTotal)).toBe(false);
      for (const number of core) expect(fits(board, without(core, number), flags, usesTotal)).toBe(true);
      for (const flag of flags) expect(fits(board, core, without(flags, flag), usesTotal)).toBe(true);
      if (usesTotal) expect(fits(board, core, flags, false)).toBe(true);
    },
  );
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
