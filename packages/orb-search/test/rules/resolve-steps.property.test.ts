import fc from 'fast-check';
import { expect } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { resolve, resolveSteps } from '../../src/index.js';
import { boards } from '../support.js';

prop([boards(7, 7, 4, true)])('the steps of an animation are the waves', (board) => {
  const { waves, board: end } = resolve(board);
  const steps = resolveSteps(board);
  expect(steps.map(({ matches }) => matches)).toEqual(waves);
  if (steps.length > 0) expect(steps.at(-1)?.board).toEqual(end);
});

prop([boards(7, 7, 4, true), fc.array(fc.nat(48), { maxLength: 4 }), fc.boolean()])(
  'what falls and what comes in can be played one by one',
  (board, marked, isRefilled) => {
    const { cols } = board;
    const locked = marked.filter((cell) => cell < board.cells.length);
    const rules = { locked, bombs: [3] };
    const cells = [...board.cells];
    for (const step of resolveSteps(board, { rules, maxWaves: 6, ...(isRefilled ? { refillSeed: 1 } : {}) })) {
      for (const cell of [...(step.exploded ?? []), ...step.matches.flatMap((match) => match.cells)]) cells[cell] = -1;
      for (const { from, to } of step.falls) {
        expect((to - from) % cols).toBe(0);
        for (let cell = from + cols; cell <= to; cell += cols)
          expect([cells[cell], locked.includes(cell)]).toEqual([-1, false]);
        cells[to] = cells[from];
        cells[from] = -1;
      }
      for (const { cell, type } of step.spawned) {
        for (let above = cell; above >= 0; above -= cols)
          expect([cells[above], locked.includes(above)]).toEqual([-1, false]);
        cells[cell] = type;
      }
      expect(cells).toEqual(step.board.cells);
    }
  },
);
