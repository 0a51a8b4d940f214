import { expect, test } from 'vitest';
import { hasCorpora } from '../../../../config/corpora.js';
import { parsePuzzle } from '../../src/index.js';
import { puzzlesOf } from '../verify/solver-steps.js';
import { pathRows } from './explainer/explainer-paths.js';
import { measuredPaths } from './hodoku/paths.js';
import { newWalk, rejections, walkExplainer, walkHodoku } from './path-words.js';

test.each(['easy.txt', 'expert.txt', 'few-clues.txt', 'hard.txt', 'hardest.txt'])(
  '%s: each step of both paths through all puzzles can be told, drawn and verified, or it is known why not',
  (fixture) => {
    const walk = newWalk();
    for (const puzzle of puzzlesOf(fixture)) {
      walkHodoku(walk, parsePuzzle(puzzle));
      walkExplainer(walk, parsePuzzle(puzzle));
    }
    expect(Object.fromEntries(walk.faults)).toEqual({});
    expect([...walk.rejected].filter(([rejection]) => !rejections.test(rejection))).toEqual([]);
    expect(walk.steps).toBeGreaterThan(1000);
  },
);

test.runIf(hasCorpora)('each step of all measured paths can be told in every language and drawn', () => {
  const walk = newWalk();
  for (const { puzzle } of measuredPaths()) walkHodoku(walk, parsePuzzle(puzzle));
  const tables = [
    ...pathRows('se121-paths-odd.tsv'),
    ...pathRows('se121-paths-hard-odd.tsv'),
    ...pathRows('hard972-se-odd.tsv').filter((_, i) => i % 40 === 0),
  ];
  for (const { puzzle } of tables) walkExplainer(walk, parsePuzzle(puzzle));
  expect(Object.fromEntries(walk.faults)).toEqual({});
  expect([...walk.rejected].filter(([rejection]) => !rejections.test(rejection))).toEqual([]);
  expect(walk.steps).toBeGreaterThan(30_000);
});
