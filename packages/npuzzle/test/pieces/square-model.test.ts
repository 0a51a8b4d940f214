import { expect, test } from 'vitest';
import { type Labelled, labelBoard } from '../../src/board/label-board.js';
import { buildShortTables, goalBoard, shuffle } from '../../src/index.js';
import { inverseOf } from '../../src/kernel/inverse-of.js';
import { neighborSlots } from '../../src/kernel/neighbors-of-cell.js';
import { listSquares } from '../../src/pieces/cut-board.js';
import { squareModel, squareValues, touchedNumbers, valuesPerNumber } from '../../src/pieces/square-model.js';
import { ownMoves } from '../own-moves.js';
import { tables45 } from '../short-tables.js';

const sizes = [
  [3, 3],
  [3, 4],
] as const;

test.each(sizes)('a square of %i×%i needs what its tiles need on the board turned round', (rows, cols) => {
  const tables = buildShortTables({ rows, cols });
  const model = squareModel(tables);
  expect(squareModel(tables)).toBe(model);
  let beyondAll = 0;
  // By definition a square takes long on the larger boards.
  for (let seed = 0; seed < (rows * cols > 9 ? 1 : 2); seed++) {
    const board = labelBoard(shuffle({ rows, cols, seed, goal: shuffle({ rows, cols, seed: 50 + seed }) }));
    const values = squareValues(model, tables.values, board);
    for (const [square, cells] of listSquares(rows, cols).entries()) {
      // On the board turned round a cell is a tile at home, and stands where its occupant belongs.
      const homes = cells.filter((cell) => cell !== board.blank);
      const stand = homes.map((cell) => board.labels[cell]);
      let beyond = -1;
      for (const [place, moves] of ownMoves(rows, cols, { homes, free: board.blank })) {
        if (place.join() !== stand.join()) continue;
        beyond = moves;
        break;
      }
      for (const [tile, cell] of homes.entries()) {
        const at = stand[tile];
        beyond -= Math.abs(Math.floor(cell / cols) - Math.floor(at / cols)) + Math.abs((cell % cols) - (at % cols));
      }
      expect([square, values[square]]).toEqual([square, Math.min(beyond / 2, 3)]);
      beyondAll += beyond;
    }
  }
  expect(beyondAll).toBeGreaterThan(0);
});

test('what a move touches is what it changes', () => {
  const [rows, cols] = [4, 5];
  const tables = tables45;
  const model = squareModel(tables);
  const slots = neighborSlots(rows, cols);
  let changed = 0;
  for (let seed = 0; seed < 3; seed++) {
    const board = labelBoard(shuffle({ rows, cols, seed }));
    const before = squareValues(model, tables.values, board);
    for (let move = board.blank * 4; move < board.blank * 4 + 4; move++) {
      const to = slots[move];
      if (to < 0) continue;
      const labels = board.labels.slice();
      [labels[board.blank], labels[to]] = [labels[to], board.home];
      const after: Labelled = { ...board, labels, blank: to };
      const updated = [...before];
      for (let index = model.firstTouched[move]; index < model.firstTouched[move + 1]; index += touchedNumbers) {
        const [begin, row, ...rest] = model.touched.subarray(index, index + touchedNumbers);
        const [word, bit] = rest.slice(4);
        const number = rest
          .slice(0, 4)
          .reduce((sum, cell, corner) => sum + model.place[row + corner * labels.length + labels[cell]], begin);
        updated[word * valuesPerNumber + bit / 2] = (tables.values[number >> 2] >> ((number & 3) * 2)) & 3;
      }
      expect(updated).toEqual(squareValues(model, tables.values, after));
      if (updated.join() !== before.join()) changed++;
    }
  }
  expect(changed).toBeGreaterThan(4);
});

test('at home no square says anything, turned round or not', () => {
  const tables = tables45;
  const board = labelBoard(goalBoard({ rows: 4, cols: 5 }));
  expect(inverseOf(board.labels)).toEqual(board.labels);
  expect(new Set(squareValues(squareModel(tables), tables.values, board))).toEqual(new Set([0]));
});
