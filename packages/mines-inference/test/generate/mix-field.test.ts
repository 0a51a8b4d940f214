import { createPace, createRandom, runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { mixField } from '../../src/generate/repair.js';
import { gameStatus } from '../../src/index.js';
import { neighborsOf } from '../../src/topology/neighbors-of.js';
import { clearByDeduction } from '../clear-by-deduction.js';
import { expectEven } from '../expect-even.js';

const size = { rows: 3, cols: 4 };
const allowed = [2, 3, 6, 7, 8, 9, 10, 11];

/** Fields of three mines around a clear corner, and whether they need no guess. */
const solvable = new Set<string>();
for (const a of allowed) {
  for (const b of allowed.filter((cell) => cell > a)) {
    for (const c of allowed.filter((cell) => cell > b)) {
      const field = { ...size, mineCells: [a, b, c] };
      if (gameStatus(field, clearByDeduction(field, 0)) === 'won') solvable.add([a, b, c].join());
    }
  }
}

function mixed(start: readonly number[], seed: number, swaps: number): string {
  const table = neighborsOf(size, 'square8', 'topology');
  const mined = new Uint8Array(12);
  for (const cell of start) mined[cell] = 1;
  const draft = { mined, table, holes: [], first: 0, random: createRandom(seed), pace: createPace() };
  runSlices(mixField(draft, allowed, swaps));
  return [...mined.keys()].filter((cell) => mined[cell] === 1).join();
}

const [least = ''] = [...solvable].sort();
const start = least.split(',').map(Number);

test('after many moves every field that needs no guess is equally likely, whichever it began with', () => {
  expect(solvable.size).toBeGreaterThan(5);
  const made = new Map<string, number>();
  for (let seed = 0; seed < 10 * solvable.size; seed++) {
    const field = mixed(start, seed, 16);
    made.set(field, (made.get(field) ?? 0) + 1);
  }
  expect(new Set(made.keys())).toEqual(solvable);
  expectEven(made, 10);
});

test('no move leaves the field as it is, one moves one mine or none', () => {
  const kept = new Set<number>();
  for (let seed = 0; seed < 30; seed++) {
    expect(mixed(start, seed, 0)).toBe(start.join());
    const field = mixed(start, seed, 1);
    expect(solvable).toContain(field);
    kept.add(field.split(',').filter((cell) => start.includes(Number(cell))).length);
  }
  expect([...kept].sort()).toEqual([2, 3]);
});
