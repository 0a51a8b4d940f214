import { createPace, createRandom, runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { labelBoard } from '../../src/board/label-board.js';
import { shuffle } from '../../src/index.js';
import { neighborSlots } from '../../src/kernel/neighbors-of-cell.js';
import { listKinds, pairKinds, pairPrice, preparePairModel, pricesOf } from '../../src/pieces/pair-model.js';
import { largePairPrices, smallPairPrices } from '../../src/pieces/pair-prices.js';

const [rows, cols] = [5, 5];
const size = rows * cols;
const priceOf = pairPrice(rows, cols, pricesOf(size));

/** Two tiles in two cells. */
function* drawnPairs(count: number): Generator<[number, number, number, number]> {
  const random = createRandom(1);
  for (let drawn = 0; drawn < count; ) {
    const [tile, at, other, cell] = Array.from({ length: 4 }, () => random.int(size));
    if (tile === other || at === cell) continue;
    drawn++;
    yield [tile, at, other, cell];
  }
}

test('the price of a pair is that of both ways, the same from either, and on a board turned or mirrored', () => {
  const mirror = (cell: number) => Math.floor(cell / cols) * cols + (cols - 1 - (cell % cols));
  const turn = (cell: number) => (cell % cols) * cols + Math.floor(cell / cols);
  const wrong = [...drawnPairs(2000)].filter(([tile, at, other, cell]) => {
    const alike = [
      priceOf(other, cell, tile, at),
      priceOf(mirror(tile), mirror(at), mirror(other), mirror(cell)),
      priceOf(turn(tile), turn(at), turn(other), turn(cell)),
    ];
    return alike.some((price) => price !== priceOf(tile, at, other, cell));
  });
  expect(wrong).toEqual([]);
});

test('it depends on two offsets clipped at two cells, and on the side of the home', () => {
  const clip = (value: number, most: number) => Math.max(-most, Math.min(most, value));
  const offset = (from: number, to: number, most: number) => [
    clip(Math.floor(to / cols) - Math.floor(from / cols), most),
    clip((to % cols) - (from % cols), most),
  ];
  const kindOf = pairKinds(rows, cols);
  const known = new Map<string, number>();
  const wrong: unknown[] = [];
  for (const [tile, at, other, cell] of drawnPairs(20_000)) {
    const key = [...offset(at, cell, 2), ...offset(tile, other, 2), ...offset(at, tile, 1)].join();
    const kind = kindOf(tile, at, other, cell);
    if ((known.get(key) ?? kind) !== kind) wrong.push([key, kind]);
    known.set(key, kind);
  }
  expect(wrong).toEqual([]);
  expect(new Set(known.values()).size).toBe(known.size);
});

test.each([25, 26])('a tile and itself, and two tiles in one cell, have no price (%i cells)', (cells) => {
  const priceOf = pairPrice(rows, cols, pricesOf(cells));
  const priced: unknown[] = [];
  for (let tile = 0; tile < size; tile++) {
    for (let at = 0; at < size; at++) {
      for (let cell = 0; cell < size; cell++) {
        if (priceOf(tile, at, tile, cell) !== 0 || priceOf(tile, at, cell, at) !== 0) priced.push([tile, at, cell]);
      }
    }
  }
  expect(priced).toEqual([]);
});

test.each([
  ['small', smallPairPrices, pricesOf(25)],
  ['large', largePairPrices, pricesOf(26)],
])(
  'there is a letter for each kind of pair on %s boards, and each kind is at most eight images',
  (_, pairPrices, prices) => {
    const kinds = listKinds();
    const priceOf = pairPrice(rows, cols, prices);
    expect(pairPrices).toMatch(/^[A-Za-z]+$/);
    expect(Math.max(...kinds)).toBe(pairPrices.length - 1);
    const images = new Int32Array(pairPrices.length);
    for (const kind of kinds) images[kind]++;
    expect(new Set(images)).toEqual(new Set([1, 2, 4, 8].filter((count) => images.includes(count))));
    // The first letter is the price of this kind: the other tile stands two cells up and left, and so does its home.
    const value = (letter: string) => (letter < 'a' ? letter.charCodeAt(0) - 91 : letter.charCodeAt(0) - 97);
    const kindOf = pairKinds(rows, cols);
    const wrong = [...drawnPairs(2000)].filter(([tile, at, other, cell]) => {
      const both = kinds[kindOf(tile, at, other, cell)];
      const back = kinds[kindOf(other, cell, tile, at)];
      return priceOf(tile, at, other, cell) !== value(pairPrices[both]) + value(pairPrices[back]);
    });
    expect(wrong).toEqual([]);
  },
);

test.each([
  [5, 5],
  [3, 6],
  [4, 7],
] as const)('a move changes the sum of all prices by its steps (%i×%i)', (rows, cols) => {
  const size = rows * cols;
  const { edgeOf, spans, cells, steps } = runSlices(preparePairModel(rows, cols, createPace()));
  const price = pairPrice(rows, cols, pricesOf(size));
  const slots = neighborSlots(rows, cols);
  const sumOf = (labels: ArrayLike<number>, home: number) => {
    let sum = 0;
    for (let at = 0; at < size; at++) {
      for (let cell = 0; cell < at; cell++) {
        if (labels[at] !== home && labels[cell] !== home) sum += price(labels[at], at, labels[cell], cell);
      }
    }
    return sum;
  };
  let changed = 0;
  for (let seed = 0; seed < 20; seed++) {
    const { labels, blank, home } = labelBoard(shuffle({ rows, cols, seed }));
    for (let slot = blank * 4; slot < blank * 4 + 4; slot++) {
      const to = slots[slot];
      expect(edgeOf[slot] < 0).toBe(to < 0);
      if (to < 0) continue;
      const after = labels.slice();
      [after[blank], after[to]] = [labels[to], home];
      const span = (edgeOf[slot] * size + labels[to]) * 3;
      let change = 0;
      for (let index = spans[span + 1]; index < spans[span + 2]; index++) {
        change += steps[spans[span] + (index - spans[span + 1]) * size + labels[cells[index]]];
      }
      expect(sumOf(after, home) - sumOf(labels, home)).toBe(to < blank ? change : 0 - change);
      if (change !== 0) changed++;
    }
  }
  expect(changed).toBeGreaterThan(20);
});
