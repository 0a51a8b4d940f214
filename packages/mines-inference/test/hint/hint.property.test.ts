import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../config/runs.js';
import { type Cell, type Hint, hint, verifyDeduction } from '../../src/index.js';
import { smallBoards } from '../boards.js';
import { bruteForce } from '../oracle.js';

test('every cell of a board gets the hint that all layouts say it needs, with the field and without', () => {
  const met = new Set<string>();
  fc.assert(
    fc.property(smallBoards({ spoil: false, maxHidden: 10 }), ({ mineCells, ...board }) => {
      const { rows, cols, topology } = board;
      const field = { rows, cols, mineCells, topology };
      const { chances } = bruteForce(board);
      const hidden = [...chances.keys()];
      const safe = hidden.filter((cell) => chances.get(cell) === 0);
      const areMines = hidden.every((cell) => chances.get(cell) === 1);
      for (const cell of [undefined, ...hidden]) {
        const chance = cell === undefined ? undefined : chances.get(cell);
        const isCertain = chance === 0 || chance === 1;
        for (const known of [undefined, field]) {
          const help: Hint = hint(board, { cell, field: known });
          const place = `cell ${cell}, ${known ? 'with' : 'without'} the field`;
          const isNeeded = !isCertain && safe.length === 0 && (cell !== undefined || !areMines);
          expect([place, help.kind]).toEqual([place, isNeeded ? 'given' : 'not-needed']);
          met.add(`${help.kind} ${isCertain}`);
          if (help.kind === 'given') {
            const told: Cell = help.cell;
            expect([place, hidden]).toEqual([place, expect.arrayContaining([told])]);
            if (cell !== undefined) expect(told).toBe(cell);
            expect(help.mine).toBe(known && mineCells.includes(told));
            if (known && cell === undefined) expect(help.mine).toBe(false);
          } else if (help.kind === 'not-needed') {
            const { deduction } = help;
            if (deduction.message.key === 'finished') expect([place, areMines]).toEqual([place, true]);
            else expect([place, verifyDeduction(board, deduction)]).toEqual([place, 'valid']);
            if (isCertain)
              expect([deduction.mine, deduction.cells]).toEqual([chance === 1, expect.arrayContaining([cell])]);
            else expect(deduction.mine).toBe(false);
          }
        }
      }
    }),
    { numRuns: runs(60, 300, 30) },
  );
  expect([...met].toSorted()).toEqual(['given false', 'not-needed false', 'not-needed true']);
});
