import { describe, expect, test } from 'vitest';
import {
  analyze,
  bestMove,
  bestMoveSearch,
  createAnalyzer,
  deduce,
  generateMines,
  hint,
  newBoard,
  openCell,
  parseMines,
} from '../../src/index.js';

// Without endgames, so that the guess itself is asked for.
const guess = (text: string) => bestMove(parseMines(text), { maxLayouts: 0 });

describe('the toss of a coin', () => {
  test('two cells that every number sees alike are guessed at once', () => {
    expect(guess('mines 1\n# 1 #').reason.key).toBe('forced');
    expect(guess('mines 1\n# 1 #').survival).toBe(0.5);
  });

  test('is none while an open number that sees only one of the two can still tell', () => {
    // The left 1 sees two cells, each with a chance of 1/2; the right 1 tells which, once its other cell is known.
    const text = 'mines 4\n# 1 # 1 # # # # # #';
    expect(analyze(parseMines(text)).probabilities.slice(0, 3)).toEqual([0.5, null, 0.5]);
    expect(guess(text).reason.key).toBe('lookahead');
  });
});

describe('a hint with an analyser', () => {
  test('is the same as without, click after click', () => {
    const made = generateMines({ rows: 9, cols: 10, mines: 14, seed: 4, firstOpen: 44, firstIs: 'zero' });
    if (made.status !== 'found') throw new Error(made.status);
    const { field } = made;
    const analyzer = createAnalyzer({ flags: 'ignore' });
    let board = openCell(field, newBoard(field), 44);
    let asked = 0;
    for (;;) {
      const help = hint(board, { analyzer });
      expect(help).toEqual(hint(board));
      if (help.kind !== 'not-needed' || help.deduction.cells.length === 0) break;
      // The simplest of all deductions about safe cells.
      expect(help.deduction).toEqual(deduce(board).find(({ mine }) => !mine));
      expect(hint(board, { analyzer, cell: help.deduction.cells[0] }).kind).toBe('not-needed');
      for (const cell of help.deduction.cells) board = openCell(field, board, cell);
      asked++;
    }
    expect(asked).toBeGreaterThan(3);
  });

  test('what is no analyser is refused', () => {
    const analyzer = { analyze: () => undefined } as never;
    expect(() => hint(parseMines('mines 1\n# 1 #'), { analyzer })).toThrow('no analyser');
  });
});

describe('two cells that nothing can tell apart', () => {
  // The right column: a and b below each other, then a row that only b touches.
  const coin = (mines: number, second: number, last: string) => `mines ${mines}\n1 #\n${second} #\n${last}`;

  test('are tossed for at once where all else around them is proven to be a mine, or flagged', () => {
    expect(guess(coin(3, 3, '# #'))).toMatchObject({ cell: 1, survival: 0.5, reason: { key: 'forced' } });
    expect(guess(coin(3, 3, 'F F'))).toMatchObject({ cell: 1, reason: { key: 'forced' } });
    expect(guess(coin(3, 3, '* F'))).toMatchObject({ cell: 1, reason: { key: 'forced' } });
  });

  test('are not while a cell beside one of them is a question', () => {
    expect(guess(coin(2, 2, '# #')).reason.key).toBe('lookahead');
  });

  test('may share their number with a mine that is known', () => {
    const neighbors = [[3, 4], [4], [4], [0], [0, 1, 2]];
    const cells = [-1, -1, -1, 1, 2];
    expect(bestMove({ rows: 1, cols: 5, mines: 2, cells, topology: { neighbors } }, { maxLayouts: 0 })).toMatchObject({
      cell: 1,
      survival: 0.5,
      reason: { key: 'forced' },
    });
  });

  test('are not while a question touches one of them, be it listed next to the other', () => {
    // 4 touches 0 and not 1; it is the first that 2 touches.
    const neighbors = [[3, 4], [3], [4], [0, 1], [0, 2]];
    const cells = [-1, -1, -1, 1, -1];
    const board = { rows: 1, cols: 5, mines: 2, cells, topology: { neighbors } };
    expect(bestMove(board, { maxLayouts: 0 }).reason.key).toBe('lookahead');
  });
});

test('two of four cells that every number sees alike are no coin', () => {
  const neighbors = [[4], [4], [4], [4], [0, 1, 2, 3]];
  const board = { rows: 1, cols: 5, mines: 2, cells: [-1, -1, -1, -1, 2], topology: { neighbors } };
  expect(bestMove(board, { maxLayouts: 0 })).toMatchObject({ cell: 0, survival: 0.5, reason: { key: 'lookahead' } });
});

describe('a guess that is tried in thought', () => {
  test('may show that all around it are mines', () => {
    // The last mine is at the end or beside it: who opens the end sees it, and has won.
    expect(guess('mines 3\n1 # 2 # # #')).toMatchObject({
      cell: 5,
      survival: 0.5,
      reason: { key: 'lookahead', params: { progress: 0.5 } },
    });
    expect(guess('mines 4\n# # # 2 # #').reason.params.progress).toBeCloseTo(1 / 3, 12);
  });
});

test('of cells that are worth the same the first is opened', () => {
  for (const text of ['mines 2\n# # # 1 # # #', 'mines 2\n# # 1 # #'])
    expect([text, guess(text).cell]).toEqual([text, 0]);
});

test('the progress shows the best guess, once there is one', () => {
  const search = bestMoveSearch(
    parseMines(`mines 60\n${'# # # # # # # # # # # # # # # # # #\n# 1 # # # 2 # # # 3 # # # 2 # # # #\n'.repeat(6)}`),
  );
  const seen: unknown[] = [];
  let step = search.next();
  for (; !step.done; step = search.next()) seen.push(step.value.best);
  expect(seen[0]).toBe(undefined);
  expect(seen.at(-1)).toEqual(step.value);
});

test('where the layouts were not counted, few though they are, there is no endgame', () => {
  const board = parseMines('mines 1\n# 1 #');
  expect(bestMove(board, { maxStates: 2 }).reason.key).toBe('endgame');
  expect(bestMove(board, { maxStates: 1 })).toMatchObject({ cell: 0, reason: { key: 'odds' } });
  expect(bestMove(board, { maxLayouts: 2 }).reason.key).toBe('endgame');
  expect(bestMove(board, { maxLayouts: 1 }).reason.key).toBe('forced');
});
