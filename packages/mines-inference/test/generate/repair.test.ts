import { createPace, createRandom, runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { repairField } from '../../src/generate/repair.js';
import { gameStatus } from '../../src/index.js';
import { neighborsOf } from '../../src/topology/neighbors-of.js';
import { clearByDeduction } from '../clear-by-deduction.js';
import { scattered } from '../scattered.js';

const size = { rows: 8, cols: 9 };
const first = 40;

function repaired(seed: number, limits?: { rounds: number; repairs: number }) {
  const table = neighborsOf(size, 'square8', 'topology');
  const near = [first, ...table.cells.subarray(table.starts[first], table.starts[first + 1])];
  const mined = new Uint8Array(72);
  for (const cell of scattered(size, 0.2, () => false, seed).field.mineCells) mined[cell] = near.includes(cell) ? 0 : 1;
  const mines = mined.reduce((sum, value) => sum + value, 0);
  const draft = { mined, table, holes: [], first, random: createRandom(seed), pace: createPace() };
  const done = runSlices(repairField(draft, limits));
  const mineCells = [...mined.keys()].filter((cell) => mined[cell] === 1);
  return { done, mines, field: { ...size, mineCells }, near };
}

test('a repaired field has its mines where they may be, as many as before, and needs no guess', () => {
  let good = 0;
  for (let seed = 0; seed < 6; seed++) {
    const { done, mines, field, near } = repaired(seed);
    expect(field.mineCells.length).toBe(mines);
    expect(field.mineCells.filter((cell) => near.includes(cell))).toEqual([]);
    if (!done) continue;
    good++;
    expect(gameStatus(field, clearByDeduction(field, first))).toBe('won');
  }
  expect(good).toBeGreaterThan(3);
});

test('without repairs only a field passes that needs none; without a second round none that was repaired', () => {
  const outcomes = new Set<string>();
  for (let seed = 0; seed < 6; seed++) {
    const full = repaired(seed).done;
    const untouched = repaired(seed, { rounds: 12, repairs: 0 }).done;
    // A round that repaired doesn't end the work.
    expect(repaired(seed, { rounds: 1, repairs: 60 }).done).toBe(untouched);
    expect(repaired(seed, { rounds: 0, repairs: 60 }).done).toBe(false);
    if (untouched) expect(full).toBe(true);
    outcomes.add(`${full} ${untouched}`);
  }
  expect(outcomes).toContain('true false');
});

test('a game that may be repaired once is repaired once', () => {
  const seeds = Array.from({ length: 12 }, (_, seed) => seed);
  const passes = (repairs: number) => seeds.filter((seed) => repaired(seed, { rounds: 12, repairs }).done).length;
  expect(passes(1)).toBeGreaterThan(passes(0));
});
