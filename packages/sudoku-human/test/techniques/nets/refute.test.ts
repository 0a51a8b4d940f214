import { runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { readPosition } from '../../../src/board/read-position.js';
import { findSolution, parsePuzzle } from '../../../src/index.js';
import { candidateAt } from '../../../src/kernel/candidates.js';
import { stateOf } from '../../../src/solver/step-state.js';
import { createNet } from '../../../src/techniques/nets/propagation.js';
import { createPool, refute, refuteInside } from '../../../src/techniques/nets/refute.js';

const position = parsePuzzle('900700100020010007000500600000000560000003200100050008240081300015420006009000002');
const solution = findSolution(position) as number[];
const state = stateOf(readPosition(position));
const base = createNet(state);

/** By assumption: how many inferences of its own refute it, and how many with refutations inside; 0: none. */
function refutations(digitOf: (cell: number) => readonly number[]): { plain: number[]; inside: number[] } {
  const plain: number[] = [];
  const inside: number[] = [];
  for (let cell = 0; cell < 81; cell += 5) {
    for (const digit of digitOf(cell)) {
      const node = candidateAt(cell, digit - 1);
      plain.push(refute(state, base, node, createPool(state, 0)[0], { left: 1 })?.length ?? 0);
      inside.push(runSlices(refuteInside(state, base, node, createPool(state, 1), { left: 300 }))?.length ?? 0);
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
  const node = candidateAt(cell, (candidatesOf(cell).find((digit) => digit !== solution[cell]) as number) - 1);
  const budget = { left: 0 };
  expect(refute(state, base, node, createPool(state, 0)[0], budget)).toBeUndefined();
  expect(runSlices(refuteInside(state, base, node, createPool(state, 1), budget))).toBeUndefined();
});
