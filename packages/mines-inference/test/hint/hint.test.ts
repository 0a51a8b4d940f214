import { describe, expect, test } from 'vitest';
import { type Hint, type HintOptions, hint, hintSearch, parseMines } from '../../src/index.js';
import { scattered } from '../scattered.js';

describe('with the field', () => {
  const field = { rows: 1, cols: 6, mineCells: [0, 4] };
  const text = (cells: string) => parseMines(`mines 2\n${cells}`);

  test('every wrong flag is named, and no right one', () => {
    expect(hint(text('F 1 F # # F'), { field })).toEqual({ kind: 'mistake', cells: [2, 5] });
    expect(hint(text('F 1 # # # #'), { field }).kind).toBe('not-needed');
  });

  test('where the best guess would be a mine another cell is given', () => {
    // The first of those that are equally safe.
    for (const [mine, cell] of [
      [0, 1],
      [1, 0],
      [2, 0],
    ] as const) {
      const help = hint(parseMines('mines 1\n# # #'), { field: { rows: 1, cols: 3, mineCells: [mine] } });
      expect(help).toEqual({ kind: 'given', cell, mine: false });
    }
  });
});

describe('without the field', () => {
  test('a flag on a proven safe cell is a mistake', () => {
    expect(hint(parseMines('mines 1\n1 # #\n1 1 F\n0 0 0'))).toEqual({ kind: 'mistake', cells: [5] });
  });

  test('flags that are wrong together only are named together', () => {
    expect(hint(parseMines('mines 1\nF 1 F'))).toEqual({ kind: 'mistake', cells: [0, 2] });
  });
});

describe('a hint that is stopped', () => {
  const lattice = (size: number) =>
    scattered({ rows: size, cols: size }, 0.4, (row, col) => row % 2 === 1 && col % 2 === 1);
  const { board, field } = lattice(9);
  /** What it answers, stopped at each of its pauses. */
  const stoppedAnywhere = (options: HintOptions) => {
    const answers: Hint[] = [];
    for (;;) {
      const search = hintSearch(board, options);
      for (let pause = 0; pause <= answers.length; pause++) if (search.next().done) return answers;
      const { value } = search.next('stop');
      answers.push(value as Hint);
    }
  };

  test('without the field gives the best guess so far, once there is one', () => {
    const answers = stoppedAnywhere({});
    const first = answers.findIndex(({ kind }) => kind === 'given');
    expect(first).toBeGreaterThan(0);
    expect(answers.slice(0, first)).toEqual(new Array(first).fill({ kind: 'limit' }));
    expect(answers.length).toBeGreaterThan(first + 2);
    for (const help of answers.slice(first)) {
      expect(help).toEqual({ kind: 'given', cell: expect.any(Number) });
      expect(board.cells[(help as { cell: number }).cell]).toBe(-1);
    }
  });

  test('with it a cell without a mine', () => {
    const answers = stoppedAnywhere({ field });
    const first = answers.findIndex(({ kind }) => kind === 'given');
    expect(answers.slice(0, first)).toEqual(new Array(first).fill({ kind: 'limit' }));
    expect(answers.length).toBeGreaterThan(first + 2);
    for (const help of answers.slice(first)) {
      expect(help).toEqual({ kind: 'given', cell: expect.any(Number), mine: false });
      expect(field.mineCells).not.toContain((help as { cell: number }).cell);
    }
  });
});
