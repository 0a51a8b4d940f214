import { createPace, createRandom, type Grid, runSlices } from '@kit/grid';
import { findLink, removePair } from '@kit/link-path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberTiles } from '../../src/board/numbered-tiles.js';
import { createLines } from '../../src/kernel/create-lines.js';
import { ReplayBoard } from '../../src/kernel/replay-board.js';
import { gravityRule } from '../../src/rules/gravity-rule.js';
import { boards, gravities } from '../random-board.js';
import { gravityAfter } from '../replay.js';
import { usualRules } from '../support.js';

test('games on it are those of removePair, one after the other, and its lines are those of the board', () => {
  let removals = 0;
  fc.assert(
    fc.property(boards, gravities, fc.integer(), (start, gravity, seed) => {
      const pace = createPace();
      const { classes, cellOf } = runSlices(numberTiles(start, usualRules));
      const shape = { rows: start.rows, cols: start.cols };
      const kept = createLines(shape.rows, shape.cols, usualRules, pace);
      const onBoard = (tell: (cell: number) => void) => (cell: number) => {
        if (start.cells[cell] === undefined) throw new Error(`the lines were told of cell ${cell}`);
        tell(cell);
      };
      const lines = { ...kept, clear: onBoard(kept.clear), fill: onBoard(kept.fill) };
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

test('on a full board, which is at rest for every mode, the modes take turns', () => {
  const start = { rows: 3, cols: 4, cells: [1, 2, 3, 1, 4, 4, 2, 3, 5, 5, 6, 6] };
  const gravity = { cycle: ['down', 'left'] } as const;
  const { classes, cellOf } = runSlices(numberTiles(start, usualRules));
  const lines = createLines(3, 4, usualRules, createPace());
  const board = new ReplayBoard(classes, cellOf, { rows: 3, cols: 4 }, lines, gravityRule(gravity), createPace());
  const kinds = Array.from(cellOf, (cell) => start.cells[cell]);
  board.reset();
  let now: Grid = start;
  for (const kind of [5, 1, 6, 4, 2, 3]) {
    const [a, b] = [kinds.indexOf(kind), kinds.lastIndexOf(kind)];
    const played = kinds.length / 2 - new Set(now.cells.filter((value) => value > 0)).size;
    now = removePair(now, board.cellOf[a], board.cellOf[b], { gravity: gravityAfter(gravity, played) });
    board.remove(a, b);
    const held = now.cells.map(() => 0);
    for (const [tile, cell] of board.cellOf.entries()) if (cell >= 0) held[cell] = kinds[tile];
    expect(held).toEqual(now.cells);
  }
});
