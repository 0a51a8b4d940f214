import { expect, test } from 'vitest';
import { type Board, createBoard, place, type Queue, strike } from '../../../src/rating/hodoku/board.js';
import { lcg } from '../../lcg.js';
import { isQuick, some } from '../../runs.js';
import { cells, digits, houses } from '../../techniques/positions.js';
import { bitsOf, soundBoard } from './sound-board.js';

/** The row, column and box of each cell. */
const housesOfAll = cells.map((cell) => [...houses.keys()].filter((house) => houses[house].includes(cell)));
const housesOf = (cell: number): readonly number[] => housesOfAll[cell];

/** The rule of the queues as it is told, with lists and sets alone. Digits count from 0, candidates are `cell * 9 + digit`. */
function toldBoard() {
  const candidates = new Set(cells.flatMap((cell) => digits.map((_, digit) => cell * 9 + digit)));
  const counts = houses.map(() => digits.map(() => 9));
  const filled = new Set<number>();
  const [naked, hidden]: [number[], number[]] = [[], []];
  const inCell = (cell: number) => digits.map((_, digit) => cell * 9 + digit).filter((one) => candidates.has(one));
  const inHouse = (house: number, digit: number) =>
    houses[house].map((cell) => cell * 9 + digit).filter((one) => candidates.has(one));

  const struck = (cell: number, digit: number): void => {
    if (!candidates.delete(cell * 9 + digit)) return;
    const rest = inCell(cell);
    // A cell that has lost all is a contradiction, of which the queues take no notice.
    if (rest.length === 0) return;
    if (rest.length === 1) naked.push(rest[0]);
    for (const house of housesOf(cell)) {
      const left = --counts[house][digit];
      if (left === 1) hidden.push(...inHouse(house, digit));
      const at = hidden.findIndex((one) => one % 9 === digit && houses[house].includes(Math.floor(one / 9)));
      if (left === 0 && at !== -1) hidden.splice(at, 1);
    }
  };
  const placed = (cell: number, digit: number): void => {
    const former = inCell(cell).map((one) => one % 9);
    for (const one of former) candidates.delete(cell * 9 + one);
    filled.add(cell);
    const peers = cells.filter((peer) => peer !== cell && housesOf(cell).some((house) => houses[house].includes(peer)));
    for (const peer of peers) struck(peer, digit);
    for (const other of former) {
      for (const house of housesOf(cell)) {
        if (--counts[house][other] === 1 && other !== digit) hidden.push(...inHouse(house, other));
      }
    }
  };
  const told = () => ({
    naked,
    hidden,
    masks: cells.map((cell) => inCell(cell).reduce((mask, one) => mask | (1 << (one % 9)), 0)),
    places: houses.flatMap((list, house) =>
      digits.map((_, digit) =>
        inHouse(house, digit).reduce((mask, one) => mask | (1 << list.indexOf(Math.floor(one / 9))), 0),
      ),
    ),
    openCells: houses.map((list) => list.filter((cell) => !filled.has(cell)).length),
    digitSets: digits.map((_, digit) => cells.filter((cell) => candidates.has(cell * 9 + digit))),
  });
  return { struck, placed, told, naked, hidden };
}

const waiting = ({ entries, head, tail }: Queue): number[] => [...entries.subarray(head, tail)];

function shown({ naked, hidden, masks, places, openCells, digitSets }: Board): unknown {
  const has = (digit: number, cell: number) => digitSets[digit * 3 + (cell >> 5)] & (1 << (cell & 31));
  return {
    naked: waiting(naked),
    hidden: waiting(hidden),
    masks: [...masks],
    places: [...places],
    openCells: [...openCells],
    digitSets: digits.map((_, digit) => cells.filter((cell) => has(digit, cell))),
  };
}

test('a board begins with its digits in the order of the cells, then it loses the candidates that are missing', () => {
  for (const seed of [1, 2, 3, 4]) {
    const { path } = soundBoard(seed, [81, 60, 40, 20][seed - 1], 0.4);
    const { values, masks } = path.board;
    const { struck, placed, told } = toldBoard();
    for (const cell of cells) if (values[cell] !== 0) placed(cell, values[cell] - 1);
    for (const cell of cells) {
      for (const digit of bitsOf(values[cell] === 0 ? ~masks[cell] : 0)) struck(cell, digit);
    }
    expect(shown(createBoard(values, masks))).toEqual(told());
  }
});

test('singles join and leave their queues as digits are set and struck out, rightly or wrongly', () => {
  const seen = { naked: 0, hidden: 0, left: 0, taken: 0 };
  for (const seed of some(Array(24).keys(), 3)) {
    const random = lcg(seed);
    const { struck, placed, told, naked, hidden } = toldBoard();
    // Some digits in some cells, so that singles come soon.
    const few = 2 + (seed % 4);
    const start = cells.map(() => (random() < 0.5 ? 0x1ff >> (9 - few) : 0));
    const board = createBoard(
      cells.map(() => 0),
      start,
    );
    for (const cell of cells) for (const digit of bitsOf(~start[cell])) struck(cell, digit);
    for (let turn = 0; turn < 120; turn++) {
      const [cell, digit] = [Math.floor(random() * 81), Math.floor(random() * few)];
      const [luck, waited] = [random(), hidden.length];
      if (luck < 0.05) {
        place(board, cell, digit);
        placed(cell, digit);
      } else if (luck < 0.1 && naked.length > 0 && hidden.length > 0) {
        board.naked.head++;
        board.hidden.head++;
        naked.shift();
        hidden.shift();
        seen.taken++;
      } else {
        strike(board, cell, digit);
        struck(cell, digit);
        seen.left += Number(hidden.length < waited);
      }
      expect([seed, turn, waiting(board.naked), waiting(board.hidden)]).toEqual([seed, turn, naked, hidden]);
    }
    seen.naked += naked.length;
    seen.hidden += hidden.length;
    expect(shown(board)).toEqual(told());
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(isQuick ? 3 : 10);
});
