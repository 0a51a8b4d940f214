import { expect, test } from 'vitest';
import { applyPath, certify, formatPath, maxCombos, parseOrbs, parsePath, resolve } from '../../src/index.js';
import { readTable } from '../corpus.js';

test.each(['boards-6x5-6c', 'boards-6x5-5c', 'boards-6x5-3c', 'boards-5x4-6c'])(
  'every known route of %s gives its combos',
  (name) => {
    for (const { board = '', anchor_route: route = '', anchor_combo: combos, anchor_len: length } of readTable(name)) {
      if (route === '') continue;
      const orbs = parseOrbs(board);
      const path = parsePath(route, orbs);
      expect(path.moves.length).toBe(Number(length));
      expect(formatPath(path, orbs)).toBe(route);
      expect(resolve(applyPath(orbs, path)).combos).toBe(Number(combos));
    }
  },
);

test('every optimal layout resolves to its combos, sizes and drops', () => {
  for (const row of readTable('optimal-layouts-6x5')) {
    const { waves, combos } = resolve(parseOrbs(row['board']));
    expect(combos).toBe(Number(row['combos']));
    expect(waves.length).toBe(Number(row['drop_times']));
    const list = waves.flat().map(({ type, cells }) => `${type}x${cells.length}`);
    expect(list.sort()).toEqual(Object.values(row)[3].split(';').sort());
  }
});

test('the greatest numbers of an exhaustive search of layouts are ours', () => {
  for (const { counts = '', exact_max_combo: most } of readTable('exact-max-6x5')) {
    const cells = counts.split('-').flatMap((count, type) => Array<number>(Number(count)).fill(type));
    expect(maxCombos({ rows: 5, cols: 6, cells })).toEqual({ combos: Number(most), exact: true });
  }
});

test('lengths that were certified elsewhere are ours', () => {
  let certified = 0;
  for (const row of readTable('boards-6x5-6c')) {
    const { board = '', certified_shortest: shortest = '', floor_sum: most } = row;
    // The longer ones take minutes: known-boards.soak.ts.
    if (shortest === '' || Number(shortest) > 11) continue;
    certified += 1;
    const orbs = parseOrbs(board);
    const length = Number(shortest);
    expect(certify(orbs, length)).toEqual({ provenShortest: true, lowerBound: length });
    const again = certify(orbs, length + 1);
    expect(again.lowerBound).toBe(length);
    expect(resolve(applyPath(orbs, again.path!)).combos).toBe(Number(most));
  }
  expect(certified).toBeGreaterThan(0);
});
