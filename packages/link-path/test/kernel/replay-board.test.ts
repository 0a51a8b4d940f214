import { createRandom, runSlices } from '@kit/grid';
import { findLink, removePair } from '@kit/link-path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberTiles } from '../../src/board/numbered-tiles.js';
import { createLines } from '../../src/kernel/create-lines.js';
import { Pace } from '../../src/kernel/pace.js';
import { ReplayBoard } from '../../src/kernel/replay-board.js';
import { gravityRule } from '../../src/rules/gravity-rule.js';
import { boards, gravities } from '../random-board.js';
import { gravityAfter } from '../replay.js';
import { usualRules } from '../support.js';

test('games on it are those of removePair, one after the other, and its lines are those of the board', () => {
  let removals = 0;
  fc.assert(
    fc.property(boards, gravities, fc.integer(), (start, gravity, seed) => {
      const pace = new Pace();
      const { classes, cellOf } = runSlices(numberTiles(start, usualRules));
      const shape = { rows: start.rows, cols: start.cols };
      const lines = createLines(shape.rows, shape.cols, usualRules, pace);
      const board = new ReplayBoard(classes, cellOf, shape, lines, gravityRule(gravity), pace);
      const kinds = Array.from(cellOf, (cell) => start.cells[cell]);
      const random = createRandom(seed);
      for (let game = 0; game < 2; game++) {
        board.reset();
        expect([...board.cellOf]).toEqual([...cellOf]);
        let now = { ...shape, cells: [...start.cells] };
        let played = 0;
        let left = [...kinds.keys()];
        // Any two tiles of a kind go, linked or not: what falls is the same.
        for (let tile = 0; tile < kinds.length; tile++) {
          const other = random.shuffle(left).find((one) => one !== tile && kinds[one] === kinds[tile]);
          if (!left.includes(tile) || other === undefined) continue;
          const [a, b] = [board.cellOf[tile], board.cellOf[other]];
          now = { ...shape, cells: [...removePair(now, a, b, { gravity: gravityAfter(gravity, played++) }).cells] };
          board.remove(tile, other);
          removals += 1;
          left = left.filter((one) => one !== tile && one !== other);
          expect(board.cellOf[tile]).toBe(-1);
          const held = now.cells.map((value) => Math.min(value, 0));
          for (const one of left) held[board.cellOf[one]] = kinds[one];
          expect(held).toEqual(now.cells);
          for (const one of left) {
            const [x, y] = [board.cellOf[left[0]], board.cellOf[one]];
            if (kinds[one] !== kinds[left[0]] || one === left[0]) continue;
            expect(lines.isLinked(x, y)).toBe(findLink(now, x, y) !== undefined);
          }
        }
      }
    }),
    { numRuns: 150 },
  );
  expect(removals).toBeGreaterThan(300);
});
