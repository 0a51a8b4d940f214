import { applyGravity, type Grid } from '@kit/grid';
import { type GenerateOptions, generateBoard, type InvalidInputError, rateBoard } from '@kit/link-path';
import { expect, test } from 'vitest';
import { refusalOf } from '../../../../config/refusal-of.js';
import { dealt } from '../random-board.js';
import { isCleared, replay } from '../replay.js';

function made(options: GenerateOptions): Grid {
  const deal = generateBoard(options);
  if (deal.status !== 'found') throw new Error(deal.status);
  const { gravity, groups } = options;
  expect(isCleared(replay(deal.board, deal.moves, { gravity, groups }))).toBe(true);
  return deal.board;
}

const counts = ({ cells }: Grid, kinds: number): number[] =>
  Array.from({ length: kinds }, (_, kind) => cells.filter((value) => value === kind + 1).length);

test('cells are shared out in pairs, and an odd one stays empty', () => {
  expect(counts(made({ rows: 10, cols: 10, kinds: 12 }), 12)).toEqual([10, 10, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8]);
  const odd = made({ rows: 5, cols: 5, kinds: 4, gravity: 'down', seed: 3 });
  expect(counts(odd, 4)).toEqual([6, 6, 6, 6]);
  expect(odd.cells.filter((value) => value === 0)).toHaveLength(1);
  expect(counts(made({ rows: 2, cols: 3, kinds: 3 }), 3)).toEqual([2, 2, 2]);
});

test('a number for each kind, of kinds that match each other an even number together', () => {
  const seasons = { groups: [[1, 2, 3, 4]], kinds: 6, copies: [1, 1, 1, 1, 4, 8] };
  for (const gravity of ['none', 'left', 'center-rows'] as const) {
    expect(counts(made({ rows: 4, cols: 4, ...seasons, gravity, seed: 2 }), 6)).toEqual(seasons.copies);
  }
  expect(counts(made({ rows: 2, cols: 2, kinds: 3, copies: [2, 0, 2] }), 3)).toEqual([2, 0, 2]);
});

test('cells that are left over are empty or stones, by chance, and the board is at rest', () => {
  for (const leftover of ['empty', 'stone'] as const) {
    const boards = [1, 2, 3].map((seed) =>
      made({ rows: 10, cols: 10, kinds: 12, copies: 8, leftover, seed, gravity: 'down' }),
    );
    for (const board of boards) {
      expect(board.cells.filter((value) => value === (leftover === 'stone' ? -1 : 0))).toHaveLength(4);
      const rule = { isEmpty: (value: number) => value === 0, isFixed: (value: number) => value === -1 };
      expect(applyGravity(board, 'down', rule)).toEqual(board);
    }
    expect(new Set(boards.map(({ cells }) => cells.map((value) => value > 0).join())).size).toBe(3);
  }
});

test('what is left over changes no deal that leaves nothing over', () => {
  for (const gravity of ['none', 'down'] as const) {
    const asked = { rows: 4, cols: 6, kinds: 6, copies: 4, seed: 5, gravity };
    expect(generateBoard({ ...asked, leftover: 'stone' })).toEqual(generateBoard(asked));
    expect(generateBoard({ ...asked, leftover: 'empty' })).toEqual(generateBoard(asked));
  }
});

test('each cell is left over as often as the others', () => {
  const empty = new Array<number>(6).fill(0);
  const deals = 240;
  for (let seed = 0; seed < deals; seed++) {
    const { cells } = made({ rows: 1, cols: 6, kinds: 2, copies: 2, leftover: 'empty', seed });
    for (const [cell, value] of cells.entries()) if (value === 0) empty[cell] += 1;
  }
  // A third of the deals: five deviations of a binomial distribution are 37.
  for (const count of empty) expect(Math.abs(count - deals / 3)).toBeLessThan(37);
});

test('shapes by name and by text', () => {
  const filled = (shape: string, rows: number, cols: number): string => {
    const { cells } = made({ rows, cols, kinds: 1, shape });
    return cells.map((value) => (value > 0 ? 'o' : '.')).join('');
  };
  expect(filled('ring', 5, 6)).toBe('oooooooo..oooo..oooo..oooooooo');
  expect(filled('diamond', 6, 6)).toBe(['......', '..oo..', '.oooo.', '.oooo.', '..oo..', '......'].join(''));
  expect(filled('cross', 5, 6)).toBe(['..oo..', '..oo..', 'oooooo', '..oo..', '..oo..'].join(''));
  // Cells halfway to the edge are within the ring, those at two fifths belong to the cross.
  expect(filled('ring', 5, 5)).toBe(['ooooo', 'o...o', 'o...o', 'o...o', 'ooooo'].join(''));
  const bar = [3, 4, 5, 6, 7];
  const cross = Array.from({ length: 121 }, (_, cell) =>
    bar.includes(cell % 11) || bar.includes(Math.trunc(cell / 11)) ? 'o' : '.',
  );
  // The cross has an odd number of cells, so one of them holds a stone.
  const odd = made({ rows: 11, cols: 11, kinds: 1, shape: 'cross', leftover: 'stone' }).cells;
  expect(odd.map((value) => (value === 0 ? '.' : 'o'))).toEqual(cross);
  expect(filled('hourglass', 4, 4)).toBe('oooo.oo..oo.oooo');
  expect(filled('diamond', 1, 4)).toBe('oooo');
  expect(filled('hourglass', 4, 1)).toBe('oooo');
  expect(made({ rows: 2, cols: 3, kinds: 2, copies: 2, shape: 'o.o\noo#' }).cells.map(Math.sign)).toEqual([
    1, 0, 1, 1, 1, -1,
  ]);
});

test('kinds that can not be paired and shapes without cells are refused by name', () => {
  const thrown = (options: object): InvalidInputError | undefined => {
    return refusalOf(() => generateBoard({ rows: 4, cols: 4, kinds: 4, ...options }));
  };
  const refusal = (options: object): string => {
    const error = thrown(options);
    return error === undefined ? 'taken' : `${error.code} ${error.at.name}`;
  };
  const said = (options: object): string | undefined => thrown(options)?.message;
  expect(refusal({ copies: [4, 4, 4, 3] })).toBe('bad-count options.copies');
  expect(refusal({ copies: [4, 4, 4, 3], groups: [[3, 4]] })).toBe('bad-count options.copies');
  expect(refusal({ copies: [4, 4, 4] })).toBe('bad-length options.copies');
  expect(refusal({ copies: [4, 4, 4, -4] })).toBe('bad-number options.copies[3]');
  expect(refusal({ copies: [4, 4, 4, 2] })).toBe('bad-count options.copies');
  expect(refusal({ copies: [4, 4, 4, 6], leftover: 'empty' })).toBe('bad-count options.copies');
  expect(refusal({ copies: 2 })).toBe('bad-count options.kinds');
  expect(refusal({ kinds: 9 })).toBe('bad-count options.kinds');
  expect(refusal({ kinds: 8 })).toBe('taken');
  expect(said({ copies: 2 })).toBe(
    'options.kinds * options.copies is 4 * 2 = 8: expected 16, the number of cells to fill',
  );
  expect(said({ copies: [4, 4, 4, 6], leftover: 'empty' })).toBe(
    'options.copies has in all 18: expected at most 16, the number of cells to fill',
  );
  expect(refusal({ leftover: 'hole' })).toBe('bad-choice options.leftover');
  expect(refusal({ shape: '....\n....\n....\n....' })).toBe('bad-count options.shape');
  expect(refusal({ shape: 'oo\noo' })).toMatch(/^bad-size/);
  expect(refusal({ shape: 'x' })).toMatch(/^bad-text/);
});

test('a rating has its error and its class', () => {
  const board = { rows: 8, cols: 18, cells: made({ rows: 8, cols: 18, kinds: 36, copies: 4, seed: 9 }).cells };
  const { deadEnds, error, clears } = rateBoard(board, { plays: 100 });
  expect(clears).toBe(deadEnds === 0 ? 'always' : deadEnds <= 0.5 ? 'mostly' : 'seldom');
  // Wilson's interval at 95 %: half its width at a share of one half is 1.96 / (2 √(n + 3.84)).
  expect(error).toBeLessThanOrEqual(1.96 / 2 / Math.sqrt(103.8) + 1e-3);
  const wider = rateBoard(board, { plays: 10 }).error;
  expect(wider).toBeGreaterThan(error);
  expect(rateBoard({ rows: 1, cols: 2, cells: [1, 1] }, { plays: 50 })).toMatchObject({
    deadEnds: 0,
    clears: 'always',
  });
  expect(rateBoard({ rows: 1, cols: 2, cells: [1, 1] }, { plays: 50 }).error).toBeCloseTo(3.841459 / 2 / 53.841459, 9);
  expect(rateBoard({ rows: 2, cols: 2, cells: [1, 2, 2, 1] }).clears).toBe('seldom');
  const shares = new Set<number>();
  for (let seed = 0; seed < 200; seed++) {
    const { deadEnds, clears } = rateBoard(dealt(4, 4, 4, seed), { plays: 10, seed });
    shares.add(deadEnds);
    expect([deadEnds, clears]).toEqual([deadEnds, deadEnds === 0 ? 'always' : deadEnds <= 0.5 ? 'mostly' : 'seldom']);
  }
  for (const share of [0, 0.1, 0.5, 0.6]) expect(shares).toContain(share);
});

test('a large board is filled in slices', () => {
  const copies = [...new Array<number>(58).fill(20), 10];
  const board = made({ rows: 40, cols: 40, kinds: 59, copies, leftover: 'stone', shape: 'ring', seed: 1 });
  expect(counts(board, 59).at(-1)).toBe(10);
});
