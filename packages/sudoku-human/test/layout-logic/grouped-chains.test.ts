import * as kit from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { scatteredMarks, templatesOf } from '../layouts/boards.js';
import { ownLayout, ownPuzzles } from '../layouts/own-layouts.js';
import { lcg } from '../lcg.js';
import { runs } from '../runs.js';
import { drawn, marks } from '../verify/hand-made.js';

const grouped = [kit.groupedXChain, kit.groupedAic, kit.groupedContinuousNiceLoop];
const techniques = [...grouped, kit.continuousNiceLoop];

/** A position of a puzzle's solution: some cells filled, in the others marks by chance beside the true one. */
function scattered({ position }: (typeof ownPuzzles)[number], seed: number): [kit.Position, readonly number[]] {
  const solution = kit.findSolution(position) as number[];
  const next = lcg(seed);
  const share = 0.1 + 0.3 * next();
  const values = solution.map((digit) => (next() < 0.2 ? digit : 0));
  const digits = Array.from({ length: Math.sqrt(solution.length) }, (_, i) => i + 1);
  const candidates = solution.map((digit, cell) =>
    values[cell] === 0
      ? digits.reduce((mask, one) => (one === digit || next() < share ? mask | (1 << (one - 1)) : mask), 0)
      : 0,
  );
  return [{ ...position, givens: values, values, candidates }, solution];
}

test('on random marks of every layout what goes is wrong, each link holds, and every language says it', () => {
  const counts = new Map<string, number>();
  for (const puzzle of ownPuzzles) {
    for (let seed = 0; seed < runs(1); seed++) {
      const [position, solution] = scattered(puzzle, seed);
      for (const step of kit.findSteps(position, techniques)) {
        expect(step.eliminations.filter(({ cell, digit }) => solution[cell] === digit)).toEqual([]);
        const count = counts.get(step.technique) ?? 0;
        counts.set(step.technique, count + 1);
        if (count % 4 === 0) expect({ step, ...kit.verifyStep(position, step) }).toEqual({ step, valid: true });
        if (count > 3) continue;
        for (const catalogue of [kit.en, kit.de, kit.vi, kit.zhHant]) {
          expect(kit.explainStep(step, catalogue)).not.toMatch(/[{}]|undefined/);
        }
      }
    }
  }
  for (const { id } of techniques) expect(counts.get(id)).toBeGreaterThan(5);
});

test.each(['six', 'jigsaw-5', 'knight'])(
  'what grouped X-Chains of %s strike out is in no way to place the digit',
  (name) => {
    const layout = ownLayout(name);
    let struck = 0;
    for (let seed = 0; seed < 6; seed++) {
      const next = lcg(seed + 3);
      const zeros = Array.from({ length: layout.size ** 2 }, () => 0);
      const places = zeros.flatMap((_, cell) => (next() < (name === 'knight' ? 0.45 : 0.55) ? [cell] : []));
      const candidates = zeros.map((_, cell) => (places.includes(cell) ? 2 ** layout.size - 1 : 2 ** layout.size - 2));
      const ways = templatesOf(layout, places);
      const board: kit.Position = { givens: zeros, values: zeros, candidates, layout };
      for (const { eliminations } of kit.findSteps(board, [kit.groupedXChain])) {
        for (const { cell, digit } of eliminations.filter((one) => one.digit === 1)) {
          expect([digit, ways.filter((way) => way.includes(cell))]).toEqual([1, []]);
          struck++;
        }
      }
    }
    expect(struck).toBeGreaterThan(0);
  },
);

describe('a grouped X-Chain in a jigsaw', () => {
  const regions = [0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3];
  const layout = kit.createLayout({ size: 4, regions });
  const ALL = '1234 1234 1234 1234';
  // 1 in region 0 (cells 0, 1, 2, 4): the row has 0 and 2 of them, 4 is alone; the last row has 1 in cells 12 and 14 only.
  const board = drawn(layout, `1234 234 1234 234 | ${ALL} | ${ALL} | 1234 234 1234 234`);

  test('is found, and told by its links', () => {
    const steps = kit.findSteps(board, [kit.groupedXChain]);
    for (const step of steps) expect({ step, ...kit.verifyStep(board, step) }).toEqual({ step, valid: true });
    expect(steps.length).toBeGreaterThan(0);
    const [step] = steps;
    expect(kit.createSolver([kit.groupedXChain]).nextStep(board)).toEqual(step);
  });
});

describe('a continuous loop', () => {
  const layout = kit.createLayout({ size: 4 });
  const ALL = '1234 1234 1234 1234';
  // 1 in rows 0 and 2 is in columns 0 and 2 only: an X-Wing, and so a loop.
  const board = drawn(layout, `1234 234 1234 234 | ${ALL} | 1234 234 1234 234 | ${ALL}`);

  test('leaves one end of each weak link true', () => {
    const steps = kit.findSteps(board, [kit.continuousNiceLoop]);
    for (const step of steps) expect({ step, ...kit.verifyStep(board, step) }).toEqual({ step, valid: true });
    expect(steps.map(({ eliminations }) => eliminations)).toContainEqual(marks('4:1 6:1 12:1 14:1'));
  });
});

test('a board without groups has no grouped chains', () => {
  const values = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
  const layout = kit.createLayout({ size: 4 });
  // Two ones and two twos are open, at the corners of a rectangle.
  const position = kit.positionFromValues(
    values.map((digit, cell) => ([0, 1, 8, 9].includes(cell) ? 0 : digit)),
    undefined,
    { layout },
  );
  expect(kit.findSteps(position, [kit.groupedXChain, kit.groupedAic])).toEqual([]);
});

test('every grouped chain strikes something out, also where its ends rule out neighbours of their digit alone', () => {
  const layout = kit.createLayout({ size: 4, nonConsecutive: true });
  let many = 0;
  for (let seed = 0; seed < 40; seed++) {
    for (const { eliminations } of kit.findSteps(scatteredMarks(layout, seed, 0.5), [kit.groupedXChain])) {
      expect(eliminations.length).toBeGreaterThan(0);
      many++;
    }
  }
  expect(many).toBeGreaterThan(0);
});
