import { describe, expect, test } from 'vitest';
import { applySwap, bestSwap, expectedScore, formatOrbs, parseOrbs, resolve, resolveSteps } from '../../src/index.js';

/** What is left, and how many combos there were a wave; 8 is a bomb. */
function played(text: string, more: { locked?: number[]; firstWaveOnly?: boolean; bombs?: number[] } = {}) {
  const { waves, combos, board, exploded } = resolve(parseOrbs(text), { bombs: [8], ...more });
  return { waves: waves.map((wave) => wave.length), combos, board: formatOrbs(board), exploded };
}

describe('bombs go off before the first wave', () => {
  test('with their row and their column, and no further', () => {
    expect(played('0120\n1801\n2102')).toEqual({
      waves: [0],
      combos: 0,
      board: 'XXXX\n0X20\n2X02',
      exploded: [1, 4, 5, 6, 7, 9],
    });
  });
  test('in the corners as in the middle', () => {
    expect(played('012\n120\n018').exploded).toEqual([2, 5, 6, 7, 8]);
    expect(played('812\n120\n012').exploded).toEqual([0, 1, 2, 3, 6]);
  });
  test('but not those that are in a match, which is a combo', () => {
    expect(played('888\n012')).toEqual({ waves: [1], combos: 1, board: 'XXX\n012', exploded: undefined });
    expect(played('881\n012').exploded).toEqual([0, 1, 2, 3, 4]);
  });
  test('a match of bombs that a blast breaks up goes off, too', () => {
    // The bomb of the last row empties the last column, with it a bomb of the first row.
    expect(played('1888\n0121\n2108')).toEqual({
      waves: [0],
      combos: 0,
      board: 'XXXX\nXXXX\n0XXX',
      exploded: [0, 1, 2, 3, 5, 6, 7, 8, 9, 10, 11],
    });
  });
  test('what still matches clears before anything falls', () => {
    expect(played('0002\n1212\n2118').waves).toEqual([1]);
    // Only what falls makes the column of 0 whole: a wave of its own, and not the first.
    const column = '012\n128\n021\n012';
    expect(played(column)).toMatchObject({ waves: [0, 1], combos: 1 });
    expect(played(column, { firstWaveOnly: true })).toMatchObject({ waves: [0, 1], combos: 0 });
  });
  test('locked orbs stay, and a locked bomb is none', () => {
    expect(played('012\n180\n201', { locked: [1, 3] })).toMatchObject({ board: '01X\n1X2\n2X1', exploded: [4, 5, 7] });
    expect(played('012\n180\n201', { locked: [4] })).toMatchObject({ waves: [], board: '012\n180\n201' });
  });
  test('not without the rule, nor bombs of another type', () => {
    expect(played('012\n180\n201', { bombs: [] }).exploded).toBeUndefined();
    expect(played('012\n180\n201', { bombs: [7, 9] }).exploded).toBeUndefined();
  });
});

test('an animation sees the blast with its first step, and orbs that come in are no bombs', () => {
  const board = parseOrbs('012\n128\n021\n012');
  const rules = { bombs: [8] };
  const steps = resolveSteps(board, { rules });
  expect(steps.map(({ exploded }) => exploded)).toEqual([[2, 3, 4, 5, 8, 11], undefined]);
  expect(steps[0]?.falls).toEqual([
    { from: 0, to: 3 },
    { from: 1, to: 4 },
  ]);
  expect(steps.at(-1)?.board).toEqual(resolve(board, { rules }).board);
  expect(resolveSteps(board, { rules, maxWaves: 0 })).toEqual([]);
  // All that comes in is a bomb, and stays.
  const [blast] = resolveSteps(board, { rules, refillSeed: 1, types: [8], maxWaves: 1 });
  expect(blast?.board.cells.filter((type) => type === 8)).toHaveLength(6);
});

test('samples of refills count what a blast leaves', () => {
  const rules = { bombs: [8], firstWaveOnly: true };
  expect(expectedScore(parseOrbs('0002\n1212\n2118'), { rules, samples: 3 }).combos).toBe(1);
  expect(expectedScore(parseOrbs('012\n128\n021\n012'), { rules, samples: 3 }).combos).toBe(0);
});

test('the best swap is worth what is left after the blast', () => {
  const board = parseOrbs('1102\n3318\n2233');
  const rules = { bombs: [8] };
  const swap = bestSwap(board, { rules });
  expect(swap).toBeDefined();
  if (swap) expect(swap.combos).toBe(resolve(applySwap(board, swap.a, swap.b), { rules }).combos);
});
