import { findAllLinks, findLink, parseGrid } from '@kit/link-path';
import { expect, test } from 'vitest';

const board = parseGrid('1 1 # 2\n. 1 . 1', { '.': 0, '#': -1, 1: 1, 2: 2 });

test('what can never be matched has no lines', () => {
  expect(findAllLinks(board, 0, 1)).toHaveLength(1);
  for (const [a, b, options] of [
    [0, 0],
    [0, 2],
    [2, 0],
    [0, 4],
    [4, 0],
    [0, 3],
    [0, 1, { adjacent: false }],
    [4, 6],
  ] as const) {
    expect([a, b, findAllLinks(board, a, b, options)]).toEqual([a, b, []]);
    expect(findLink(board, a, b, options)).toBeUndefined();
  }
  expect(findAllLinks(board, 0, 3, { groups: [[1, 2]] }).length).toBeGreaterThan(0);
});

test('what is no tile, or one tile alone, has no lines, however many turns they may take', () => {
  const empty = parseGrid('0 0 0\n0 0 0\n0 0 0');
  const stones = parseGrid('# 0 0\n0 0 0\n0 0 #', { '#': -1, 0: 0 });
  const alone = parseGrid('0 0 0\n0 1 0\n0 0 0');
  for (const maxTurns of [0, 1, 2, 3, 4, 5]) {
    expect(findAllLinks(empty, 0, 8, { maxTurns })).toEqual([]);
    expect(findAllLinks(stones, 0, 8, { maxTurns })).toEqual([]);
    expect(findAllLinks(alone, 4, 4, { maxTurns })).toEqual([]);
  }
});

test('so many lines are listed and no more', () => {
  const wide = parseGrid('1 0 0\n0 0 0\n0 0 1');
  const all = findAllLinks(wide, 0, 8, { maxTurns: 1 });
  expect(all).toHaveLength(2);
  expect(findAllLinks(wide, 0, 8, { maxTurns: 1, maxLinks: 2 })).toEqual(all);
  expect(findAllLinks(wide, 0, 8, { maxTurns: 1, maxLinks: 1 })).toEqual(all.slice(0, 1));
});
