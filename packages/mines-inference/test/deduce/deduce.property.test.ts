import fc from 'fast-check';
import { expect, test } from 'vitest';
import { analyze, type Board, deduce, verifyDeduction } from '../../src/index.js';
import { smallBoards } from '../boards.js';
import { neighborsOfCell } from '../neighbors.js';
import { layoutsOf } from '../oracle.js';
import { scattered } from '../scattered.js';

/** Do these numbers (and the total) alone force the cell? By trying all layouts of the hidden cells. */
function forces(board: Board, from: readonly number[], usesTotal: boolean, cell: number, mine: boolean): boolean {
  const { hidden, layouts } = layoutsOf(board, from, usesTotal);
  return layouts.every((mask) => (((mask >> hidden.indexOf(cell)) & 1) === 1) === mine);
}

test('every certain cell has a certificate, and none of its numbers can be left out (by brute force)', () => {
  fc.assert(
    fc.property(smallBoards({ maxHidden: 9 }), (board) => {
      const deductions = deduce(board);
      const { safeCells, mineCells } = analyze(board);
      const cells = (mine: boolean) => deductions.flatMap((found) => (found.mine === mine ? found.cells : []));
      expect(cells(false).sort((a, b) => a - b)).toEqual(safeCells);
      expect(cells(true).sort((a, b) => a - b)).toEqual(mineCells);
      for (const deduction of deductions) {
        expect(verifyDeduction(board, deduction)).toBe('valid');
        const { from, usesTotal, mine } = deduction;
        for (const cell of deduction.cells) {
          expect(forces(board, from, usesTotal, cell, mine)).toBe(true);
          if (usesTotal) expect(forces(board, from, false, cell, mine)).toBe(false);
          for (const number of from) {
            const fewer = from.filter((other) => other !== number);
            expect(forces(board, fewer, usesTotal, cell, mine)).toBe(false);
            expect(verifyDeduction(board, { ...deduction, cells: [cell], from: fewer })).toBe('invalid');
          }
        }
      }
    }),
    { numRuns: 80 },
  );
});

test('on an inconsistent board the numbers and flags named contradict each other, and none is idle', () => {
  fc.assert(
    fc.property(smallBoards({ maxHidden: 9 }), (board) => {
      const { status, conflicts } = analyze(board);
      if (status !== 'inconsistent') return;
      const { core, flags, usesTotal } = conflicts;
      expect(contradicts(board, core, flags, usesTotal)).toBe(true);
      for (const number of core) expect(contradicts(board, without(core, number), flags, usesTotal)).toBe(false);
      for (const flag of flags) expect(contradicts(board, core, without(flags, flag), usesTotal)).toBe(false);
      if (usesTotal) expect(contradicts(board, core, flags, false)).toBe(false);
    }),
    { numRuns: 120 },
  );
});

const without = (cells: readonly number[], left: number) => cells.filter((cell) => cell !== left);

function contradicts(board: Board, core: readonly number[], flags: readonly number[], usesTotal: boolean): boolean {
  const cells = board.cells.map((value, cell) => (value === -2 && !flags.includes(cell) ? -1 : value));
  const open = { ...board, cells };
  // Some hidden cell either is a mine or is not, unless nothing fits at all.
  const hidden = cells.indexOf(-1);
  if (hidden === -1) {
    const marked = cells.filter((value) => value <= -2).length;
    const fits = core.every(
      (number) => neighborsOfCell(board, number).filter((at) => cells[at] <= -2).length === board.cells[number],
    );
    return !fits || (usesTotal && marked !== board.mines);
  }
  return forces(open, core, usesTotal, hidden, true) && forces(open, core, usesTotal, hidden, false);
}

test('on larger positions every certain cell has a certificate that is verified', () => {
  for (let seed = 0; seed < 3; seed++) {
    const { board } = scattered({ rows: 8, cols: 10 }, 0.2, (_row, _col, draw) => draw < 0.5, seed);
    const deductions = deduce(board);
    const { safeCells, mineCells } = analyze(board);
    expect(deductions.flatMap(({ cells }) => cells).length).toBe(safeCells.length + mineCells.length);
    expect(deductions.length).toBeGreaterThan(3);
    for (const deduction of deductions) expect(verifyDeduction(board, deduction)).toBe('valid');
  }
});
