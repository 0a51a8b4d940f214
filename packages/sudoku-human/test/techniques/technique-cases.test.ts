import {
  countSolutions,
  createSolver,
  findSolution,
  findSteps,
  fullHouse,
  hiddenSingle,
  nakedSingle,
  type Step,
  verifyStep,
} from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { isQuick, some } from '../../../../config/runs.js';
import { countByBacktracking, isFilledGrid } from '../count/oracle.js';
import { sample } from '../runs.js';
import { onLayouts } from './families.js';
import { messageFaults } from './message-faults.js';
import { fixture } from './positions.js';
import { conclusionOf, techniqueById, techniqueCases } from './technique-cases.js';

const cases = techniqueCases();

/** A pattern and its conclusions; the houses in which it is seen tell steps apart only where these argue from one house. */
function instanceOf(step: Step): string {
  const { candidates, links, branches, houses } = step.pattern;
  const told = /franken|mutant|siamese|bug-4|rectangle-4/.test(step.technique) ? houses : [];
  return JSON.stringify([candidates, links, branches, told, conclusionOf(step)]);
}

// What only layouts have is found on no classic position; `test/layout-logic` has its cases.
const classic = Object.keys(techniqueById).filter((id) => !onLayouts.includes(id));

describe.each(classic)('%s', (id) => {
  // Of what takes long the second position with the options as they are and with others; the soak asks on all.
  const takesLong = /franken|mutant|kraken|squirm|whale|levi|continuous|grouped|als-xy|sector/.test(id);
  const all = cases.filter((entry) => entry.id === id);
  // In `npm test` one position with each choice of options.
  const ofOptions = new Map(all.map((entry) => [`${Object.keys(entry.options)}`, entry]));
  const own = takesLong && all.length > 1 ? [...sample(all, 3, 2)] : isQuick ? [...ofOptions.values()] : all;

  test('finds on each of its positions what is listed, and nothing else', () => {
    expect(own.length).toBeGreaterThan(0);
    // Singles come after it and are there whatever it finds.
    const singles = [fullHouse, nakedSingle, hiddenSingle].filter((single) => single.id !== id);
    const solver = createSolver([techniqueById[id], ...singles]);
    for (const { options, position, conclusions } of own) {
      // After its last step the next technique is asked; whoever wants one step gets the first, and asks no other technique.
      const others = findSteps(position, singles);
      const all = solver.findSteps(position, options);
      const steps = all.slice(0, all.length - others.length);
      expect(all.slice(steps.length)).toEqual(others);
      expect(solver.nextStep(position, options)).toEqual(steps[0]);
      expect([...new Set(steps.map(conclusionOf))].sort()).toEqual(conclusions);
      expect(new Set(steps.map(instanceOf)).size).toBe(steps.length);
      expect(some(steps, 5).filter((step) => !verifyStep(position, step).valid)).toEqual([]);
      for (const { eliminations } of steps)
        expect(eliminations).toEqual([...eliminations].sort((a, b) => a.cell - b.cell || a.digit - b.digit));
      // What a step says is what it shows.
      expect(some(steps, 5).flatMap(messageFaults)).toEqual([]);
    }
  });
});

test('what is listed is true in the solution that plain search finds', () => {
  const wrong: string[] = [];
  for (const { id, position, conclusions } of some(cases, 4)) {
    const solution = findSolution(position) as number[];
    expect(isFilledGrid(solution)).toBe(true);
    const masks = position.values.map((value, cell) => (value === 0 ? position.candidates[cell] : 1 << (value - 1)));
    expect(solution.every((digit, cell) => masks[cell] & (1 << (digit - 1)))).toBe(true);
    for (const word of new Set(conclusions.join(' ').split(' '))) {
      const [, set, digit, row, col] = /^(=?)(\d)r(\d)c(\d)$/.exec(word) as RegExpExecArray;
      const isSo = solution[9 * Number(row) + Number(col) - 10] === Number(digit);
      if (isSo !== (set === '=')) wrong.push(`${id}: ${word}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('each list of puzzles holds puzzles with one solution, no two alike', () => {
  for (const name of ['easy', 'expert', 'hard', 'few-clues', 'hardest']) {
    const lines = fixture(`${name}.txt`);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.length).toBeGreaterThanOrEqual(60);
    // Each fifth; the soak takes all.
    for (const [at, line] of some(sample(lines.entries(), 5), 10)) {
      const values = [...line].map(Number);
      const masks = values.map((value) => (value === 0 ? 511 : 1 << (value - 1)));
      expect(
        countSolutions({ givens: values, values, candidates: values.map((value) => (value === 0 ? 511 : 0)) }),
      ).toBe(1);
      if (at % 100 === 0) expect([line, countByBacktracking(masks, 2)]).toEqual([line, 1]);
    }
  }
});
