import { expect, test } from 'vitest';
import { FallPlays } from '../../src/kernel/fall-plays.js';
import { BoardWorth } from '../../src/search/board-worth.js';
import { PlayList } from '../../src/search/play-list.js';

const shape = { rows: 5, cols: 10 };
const cells = new Int32Array(50).fill(1);

/** A list of all pairs of a full board of one kind, each twice. */
function listed(wanted: number, plays: FallPlays): PlayList {
  const list = new PlayList(cells, 50, plays, wanted);
  const worth = new BoardWorth(1, shape);
  worth.count(cells, 0);
  for (let a = 0; a < 50; a++) {
    for (let b = a + 1; b < 50; b++) for (let twice = 0; twice < 2; twice++) list.add(0, 0, 7, a, b, worth);
  }
  return list;
}

test('a long list is cut while it grows, and says so; the best are kept', () => {
  const list = listed(1, new FallPlays(cells, shape, []));
  expect(list.count).toBeLessThan(1056);
  expect(list.hasDropped).toBe(true);
  const least = Math.min(...list.worths);
  list.keepBest();
  expect(list.worths).toEqual([least]);
});

test('as many plays as are wanted are all kept, and none is dropped', () => {
  const plays = new FallPlays(cells, shape, []);
  const list = listed(1225, plays);
  list.keepBest();
  expect([list.count, list.hasDropped]).toEqual([1225, false]);
  const fewer = listed(1224, plays);
  fewer.keepBest();
  expect([fewer.count, fewer.hasDropped]).toEqual([1224, true]);
});

test('different boards that have one number are two, and equal ones are one', () => {
  const plays = new FallPlays(cells, shape, []);
  const list = listed(1000, plays);
  expect(list.count).toBe(1225);
  expect(list.hasDropped).toBe(false);
  const alike: FallPlays = Object.assign(Object.create(plays), { without: () => 0 });
  expect(listed(1000, alike).count).toBe(1225);
});
