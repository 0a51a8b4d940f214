import { expect, test } from 'vitest';
import { applyPath, formatPath, parseOrbs, parsePath, resolve } from '../src/index.js';
import { readTable } from './corpus.js';

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
    const { waves, combos } = resolve(parseOrbs(row['board']!));
    expect(combos).toBe(Number(row['combos']));
    expect(waves.length).toBe(Number(row['drop_times']));
    const list = waves.flat().map(({ type, cells }) => `${type}x${cells.length}`);
    expect(list.sort()).toEqual(Object.values(row)[3]!.split(';').sort());
  }
});
