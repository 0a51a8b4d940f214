import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPosition } from '../../../src/board/read-position.js';
import { addAt } from '../../../src/kernel/cell-sets.js';
import { stateOf } from '../../../src/solver/step-state.js';
import { wholeness } from '../../../src/techniques/exotic/wholeness.js';
import { isQuick, runs } from '../../runs.js';
import { choose, colOf, digits, rowOf, solvedPosition } from '../positions.js';

const lines = [0, 1, 2, 3, 4, 5, 6, 7, 8];

test('only all digits fill the rows exactly where counting every set of digits finds no other', () => {
  const seen = { whole: 0, parted: 0 };
  const law = fc.property(solvedPosition(40), fc.nat(83), ({ position, solution }, nth) => {
    const state = stateOf(readPosition(position));
    const rows = choose(lines, 3)[nth];
    const inRows = (mask: number) => lines.filter((row) => mask & (1 << row));
    const digitsAt = new Uint16Array(512 * 9);
    for (let mask = 1; mask < 512; mask++) {
      for (const col of lines) {
        digitsAt[mask * 9 + col] = inRows(mask).reduce((all, row) => all | position.candidates[row * 9 + col], 0);
      }
    }
    const truths = new Int32Array(27);
    for (const [cell, digit] of solution.entries()) addAt(truths, digit - 1, cell);

    const open = position.values.flatMap((value, cell) => (value === 0 && rows.includes(rowOf(cell)) ? [cell] : []));
    const has = (cell: number, digit: number) => (position.candidates[cell] & (1 << (digit - 1))) !== 0;
    const toCome = digits.filter((digit) => open.some((cell) => has(cell, digit)));
    const others = Array.from({ length: 511 }, (_, set) => set + 1).filter((set) => {
      const isRowDigit = (digit: number) => (set & (1 << (digit - 1))) !== 0;
      const some = toCome.filter(isRowDigit);
      // Digits that are not to come change nothing.
      if (
        some.length === 0 ||
        some.length === toCome.length ||
        digits.some((one) => isRowDigit(one) && !toCome.includes(one))
      )
        return false;
      const cost = some.reduce(
        (sum, digit) => sum + rows.filter((row) => open.some((cell) => rowOf(cell) === row && has(cell, digit))).length,
        0,
      );
      const gains = lines.map((col) => {
        const here = open.filter((cell) => colOf(cell) === col);
        return (
          here.length - toCome.filter((digit) => !isRowDigit(digit) && here.some((cell) => has(cell, digit))).length
        );
      });
      return gains.reduce((sum, gain) => sum + Math.max(0, gain), 0) === cost;
    });
    const mask = rows.reduce((all, row) => all | (1 << row), 0);
    const isWhole = wholeness(state, digitsAt, truths)(mask);
    // A cut through columns alone, or through none, is no set of digits: then it only says less.
    if (isWhole) expect(others).toEqual([]);
    seen[isWhole ? 'whole' : 'parted']++;
    expect(wholeness(state, digitsAt, new Int32Array(27))(mask)).toBe(false);
    if (others.length > 0) expect(isWhole).toBe(false);
  });
  fc.assert(law, { numRuns: runs(60, 15) });
  expect(Math.min(seen.whole, seen.parted)).toBeGreaterThan(isQuick ? 0 : 5);
});
