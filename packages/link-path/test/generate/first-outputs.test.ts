/**
 * The same seed and options give the same board. What is drawn first is written down here: a change of it is one that
 * breaks the boards people have kept by their seeds, and belongs into a release that says so.
 */
import { createPace, createRandom, formatGrid, type GravityMode, type Grid, runSlices } from '@kit/grid';
import { generateBoard, parseGrid, rateBoard, reshuffle } from '@kit/link-path';
import { describe, expect, test } from 'vitest';
import { CertifiedDealer } from '../../src/generate/deal-certified.js';
import type { DealStyle } from '../../src/generate/deal-clearable.js';
import { takeApart } from '../../src/generate/layout.js';
import { digest } from '../digest.js';
import { dealt } from '../random-board.js';
import { usualRules } from '../support.js';

/** Tiles, a gap and stones in one piece, and the first cell held. */
const broken = parseGrid('11.1111\n1111#11\n.11111.\n1#1111.\n1111111\n111..11', { '.': 0, '#': -1, 1: 1 });
/** Wider than a word of bits. */
const long = parseGrid(`${'1'.repeat(34)}\n.${'11#'.repeat(11)}\n1${'1'.repeat(33)}`, { '.': 0, '#': -1, 1: 1 });

function dealAll(style: DealStyle | 'random', shape: Grid, modes: readonly GravityMode[], seeds: number): number {
  const deals = Array.from({ length: seeds }, (_, seed) => {
    const pace = createPace();
    const { layout, kinds } = takeApart(shape, pace);
    for (const tile of kinds.keys()) kinds[tile] = (tile >> 2) + 1;
    const order = {
      layout,
      kinds,
      rules: usualRules,
      modes: modes.length === 0 ? [] : [modes],
      maxTries: 9,
      styles: [style],
    };
    const deal = runSlices(new CertifiedDealer(order, createRandom(seed), pace).deal());
    if (deal.status !== 'found') throw new Error(`${seed}: ${deal.status}`);
    return deal;
  });
  return digest(deals);
}

test('the first board of a seed', () => {
  const made = generateBoard({ rows: 4, cols: 6, kinds: 6, copies: 4, seed: 7 });
  if (made.status !== 'found') throw new Error(made.status);
  expect(formatGrid(made.board)).toBe('3 4 3 6 2 1\n1 5 6 5 3 2\n2 6 2 5 3 6\n1 5 1 4 4 4');
  expect(made.moves.map(({ a, b }) => `${a}-${b}`).join(' ')).toBe(
    '18-20 21-22 12-14 15-19 8-13 0-16 5-6 1-23 4-11 2-10 3-17 7-9',
  );
});

describe('a deal of each style', () => {
  test.each<[style: DealStyle | 'random', modes: GravityMode[], onBroken: number, onLong: number]>([
    ['random', [], 4_033_099_452, 3_886_586_770],
    ['mixed', [], 1_343_186_932, 1_600_526_568],
    ['mixed', ['down'], 3_980_639_146, 578_119_046],
    ['far', [], 4_148_369_828, 1_350_273_380],
    ['far', ['left', 'center-rows'], 1_632_062_604, 1_395_443_619],
    ['walks', [], 3_016_335_688, 1_069_770_330],
    ['walks', ['down'], 2_748_214_011, 332_798_098],
    ['near', [], 3_107_397_628, 2_392_955_870],
    ['near', ['left', 'center-rows'], 4_058_021_785, 2_271_047_898],
    ['traps', [], 2_610_515_458, 932_892_848],
    ['traps', ['up'], 1_845_290_609, 1_251_349_496],
  ])('%s, gravity %j', (style, modes, onBroken, onLong) => {
    expect([dealAll(style, broken, modes, 12), dealAll(style, long, modes, 2)]).toEqual([onBroken, onLong]);
  });
});

test('boards of the difficulty that was asked for', () => {
  const made = (min: number, max: number, gravity: 'none' | 'down') =>
    digest(
      [0, 1].map((seed) => {
        const size = { rows: 6, cols: 10, kinds: 15, copies: 4 };
        const deal = generateBoard({ ...size, gravity, deadEnds: { min, max }, seed });
        if (deal.status !== 'found') throw new Error(`${seed}: ${deal.status}`);
        const { deadEnds } = rateBoard(deal.board, { gravity });
        expect(deadEnds).toBeGreaterThanOrEqual(min);
        expect(deadEnds).toBeLessThanOrEqual(max);
        return deal;
      }),
    );
  expect([made(0, 0.2, 'none'), made(0.6, 1, 'none'), made(0.3, 0.5, 'down')]).toEqual([
    22_928_920, 4_185_883_208, 3_303_380_232,
  ]);
  expect([made(0, 1, 'none'), made(0, 1, 'down')]).toEqual([143_518_164, 2_900_479_010]);
});

test('what is mixed anew', () => {
  const mixed = (guarantee: 'move' | 'clear', gravity: 'none' | 'down') =>
    digest(
      Array.from({ length: 10 }, (_, seed) => {
        const deal = reshuffle(dealt(5, 8, 10, seed), { guarantee, gravity, seed });
        if (deal.status !== 'found') throw new Error(`${seed}: ${deal.status}`);
        return deal;
      }),
    );
  expect([mixed('move', 'none'), mixed('clear', 'none'), mixed('clear', 'down')]).toEqual([
    870243298, 1131167458, 134889006,
  ]);
});
