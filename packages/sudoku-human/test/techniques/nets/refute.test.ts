import { runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { findSolution, parsePuzzle } from '../../../src/index.js';
import { candidateAt } from '../../../src/kernel/candidates.js';
import { createState } from '../../../src/kernel/state.js';
import { netGraph } from '../../../src/techniques/nets/net-graph.js';
import { createWorkshop, refute, refuteInside } from '../../../src/techniques/nets/refute.js';

const position = parsePuzzle('900700100020010007000500600000000560000003200100050008240081300015420006009000002');
const solution = findSolution(position) as number[];
const state = createState(position.values, position.candidates);
const graph = netGraph(state);

/** By assumption: how many inferences of its own refute it, and how many with refutations inside; 0: none. */
function refutations(digitOf: (cell: number) => readonly number[]): { plain: number[]; inside: number[] } {
  const plain: number[] = [];
  const inside: number[] = [];
  for (let cell = 0; cell < 81; cell += 5) {
    for (const digit of digitOf(cell)) {
      const node = graph.numbers[candidateAt(cell, digit - 1)];
      plain.push(refute(createWorkshop(graph, 1), node)?.inferences.length ?? 0);
      inside.push(runSlices(refuteInside(createWorkshop(graph, 300), node))?.inferences.length ?? 0);
    }
  }
  return { plain, inside };
}

const candidatesOf = (cell: number) =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => position.candidates[cell] & (1 << (digit - 1)));

test('what is true is refuted by nothing', () => {
  const { plain, inside } = refutations((cell) => (position.values[cell] === 0 ? [solution[cell]] : []));
  expect(plain.length).toBeGreaterThan(5);
  expect([...plain, ...inside].every((length) => length === 0)).toBe(true);
});

test('what singles refute is refuted in the same way where refutations inside are allowed', () => {
  const { plain, inside } = refutations((cell) => candidatesOf(cell).filter((digit) => digit !== solution[cell]));
  expect(plain.filter((length) => length > 0).length).toBeGreaterThan(3);
  for (const [at, length] of plain.entries()) if (length > 0) expect(inside[at]).toBe(length);
  expect(inside.filter((length) => length > 0).length).toBeGreaterThanOrEqual(
    plain.filter((length) => length > 0).length,
  );
});

test('no assumption is made once the budget is used up', () => {
  const cell = position.values.indexOf(0);
  const digit = candidatesOf(cell).find((one) => one !== solution[cell]) as number;
  const node = graph.numbers[candidateAt(cell, digit - 1)];
  expect(refute(createWorkshop(graph, 0), node)).toBeUndefined();
  expect(runSlices(refuteInside(createWorkshop(graph, 0), node))).toBeUndefined();
});
