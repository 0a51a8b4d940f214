import { expect, test } from 'vitest';
import { findSteps, type Position, type Step, skyscraper, turbotFish, twoStringKite } from '../../../src/index.js';
import { lcg } from '../../lcg.js';

/** Boards with the marks of two digits, of which each has few. */
const boards = Array.from({ length: 150 }, (_, seed): Position => {
  const random = lcg(seed);
  const none = new Array<number>(81).fill(0);
  const mark = (digit: number) => (random() < 0.25 ? 1 << (digit - 1) : 0);
  return { givens: none, values: none, candidates: none.map(() => mark(1) | mark(5)) };
});

/** One digit: two kites of the same joints, of which one strikes out all that the other does, and more. */
const subsets = [273, 729].map((seed): Position => {
  const random = lcg(seed);
  const none = new Array<number>(81).fill(0);
  return { givens: none, values: none, candidates: none.map(() => (random() < 0.21 ? 1 : 0)) };
});

const cellsOf = ({ pattern }: Step, role: string) =>
  pattern.candidates.filter((one) => one.role === role).map(({ cell }) => cell);
const digitOf = ({ eliminations }: Step) => eliminations[0].digit;
const keyOf = ({ cell, digit }: { cell: number; digit: number }) => cell * 9 + digit;

/** The candidates of two steps as they are listed: each once, by cell and digit. */
function together(a: Step, b: Step): number[] {
  return [...new Set([...a.eliminations, ...b.eliminations].map(keyOf))].sort((x, y) => x - y);
}

function areDual(a: Step, b: Step): boolean {
  const joints = [a, b].map((step) => cellsOf(step, 'joint').join());
  const struck = [a, b].map(({ eliminations }) => eliminations.map(keyOf));
  const adds = [struck, [...struck].reverse()].every(([one, other]) => one.some((key) => !other.includes(key)));
  return joints[0] === joints[1] && (digitOf(a) !== digitOf(b) || adds);
}

test('dual kites are two with the same joints, each of which adds something', () => {
  const seen = new Set<string>();
  for (const position of [...boards, ...subsets]) {
    const plain = findSteps(position, [twoStringKite]);
    const found = findSteps(position, [twoStringKite], { dual: true });
    const pairs = plain.flatMap((a, i) => plain.slice(i + 1).flatMap((b) => (areDual(a, b) ? [together(a, b)] : [])));
    expect(found.slice(0, plain.length)).toEqual(plain);
    const duals = found.slice(plain.length);
    expect(duals.map(({ eliminations }) => eliminations.map(keyOf))).toEqual(pairs);
    for (const { eliminations, pattern } of duals) {
      expect(pattern.branches?.length).toBe(2);
      seen.add(`${new Set(eliminations.map(({ digit }) => digit)).size} digits`);
    }
  }
  expect([...seen].sort()).toEqual(['1 digits', '2 digits']);
});

test.each([skyscraper, turbotFish])('$id: there are no duals of it', (technique) => {
  for (const position of boards.slice(0, 20)) {
    expect(findSteps(position, [technique], { dual: true })).toEqual(findSteps(position, [technique]));
  }
});

test('links are strong, weak, strong', () => {
  const [step] = boards.flatMap((position) => findSteps(position, [skyscraper]));
  expect(step.pattern.links.map(({ type }) => type)).toEqual(['strong', 'weak', 'strong']);
});
