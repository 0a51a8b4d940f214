import fc from 'fast-check';
import { expect, test } from 'vitest';
import { analyze, createAnalyzer } from '../../src/index.js';
import { smallBoards } from '../boards.js';
import { equalsBruteForce } from '../equals-brute-force.js';
import { neighborsOfCell } from '../neighbors.js';

test('equals brute force over all layouts, on every topology', () => {
  const analyzer = createAnalyzer();
  fc.assert(
    fc.property(smallBoards(), (board) => equalsBruteForce(board, analyzer)),
    { numRuns: 45 },
  );
});

test('an analyser that follows a game answers as if it saw each board for the first time', () => {
  const clicks = fc.array(fc.tuple(fc.nat(29), fc.constantFrom('open', 'flag', 'undo', 'spoil')), { maxLength: 12 });
  fc.assert(
    fc.property(smallBoards(), clicks, fc.constantFrom('trust', 'check', 'ignore'), (start, steps, flags) => {
      const { mineCells, ...board } = start;
      const analyzer = createAnalyzer({ flags });
      const cells = [...board.cells];
      for (const [place, action] of steps) {
        const cell = place % cells.length;
        const around = neighborsOfCell(board, cell);
        if (action === 'open') {
          cells[cell] = mineCells.includes(cell) ? -3 : around.filter((other) => mineCells.includes(other)).length;
        } else if (action === 'flag') cells[cell] = -2;
        else if (action === 'undo') cells[cell] = -1;
        else cells[cell] = place % (around.length + 1);
        const changed = { ...board, cells };
        expect(analyzer.analyze(changed)).toEqual(analyze(changed, { flags }));
      }
    }),
    { numRuns: 30 },
  );
});

test('a limit of states loses no proof that it still claims, and claims nothing else', () => {
  fc.assert(
    fc.property(smallBoards({ spoil: false }), fc.integer({ min: 1, max: 12 }), (board, maxStates) => {
      const full = analyze(board);
      const limited = analyze(board, { maxStates });
      if (limited.status === 'consistent') {
        expect(limited).toEqual(full);
        return;
      }
      expect(limited.status).toBe('limit');
      expect(full.safeCells).toEqual(expect.arrayContaining([...limited.safeCells]));
      expect(full.mineCells).toEqual(expect.arrayContaining([...limited.mineCells]));
      limited.probabilities.forEach((chance, cell) => {
        if (chance !== null) expect(chance).toBe(full.probabilities[cell]);
      });
    }),
  );
});
