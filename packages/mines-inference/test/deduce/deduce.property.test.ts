import fc from 'fast-check';
import { expect, test } from 'vitest';
import { analyze, type Board, deduce, deduceSearch, hint, verifyDeduction } from '../../src/index.js';
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
    { numRuns: 30 },
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
    { numRuns: 45 },
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

test('deductions come simplest first, and a pair is the first that forces its cells', () => {
  let pairs = 0;
  fc.assert(
    fc.property(smallBoards({ maxHidden: 8, spoil: false }), (board) => {
      const deductions = deduce(board);
      const costs = deductions.map(({ usesTotal, from }) => Number(usesTotal) * 1000 + from.length);
      expect(costs).toEqual(costs.toSorted((a, b) => a - b));
      const open = board.cells.flatMap((value, cell) => (value >= 0 ? [cell] : []));
      for (const { cells, mine, from, usesTotal } of deductions) {
        if (usesTotal || from.length !== 2) continue;
        pairs++;
        const [first, second] = from as [number, number];
        expect(first).toBeLessThan(second);
        for (const earlier of open.slice(0, open.indexOf(first))) {
          for (const other of open.slice(open.indexOf(earlier) + 1)) {
            expect(forces(board, [earlier, other], false, cells[0]!, mine)).toBe(false);
          }
        }
      }
    }),
    { numRuns: 45 },
  );
  expect(pairs).toBeGreaterThan(10);
});

test('a hint is the simplest deduction about safe cells, or about the chosen cell', () => {
  const kinds = new Set<string>();
  for (let seed = 0; seed < 8; seed++) {
    const { board } = scattered({ rows: 5, cols: 7 }, 0.25, (_row, _col, draw) => draw < 0.5, seed);
    const deductions = deduce(board);
    const safe = deductions.filter(({ mine }) => !mine);
    if (safe[0] !== undefined)
      expect(hint(board)).toMatchObject({ kind: 'not-needed', deduction: { from: { length: safe[0].from.length } } });
    for (const { cells, mine, message } of deductions) {
      const help = hint(board, { cell: cells[0]! });
      expect(help).toMatchObject({ kind: 'not-needed', deduction: { mine, message: { key: message.key } } });
      kinds.add(message.key);
    }
  }
  expect([...kinds]).toEqual(
    expect.arrayContaining(['number-safe', 'pair-safe', 'pair-mine', 'region-safe', 'region-mine']),
  );
});

test('progress tells how many cells are certain once that is known, and how many have a reason', () => {
  const { board } = scattered({ rows: 16, cols: 16 }, 0.2, (_row, _col, draw) => draw < 0.5, 1);
  const search = deduceSearch(board);
  const totals: (number | undefined)[] = [];
  let before = 0;
  let step = search.next();
  for (; !step.done; step = search.next()) {
    const { nodes, total } = step.value;
    if (totals.at(-1) !== total || totals.length === 0) totals.push(total);
    expect(nodes).toBeGreaterThanOrEqual(before);
    expect(nodes).toBeLessThanOrEqual(total ?? 0);
    before = nodes;
  }
  const certain = step.value.flatMap(({ cells }) => cells).length;
  expect(totals.filter((total) => total !== undefined)).toEqual([certain]);
  expect(before).toBeGreaterThan(0);
});

test('it has no total before anything is inferred', () => {
  const search = deduceSearch({ rows: 200, cols: 200, mines: 1, cells: new Array<number>(40_000).fill(-1) });
  expect(search.next()).toEqual({ done: false, value: { nodes: 0 } });
  expect(search.next('stop')).toEqual({ done: true, value: [] });
});
