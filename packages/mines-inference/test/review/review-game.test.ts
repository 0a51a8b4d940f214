import { expect, test } from 'vitest';
import { type GameMove, generateMines, reviewGame, reviewGameSearch, runSync, simulateGame } from '../../src/index.js';
import { anyGame } from './any-game.js';

const field = { rows: 1, cols: 3, mineCells: [0] };
const all = (kind: GameMove['kind'], ...cells: number[]): GameMove[] => cells.map((cell) => ({ kind, cell }));
const open = (...cells: number[]) => all('open', ...cells);

test('the summary counts classes, luck, and what was given away', () => {
  // After the 1 in the middle its neighbours are in doubt, the ends are safe.
  const five = { rows: 1, cols: 5, mineCells: [1] };
  const { status, moves, summary } = reviewGame({ field: five, moves: [...open(2), ...all('flag', 4), ...open(3, 0)] });
  expect(status).toBe('playing');
  const judged = { class: 'mistake', luck: 'lucky', risk: 0.5, better: 0, winChance: 0.5, bestWinChance: 1 };
  expect(moves[2]).toMatchObject(judged);
  const none = { 'perfect-guess': 0, 'inferior-guess': 0, flag: 0, useless: 0, unknown: 0 };
  expect(summary).toEqual({
    counts: { start: 1, proven: 1, mistake: 2, ...none },
    guesses: 0,
    mistakes: 2,
    survival: 0.5,
    cost: 0.5,
  });
});

test('a guess that goes wrong is unlucky', () => {
  const lost = reviewGame({ field, moves: open(1, 0) });
  expect([lost.status, lost.moves[1]]).toMatchObject(['lost', { class: 'perfect-guess', luck: 'unlucky', risk: 0.5 }]);
  expect(lost.summary).toMatchObject({ guesses: 1, mistakes: 0, survival: 0.5, cost: 0 });
});

test('a guess without need asks for luck, a perfect one and a certain mine for none more than the best play', () => {
  const five = { rows: 1, cols: 5, mineCells: [1] };
  expect(reviewGame({ field: five, moves: open(2, 3, 0) }).luck).toBe(1);
  expect(reviewGame({ field: five, moves: open(2, 1) })).toMatchObject({ luck: 1, summary: { survival: 0.5 } });
  expect(reviewGame({ field, moves: open(1, 0) }).luck).toBe(0);
  // Behind the 1 of the corner the mine is certain.
  const certain = reviewGame({ field: { rows: 1, cols: 3, mineCells: [1] }, moves: open(0, 1) });
  expect(certain).toMatchObject({ status: 'lost', luck: 0, summary: { mistakes: 1, survival: 1, cost: 1 } });
});

test('the luck of a guess without need is the logarithm of its chance, to the last digits', () => {
  for (let cells = 2; cells <= 40; cells += 3) {
    for (let mines = 1; mines < cells; mines += 3) {
      // The number sees some cells; the last of them are mines. It doesn't see one more cell, which is safe.
      const around = Array.from({ length: cells }, (_, at) => at + 1);
      const neighbors = [around, ...around.map(() => [0]), []];
      const star = { rows: 1, cols: cells + 2, topology: { neighbors }, mineCells: around.slice(cells - mines) };
      const { luck } = reviewGame({ field: star, moves: open(0, 1) });
      expect([cells, mines, luck]).toEqual([cells, mines, expect.closeTo(-Math.log2(1 - mines / cells), 13)]);
    }
  }
});

test('moves after the end and clicks on nothing are useless, with different reasons', () => {
  const { moves } = reviewGame({ field, moves: open(0, 2) });
  expect(moves.map(({ class: judged, reason }) => `${judged} ${reason.key}`)).toEqual(['start start', 'useless over']);
  const question = reviewGame({ field, moves: [{ kind: 'question', cell: 0, timeMs: 3 }] });
  const reason = { key: 'useless', params: { cols: 3 } };
  expect(question.moves).toEqual([{ kind: 'question', cell: 0, timeMs: 3, class: 'useless', luck: 'none', reason }]);
});

test('a board at the end that does not show what was opened is refused; so are both, and neither', () => {
  const board = { rows: 1, cols: 6, mines: 2, cells: [-1, -1, 1, -1, -1, -1] };
  expect(reviewGame({ board, moves: open(2) }).moves[0]!.class).toBe('start');
  expect(() => reviewGame({ board, moves: open(2, 3) })).toThrow(
    expect.objectContaining({ code: 'bad-move', at: { name: 'game.moves[1]', index: 1 } }),
  );
  for (const game of [{ moves: [] }, { board, field, moves: [] }]) {
    expect(() => reviewGame(game as never)).toThrow(expect.objectContaining({ code: 'contradictory-options' }));
  }
});

test('with no states to spend a guess is unknown', () => {
  const wide = { rows: 3, cols: 9, mineCells: [0, 4, 8, 18, 22, 26] };
  const { moves } = reviewGame({ field: wide, moves: open(10, 12, 14, 16, 2) }, { maxStates: 1, maxLayouts: 0 });
  expect(moves.at(-1)).toMatchObject({ class: 'unknown', reason: { key: 'unknown' } });
});

test('stopped, it tells the moves that were judged', () => {
  const search = reviewGameSearch({ field: { rows: 60, cols: 60, mineCells: [0] }, moves: open(5, 6, 7) });
  search.next();
  const { done, value } = search.next('stop');
  expect([done, value]).toMatchObject([true, { status: 'limit' }]);
  expect(runSync(reviewGameSearch({ field, moves: [] })).status).toBe('playing');
});

test('of two cells that nothing tells apart each is a perfect guess; another cell is compared', () => {
  for (const cell of [0, 2]) {
    expect(reviewGame({ field, moves: open(1, cell) }, { maxLayouts: 0 }).moves[1]!.class).toBe('perfect-guess');
  }
  // A coin, and three cells that have nothing to do with it.
  const neighbors = [[1], [0, 2], [1], [4], [3, 5], [4]];
  const both = { rows: 1, cols: 6, mineCells: [0, 3], topology: { neighbors } };
  const { moves } = reviewGame({ field: both, moves: open(1, 5) }, { maxLayouts: 0 });
  expect(moves[1]).toMatchObject({ luck: 'lucky' });
  expect(moves[1]!.risk).toBeCloseTo(1 / 3, 12);
});

test('cells that may each be safe, but not all together, are a certain mine for a chord', () => {
  // The 1 in cell 1 sees cells 0 and 2; that in cell 3 sees them, too, and cell 4, which is flagged in vain.
  const neighbors = [[1, 3], [0, 2], [1, 3], [0, 2, 4], [3]];
  const five = { rows: 1, cols: 5, mineCells: [0], topology: { neighbors } };
  const moves: GameMove[] = [...open(1, 3), ...all('flag', 4), ...all('chord', 3)];
  const review = reviewGame({ field: five, moves });
  expect(review.moves.slice(2)).toMatchObject([
    { class: 'mistake', risk: 0, reason: { key: 'flag-false' } },
    { class: 'mistake', luck: 'none', risk: 1, better: 4, reason: { key: 'certain-mine' } },
  ]);
});

test('to open a proven mine is a mistake and no bad luck, with the field and with the board at the end', () => {
  // * 1 1 * . .: cell 2 is a guess, and once it is open, cell 1 proves the mine in cell 0.
  const moves = open(1, 2, 0);
  const field = { rows: 1, cols: 6, mineCells: [0, 3] };
  const end = { rows: 1, cols: 6, mines: 2, cells: [-3, 1, 1, -1, -1, -1] };
  for (const game of [{ field }, { board: end }]) {
    const { status, moves: judged, summary } = reviewGame({ ...game, moves });
    expect(status).toBe('lost');
    expect(judged[2]).toMatchObject({ class: 'mistake', luck: 'none', risk: 1, reason: { key: 'certain-mine' } });
    expect(summary).toMatchObject({ guesses: 1, mistakes: 1 });
  }
});

test('a chord of several uncertain cells is compared by its whole risk, or unknown where that is too much work', () => {
  const wide = { rows: 3, cols: 5, mineCells: [1, 8, 14] };
  const moves = [...open(6), ...all('flag', 1), ...all('chord', 6)];
  const judged = (limits: object) => reviewGame({ field: wide, moves }, limits).moves[2]!;
  const exact = judged({});
  expect(exact.winChance).toBeGreaterThan(0);
  const estimated = judged({ maxLayouts: 0 });
  expect([estimated.risk, estimated.winChance]).toEqual([exact.risk, undefined]);
  expect(estimated.class).toBe('inferior-guess');
  expect(judged({ maxLayouts: 0, maxStates: 1 }).class).toBe('unknown');
});

test('whatever work an endgame may take, what is said to be exact is', () => {
  let limited = 0;
  for (let seed = 0; seed < 24; seed++) {
    const game = anyGame(seed);
    const exact = reviewGame(game).moves;
    for (const maxEndgameNodes of [1, 2, 4, 8, 16, 32]) {
      for (const [at, { winChance }] of reviewGame(game, { maxEndgameNodes }).moves.entries()) {
        if (winChance === undefined && exact[at]!.winChance !== undefined) limited++;
        else expect(winChance).toBe(exact[at]!.winChance);
      }
    }
  }
  expect(limited).toBeGreaterThan(10);
});

test('flags from before the game stand, and a board at the end may be given with them', () => {
  const { moves } = reviewGame({ field, flags: [0], moves: open(0, 1, 2) });
  expect(moves.map((move) => move.class)).toEqual(['useless', 'start', 'perfect-guess']);
  const board = { rows: 1, cols: 3, mines: 1, cells: [-2, 1, 0] };
  expect(reviewGame({ board, flags: [0], moves: open(0, 1, 2) }).moves).toEqual(moves);
});

test('the games that the package plays have no mistake and no inferior guess', () => {
  let guesses = 0;
  for (let seed = 0; seed < 3; seed++) {
    const made = generateMines({ rows: 12, cols: 12, mines: 32, seed });
    if (made.status !== 'found') throw new Error(made.status);
    const { opened, status } = simulateGame(made.field);
    const review = reviewGame({ field: made.field, moves: open(...opened) });
    expect([seed, review]).toMatchObject([seed, { status, summary: { mistakes: 0, counts: { 'inferior-guess': 0 } } }]);
    guesses += review.summary.guesses;
  }
  expect(guesses).toBeGreaterThan(1);
});

test('what is nearly certain is not called proven', () => {
  // 20 ones see cell 0 and a cell of their own each, so without a mine in cell 0 there are 20: one layout in 10 to the 23rd.
  // A two sees cell 0, two of the own cells and cell 82.
  const ones = 20;
  const [first, two, last] = [ones + 1, 2 * ones + 1, 2 * ones + 2];
  const neighbors: number[][] = Array.from({ length: 200 }, () => []);
  const see = (number: number, cells: number[]) => {
    for (const cell of cells) {
      neighbors[number]!.push(cell);
      neighbors[cell]!.push(number);
    }
  };
  for (let one = 0; one < ones; one++) see(1 + one, [0, first + one]);
  see(two, [0, first, first + 1, last]);
  const mineCells = [0, last, ...Array.from({ length: 18 }, (_, index) => 150 + index)];
  for (const list of neighbors) list.sort((a, b) => a - b);
  const board = { rows: 1, cols: 200, mineCells, topology: { neighbors } };
  const start = open(...Array.from({ length: ones }, (_, one) => 1 + one), two);
  const chordAfter = (...flags: number[]) => {
    const moves = [...start, ...all('flag', ...flags), ...all('chord', two)];
    return reviewGame({ field: board, moves }).moves.at(-1)!;
  };
  const right = chordAfter(0, last);
  expect(right.risk).toBeGreaterThan(0);
  expect(right.risk).toBeLessThan(1e-15);
  expect(right.class).not.toBe('proven');
  const wrong = chordAfter(first, first + 1);
  expect(wrong.risk).toBeLessThan(1);
  expect(wrong.risk).toBeGreaterThan(1 - 1e-15);
});
