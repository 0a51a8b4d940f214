import * as kit from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { createBoard } from '../../../src/rating/hodoku/board.js';
import { describe as describeFind, stepOf } from '../../../src/rating/hodoku/describe.js';
import { entries } from '../../../src/rating/hodoku/entries.js';
import type { Path } from '../../../src/rating/hodoku/search.js';
import { records } from '../../../src/techniques/technique-records.js';
import { isQuick, sample, some } from '../../runs.js';
import { techniqueCases } from '../../techniques/technique-cases.js';

/** The positions of our own making on which techniques of HoDoKu's list fire. */
const cases = techniqueCases().filter(({ id }) => {
  const { family } = records[id];
  return (
    /singles|locked|subsets|single-digit|wings|colors|uniqueness|als/.test(family) ||
    /x-wing|fish|x-chain|y-chain|pair/.test(id)
  );
});

test('whatever an entry finds on a position of another technique, the checker accepts it and the solution bears it out', () => {
  const found = new Map<string, number>();
  const rejected: [string, kit.Step][] = [];
  for (const { position } of some(sample(cases, 3, 1), 4)) {
    const board = createBoard(position.values, position.candidates);
    const solution = kit.findSolution(position) as number[];
    const isUnique = kit.countSolutions(kit.positionFromValues(position.values)) === 1;
    const path: Path = { board, givens: position.givens, solution, facts: new Map(), memory: new Map() };
    let isEarlier = false;
    for (const [score, , find] of entries) {
      // Loops and what follows them are asked in whole paths.
      if (score === 280) break;
      const find1 = find(path);
      if (find1 === undefined || find1.shape.form === 'forcing') continue;
      // A turbot fish is asked for only where these have ended; here they may be there as well.
      if (find1.technique === 'turbot-fish' && isEarlier) continue;
      isEarlier ||= /x-wing|skyscraper|kite/.test(find1.technique);
      const isOfOne = records[find1.technique].family === 'uniqueness';
      if (isOfOne && !(isUnique && kit.countSolutions(kit.positionFromValues(position.givens)) === 1)) continue;
      const step = stepOf(find1, describeFind(board, find1, find1.shape));
      found.set(step.technique, (found.get(step.technique) ?? 0) + 1);
      for (const { cell, digit } of step.placements)
        expect([step.technique, digit]).toEqual([step.technique, solution[cell]]);
      for (const { cell, digit } of step.eliminations) {
        expect([step.technique, digit === solution[cell]]).toEqual([step.technique, false]);
      }
      const verdict = kit.verifyStep(position, step);
      if (!verdict.valid && step.technique !== 'sue-de-coq') rejected.push([verdict.reason, step]);
    }
  }
  expect(rejected).toEqual([]);
  expect([...found.keys()].length).toBeGreaterThan(isQuick ? 25 : 40);
});

test('the last entry takes the middle digit of the solution, as the technique does', () => {
  const { position } = cases[0];
  const board = createBoard(position.values, position.candidates);
  const solution = kit.findSolution(position) as number[];
  const guess = entries[entries.length - 1][2]({
    board,
    givens: position.givens,
    solution,
    facts: new Map(),
    memory: new Map(),
  });
  if (guess === undefined || guess.shape.form === 'forcing') throw new Error('no guess');
  const step = stepOf(guess, describeFind(board, guess, guess.shape));
  expect(kit.verifyStep(position, step)).toEqual({ valid: true });
  expect(kit.verifyStep(position, { ...step, eliminations: step.placements })).toMatchObject({ valid: false });
  const [byTechnique] = kit.findSteps(position, [kit.bruteForce]);
  expect(byTechnique.placements).toEqual(step.placements);
  expect(kit.findSteps(kit.positionFromValues(solution), [kit.bruteForce])).toEqual([]);
});
