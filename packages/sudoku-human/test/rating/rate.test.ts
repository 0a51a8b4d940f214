import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../../config/refusal-of.js';
import { isQuick, some } from '../../../../config/runs.js';
import * as kit from '../../src/index.js';
import { ownPuzzles } from '../layout/own-layouts.js';
import { fixture } from '../techniques/positions.js';

const article = '800010000520900080076002000009500600340090025005008400000200540010009037000080006';

test('stars alone are the same', () => {
  const lines = [
    article,
    '.'.repeat(81),
    `11${article.slice(2)}`,
    ...fixture('easy.txt').slice(0, 3),
    fixture('hard.txt')[0],
  ];
  for (const puzzle of some(lines, 2).map((line) => kit.parsePuzzle(line))) {
    const { status, stars } = kit.rate(puzzle);
    expect(kit.rateStars(puzzle)).toEqual({ status, stars });
  }
  expect(kit.runSync(kit.rateStarsSearch(kit.parsePuzzle(article)))).toEqual({ status: 'solved', stars: 4 });
  const search = kit.rateStarsSearch(kit.parsePuzzle(article));
  search.next();
  expect(search.next('stop').value).toEqual({ status: 'limit', stars: null });
});

describe('the rating of a puzzle', () => {
  test('the first puzzle of the project is hard and has four stars', () => {
    expect(kit.rate(kit.parsePuzzle(article))).toMatchObject({ status: 'solved', level: 'hard', stars: 4 });
  });

  test('the score is the sum over HoDoKu’s path, whose techniques are counted if that is wanted', () => {
    for (const line of some([article, ...fixture('easy.txt').slice(0, 2), fixture('hard.txt')[0]], 2)) {
      const puzzle = kit.parsePuzzle(line);
      const { hardest, needed = [], ...rating } = kit.rate(puzzle, { techniques: true });
      expect(rating).toEqual(kit.rate(puzzle));
      const { level, score, steps } = kit.rateHodoku(puzzle);
      expect(rating).toMatchObject({ level, score });
      expect(needed.reduce((sum, { count }) => sum + count, 0)).toBe(steps.length);
      expect(hardest).toBe(needed[needed.length - 1].technique);
      const most = Math.max(...steps.map((step) => step.score));
      expect(steps.filter((step) => step.score === most).map(({ technique }) => technique)).toContain(hardest);
    }
  });

  test('of techniques that cost the same the later one of the default list is the harder', () => {
    const order = kit.techniques.map(({ id }) => id);
    const seeds = isQuick ? 6 : 40;
    let [ties, easiest] = [0, 0];
    for (let seed = 0; seed < seeds; seed++) {
      const found = kit.generatePuzzle(seed % 2 === 0 ? { seed, stars: 1 } : { seed });
      if (found.status !== 'found') throw new Error('no puzzle');
      const { hardest, needed = [] } = kit.rate(found.position, { techniques: true });
      const { steps } = kit.rateHodoku(found.position);
      const costOf = (id: kit.TechniqueId) =>
        Math.max(...steps.filter(({ technique }) => technique === id).map(({ score }) => score));
      const ids = needed.map(({ technique }) => technique);
      for (const [at, id] of ids.slice(1).entries()) {
        const [before, cost] = [costOf(ids[at]), costOf(id)];
        expect(before).toBeLessThanOrEqual(cost);
        if (before < cost) continue;
        expect(order.indexOf(ids[at])).toBeLessThan(order.indexOf(id));
        ties++;
      }
      expect(hardest).toBe(ids.at(-1));
      if (hardest === 'full-house') expect(ids).toEqual(['full-house']);
      if (hardest === 'naked-single') easiest++;
    }
    expect([ties > seeds / 2, easiest > seeds / 20]).toEqual([true, true]);
  });

  test('stars say which techniques are needed: with all of fewer stars the puzzle is stuck', () => {
    const puzzles = [...fixture('easy.txt').slice(0, 5), ...fixture('expert.txt').slice(0, 4)].map((line) =>
      kit.parsePuzzle(line),
    );
    const seen = new Set<number>();
    for (const puzzle of puzzles) {
      const { status, stars } = kit.rate(puzzle);
      if (status !== 'solved') continue;
      const most = stars as number;
      const upTo = (count: number) => kit.createSolver(kit.starTechniques(count as kit.Stars));
      expect(upTo(most).solve(puzzle).status).toBe('solved');
      if (most > 1) expect(upTo(most - 1).solve(puzzle).status).toBe('stuck');
      seen.add(most);
    }
    expect(seen.size).toBeGreaterThanOrEqual(3);
  });

  test('what has no single solution is not rated', () => {
    const nothing = { level: null, score: null, stars: null };
    expect(kit.rate(kit.parsePuzzle('.'.repeat(81)))).toEqual({ status: 'multiple', ...nothing });
    expect(kit.rate(kit.parsePuzzle(`11${article.slice(2)}`))).toEqual({ status: 'invalid', ...nothing });
  });

  test('a layout is rated by a search as at once', () => {
    for (const { position } of ownPuzzles.slice(0, 3)) {
      const rating = kit.rate(position);
      expect(rating).toMatchObject({ status: 'solved', level: null, score: null });
      expect(kit.runSync(kit.rateSearch(position))).toEqual(rating);
    }
  });

  test('a solved grid costs nothing', () => {
    const { position } = kit.solve(kit.parsePuzzle(article));
    expect(kit.rate(position)).toEqual({ status: 'solved', level: 'easy', score: 0, stars: 1 });
    expect(kit.rate(position, { techniques: true })).toMatchObject({ hardest: null, needed: [] });
  });
});

test('the two programs rate the classic board alone, however it is written', () => {
  const easy = kit.parsePuzzle(fixture('easy.txt')[0]);
  const asked = [kit.rateHodoku, kit.rateHodokuSearch, kit.rateExplainer, kit.rateExplainerSearch];
  for (const rating of asked) {
    expect([rating.name, refusalOf(() => rating(ownPuzzles[0].position))?.code]).toEqual([rating.name, 'bad-layout']);
    expect(refusalOf(() => rating({ ...easy, layout: kit.createLayout() }))).toBeUndefined();
  }
});
