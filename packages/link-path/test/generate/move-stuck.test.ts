import { type GenerateOptions, generateBoard } from '@kit/link-path';
import { expect, test } from 'vitest';
import { isCleared, replay } from '../replay.js';

/** What a row of places and stones that were asked for (`o` and `#`) is dealt as, so many tiles of one kind, by the seeds. */
function dealtAs(shape: string, copies: number, seeds = 40): Set<string> {
  const row = { rows: 1, cols: shape.length, kinds: 1, margin: false, leftover: 'stone', shape, copies } as const;
  const seen = new Set<string>();
  for (let seed = 0; seed < seeds; seed++) {
    const made = generateBoard({ ...row, seed, maxTries: 1 });
    seen.add(made.status === 'found' ? made.board.cells.map((cell) => (cell > 0 ? 'o' : '#')).join('') : made.status);
  }
  return seen;
}

test('tiles that are stuck change places with two stones side by side; a stone that was asked for is never moved', () => {
  // Wherever the two tiles are drawn, the only places side by side have them in the end.
  expect(dealtAs('o#o#oo', 2)).toEqual(new Set(['####oo']));
  expect(dealtAs('oo#o#o#o', 2)).toEqual(new Set(['oo######']));
  // Three places side by side have room for two tiles in two ways.
  expect(dealtAs('ooo#o#o', 2)).toEqual(new Set(['oo#####', '#oo####']));
  expect(dealtAs('o#oo#oo#o', 4)).toEqual(new Set(['##oo#oo##']));
  // A stuck tile that is where two are put stays one of so many.
  expect(dealtAs('oooo#o#o', 4)).toEqual(new Set(['oooo####']));
  // Room for two of four tiles.
  expect(dealtAs('oo#o#o#o', 4)).toEqual(new Set(['limit']));
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
