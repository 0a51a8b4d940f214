import { describe, expect, test } from 'vitest';
import { makeItems } from '../../src/items/items.js';
import { lessFree } from '../../src/items/less-free.js';

/** Items from `width × height`, which may turn, and which say so themselves. */
const itemsOf = (sides: readonly (readonly [number, number])[], turnable: number[], own?: number[]) =>
  makeItems(
    Int32Array.from(sides, ([width]) => width),
    Int32Array.from(sides, ([, height]) => height),
    Uint8Array.from(turnable),
    undefined,
    own && Uint8Array.from(own),
  );
const told = (jobs: ReturnType<typeof lessFree>) =>
  jobs.map(({ items, at }) => [[...items.turnable].join(''), at && [...at].join('')]);

describe('the jobs with less freedom', () => {
  const sides = [
    [2, 5],
    [3, 4],
    [3, 4],
    [3, 4],
    [1, 2],
  ] as const;
  test('are none where nothing turns', () => {
    expect(lessFree(itemsOf(sides, [0, 0, 0, 0, 0]), false)).toEqual([]);
  });
  test('are one where all that turn do so for one reason', () => {
    expect(told(lessFree(itemsOf(sides, [1, 0, 1, 1, 0]), false))).toEqual([['00000', undefined]]);
    expect(told(lessFree(itemsOf(sides, [1, 0, 1, 1, 0], [0, 0, 0, 0, 0]), false))).toEqual([['00000', undefined]]);
    expect(told(lessFree(itemsOf(sides, [1, 0, 1, 1, 0], [1, 0, 1, 1, 0]), false))).toEqual([['00000', undefined]]);
  });
  test('are two where some turn by their own wish, of equal ones behind the others', () => {
    const items = itemsOf(sides, [1, 1, 1, 1, 1], [1, 1, 0, 1, 0]);
    expect(told(lessFree(items, false))).toEqual([
      ['10110', '02134'],
      ['00000', undefined],
    ]);
    expect(told(lessFree(items, true))).toEqual([
      ['11010', undefined],
      ['00000', undefined],
    ]);
  });
});
