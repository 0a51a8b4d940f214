import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findConflicts, positionFromValues, setValue, toggleCandidate } from '../../src/index.js';
import { runs } from '../runs.js';
import { anyValues, playedPosition } from '../text/positions.js';
import { deepFreeze } from '../text/support.js';

/** Do two cells share a row, a column or a box? Written without the tables of the package. */
function see(a: number, b: number): boolean {
  const box = (cell: number) => `${Math.floor(cell / 27)}${Math.floor((cell % 9) / 3)}`;
  return a !== b && (Math.floor(a / 9) === Math.floor(b / 9) || a % 9 === b % 9 || box(a) === box(b));
}

const cells = [...Array(81).keys()];

test('candidates are what no peer shows, conflicts are what a peer repeats', () => {
  fc.assert(
    fc.property(anyValues, (values) => {
      const position = positionFromValues(deepFreeze(values));
      for (const cell of cells) {
        const shown = new Set(cells.filter((other) => see(cell, other)).map((other) => values[other]));
        const open = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => values[cell] === 0 && !shown.has(digit));
        expect(position.candidates[cell]).toBe(open.reduce((mask, digit) => mask | (1 << (digit - 1)), 0));
        expect(findConflicts(position).includes(cell)).toBe(values[cell] !== 0 && shown.has(values[cell]));
      }
    }),
    { numRuns: runs(15, 4) },
  );
});

test('setting digits one by one gives the position of the digits', () => {
  fc.assert(
    fc.property(anyValues, (values) => {
      const empty = positionFromValues(Array(81).fill(0));
      const played = values.reduce((position, digit, cell) => setValue(deepFreeze(position), cell, digit), empty);
      expect(played).toEqual(positionFromValues(values, Array(81).fill(0)));
      const cleared = values.reduce((position, _, cell) => setValue(position, cell, 0), played);
      expect(cleared).toEqual(empty);
    }),
    { numRuns: runs(15, 4) },
  );
});

test('toggling twice changes nothing', () => {
  fc.assert(
    fc.property(playedPosition, fc.nat(80), fc.integer({ min: 1, max: 9 }), (position, cell, digit) => {
      fc.pre(position.values[cell] === 0);
      const toggled = toggleCandidate(deepFreeze(position), cell, digit);
      expect(toggled).not.toEqual(position);
      expect(toggleCandidate(toggled, cell, digit)).toEqual(position);
    }),
  );
});
