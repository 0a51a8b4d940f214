import { describe, expect, test } from 'vitest';
import * as kit from '../../../src/index.js';
import { some } from '../../runs.js';
import { fixture } from '../../techniques/positions.js';

const article = '800010000520900080076002000009500600340090025005008400000200540010009037000080006';
const puzzles = [
  article,
  ...fixture('easy.txt').slice(0, 3),
  ...fixture('expert.txt').slice(0, 4),
  ...some([9, 7], 2).map((line) => fixture('hardest.txt')[line]),
  ...fixture('hard.txt').slice(0, 2),
].map((line) => kit.parsePuzzle(line.slice(0, 81)));
/** Where a hard puzzle needs its last dynamic net. */
const needsNets =
  ':0000:x:4+5..+2.3...9...+4..2..+2.5...4.+86+4.527+1+2+71...+4...+4.27+1+68.....49.+2..296..1+4.8.4.1+29..:381 569 579 719 777 779 954:::';
puzzles.push(kit.parsePuzzle(needsNets));
const ratings = puzzles.map((position) => ({ position, rating: kit.rateExplainer(position) }));
const catalogues = [kit.explainerEn, kit.explainerZhHant, kit.explainerVi, kit.explainerDe];

describe('the rating of a puzzle', () => {
  test('the first puzzle of the project is 7.1, and begins with singles', () => {
    const { status, er, ep, ed, steps } = kit.rateExplainer(kit.parsePuzzle(article));
    expect({ status, er, ep, ed }).toEqual({ status: 'solved', er: 7.1, ep: 1.2, ed: 1.2 });
    expect(steps.filter(({ rating }) => rating === 7.1).length).toBeGreaterThan(0);
  });

  test('ER is that of the hardest step, ED of the first, EP of the hardest up to the first digit', () => {
    for (const { rating } of ratings) {
      const { status, er, ep, ed, steps } = rating;
      const of = (list: typeof steps) => Math.max(...list.map((step) => step.rating));
      const first = steps.findIndex(({ placements }) => placements.length > 0);
      expect({ status, er, ep, ed }).toEqual({
        status: 'solved',
        er: of(steps),
        ep: of(steps.slice(0, first + 1)),
        ed: steps[0].rating,
      });
    }
  });

  test('a 1 that is set in r1c1, the first of all candidates, is a digit like any other', () => {
    const puzzle = kit.parsePuzzle('047000000000604001000010050450200009300000100000900020080530000000800006000020700');
    const { er, ep, ed, steps } = kit.rateExplainer(puzzle);
    expect({ er, ep, ed }).toEqual({ er: 4.2, ep: 1.2, ed: 1.2 });
    expect(steps[0].placements).toEqual([{ cell: 0, digit: 1 }]);
    expect(steps[1].rating).toBe(1.5);
    expect(kit.findSolution(puzzle)?.[0]).toBe(1);
  });

  test('the steps lead to the solution, and none takes away what is in it', () => {
    for (const { position, rating } of ratings) {
      const solution = kit.findSolution(position) as number[];
      let at: kit.Position = position;
      for (const step of rating.steps) {
        expect(step.placements.length + step.eliminations.length).toBeGreaterThan(0);
        for (const { cell, digit } of step.placements) expect(solution[cell]).toBe(digit);
        for (const { cell, digit } of step.eliminations) {
          expect(solution[cell]).not.toBe(digit);
          expect(at.candidates[cell] & (1 << (digit - 1))).not.toBe(0);
        }
        at = kit.applyStep(at, step as unknown as kit.Step);
      }
      expect(at.values).toEqual(solution);
    }
  });

  test('the patterns of chains name candidates of the board, and the links of a chain join', () => {
    let chains = 0;
    for (const { rating } of ratings) {
      for (const { pattern, complexity, technique } of rating.steps) {
        if (complexity === 0) continue;
        chains++;
        expect(pattern.candidates.length, technique).toBeGreaterThan(0);
        expect(pattern.links.length + (pattern.branches?.length ?? 0)).toBeGreaterThan(0);
        for (let i = 1; i < pattern.links.length; i++) expect(pattern.links[i].from).toEqual(pattern.links[i - 1].to);
      }
    }
    expect(chains).toBeGreaterThan(20);
  });

  test('where nothing else is left a net is taken, and it is rated for what it is', () => {
    const { er, steps } = (ratings.at(-1) as (typeof ratings)[number]).rating;
    expect(steps[0].technique).toBe('dynamic-cell');
    expect(steps[0].rating).toBe(er);
    expect(er).toBeGreaterThanOrEqual(8.5);
    expect(er).toBeLessThan(9.5);
  });

  test('every step can be told in every language', () => {
    for (const { rating } of ratings) {
      for (const step of some(rating.steps, 5)) {
        for (const catalogue of catalogues) {
          const text = kit.explainStep(step, catalogue);
          expect(text).not.toMatch(/[{}]|undefined/);
          expect(text.length).toBeGreaterThan(10);
        }
      }
    }
    const [first] = ratings[0].rating.steps;
    expect(kit.explainStep(first, kit.explainerEn)).toMatch(/^Hidden Single: in /);
    expect(() => kit.explainStep({ ...first, technique: 'direct-pointing' }, kit.de)).toThrow(
      'no text for "direct-pointing"',
    );
  });
});

describe('what is no puzzle with one solution', () => {
  test('is not rated', () => {
    const none = { er: null, ep: null, ed: null, steps: [] };
    expect(kit.rateExplainer(kit.parsePuzzle('.'.repeat(81)))).toEqual({ status: 'multiple', ...none });
    expect(kit.rateExplainer(kit.parsePuzzle(`55${'.'.repeat(79)}`))).toEqual({ status: 'invalid', ...none });
  });

  test('a full grid has nothing to rate', () => {
    const solution = kit.findSolution(kit.parsePuzzle(article)) as number[];
    const full = kit.parsePuzzle(solution.join(''));
    expect(kit.rateExplainer(full)).toEqual({ status: 'solved', er: 0, ep: 0, ed: 0, steps: [] });
  });

  test('struck candidates count: a sukaku is rated, and what it lacks can make a puzzle of it', () => {
    const { values } = kit.parsePuzzle('.'.repeat(81));
    const solution = kit.findSolution(kit.parsePuzzle(article)) as number[];
    const natural = kit.parsePuzzle(article);
    const candidates = natural.candidates.map((mask, cell) => mask || 1 << (solution[cell] - 1));
    const sukaku = { givens: values, values, candidates };
    const { status, er } = kit.rateExplainer(sukaku);
    expect(status).toBe('solved');
    expect(er).toBeGreaterThanOrEqual(7);
    expect(kit.rateExplainer({ ...sukaku, candidates: candidates.with(1, 0) }).status).toBe('invalid');
  });
});

describe('limits', () => {
  test('a limit gives the rating so far, which the whole path can only exceed', () => {
    const [hard] = fixture('hardest.txt').map((line) => kit.parsePuzzle(line.slice(0, 81)));
    const { status, er, ep, ed, steps } = kit.rateExplainer(hard, { maxNodes: 1 });
    expect(status).toBe('limit');
    expect(er).toBe(Math.max(0, ...steps.map(({ rating }) => rating)));
    expect([ep, ed].every((rating) => (rating as number) <= (er as number))).toBe(true);
  });

  test('so many nodes may be looked at, and not one more', () => {
    const [puzzle] = puzzles;
    const counts: number[] = [];
    const search = kit.rateExplainerSearch(puzzle);
    for (let step = search.next(); step.done !== true; step = search.next()) counts.push(step.value.nodes);
    const most = Math.max(...counts);
    expect(most).toBeGreaterThan(1);
    expect(kit.rateExplainer(puzzle, { maxNodes: most })).toEqual(ratings[0].rating);
    expect(kit.rateExplainer(puzzle, { maxNodes: most - 1 }).status).toBe('limit');
  });

  test('a search that is stopped says so, and reports the path so far', () => {
    const search = kit.rateExplainerSearch(puzzles[4]);
    const seen: number[] = [];
    let step = search.next();
    for (let i = 0; i < 3 && !step.done; i++, step = search.next()) seen.push(step.value.best?.steps.length ?? -1);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.every((count) => count >= 0)).toBe(true);
    const stopped = step.done ? step.value : search.next('stop').value;
    expect(stopped).toMatchObject({ status: step.done ? 'solved' : 'limit' });
    expect(kit.runSync(kit.rateExplainerSearch(puzzles[0]))).toEqual(ratings[0].rating);
  });

  test('malformed input is refused', () => {
    expect(() => kit.rateExplainer(puzzles[0], { maxNodes: 0 })).toThrow(
      'options.maxNodes is 0: expected an integer from 1',
    );
    expect(() => kit.rateExplainerSearch(puzzles[0], { nodes: 1 } as never)).toThrow(/unknown|no option/);
    expect(() => kit.rateExplainer({} as never)).toThrow(/position.givens/);
  });
});
