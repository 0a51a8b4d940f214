import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  candidatesOf,
  createLayout,
  formatPuzzle,
  isInvalidInputError,
  type Position,
  type PuzzleFormat,
  parsePuzzle,
  positionFromValues,
} from '../../src/index.js';
import { runs } from '../runs.js';
import { change, files, toSdx, toSusser } from './forms.js';
import { playedPosition } from './positions.js';

const formats: readonly PuzzleFormat[] = [
  'line',
  'grid',
  'pencilmarks',
  'query',
  'library',
  'sudokuwiki',
  'sudokuexchange',
  'sudoku-coach',
  'f-puzzles',
  'f-puzzles-link',
  'tatham',
];

const writers: readonly (readonly [name: string, write: (position: Position) => string | undefined])[] = [
  ...formats.map(
    (format) =>
      [
        format,
        (position: Position) =>
          format === 'sudokuwiki' && position.candidates.some((mask, cell) => mask + position.values[cell] === 0)
            ? undefined
            : formatPuzzle(position, format),
      ] as const,
  ),
  ...Object.entries(files).map(([name, [write]]) => [name, write] as const),
  ['sdx', toSdx],
  ['susser', (position) => toSusser(position, naturalOf(position))],
];

function naturalOf({ givens, values }: Position): number[] {
  const plain = positionFromValues(values, givens);
  return values.map((_, cell) => candidatesOf(plain, cell).reduce((mask, digit) => mask | (1 << (digit - 1)), 0));
}

describe('a text with another separator, end of line, mark, space, bracket or quote is the same puzzle, or none', () => {
  test.each(writers)('%s', (_, write) => {
    let read = 0;
    fc.assert(
      fc.property(playedPosition, change, (position, { perturb, at, other }) => {
        const text = write(position);
        if (text === undefined) return;
        const expected = parsePuzzle(text);
        const changed = perturb(text, at, other);
        let found: Position;
        try {
          found = parsePuzzle(changed);
        } catch (error) {
          if (!isInvalidInputError(error)) throw error;
          return;
        }
        read++;
        expect(found, changed).toEqual(expected);
      }),
      { numRuns: runs(160, 40) },
    );
    // Few changes of an .sdx file are read at all.
    expect(read).toBeGreaterThan(2);
  });
});

describe('what a file says comes back', () => {
  test.each(Object.entries(files))('%s', (_, [write, keeps]) => {
    fc.assert(
      fc.property(playedPosition, (position) => {
        const { givens, values, candidates } = position;
        // OpenSudoku has no note of no digits.
        if (keeps === 'all' && candidates.some((mask, cell) => mask + values[cell] === 0)) return;
        const read = parsePuzzle(write(position));
        expect(read.values).toEqual(values);
        if (keeps !== 'values') expect(read.givens).toEqual(givens);
        if (keeps === 'all') expect(read.candidates).toEqual(candidates);
      }),
      { numRuns: runs(20, 5) },
    );
  });

  test('sdx and Susser lines', () => {
    let written = 0;
    fc.assert(
      fc.property(playedPosition, (position) => {
        const { givens, values, candidates } = position;
        const susser = parsePuzzle(toSusser(position, naturalOf(position)));
        const natural = naturalOf(position);
        expect([susser.givens, susser.values]).toEqual([givens, values]);
        expect(susser.candidates).toEqual(candidates.map((mask, cell) => mask & natural[cell]));
        const text = toSdx(position);
        if (text === undefined) return;
        written++;
        const sdx = parsePuzzle(text);
        expect([sdx.givens, sdx.values, sdx.candidates]).toEqual([givens, values, candidates]);
      }),
      { numRuns: runs(40, 20) },
    );
    expect(written).toBeGreaterThan(0);
  });
});

test('a board of letters in other separators is the same board, or none', () => {
  const layout = createLayout({ size: 12 });
  const digit = fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 12 }));
  fc.assert(
    fc.property(
      fc.array(digit, { minLength: 144, maxLength: 144 }),
      fc.constantFrom('line' as const, 'grid' as const, 'tatham' as const),
      change,
      (values, format, { perturb, at, other }) => {
        const text = formatPuzzle(positionFromValues(values, values, { layout }), format);
        const changed = perturb(text, at, other);
        try {
          expect(parsePuzzle(changed, { layout }).values, changed).toEqual(values);
        } catch (error) {
          if (!isInvalidInputError(error)) throw error;
        }
      },
    ),
    { numRuns: runs(60, 25) },
  );
});
