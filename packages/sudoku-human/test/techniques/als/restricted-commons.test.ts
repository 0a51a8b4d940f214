import { runSlices } from '@kit/grid';
import { describe, expect, test } from 'vitest';
import { some } from '../../../../../config/runs.js';
import { readPosition } from '../../../src/board/read-position.js';
import { applyStep, type Position, solve } from '../../../src/index.js';
import { cellsIn } from '../../../src/kernel/cell-sets.js';
import { classicTables } from '../../../src/kernel/geometry.js';
import { stateOf } from '../../../src/solver/step-state.js';
import { almostLockedSets } from '../../../src/techniques/als/almost-locked-sets.js';
import { createWorkspace, setGraph } from '../../../src/techniques/als/restricted-commons.js';
import { cells, digits, fixture, puzzle, sees } from '../positions.js';

/** Positions half-way through some puzzles, one after the other by the same workspace. */
const positions = some(fixture('expert.txt').slice(0, 4), 4).map((line) => {
  let position = puzzle(line);
  const { steps } = solve(position);
  for (const step of steps.slice(0, Math.floor(steps.length / 2))) position = applyStep(position, step);
  return position;
});

const placesIn = ({ candidates }: Position, some: readonly number[], digit: number) =>
  some.filter((cell) => (candidates[cell] & (1 << (digit - 1))) !== 0);

describe.each([false, true])('links between sets that share cells: %s', (overlap) => {
  test('each set has a link to each other set with a restricted common, by the definition', () => {
    const workspace = createWorkspace(classicTables);
    let links = 0;
    for (const position of positions) {
      const state = stateOf(readPosition(position));
      const sets = runSlices(almostLockedSets(state));
      const graph = runSlices(setGraph(state, sets, overlap, workspace));
      expect(graph.first.length).toBe(sets.length + 1);
      for (const [i, a] of sets.entries()) {
        const expected = sets.flatMap((b, j) => {
          if (i === j || (!overlap && a.cells.some((cell) => b.cells.includes(cell)))) return [];
          const commons = digits.filter((digit) => {
            const [here, there] = [a, b].map((set) => placesIn(position, set.cells, digit));
            return here.length * there.length > 0 && here.every((one) => there.every((other) => sees(one, other)));
          });
          return commons.length === 0 ? [] : [[j, commons.reduce((mask, digit) => mask | (1 << (digit - 1)), 0)]];
        });
        const row = Array.from({ length: graph.first[i + 1] - graph.first[i] }, (_, at) => [
          graph.to[graph.first[i] + at],
          graph.digits[graph.first[i] + at],
        ]);
        expect(row).toEqual(expected);
        links += row.length;
        for (const digit of digits.filter((one) => (a.mask & (1 << (one - 1))) !== 0)) {
          const number = graph.placesOf[i * 9 + digit - 1];
          const places = placesIn(position, a.cells, digit);
          expect(cellsIn(graph.seen.subarray(number * 3, number * 3 + 3))).toEqual(
            placesIn(position, cells, digit).filter((cell) => places.every((place) => sees(place, cell))),
          );
        }
      }
    }
    expect(links).toBeGreaterThan(1000);
  });
});
