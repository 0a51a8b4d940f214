import { createRandom, type Random } from '@kit/grid';
import { expect, test } from 'vitest';
import { setTraps } from '../../src/generate/set-traps.js';

test('where no block fits eight places are tried for a trap, and no more is drawn', () => {
  const random = createRandom(1);
  let draws = 0;
  const counted: Random = {
    ...random,
    int: (bound) => {
      draws += 1;
      return random.int(bound);
    },
  };
  expect(setTraps({ rows: 4, cols: 4, cells: new Int8Array(16).fill(-1) }, [1, 1, 2, 2], counted).size).toBe(0);
  // How many traps, and for each place its row and column.
  expect(draws).toBe(1 + 8 * 2);
});
