import { createLinkBoard, parseGrid, reshuffle } from '@kit/link-path';
import { expect, test } from 'vitest';
import { refusalOf } from '../../../../config/refusal-of.js';
import { dealt } from '../random-board.js';

function refusal(call: () => void): { code: string; index?: number | undefined } {
  const error = refusalOf(call);
  return error ? { code: error.code, index: error.at.index } : { code: 'taken' };
}

test('a reshuffle is a step: pairs, falls and undo go over it', () => {
  for (const gravity of ['none', 'down'] as const) {
    const live = createLinkBoard(dealt(4, 6, 6, 3), { gravity });
    const boards = [live.board()];
    for (let step = 0; step < 5; step++) {
      const [pair] = live.pairs();
      if (step % 2 === 0 && pair !== undefined) expect(live.removePair(pair.a, pair.b)).toBe(true);
      else {
        const mixed = reshuffle(live.board(), { seed: step });
        if (mixed.status !== 'found') throw new Error(mixed.status);
        live.reshuffle(mixed.board);
        expect(live.board()).toEqual(mixed.board);
        const before = boards.at(-1)?.cells ?? [];
        for (const { from, to } of live.falls()) expect(mixed.board.cells[to]).toBe(before[from]);
        // Who does not move has kept their kind.
        const moved = new Set(live.falls().map(({ to }) => to));
        for (const [cell, kind] of mixed.board.cells.entries()) if (!moved.has(cell)) expect(kind).toBe(before[cell]);
      }
      expect(live.pairs()).toEqual(createLinkBoard(live.board(), { gravity }).pairs());
      boards.push(live.board());
    }
    const undone = [];
    for (let board = boards.pop(); board !== undefined; board = boards.pop()) {
      expect(live.board()).toEqual(board);
      expect(live.pairs()).toEqual(createLinkBoard(board, { gravity }).pairs());
      undone.push(live.undo());
    }
    expect(undone.filter((step) => step === 'reshuffle')).toHaveLength(2);
    expect(undone.at(-1)).toBeUndefined();
  }
});

test('what is no mix of the board is refused, and nothing happens', () => {
  const live = createLinkBoard(parseGrid('1 2\n2 1\n0 0'));
  const before = live.board();
  expect(refusal(() => live.reshuffle(parseGrid('1 2 0\n2 1 0')))).toEqual({
    code: 'board-mismatch',
    index: undefined,
  });
  expect(refusal(() => live.reshuffle(parseGrid('1 2\n2 1')))).toEqual({ code: 'board-mismatch', index: undefined });
  expect(refusal(() => live.reshuffle(parseGrid('1 2\n2 0\n1 0')))).toEqual({ code: 'board-mismatch', index: 3 });
  expect(refusal(() => live.reshuffle(parseGrid('1 2\n2 1\n1 0')))).toEqual({ code: 'board-mismatch', index: 4 });
  expect(refusal(() => live.reshuffle(parseGrid('1 1\n1 2\n0 0')))).toEqual({ code: 'board-mismatch', index: 2 });
  expect(refusal(() => live.reshuffle(parseGrid('1 2\n2 3\n0 0')))).toEqual({ code: 'board-mismatch', index: 3 });
  expect(refusal(() => live.reshuffle({ rows: 0, cols: 0, cells: [] })).code).toBe('bad-size');
  expect(() => live.reshuffle(parseGrid('1 2\n2 0\n1 0'))).toThrow('mixed.cells[3] is 0: expected a tile');
  expect(() => live.reshuffle(parseGrid('1 2\n2 1\n1 0'))).toThrow('mixed.cells[4] is 1: expected 0');
  expect(() => live.reshuffle(parseGrid('1 2\n2 3\n0 0'))).toThrow('expected no more tiles of this kind');
  expect(live.board()).toEqual(before);
  expect(live.undo()).toBeUndefined();
});

test('a live board says when it is won, and when it is stuck', () => {
  const live = createLinkBoard(parseGrid('1 1\n2 2'));
  expect([live.isCleared(), live.isDeadlocked(), live.falls()]).toEqual([false, false, []]);
  live.removePair(0, 1);
  live.removePair(2, 3);
  expect([live.isCleared(), live.isDeadlocked()]).toEqual([true, true]);
  const stuck = createLinkBoard(parseGrid('1 2\n2 1'));
  expect([stuck.isCleared(), stuck.isDeadlocked()]).toEqual([false, true]);
});
