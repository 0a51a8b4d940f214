import { expect, test } from 'vitest';
import { cornerPath } from '../../src/lines/corner.js';

/** The window after the blank has taken a path; undefined if it left the window or didn't go step by step. */
function walked(first: number, second: number, blank: number, path: readonly number[]): string | undefined {
  const window = ['.', '.', '.', '.', '.', '.'];
  window[first] = 'a';
  window[second] = 'b';
  window[blank] = '_';
  let at = blank;
  for (const to of path) {
    const isBeside = Math.abs((to >> 1) - (at >> 1)) + Math.abs((to & 1) - (at & 1)) === 1;
    if (!isBeside || to < 0 || to > 5) return undefined;
    [window[at], window[to]] = [window[to], '_'];
    at = to;
  }
  return window.join('');
}

test('from each of the 120 arrangements both tiles come home, the blank in at most so many steps', () => {
  const lengths: number[] = [];
  for (let first = 0; first < 6; first++) {
    for (let second = 0; second < 6; second++) {
      for (let blank = 0; blank < 6; blank++) {
        if (first === second || second === blank || blank === first) continue;
        const path = cornerPath(first, second, blank);
        expect(walked(first, second, blank, path)).toMatch(/^ab/);
        if (path.length === 0) expect([first, second]).toEqual([0, 1]);
        lengths.push(path.length);
      }
    }
  }
  expect([lengths.length, lengths.filter((length) => length === 0).length]).toEqual([120, 4]);
});

test('the shortest path of a single step, and of the two tiles exchanged', () => {
  expect(cornerPath(0, 3, 1)).toEqual([3]);
  expect(cornerPath(2, 1, 0)).toEqual([2]);
  // By hand: the cycle of the upper four cells can't exchange them, all six can.
  expect(cornerPath(1, 0, 2).length % 2).toBe(cornerPath(1, 0, 4).length % 2 === 1 ? 0 : 1);
});
