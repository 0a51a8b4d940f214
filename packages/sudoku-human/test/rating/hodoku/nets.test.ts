import { expect, test } from 'vitest';
import { parsePuzzle } from '../../../src/index.js';
import { place } from '../../../src/rating/hodoku/board.js';
import { netNext } from '../../../src/rating/hodoku/nets.js';
import type { Path } from '../../../src/rating/hodoku/search.js';
import { hiddenSingle, nakedSingle } from '../../../src/rating/hodoku/singles.js';
import { netTables } from '../../../src/rating/hodoku/tables.js';
import { isQuick } from '../../runs.js';
import { cells, fixture, houses, sees } from '../../techniques/positions.js';
import { nine, type PlainBoard } from '../explainer/plain-explainer.js';
import { plainOf } from './drawn-paths.js';
import { madeUpPath, maskOf } from './made-up-path.js';

/** Places all singles that wait. */
function settled(path: Path): Path {
  const { board } = path;
  for (;;) {
    const { placed = -1 } = nakedSingle(board) ?? hiddenSingle(board) ?? {};
    if (placed < 0) return path;
    place(board, Math.floor(placed / 9), placed % 9);
  }
}

/**
 * All that follows from a candidate within four rounds, each of which places all singles that there are; nothing if that
 * contradicts itself.
 */
function follow(board: PlainBoard, start: number, startDigit: number, isOn: boolean) {
  const values = [...board.values];
  const left = board.digits.map((list) => [...list]);
  const [on, off] = [new Set<number>(), new Set<number>()];
  const strike = (cell: number, digit: number) => {
    left[cell] = left[cell].filter((one) => one !== digit);
    off.add(cell * 9 + digit);
  };
  const set = (cell: number, digit: number) => {
    on.add(cell * 9 + digit);
    for (const one of left[cell]) if (one !== digit) off.add(cell * 9 + one);
    values[cell] = digit + 1;
    left[cell] = [];
    for (const peer of cells) if (sees(cell, peer) && board.digits[peer].includes(digit)) strike(peer, digit);
  };
  if (isOn) set(start, startDigit);
  else strike(start, startDigit);
  if (!isOn && left[start].length === 1) set(start, left[start][0]);
  for (let round = 0; ; round++) {
    const open = cells.filter((cell) => values[cell] === 0);
    const missing = houses.flatMap((house) =>
      nine
        .filter((digit) => house.every((cell) => values[cell] !== digit + 1))
        .map((digit) => ({ digit, places: house.filter((cell) => left[cell].includes(digit)) })),
    );
    const isTwice = houses.some((house) =>
      nine.some((digit) => house.filter((cell) => values[cell] === digit + 1).length > 1),
    );
    if (isTwice || open.some((cell) => left[cell].length === 0) || missing.some(({ places }) => places.length === 0))
      return undefined;
    const naked = open.filter((cell) => left[cell].length === 1).map((cell) => ({ cell, digit: left[cell][0] }));
    const hidden = missing
      .filter(({ places }) => places.length === 1)
      .map(({ digit, places }) => ({ cell: places[0], digit }));
    const singles = [...naked, ...hidden];
    if (round === 4 || singles.length === 0) return { on, off };
    if (singles.some((one) => singles.some((other) => one.cell === other.cell && one.digit !== other.digit)))
      return undefined;
    for (const { cell, digit } of singles) if (values[cell] === 0) set(cell, digit);
  }
}

test('what follows from a candidate in four rounds of singles, if it does not contradict itself', () => {
  let [compared, far] = [0, 0];
  for (const line of [...fixture('hardest.txt').slice(0, 1), ...fixture('hard.txt').slice(0, 2)]) {
    const { values, candidates } = parsePuzzle(line);
    const path = settled(madeUpPath({ ...candidates }, 0, { ...values }));
    const board = plainOf(path);
    const tables = netTables(path.board, netNext(path.board));
    for (let literal = 0; literal < tables.candidates * 2; literal += isQuick ? 5 : 1) {
      const [cell, digit] = [tables.cells[literal >> 1][0], tables.digits[literal >> 1]];
      const expected = follow(board, cell, digit, literal % 2 === 1);
      if (expected === undefined) continue;
      const nodeOf = (candidate: number) => tables.nodeOf[candidate] * 2;
      const all = [...[...expected.on].map((one) => nodeOf(one) + 1), ...[...expected.off].map(nodeOf)];
      const ours = tables.next[literal].filter((one) => one < tables.candidates * 2);
      // What is supposed isn't listed.
      expect([literal, ...ours].sort((a, b) => a - b)).toEqual(all.sort((a, b) => a - b));
      compared++;
      if (expected.on.size > 5) far++;
    }
  }
  expect(compared).toBeGreaterThan(isQuick ? 100 : 500);
  expect(far).toBeGreaterThan(isQuick ? 20 : 100);
});

test('of two hidden singles that a cell has in one round the first is placed', () => {
  // r5c1=7 leaves r5c5 alone with 1, and with 2, in the row.
  const [r5c1, r5c5] = [36, 40];
  const { board } = madeUpPath({ [r5c1]: maskOf(1, 2, 7), [r5c5]: maskOf(1, 2, 3) }, 0);
  const { next, nodeOf } = netTables(board, netNext(board));
  const literal = (cell: number, digit: number, isOn: boolean) => nodeOf[cell * 9 + digit - 1] * 2 + Number(isOn);
  const off = [literal(r5c1, 1, false), literal(r5c1, 2, false), literal(r5c5, 2, false), literal(r5c5, 3, false)];
  expect(next[literal(r5c1, 7, true)].toSorted((a, b) => a - b)).toEqual(
    [...off, literal(r5c5, 1, true)].sort((a, b) => a - b),
  );
});
