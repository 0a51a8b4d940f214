import { runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { createState } from '../../../src/kernel/state.js';
import { describeForcing } from '../../../src/rating/hodoku/describe-forcing.js';
import { cells } from '../../techniques/positions.js';

const none = cells.map(() => 0);

test.each([true, false])('what has no proof is told without one, as %s', (isTrue) => {
  const state = createState(
    none,
    cells.map(() => 0x1ff),
  );
  const { branches, params, candidates } = runSlices(describeForcing(state, 9 * 40 + 4, isTrue));
  expect(branches).toEqual([]);
  expect(params).toMatchObject({ count: { count: 0 }, clashCell: { cells: [40] }, clashDigit: { digits: [5] } });
  expect(candidates).toEqual([{ cell: 40, digit: 5, role: 'assumption' }]);
});

test('what has a proof is told with it', () => {
  // r1c1 and r1c2 hold 1 and 2 alone, so no other cell of row 1 can be 1.
  const masks = cells.map((cell) => (cell < 2 ? 0b11 : 0x1ff));
  const { branches = [], params } = runSlices(describeForcing(createState(none, masks), 9 * 8, false));
  const [first] = branches[0];
  expect(first.from).toEqual({ cells: [8], digit: 1 });
  expect(params['count']).toMatchObject({ type: 'count' });
  expect(branches.flat().length).toBeGreaterThan(1);
});
