/** The risk of coins by its definition, with sets: no pair is left out beforehand. */
import { createPace, runSlices } from '@kit/grid';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coinCells, coinRisk, coinScratch } from '../../src/move/coin-risk.js';
import { neighborsOf } from '../../src/topology/neighbors-of.js';
import { neighborsOfCell } from '../neighbors.js';

type Size = { rows: number; cols: number };

function byDefinition(
  size: Size,
  cells: readonly number[],
  chances: readonly number[],
): { risk: number; coins: number[] } {
  const around = cells.map((_, cell) => neighborsOfCell(size, cell));
  const chanceOf = (cell: number) => chances[cell] ?? 0;
  const doubtful = (cell: number) => cells[cell] === -1 && chanceOf(cell) >= 0.2 && chanceOf(cell) <= 0.8;
  /** How likely all that touches the one alone are mines; 0 where that is hardly so. */
  const untold = (one: number, other: number) => {
    const both = new Set([other, ...(around[other] ?? [])]);
    let chance = 1;
    for (const cell of around[one] ?? []) {
      if (both.has(cell)) continue;
      const shown = cells[cell] ?? 0;
      chance *= shown > -1 ? 0 : shown < -1 ? 1 : chanceOf(cell);
    }
    return chance <= 0.02 ? 0 : chance;
  };
  const coin = (a: number, b: number) => {
    const [p, q] = [chanceOf(a), chanceOf(b)];
    const oneMine = Math.abs(p + q - 1) < 1e-9 ? 1 : p * (1 - q) + q * (1 - p);
    return oneMine * untold(a, b) * untold(b, a);
  };
  const taken = new Set<number>();
  let left = 1;
  for (let a = 0; a < cells.length; a++) {
    if (taken.has(a) || !doubtful(a)) continue;
    let best = -1;
    let most = 0.02;
    for (const b of around[a] ?? []) {
      if (b < a || taken.has(b) || !doubtful(b) || coin(a, b) <= most) continue;
      most = coin(a, b);
      best = b;
    }
    if (best === -1) continue;
    taken.add(a).add(best);
    left *= 1 - most / 2;
  }
  const coins = cells.flatMap((_, a) => {
    const isLikely = (around[a] ?? []).some((b) => doubtful(b) && coin(a, b) > 0.3);
    return doubtful(a) && chanceOf(a) <= 0.6 && isLikely ? [a] : [];
  });
  coins.sort((a, b) => chanceOf(a) - chanceOf(b) || a - b);
  return { risk: left ** 1.5, coins: coins.slice(0, 4) };
}

/** Mostly cells that nobody sees, all of one chance; some that differ, some open, some flagged. */
const positions = fc
  .record({
    rows: fc.integer({ min: 1, max: 6 }),
    cols: fc.integer({ min: 2, max: 7 }),
    rest: fc.constantFrom(0.2, 0.21, 0.25, 0.27, 0.28, 0.35, 0.5, 0.8),
    kinds: fc.array(fc.integer({ min: 0, max: 99 }), { minLength: 42, maxLength: 42 }),
    own: fc.array(fc.constantFrom(0, 0.1, 0.25, 0.5, 0.5, 0.75, 0.9, 1), { minLength: 42, maxLength: 42 }),
  })
  .map(({ rows, cols, rest, kinds, own }) => {
    const known = kinds.slice(0, rows * cols);
    return {
      size: { rows, cols },
      cells: known.map((kind) => (kind < 10 ? 1 : kind < 15 ? -2 : -1)),
      chances: known.map((kind, cell) => (kind < 15 ? -1 : kind < 45 ? (own[cell] ?? rest) : rest)),
    };
  });

test('is what its definition says, wherever cells are passed over', () => {
  fc.assert(
    fc.property(positions, ({ size, cells, chances }) => {
      const pace = createPace();
      const table = neighborsOf(size, 'square8', 'topology');
      const values = new Int8Array(cells.length).fill(-1);
      const inference = { status: 'consistent', values, chances: Float64Array.from(chances), restChance: -1 } as const;
      const shown = Int32Array.from(cells);
      const { risk, coins } = byDefinition(size, cells, chances);
      const hidden = shown.map((_, cell) => cell).filter((cell) => shown[cell] === -1);
      const scratch = coinScratch(shown.length);
      // Twice: the lists are left as they were found.
      for (let turn = 0; turn < 2; turn++) {
        const found = runSlices(coinRisk(table, shown, hidden, inference.chances, scratch, pace));
        expect(found).toBeCloseTo(risk, 10);
      }
      expect(runSlices(coinCells(table, shown, inference, pace))).toEqual(coins);
    }),
    { numRuns: 400 },
  );
});
