import { describe, expect, test } from 'vitest';
import { type Position, setValue, type Technique, techniqueOf } from '../../src/index.js';
import { errorOf } from '../text/support.js';
import { board, candidates } from '../verify/draw.js';

const open = board(Array(9).fill('*').join('\n'));

/** A technique that has one step, with these conclusions. */
function only(placements: string, eliminations: string): readonly Technique[] {
  const step = {
    technique: 'x-wing',
    placements: placements === '' ? [] : candidates(placements),
    eliminations: eliminations === '' ? [] : candidates(eliminations),
    pattern: { candidates: [], houses: [], links: [] },
    message: { key: 'x-wing', params: {} },
  };
  return [{ id: 'x-wing', find: (_context: unknown, emit: (found: unknown) => boolean) => emit(step) } as never];
}

function struck(text: string): Position {
  const marks = [...open.candidates];
  for (const { cell, digit } of candidates(text)) marks[cell] &= ~(1 << (digit - 1));
  return { ...open, candidates: marks };
}

function set(text: string): Position {
  return candidates(text).reduce<Position>((position, { cell, digit }) => setValue(position, cell, digit), open);
}

const isExplained = (after: Position, by: readonly Technique[]) => techniqueOf(open, after, by).status === 'explained';

describe('what the player struck out', () => {
  test.each([
    ['the step strikes it out', '', '5 r1c1', true],
    ['the step strikes out more', '', '45 r1c12', true],
    ['the step strikes out another digit of the cell', '', '4 r1c1', false],
    ['the step strikes out the digit in another cell', '', '5 r1c2', false],
    ['the step sets another digit there', '4 r1c1', '', true],
    ['the step sets this very digit there', '5 r1c1', '', false],
    ['the step sets the digit in the row', '5 r1c9', '', true],
    ['the step sets another digit in the row', '4 r1c9', '', false],
    ['the step sets the digit where nobody sees it', '5 r9c9', '', false],
  ])('%s', (_, placements, eliminations, answer) => {
    expect(isExplained(struck('5 r1c1'), only(placements, eliminations))).toBe(answer);
  });

  test('each of two has to be explained', () => {
    expect(isExplained(struck('5 r1c12'), only('', '5 r1c1'))).toBe(false);
    expect(isExplained(struck('5 r1c12'), only('', '5 r1c12'))).toBe(true);
  });
});

describe('what the player set', () => {
  test.each([
    ['the step sets it', '4 r1c1', '', true],
    ['the step sets another digit there', '5 r1c1', '', false],
    ['the step sets the digit elsewhere', '4 r9c9', '', false],
    ['the step leaves the cell this digit alone', '', '12356789 r1c1', true],
    ['the step leaves the cell one more', '', '1235678 r1c1', false],
    ['the step strikes this digit out, too', '', '123456789 r1c1', false],
    ['the step leaves the other digits of the next cell', '', '12356789 r1c2', false],
    ['the step leaves the row this cell alone', '', '4 r1c23456789', true],
    ['the step leaves the row one more', '', '4 r1c2345678', false],
    ['the step leaves the row this cell alone for another digit', '', '5 r1c23456789', false],
    ['the step leaves another row alone with its column', '', '4 r2c23456789', false],
    ['the step leaves the column this cell alone', '', '4 r23456789c1', true],
    ['the step leaves the box this cell alone', '', '4 r1c23; 4 r23c123', true],
  ])('%s', (_, placements, eliminations, answer) => {
    expect(isExplained(set('4 r1c1'), only(placements, eliminations))).toBe(answer);
  });

  test('marks that go with the digit need no reason, others do', () => {
    const after = set('4 r1c1');
    const more = (cell: number, digit: number) => ({
      ...after,
      candidates: after.candidates.with(cell, after.candidates[cell] & ~(1 << (digit - 1))),
    });
    expect(isExplained(after, only('4 r1c1', ''))).toBe(true);
    expect(isExplained(more(1, 5), only('4 r1c1', ''))).toBe(false);
    expect(isExplained(more(80, 4), only('4 r1c1', ''))).toBe(false);
  });
});

test('two positions of different puzzles are refused, the first given that differs named', () => {
  const given = (cell: number, digit: number): Position => ({
    givens: open.givens.with(cell, digit),
    values: open.values.with(cell, digit),
    candidates: open.candidates.with(cell, 0),
  });
  expect(errorOf(() => techniqueOf(given(12, 7), given(30, 7), []))).toMatchObject({
    code: 'puzzle-mismatch',
    message: 'after.givens[12] (row 1, column 3) is 0: before has 7 there',
    at: { name: 'after.givens', index: 12, row: 1, col: 3 },
  });
});
