import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPuzzle, isInvalidInputError, parsePuzzle, positionFromValues } from '../../src/index.js';
import { runs } from '../runs.js';
import { anyValues, playedPosition } from './positions.js';
import { deepFreeze } from './support.js';

test('line, grid and query hold any values', () => {
  fc.assert(
    fc.property(anyValues, fc.constantFrom('line' as const, 'grid' as const, 'query' as const), (values, format) => {
      const position = positionFromValues(values);
      expect(parsePuzzle(formatPuzzle(position, format))).toEqual(position);
    }),
  );
});

test('a library line holds the whole position', () => {
  fc.assert(
    fc.property(playedPosition, (position) => {
      expect(parsePuzzle(formatPuzzle(deepFreeze(position), 'library'))).toEqual(position);
    }),
  );
});

test('pencil marks hold values and candidates, unless a last mark has no peer to tell it from a value', () => {
  fc.assert(
    fc.property(playedPosition, (position) => {
      const { values, candidates } = parsePuzzle(formatPuzzle(position, 'pencilmarks'));
      const marks = (cell: number) => candidates[cell] || (values[cell] && 1 << (values[cell] - 1));
      for (let cell = 0; cell < 81; cell++) {
        expect(marks(cell)).toBe(
          position.candidates[cell] || (position.values[cell] && 1 << (position.values[cell] - 1)),
        );
        if (position.values[cell] !== 0) expect(values[cell]).toBe(position.values[cell]);
      }
    }),
    { numRuns: runs(25) },
  );
});

/** Any code points but halves of surrogate pairs; fast-check's own string of these takes a second to set up. */
const anyText = fc
  .array(fc.nat(0x10_ffff - 0x800))
  .map((points) => points.map((point) => String.fromCodePoint(point < 0xd800 ? point : point + 0x800)).join(''));

test('any text is a position or an InvalidInputError', () => {
  const pieces = fc.constantFrom(
    '0',
    '1',
    '9',
    '.',
    '*',
    '_',
    '+',
    ',',
    '|',
    ':',
    '\n',
    ' ',
    '?',
    'p=',
    '&',
    '%2C',
    '%',
    '-',
    '---',
    'x',
    '七',
    '123456789',
    '8.......1',
  );
  const text = fc.oneof(
    anyText,
    fc.array(pieces, { maxLength: 800 }).map((list) => list.join('')),
  );
  let refused = 0;
  fc.assert(
    fc.property(text, (junk) => {
      try {
        expect(positionFromValues(parsePuzzle(junk).values).values).toHaveLength(81);
      } catch (error) {
        if (!isInvalidInputError(error)) throw error;
        refused++;
      }
    }),
    { numRuns: runs(30) },
  );
  expect(refused).toBeGreaterThan(10);
});
