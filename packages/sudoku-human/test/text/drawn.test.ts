import * as kit from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { refusal } from './refusal.js';

const six = kit.parsePuzzle('12.4..............................6.', { layout: kit.createLayout({ size: 6 }) });
const jigsaw = kit.parsePuzzle('1...............', {
  layout: kit.createLayout({ size: 4, regions: [0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3] }),
});
const drawing = (...lines: string[]) => lines.join('\n');

test('a drawing has borders around the boxes, and blanks between the cells', () => {
  expect(kit.formatPuzzle(six, 'grid')).toBe(
    drawing(
      '+-------+-------+',
      '| 1 2 . | 4 . . |',
      '| . . . | . . . |',
      '+-------+-------+',
      '| . . . | . . . |',
      '| . . . | . . . |',
      '+-------+-------+',
      '| . . . | . . . |',
      '| . . . | . 6 . |',
      '+-------+-------+',
    ),
  );
});

test('a column of marks is as wide as its widest cell', () => {
  let marked = six;
  for (let cell = 0; cell < 36; cell++) {
    if (six.values[cell] !== 0) continue;
    const kept = cell === 2 ? [3, 5, 6] : cell === 35 ? [3] : [];
    for (let digit = 1; digit <= 6; digit++) {
      const isThere = (marked.candidates[cell] & (1 << (digit - 1))) !== 0;
      if (isThere !== kept.includes(digit)) marked = kit.toggleCandidate(marked, cell, digit);
    }
  }
  expect(kit.formatPuzzle(marked, 'pencilmarks')).toBe(
    drawing(
      '+---------+-------+',
      '| 1 2 356 | 4 . . |',
      '| . . .   | . . . |',
      '+---------+-------+',
      '| . . .   | . . . |',
      '| . . .   | . . . |',
      '+---------+-------+',
      '| . . .   | . . . |',
      '| . . .   | . 6 3 |',
      '+---------+-------+',
    ),
  );
});

test('regions that are no boxes have one border around all', () => {
  expect(kit.formatPuzzle(jigsaw, 'grid')).toBe(
    drawing('+---------+', '| 1 . . . |', '| . . . . |', '| . . . . |', '| . . . . |', '+---------+'),
  );
});

test('each drawing is read as what it draws', () => {
  for (const position of [six, jigsaw]) {
    const { layout } = position;
    expect(kit.parsePuzzle(kit.formatPuzzle(position, 'grid'), { layout })).toEqual(position);
    expect(kit.parsePuzzle(kit.formatPuzzle(position, 'pencilmarks'), { layout }).candidates).toEqual(
      position.candidates,
    );
  }
});

test('a sign in a drawing is named with its row and its column', () => {
  const text = kit.formatPuzzle(six, 'grid').replace('6', '7');
  expect(refusal(() => kit.parsePuzzle(text, { layout: six.layout }))).toBe(
    `bad-text: text[${text.indexOf('7')}] (row 5, column 4) is "7": expected a digit from 1 to 6`,
  );
});
