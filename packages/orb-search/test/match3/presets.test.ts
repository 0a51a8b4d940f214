import { describe, expect, test } from 'vitest';
import { plainRules, playSwap, rocketRules, type SwapGame, type SwapRules, stripedRules } from '../../src/index.js';

function boardOf(rules: SwapRules, text: string): SwapGame {
  const lines = text.split(' ');
  return { rows: lines.length, cols: lines[0].length, pieces: [...lines.join('')].map(Number), rules };
}

describe('what a match makes, and where', () => {
  // The 0 at the first cell goes to the second; the plus stands already, since no swap makes one.
  test.each<[string, string, number, number, number, string | undefined, string | undefined]>([
    ['three in a line', '0010', 3, 2, 2, undefined, undefined],
    ['four along a row', '0010 2304', 6, 2, 2, 'striped-col', 'rocket-col'],
    ['four down a column', '02 03 10 04', 5, 4, 4, 'striped-row', 'rocket-row'],
    ['five along a row', '00100 23045', 7, 2, 2, 'bomb', 'light-ball'],
    ['an L', '0010 2304 5607', 3, 2, 2, 'wrapped', 'tnt'],
    ['a T', '2034 0105 6078 9012', 1, 5, 5, 'wrapped', 'tnt'],
    ['a plus', '3041 0002 5063 7787', 15, 14, 5, 'wrapped', 'tnt'],
    ['a square', '010 003', 2, 1, 1, undefined, 'propeller'],
  ])('%s', (_, text, a, b, place, striped, rocket) => {
    for (const [rules, name] of [
      [plainRules, undefined],
      [stripedRules, striped],
      [rocketRules, rocket],
    ] as const) {
      const made = playSwap(boardOf(rules, text), a, b, { maxWaves: 1 }).steps.flatMap((step) => step.made);
      const named = made.map(({ cell, piece }) => [rules.specials?.[(piece >> 4) - 1]?.name, cell]);
      expect(named).toEqual(name === undefined ? [] : [[name, place]]);
    }
  });
});

/** 7×7 without a match, seven pieces of each of seven types, and two pieces in the middle: at 23 and at 24, its centre. */
function around(rules: SwapRules, first: string, second: string): SwapGame {
  const pieces = Array.from({ length: 49 }, (_, cell) => ((cell % 7) + 3 * Math.floor(cell / 7)) % 7);
  [first, second].forEach((name, i) => {
    const k = (rules.specials ?? []).findIndex((special) => special.name === name) + 1;
    if (k > 0) pieces[23 + i] = 16 * k + (rules.specials?.[k - 1]?.coloured === false ? 15 : 7);
  });
  return { rows: 7, cols: 7, pieces, rules };
}

describe('what two pieces do that are swapped', () => {
  test.each<[SwapRules, string, string, number]>([
    [stripedRules, 'striped-row', 'striped-row', 13],
    [stripedRules, 'striped-row', 'striped-col', 13],
    [stripedRules, 'striped-col', 'striped-col', 13],
    [stripedRules, 'striped-row', 'wrapped', 33],
    [stripedRules, 'wrapped', 'striped-col', 33],
    [stripedRules, 'wrapped', 'wrapped', 25],
    [stripedRules, 'bomb', 'bomb', 49],
    // The piece at 24 is one of seven of its type.
    [stripedRules, 'bomb', 'plain', 8],
    [rocketRules, 'rocket-row', 'rocket-row', 13],
    [rocketRules, 'rocket-col', 'rocket-row', 13],
    [rocketRules, 'rocket-col', 'rocket-col', 13],
    [rocketRules, 'tnt', 'rocket-row', 33],
    [rocketRules, 'rocket-col', 'tnt', 33],
    [rocketRules, 'tnt', 'tnt', 49],
    [rocketRules, 'propeller', 'propeller', 8],
    [rocketRules, 'light-ball', 'light-ball', 49],
    [rocketRules, 'light-ball', 'plain', 8],
  ])('%# %s + %s + %s: %i cells', (rules, first, second, cells) => {
    const [step] = playSwap(around(rules, first, second), 23, 24, { maxWaves: 1 }).steps;
    expect(step?.cleared).toHaveLength(cells);
    expect(step?.fired).toHaveLength(1);
  });

  test.each([
    ['striped-row', 'striped-row', 'striped-col'],
    ['wrapped', 'wrapped', 'wrapped'],
  ])('a bomb and %s: all of the colour become special in turns, and fire', (name, odd, even) => {
    const game = around(stripedRules, 'bomb', name);
    const pieces = game.pieces.map((piece) => (piece === 5 ? 7 : piece));
    const [step] = playSwap({ ...game, pieces }, 23, 24, { maxWaves: 1 }).steps;
    const names = step?.turned.map(({ piece }) => stripedRules.specials?.[(piece >> 4) - 1]?.name);
    expect(names?.length).toBeGreaterThan(5);
    expect(names).toEqual(names?.map((_, i) => (i % 2 === 0 ? odd : even)));
    expect(step?.fired).toHaveLength(1 + names!.length);
  });

  test.each(['rocket-row', 'rocket-col', 'tnt'])('a propeller carries what %s does', (name) => {
    const [step] = playSwap(around(rocketRules, 'propeller', name), 23, 24, { maxWaves: 1 }).steps;
    expect(step?.fired[0]?.name).toBe(`propeller+${name}`);
    // More than the four neighbours and one cell.
    expect(step!.cleared.length).toBeGreaterThan(8);
  });

  test.each(['rocket-row', 'tnt', 'propeller'])('a light ball multiplies %s', (name) => {
    const [step] = playSwap(around(rocketRules, 'light-ball', name), 23, 24, { maxWaves: 1 }).steps;
    expect(step!.turned.length).toBeGreaterThan(5);
  });
});

test.each([
  ['rocket-row', 7],
  ['rocket-col', 7],
  ['tnt', 25],
  ['propeller', 6],
  ['light-ball', 8],
])('a tap on %s clears %i cells', (name, cells) => {
  const [step] = playSwap(around(rocketRules, 'plain', name), 24, 24, { maxWaves: 1 }).steps;
  expect(step?.cleared).toHaveLength(cells);
});

test('a wrapped piece fires again in the next wave, and is gone then', () => {
  const game = around(stripedRules, 'striped-row', 'wrapped');
  // Hit by a match beside it: three of its type in a row.
  const pieces = [...game.pieces];
  pieces[23] = 3;
  [pieces[25], pieces[33]] = [7, 7];
  const { steps } = playSwap({ ...game, pieces }, 33, 26, { maxWaves: 3 });
  expect(steps[0].fired.map(({ name }) => name)).toEqual(['wrapped']);
  expect(steps[0].made.map(({ piece }) => piece >> 4)).toEqual([4]);
  expect(steps[1].fired.map(({ name }) => name)).toEqual(['wrapped-lit']);
  expect(steps[1].board.pieces.some((piece) => piece >> 4 === 4)).toBe(false);
});

test('what would appear in a chained cell appears in the first of the match that is free', () => {
  const plus = boardOf(stripedRules, '3041 0002 5063 7787');
  const blockers = plus.pieces.map((_, cell) => (cell === 5 || cell === 1 ? 11 : 0));
  const [step] = playSwap({ ...plus, blockers }, 15, 14, { maxWaves: 1 }).steps;
  expect(step.made.map(({ cell }) => cell)).toEqual([4]);
  expect(step.layers.map(({ cell, left }) => [cell, left])).toEqual([
    [1, 0],
    [5, 0],
  ]);
});

test('a pair of any two leaves ordinary pieces alone', () => {
  const rules: SwapRules = {
    specials: [{ name: 'x', clears: [] }],
    pairs: [{ pieces: ['any', 'any'], clears: [{ kind: 'board' }] }],
  };
  const swap = (pieces: number[]) => playSwap({ rows: 1, cols: 4, pieces, rules }, 0, 1, { maxWaves: 1 }).steps;
  expect(swap([0, 1, 2, 3])).toEqual([]);
  expect(swap([16, 1, 2, 3])[0]?.cleared).toEqual([0, 1, 2, 3]);
  expect(swap([1, 17, 2, 3])[0]?.fired).toEqual([{ cell: 1, name: 'any+any', hits: [2, 3] }]);
});

test('a match that is chained all over makes nothing, and stays', () => {
  const game = boardOf(stripedRules, '0000 5612 7738 1274');
  const blockers = game.pieces.map((_, cell) => (cell < 4 ? 12 : 0));
  const [step] = playSwap({ ...game, blockers }, 14, 10, { maxWaves: 1 }).steps;
  expect(step.matches.map(({ kind }) => kind)).toEqual(['line-4', 'line-3']);
  expect(step.made).toEqual([]);
  expect(step.layers.map(({ left }) => left)).toEqual([11, 11, 11, 11]);
  expect(step.board.pieces.slice(0, 4)).toEqual([0, 0, 0, 0]);
});
