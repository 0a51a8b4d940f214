import { runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { readPosition } from '../../../src/board/read-position.js';
import { applyStep, findSolution, type Position, solve } from '../../../src/index.js';
import { addAt } from '../../../src/kernel/cell-sets.js';
import { classicTables } from '../../../src/kernel/geometry.js';
import { stateOf } from '../../../src/solver/step-state.js';
import { almostLockedSets } from '../../../src/techniques/als/almost-locked-sets.js';
import { concludingSets } from '../../../src/techniques/als/concluding-sets.js';
import { createWorkspace, setGraph } from '../../../src/techniques/als/restricted-commons.js';
import { isQuick, isSoak } from '../../runs.js';
import { cells, digits, fixture, puzzle, sees } from '../positions.js';

/** Positions a third of the way through some puzzles, where chains of sets may strike something out. */
const positions = fixture('hard.txt')
  .slice(10, isSoak() ? 14 : isQuick ? 11 : 12)
  .map((line) => {
    let position = puzzle(line);
    const { steps } = solve(position);
    for (const step of steps.slice(0, Math.floor(steps.length / 3))) position = applyStep(position, step);
    return position;
  });

const hasDigit = ({ candidates }: Position, cell: number, digit: number) =>
  (candidates[cell] & (1 << (digit - 1))) !== 0;

test.each([false, true])(
  'each chain that strikes something out begins with one; sets may share cells: %s',
  (overlap) => {
    const seen = { chains: 0, marked: 0, others: 0 };
    for (const position of positions) {
      const state = stateOf(readPosition(position));
      const sets = runSlices(almostLockedSets(state));
      const graph = runSlices(setGraph(state, sets, overlap, createWorkspace(classicTables)));
      const solution = new Int32Array(27);
      for (const [cell, digit] of (findSolution(position) ?? []).entries()) addAt(solution, digit - 1, cell);
      const known = runSlices(concludingSets(graph, solution));
      const unknown = runSlices(concludingSets(graph, new Int32Array(27)));
      /** Does some candidate of the digit see all of its places in both sets? */
      const strikes = (a: number, b: number, digit: number): boolean => {
        const places = [...sets[a].cells, ...sets[b].cells].filter((cell) => hasDigit(position, cell, digit));
        return cells.some((cell) => hasDigit(position, cell, digit) && places.every((place) => sees(cell, place)));
      };
      const isIn = (mask: number, digit: number) => (mask & (1 << (digit - 1))) !== 0;
      // Every chain of three sets, and of four in the soak, walked set by set.
      const walk = (chain: readonly number[], links: readonly number[]): void => {
        const [start, end] = [chain[0], chain[chain.length - 1]];
        if (chain.length >= 3) {
          for (const digit of digits) {
            if (!isIn(sets[start].mask & sets[end].mask, digit)) continue;
            if (digit === links[0] || digit === links[links.length - 1] || !strikes(start, end, digit)) continue;
            if (known[start] === 0 || unknown[start] === 0) expect.fail(JSON.stringify({ chain, links, digit }));
            seen.chains++;
          }
        }
        if (chain.length === (isSoak() ? 4 : 3)) return;
        for (let at = graph.first[end]; at < graph.first[end + 1]; at++) {
          if (chain.includes(graph.to[at])) continue;
          for (const digit of digits) {
            if (!isIn(graph.digits[at], digit) || digit === links[links.length - 1]) continue;
            walk([...chain, graph.to[at]], [...links, digit]);
          }
        }
      };
      for (const set of sets.keys()) {
        walk([set], []);
        if (known[set] > unknown[set]) expect.fail('a known solution may only leave sets out');
        seen[known[set] === 1 ? 'marked' : 'others']++;
      }
    }
    expect(seen.chains).toBeGreaterThan(50);
    expect(Math.min(seen.marked, seen.others)).toBeGreaterThan(50);
  },
);
