import { runSlices } from '@kit/grid';
import { describe, expect, test } from 'vitest';
import {
  applyStep,
  createSolver,
  type Position,
  parsePuzzle,
  rate,
  type Step,
  solve,
  techniques,
} from '../../src/index.js';
import { withGuess } from '../../src/rating/guess.js';
import { levelOf } from '../../src/rating/level-of.js';
import { profileTechniques } from '../../src/rating/profile-techniques.js';
import { rateSlices } from '../../src/rating/rate.js';
import { inOneGo } from '../../src/solver/search-steps.js';
import { findersOf } from '../../src/technique/technique.js';
import { records } from '../../src/techniques/techniques.js';
import { fixture } from '../techniques/positions.js';

const article = '800010000520900080076002000009500600340090025005008400000200540010009037000080006';

describe('the rating of a puzzle', () => {
  test('the first puzzle of the project is hard and has four stars', () => {
    expect(rate(parsePuzzle(article))).toMatchObject({ status: 'solved', level: 'hard', stars: 4 });
  });

  test('the score is the sum over the steps in HoDoKu’s order, singles 4 and 14', () => {
    const puzzle = fixture('easy.txt').find((line) => rate(parsePuzzle(line)).stars === 1) as string;
    const { steps } = createSolver(profileTechniques().own).solve(parsePuzzle(puzzle));
    const hidden = steps.filter(({ technique }) => technique === 'hidden-single').length;
    expect(rate(parsePuzzle(puzzle)).score).toBe((steps.length - hidden) * 4 + hidden * 14);
  });

  test('stars say which techniques are needed: with all of fewer stars the puzzle is stuck', () => {
    const puzzles = [...fixture('easy.txt').slice(0, 5), ...fixture('expert.txt').slice(0, 4)].map((line) =>
      parsePuzzle(line),
    );
    const seen = new Set<number>();
    for (const puzzle of puzzles) {
      const { status, stars } = rate(puzzle);
      if (status !== 'solved') continue;
      const most = stars as number;
      const upTo = (count: number) => createSolver(techniques.filter(({ id }) => records[id].stars <= count));
      expect(upTo(most).solve(puzzle).status).toBe('solved');
      expect(upTo(most - 1).solve(puzzle).status).toBe('stuck');
      seen.add(most);
    }
    expect(seen.size).toBeGreaterThanOrEqual(3);
  });

  test('what has no single solution is not rated', () => {
    const nothing = { level: null, score: null, stars: null };
    expect(rate(parsePuzzle('.'.repeat(81)))).toEqual({ status: 'multiple', ...nothing });
    expect(rate(parsePuzzle(`11${article.slice(2)}`))).toEqual({ status: 'invalid', ...nothing });
  });

  test('what no technique solves is stuck, with the score of its guesses', () => {
    const [puzzle] = fixture('easy.txt').map((line) => parsePuzzle(line));
    const rating = runSlices(rateSlices(puzzle, inOneGo, { own: [], beyond: [] }));
    expect(rating).toMatchObject({ status: 'stuck', level: 'extreme', stars: 5 });
    expect((rating.score as number) % 10_000).toBe(0);
    expect(rating.score).toBeGreaterThan(0);
  });

  test('a solved grid costs nothing', () => {
    const { position } = solve(parsePuzzle(article));
    expect(rate(position)).toEqual({ status: 'solved', level: 'easy', score: 0, stars: 1 });
  });
});

test('where the techniques end, a guess counts 10,000, and what follows it as ever', () => {
  const own = findersOf(techniques.slice(0, 13));
  const solver = createSolver(techniques.slice(0, 13));
  const scoreOf = (steps: readonly Step[]) => steps.reduce((sum, { technique }) => sum + records[technique].score, 0);
  const [puzzle] = fixture('hard.txt').map((line) => parsePuzzle(line));
  let { status, steps, position } = solver.solve(puzzle);
  let score = scoreOf(steps);
  let guesses = 0;
  for (; status === 'stuck'; guesses++) {
    ({ status, steps, position } = solver.solve(runSlices(withGuess(position))));
    score += 10_000 + scoreOf(steps);
  }
  expect([status, guesses > 0]).toEqual(['solved', true]);
  const rating = runSlices(rateSlices(puzzle, inOneGo, { own, beyond: findersOf(techniques.slice(13)) }));
  expect(rating).toEqual({ status: 'solved', level: 'extreme', score, stars: 5 });
});

describe('extreme puzzles', () => {
  const list = profileTechniques().own;
  let solved: { puzzle: Position; steps: readonly Step[] }[] | undefined;
  const solutions = () => {
    solved ??= [...fixture('hardest.txt').slice(0, 1), ...fixture('hard.txt').slice(0, 3)].map((line) => {
      const puzzle = parsePuzzle(line);
      return { puzzle, steps: createSolver(list).solve(puzzle).steps };
    });
    return solved;
  };

  test('a loop that proves a digit leaves it to a naked single, so only forcing chains, nets and guesses set other digits', () => {
    let loops = 0;
    for (const { steps } of solutions()) {
      for (const { technique, placements } of steps) {
        if (!/single|full-house|forcing/.test(technique)) expect(placements).toEqual([]);
        loops += Number(/discontinuous/.test(technique));
      }
    }
    expect(loops).toBeGreaterThan(0);
  });

  test('of the chains of a position the one that strikes out most is done', () => {
    const chains = list.filter(({ id }) => /nice-loop|xy-chain/.test(id));
    let compared = 0;
    for (const { puzzle, steps } of solutions()) {
      let position: Position = puzzle;
      for (const step of steps) {
        const family = chains.find(({ id }) => id.startsWith('grouped') && step.technique.startsWith('grouped'));
        if (family !== undefined) {
          const all = createSolver([family]).findSteps(position);
          expect(step.eliminations.length).toBe(Math.max(...all.map(({ eliminations }) => eliminations.length)));
          compared += all.length;
        }
        position = applyStep(position, step);
      }
    }
    expect(compared).toBeGreaterThan(4);
  });
});

describe('the records', () => {
  test('a score too high for the hardest step raises the level', () => {
    const pointing = [{ technique: 'pointing' }] as const;
    expect([800, 1000, 1001, 1600, 1601, 1801].map((score) => levelOf(pointing, score))).toEqual([
      'medium',
      'medium',
      'hard',
      'hard',
      'unfair',
      'extreme',
    ]);
    expect(levelOf([], 0)).toBe('easy');
    expect(levelOf([...pointing, { technique: 'aic' }, { technique: 'x-wing' }], 0)).toBe('unfair');
  });
});
