import { expect, test } from 'vitest';
import { createState, eliminate, type State } from '../../src/kernel/state.js';
import { bilocalLinks, bivalueCells } from '../../src/kernel/strong-links.js';

const fresh = () => createState(new Uint8Array(81), new Uint16Array(81).fill(0x1ff));

/** The links of a digit as `house: low-high`. */
function linksOf(state: State, digit: number): string[] {
  const { first, house, low, high } = bilocalLinks(state);
  return Array.from(house.subarray(first[digit], first[digit + 1]), (h, i) => {
    const at = first[digit] + i;
    return `${h}: ${low[at]}-${high[at]}`;
  });
}

function strike(state: State, digit: number, cells: readonly number[]): void {
  for (const cell of cells) eliminate(state, cell, digit);
}

test('a cell of two digits is bivalue, one of one or three is not', () => {
  const candidates = new Uint16Array(81).fill(0b111);
  candidates.set([0b11, 0b1], 0);
  candidates[80] = 0b100000100;
  expect([...bivalueCells(createState(new Uint8Array(81), candidates))]).toEqual([0, 80]);
});

test.each([
  ['first', 0],
  ['last', 60],
])('two places of a digit that share a line and the %s box are one link, of the line', (_, corner) => {
  const state = fresh();
  const row = Math.floor(corner / 9);
  const cells = [0, 1, 2].flatMap((i) => [0, 1, 2].map((j) => corner + 9 * i + j));
  const inRow = Array.from({ length: 9 }, (_cell, col) => row * 9 + col);
  strike(
    state,
    4,
    [...cells, ...inRow].filter((cell) => cell !== corner && cell !== corner + 1),
  );
  expect(linksOf(state, 4)).toEqual([`${row}: ${corner}-${corner + 1}`]);
});

test('two places of a box in one row, of which the row has more, are a link of the box', () => {
  const state = fresh();
  strike(state, 4, [2, 9, 10, 11, 18, 19, 20]);
  expect(linksOf(state, 4)).toEqual(['18: 0-1']);
  expect([3, 5].map((digit) => linksOf(state, digit))).toEqual([[], []]);
});

test('two places of a box that share no line are a link of the box', () => {
  const state = fresh();
  strike(state, 8, [60, 61, 62, 69, 71, 78, 79]);
  expect(linksOf(state, 8)).toEqual(['26: 70-80']);
});

test.each([
  ['are one link, of the column', [18, 27, 36, 45, 54, 63, 72], '9: 0-9'],
  ['are a link of the box where the column has a third', [18, 27, 36, 45, 54, 63], '18: 0-9'],
])('two places of a box in one column %s', (_, inColumn, link) => {
  const state = fresh();
  strike(state, 4, [1, 2, 10, 11, 19, 20, ...inColumn, 18]);
  expect(linksOf(state, 4)).toEqual([link]);
});

test('a link of the first digit is none of the last', () => {
  const state = fresh();
  strike(state, 0, [11, 12, 13, 14, 15, 16, 17]);
  expect([0, 8].map((digit) => linksOf(state, digit))).toEqual([['1: 9-10'], []]);
});
