import * as kit from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { isQuick, some } from '../../../../config/runs.js';
import { scatteredMarks } from '../layout/boards.js';
import { agree } from '../layout/oracle.js';
import { ownLayout, ownPuzzles, ownSolution } from '../layout/own-layouts.js';
import { sample } from '../runs.js';

/** What a spoiled step may be refused as; none may be taken for valid. */
const without = <T>(list: readonly T[], at: number): T[] => list.filter((_, index) => index !== at);

/**
 * Is all that an ALS-XZ of two commons strikes out struck out by this one of them too? Then one of the two sets has any other
 * digit: what sees all places of its digit in both sets, and is in both, goes.
 */
function isByOne({ layout }: kit.Position, { eliminations, pattern }: kit.Step, common: number): boolean {
  return eliminations.every(({ cell, digit }) =>
    ['set-1', 'set-2'].every((role) => {
      const places = pattern.candidates.filter((one) => one.role === role && one.digit === digit);
      // Of the houses those that follow from others, as in a windoku, are no rule of the plain oracle.
      const isSeen = (one: kit.Candidate) =>
        layout !== undefined &&
        (!agree(layout, cell, digit, one.cell, digit) ||
          kit.housesOf(layout).some(({ cells }) => cells.includes(cell) && cells.includes(one.cell)));
      return digit !== common && places.length > 0 && places.every(isSeen);
    }),
  );
}

/** The techniques of which a step was spoiled; `npm test` does so on one puzzle each. */
const spoiled = new Set<string>();

describe.each(some(ownPuzzles, 2))('$name', (puzzle) => {
  const { position } = puzzle;
  const solution = kit.findSolution(position) as number[];
  const { status, steps, position: end } = ownSolution(puzzle);

  test('is solved by steps that agree with the solution, that the checker accepts, and that every language explains', () => {
    expect([status, end.values]).toEqual(['solved', solution]);
    let at = position;
    const checked = new Set(some(steps, 4));
    for (const step of steps) {
      expect(step.placements.filter(({ cell, digit }) => solution[cell] !== digit)).toEqual([]);
      expect(step.eliminations.filter(({ cell, digit }) => solution[cell] === digit)).toEqual([]);
      if (checked.has(step)) {
        expect({ ...step, layout: 0, verdict: kit.verifyStep(at, step) }).toEqual({
          ...step,
          layout: 0,
          verdict: { valid: true },
        });
        const told = [kit.en, kit.de, kit.vi, kit.zhHant].map((catalogue) => kit.explainStep(step, catalogue));
        expect(told.join('\n')).not.toMatch(/[{}]|undefined/);
      }
      at = kit.applyStep(at, step);
    }
  });

  test('a step that claims the opposite is refused', () => {
    let at = position;
    const seen = isQuick ? spoiled : new Set<string>();
    for (const step of steps) {
      if (!seen.has(step.technique)) {
        seen.add(step.technique);
        const right = at.values.indexOf(0);
        const wrong: kit.Step = { ...step, placements: [], eliminations: [{ cell: right, digit: solution[right] }] };
        expect(kit.verifyStep(at, wrong).valid).toBe(false);
        const { pattern } = step;
        const spoiled = { ...step, pattern: { ...pattern, candidates: without(pattern.candidates, 0) } };
        expect(kit.verifyStep(at, spoiled).valid).toBe(false);
        for (const house of pattern.houses.keys()) {
          // A naked subset needs no second house, and what it strikes out in the first stays.
          if (step.technique.startsWith('naked')) continue;
          const fewer = { ...step, pattern: { ...pattern, houses: without(pattern.houses, house) } };
          expect(kit.verifyStep(at, fewer).valid).toBe(false);
        }
        for (const link of pattern.links.keys()) {
          const links = without(pattern.links, link);
          const isByOther = step.technique === 'als-xz' && links.length === 1 && isByOne(at, step, links[0].from.digit);
          expect(kit.verifyStep(at, { ...step, pattern: { ...pattern, links } }).valid).toBe(isByOther);
        }
      }
      at = kit.applyStep(at, step);
    }
  });
});

test('a killer without digits falls to sums', () => {
  const layout = ownLayout('killer');
  const solution = [...'612543453216345162126435231654564321'].map(Number);
  const givens = solution.map((digit, cell) => ([18, 30, 33].includes(cell) ? digit : 0));
  const position = kit.positionFromValues(givens, givens, { layout });
  const steps = kit.findSteps(position);
  const used = new Set(steps.map(({ technique }) => technique));
  expect(used.has('cage-combinations')).toBe(true);
  expect(used.has('innies-outies')).toBe(true);
  // Sums, and every so many of the others; in the soak all.
  const plain = steps.filter(({ technique }) => !/cage|innies/.test(technique));
  const sums = steps.filter(({ technique }) => /cage|innies/.test(technique));
  for (const step of [...some(sample(sums, 2), 4), ...some(sample(plain, 6), 4)])
    expect({ ...step, verdict: kit.verifyStep(position, step) }).toMatchObject({ verdict: { valid: true } });
  const wrong = steps.flatMap(({ eliminations }) => eliminations).filter(({ cell, digit }) => solution[cell] === digit);
  expect(kit.countSolutions(position) === 1 ? wrong : []).toEqual([]);
});

test('a classic puzzle given as a layout has the classic solution and the classic singles', () => {
  const line = '800010000520900080076002000009500600340090025005008400000200540010009037000080006';
  const layout = kit.createLayout();
  const position = kit.parsePuzzle(line, { layout });
  const classic = kit.parsePuzzle(line);
  expect(kit.solve(position).position.values).toEqual(kit.findSolution(classic));
  for (const technique of [kit.nakedSingle, kit.hiddenSingle]) {
    const of = (steps: kit.Step[]) => steps.map(({ placements: [{ cell, digit }] }) => `${cell} ${digit}`).sort();
    expect(of(kit.findSteps(position, [technique]))).toEqual(of(kit.findSteps(classic, [technique])));
  }
});

test('the other questions are answered too', () => {
  const { position } = ownPuzzles[0];
  const solution = kit.findSolution(position) as number[];
  expect(kit.hint(position, { level: 'where' })).toMatchObject({ kind: 'step' });
  expect(kit.hint(position)).toMatchObject({ kind: 'step', level: 'full' });
  const open = position.values.indexOf(0);
  const wrongDigit = (solution[open] % 4) + 1;
  expect(kit.hint(kit.setValue(position, open, wrongDigit))).toMatchObject({ kind: 'mistake', cells: [open] });
  expect(kit.hint(kit.positionFromValues(solution, position.givens, { layout: ownLayout('small') })).kind).toBe(
    'solved',
  );
  const none = kit.parsePuzzle('.'.repeat(16), { layout: ownLayout('small') });
  expect(kit.hint(none).kind).toBe('multiple');
  expect(kit.createSolver([kit.jellyfish]).hint(position).kind).toBe('stuck');
  expect(kit.checkProgress(kit.toggleCandidate(position, open, solution[open])).lost).toHaveLength(1);
  expect(kit.rate(position)).toEqual({ status: 'solved', level: null, score: null, stars: 1 });
  expect(kit.rate(none)).toEqual({ status: 'multiple', level: null, score: null, stars: null });
  expect(kit.solve(none).status).toBe('multiple');
  expect(kit.solve(kit.parsePuzzle('11..............', { layout: ownLayout('small') }))).toMatchObject({
    status: 'invalid',
    conflicts: [0, 1],
  });
  const step = kit.nextStep(position) as kit.Step;
  expect(kit.techniqueOf(position, kit.applyStep(position, step))).toMatchObject({ status: 'explained' });
  expect(kit.techniqueOf(position, position)).toEqual({ status: 'no-move' });
  expect(kit.techniqueOf(position, kit.applyStep(position, step), [kit.jellyfish])).toEqual({ status: 'unexplained' });
  const search = kit.solveSearch(ownPuzzles[4].position);
  search.next();
  expect(search.next('stop').value).toMatchObject({ status: 'limit' });
  expect(kit.createSolver([kit.nakedSingle]).nextStep(none)).toBeUndefined();
  expect(kit.isMinimal(position)).toBe(true);
  expect(kit.isMinimal(none)).toBe(false);
});

test('a rating asks for no more than the solver', () => {
  const { position } = ownPuzzles[0];
  const singles: readonly kit.TechniqueId[] = ['full-house', 'naked-single', 'hidden-single'];
  // Said is how many techniques were asked for, after each in vain.
  let [asked, last] = [0, 0];
  for (const { technique } of kit.solve(position).steps) {
    const nth = singles.indexOf(technique) + 1;
    expect(nth).toBeGreaterThan(0);
    if (nth > 1) last = asked + nth - 1;
    asked += nth;
  }
  let told = 0;
  const search = kit.rateSearch(position);
  for (let turn = search.next(); !turn.done; turn = search.next()) told = turn.value.nodes;
  expect(last).toBeGreaterThan(3);
  expect(told).toBeLessThanOrEqual(last);
});

test('what is asked for by its name alone is not among all steps', () => {
  const layout = kit.createLayout({ size: 4 });
  const board = scatteredMarks(layout, 3, 0.25);
  const byName = [kit.mutantSwordfish, kit.finnedMutantSwordfish];
  const ids = new Set(byName.map(({ id }) => id));
  expect(kit.findSteps(board, byName).length).toBeGreaterThan(0);
  expect(kit.findSteps(board).filter(({ technique }) => ids.has(technique))).toEqual([]);
});
