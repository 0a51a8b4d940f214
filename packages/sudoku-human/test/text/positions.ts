import fc from 'fast-check';
import type { Position } from '../../src/index.js';
import { parsePuzzle, setValue, toggleCandidate } from '../../src/index.js';
import { fixture } from './support.js';

const puzzles = ['hard', 'few-clues', 'easy'].flatMap(fixture);

/** A puzzle of the fixtures, some cells filled with one of their candidates, some candidates struck out. */
export const playedPosition: fc.Arbitrary<Position> = fc
  .record({
    line: fc.constantFrom(...puzzles),
    moves: fc.array(fc.record({ cell: fc.nat(80), pick: fc.nat(8), set: fc.boolean() }), { maxLength: 30 }),
  })
  .map(({ line, moves }) => moves.reduce(play, parsePuzzle(line)));

function play(position: Position, { cell, pick, set }: { cell: number; pick: number; set: boolean }): Position {
  const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => position.candidates[cell] & (1 << (digit - 1)));
  if (digits.length === 0) return position;
  const digit = digits[pick % digits.length];
  return set ? setValue(position, cell, digit) : toggleCandidate(position, cell, digit);
}

/** Any 81 digits, most cells empty; they may conflict. */
export const anyValues: fc.Arbitrary<number[]> = fc.array(
  fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(9) }),
  { minLength: 81, maxLength: 81 },
);
