import { expect, test } from 'vitest';
import { analyze, countLayouts, deduce, parseMines } from '../../src/index.js';

test('numbers that no layout satisfies leave none, in a region of its own and beside another', () => {
  // Each of two numbers sees the same three cells and one of its own; 3 and 1 differ by more than one cell can hold.
  const contradiction = parseMines('mines 4\n# 3 # 1 #\n# # # # #');
  const board = parseMines('mines 2\n# 1 # # 3 #\n# # # # # #');
  for (const { mines, ...rest } of [contradiction, board]) {
    const layouts = countLayouts({ ...rest, mines });
    expect(analyze({ ...rest, mines }).status).toBe(layouts === '0' ? 'inconsistent' : 'consistent');
  }
  // Five cells on a ring, each number between two of them needs one: an odd ring has no layout.
  const neighbors = Array.from({ length: 10 }, (_, cell) => [(cell + 1) % 10, (cell + 9) % 10]);
  const ring = {
    rows: 1,
    cols: 10,
    mines: 3,
    cells: Array.from({ length: 10 }, (_, cell) => (cell % 2 === 0 ? -1 : 1)),
    topology: { neighbors },
  };
  expect(countLayouts(ring)).toBe('0');
  expect(analyze(ring).status).toBe('inconsistent');
  expect(analyze(ring).conflicts).toEqual({ flags: [], core: [1, 3, 5, 7, 9], usesTotal: false });
  expect(deduce(ring)).toEqual([]);
});
