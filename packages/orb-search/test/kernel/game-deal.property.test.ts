import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { findMatches, findSwaps, type SwapGame } from '../../src/index.js';
import { gameDeal } from '../../src/kernel/game-deal.js';
import { gameMatches } from '../../src/kernel/game-matches.js';
import { gameMoves } from '../../src/kernel/game-moves.js';
import { checkGame } from '../../src/match3/check-game.js';

function dealerOf(game: SwapGame) {
  const { table, state } = checkGame(game);
  return { ...gameDeal(table, gameMatches(table), gameMoves(table)), state };
}

/** Does a cell take part in a run of three or, where they match, in a square? */
function matchesAt({ rows, cols, pieces }: SwapGame, cell: number, squares: boolean): boolean {
  const shapes: [down: number, right: number][][] = [0, 1, 2].flatMap((from) => [
    [0, 1, 2].map((i): [number, number] => [0, i - from]),
    [0, 1, 2].map((i): [number, number] => [i - from, 0]),
  ]);
  for (const down of squares ? [-1, 0] : []) {
    for (const right of [-1, 0]) shapes.push([0, 1, 2, 3].map((i) => [down + (i >> 1), right + (i & 1)]));
  }
  const at = (down: number, right: number) => {
    const [row, col] = [Math.floor(cell / cols) + down, (cell % cols) + right];
    return row < 0 || row >= rows || col < 0 || col >= cols ? -1 : pieces[row * cols + col];
  };
  return shapes.some((shape) => shape.every(([down, right]) => at(down, right) === pieces[cell]));
}

prop(
  [
    fc
      .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }))
      .chain(([rows, cols]) =>
        fc
          .array(fc.integer({ min: -1, max: 2 }), { minLength: rows * cols, maxLength: rows * cols })
          .map((pieces) => ({ rows, cols, pieces })),
      ),
    fc.boolean(),
  ],
  { numRuns: 25 },
)(
  'a cell gets what matches nothing there, each type as often as it is in the bag',
  ({ rows, cols, pieces }, squares) => {
    const bag = [0, 1, 1, 2];
    const rules = { types: bag, squares };
    for (let cell = 0; cell < pieces.length; cell++) {
      const { deal, state } = dealerOf({ rows, cols, pieces, rules });
      const filled = (type: number): SwapGame => ({ rows, cols, pieces: pieces.with(cell, type), rules });
      const fitting = bag.filter((type) => !matchesAt(filled(type), cell, squares));
      const expected = fitting.length > 0 ? fitting : bag;
      expected.forEach((type, drawn) => {
        state.pieces.set(pieces);
        const asked: number[] = [];
        const isPlayable = deal(state, [cell], { int: (n) => drawn + 0 * asked.push(n) });
        expect(asked).toEqual([expected.length]);
        const game = filled(type);
        expect([...state.pieces]).toEqual(game.pieces);
        const isQuiet = game.pieces.every((piece, at) => piece < 0 || !matchesAt(game, at, squares));
        expect(isPlayable).toBe(isQuiet && findSwaps(game).length > 0);
        if (!squares) expect(isQuiet).toBe(findMatches({ rows, cols, cells: game.pieces }).length === 0);
      });
    }
  },
);

test('a shuffle lays what is loose, and touches nothing else', () => {
  // A colour bomb first, a chained piece last, and a hole.
  const rules = { types: 3, specials: [{ name: 'bomb', clears: [], coloured: false }] };
  const given: SwapGame = {
    rows: 3,
    cols: 3,
    cells: [0, 0, 0, 0, -1, 0, 0, 0, 0],
    pieces: [31, 0, 1, 2, -1, 0, 1, 2, 0],
    blockers: [0, 0, 0, 0, 0, 0, 0, 0, 11],
    rules,
  };
  for (let drawn = 0; drawn < 6; drawn++) {
    const { shuffle, state } = dealerOf(given);
    shuffle(state, { int: (n) => drawn % n });
    expect([state.pieces[0], state.pieces[4], state.pieces[8]]).toEqual([31, -1, 0]);
    expect([...state.pieces].sort()).toEqual([...given.pieces].sort());
  }
});

test('fifteen types are drawn from like others, and so is what fits nowhere', () => {
  const asked: number[] = [];
  const first = { int: (n: number) => 0 * asked.push(n) };
  const one = dealerOf({ rows: 1, cols: 1, pieces: [-1], rules: { types: 15 } });
  expect(one.deal(one.state, [0], first)).toBe(false);
  // Of three alike in a row, two are chained: the third goes where it was.
  const row = dealerOf({ rows: 1, cols: 3, pieces: [4, 4, 4], blockers: [11, 11, 0], rules: { types: 15 } });
  expect(row.shuffle(row.state, first)).toBe(false);
  expect([...row.state.pieces]).toEqual([4, 4, 4]);
  expect(asked).toEqual([15, 1]);
});
