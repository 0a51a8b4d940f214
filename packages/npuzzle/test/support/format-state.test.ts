import { runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { labelBoard } from '../../src/board/label-board.js';
import { deepenByWalkingDistance } from '../../src/deepening/deepen-by-estimates.js';
import { createField, stepBlank } from '../../src/lines/field.js';
import { formatField, formatState } from './format-state.js';

const board = labelBoard({ rows: 2, cols: 3, cells: [1, 2, 3, 0, 4, 5] });

test('a search is drawn with its board, and the path that it has found', () => {
  const search = deepenByWalkingDistance(board);
  while (!search.run(10));
  expect(formatState(board, search)).toBe(
    ['0 1 2', '_ 3 4', `home 5, bound 2, reached 2, nodes ${search.nodes()}`, 'path 4 5'].join('\n'),
  );
});

test('a field is drawn with its finished cells', () => {
  const field = runSlices(createField(board));
  stepBlank(field, 4);
  field.fixed[0] = 1;
  expect(formatField(field)).toBe(['0* 1  2', '3  _  4', 'home 5, 1 steps'].join('\n'));
});
