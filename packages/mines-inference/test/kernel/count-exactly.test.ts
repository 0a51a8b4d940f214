import { createPace, runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { readBoard } from '../../src/board/read-board.js';
import { parseMines } from '../../src/index.js';
import { collectConstraints } from '../../src/kernel/constraints.js';
import { countExactly } from '../../src/kernel/count-exactly.js';

test('with as many states as there are it counts, with fewer it says nothing', () => {
  const { cells, table, mines } = readBoard(parseMines('mines 2\n# 1 # 1 #'));
  const constraints = collectConstraints(cells, table, mines, true);
  const count = (maxStates: number) => runSlices(countExactly(constraints, maxStates, createPace()));
  expect(count(100)).toBe(1n);
  expect(count(1)).toBe(undefined);
});
