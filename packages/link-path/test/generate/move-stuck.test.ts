import { createPace, createRandom, runSlices } from '@kit/grid';
import { type GenerateOptions, generateBoard } from '@kit/link-path';
import { expect, test } from 'vitest';
import { moveStuck } from '../../src/generate/move-stuck.js';
import { isCleared, replay } from '../replay.js';
import { atBothPaces, usualRules } from '../support.js';

/** `o` a tile, `#` a stone that may be moved, `X` one that may not, `.` an empty cell. */
function moved(rows: readonly string[], seed = 1): string[] {
  const text = rows.join('');
  const values = { o: 1, '#': -1, X: -1, '.': 0 };
  const cells = Int8Array.from(text, (letter) => values[letter as keyof typeof values]);
  const isPlace = Int8Array.from(text, (letter) =>
    letter === 'o' || letter === '#' ? 1 : Math.min(0, values[letter as 'X']),
  );
  const cols = rows[0].length;
  const layout = { rows: rows.length, cols, cells };
  runSlices(moveStuck(layout, isPlace, { ...usualRules, margin: false }, [], createRandom(seed), createPace()));
  return rows.map((row, index) =>
    Array.from(row, (letter, col) => {
      const value = cells[index * cols + col];
      return value > 0 ? 'o' : value === 0 ? '.' : letter === 'X' ? 'X' : '#';
    }).join(''),
  );
}

test('tiles that are stuck change places with two stones side by side', () => {
  expect(moved(['oXoX##'])).toEqual(['#X#Xoo']);
  expect(moved(['oX', 'X#', 'oX', 'X#', 'X#'])).toContain('Xo');
  expect(moved(['ooX.'])).toEqual(['ooX.']);
  // A stone beside a stuck tile will do: the tile has become a stone as well.
  expect(moved(['o#XXo'])).toEqual(['ooXX#']);
});

test('where too few stones lie side by side, tiles stay; a stone that was asked for is never moved', () => {
  expect(moved(['oXoX#'])).toEqual(['oXoX#']);
  expect(moved(['oXoXX'])).toEqual(['oXoXX']);
  // Room for two of four: a stuck tile that has moved already isn't put back.
  expect(moved(['o#XoXoXo'])).toEqual(['ooXoXoX#']);
  // The last of a row and the first of the next don't touch.
  expect(moved(['XoXoX#', '#XXXXX'])).toEqual(['XoXoX#', '#XXXXX']);
  expect(moved(['oXoX#', 'XXXX#'])).toEqual(['#X#Xo', 'XXXXo']);
});

test('the same layout at any pace', () => {
  const { answer, eager, pauses } = atBothPaces(function* (pace) {
    const cells = Int8Array.from({ length: 400 }, (_, cell) => (cell % 3 === 0 || cell % 7 === 0 ? 1 : -1));
    cells[1] = cells.filter((value) => value > 0).length % 2 === 1 ? 1 : -1;
    const layout = { rows: 20, cols: 20, cells };
    yield* moveStuck(layout, new Int8Array(400).fill(1), usualRules, [['left']], createRandom(2), pace);
    return cells;
  });
  expect(eager).toEqual(answer);
  expect(pauses).toBeGreaterThan(100);
});

test('boards with many stones are dealt: so many of each, the shape is kept, and the plan clears them', () => {
  const asked: GenerateOptions[] = [
    { rows: 20, cols: 20, kinds: 12, copies: 4, shape: 'ring' },
    { rows: 20, cols: 20, kinds: 20, copies: 8, gravity: 'down' },
    { rows: 20, cols: 20, kinds: 12, copies: 4, shape: 'diamond', gravity: ['left', 'center-rows'] },
    { rows: 8, cols: 18, kinds: 12, copies: 4, margin: false },
  ];
  for (const options of asked) {
    for (const seed of [1, 2, 3]) {
      const made = generateBoard({ ...options, leftover: 'stone', seed });
      if (made.status !== 'found') throw new Error(`${JSON.stringify(options)}: ${made.status}`);
      const { gravity, margin, kinds, copies } = options;
      const { cells } = made.board;
      expect(isCleared(replay(made.board, made.moves, { gravity, margin }))).toBe(true);
      for (let kind = 1; kind <= kinds; kind++)
        expect(cells.filter((value) => value === kind)).toHaveLength(Number(copies));
      const whole = generateBoard({ ...options, kinds: 1, copies: undefined, seed });
      if (whole.status !== 'found' || gravity !== undefined) continue;
      expect(cells.map((value) => value !== 0)).toEqual(whole.board.cells.map((value) => value !== 0));
    }
  }
});

test('leftover cells are drawn anew where no deal fits the last ones; what never fits is limit, since others were not tried', () => {
  const narrow = { rows: 1, kinds: 1, copies: 2, leftover: 'empty', margin: false } as const;
  for (const seed of [1, 2, 3, 4, 5]) {
    const made = generateBoard({ ...narrow, cols: 4, shape: 'o#oo', seed });
    expect(made.status === 'found' && made.board.cells).toEqual([0, -1, 1, 1]);
    expect(generateBoard({ ...narrow, cols: 5, shape: 'o#o#o', seed })).toEqual({ status: 'limit' });
  }
  // Two tiles that no line joins.
  expect(generateBoard({ rows: 2, cols: 2, kinds: 1, shape: 'o.\n.o', maxTurns: 0, margin: false })).toEqual({
    status: 'impossible',
  });
  // Nothing was drawn here.
  expect(generateBoard({ ...narrow, cols: 3, shape: 'o#o' })).toEqual({ status: 'impossible' });
});
