import { runSync } from '@kit/grid';
import { describe, expect, test } from 'vitest';
import { dealPuzzle } from '../../src/generate/deal-puzzle.js';
import { goalOf } from '../../src/generate/difficulty-goal.js';
import { areImpossible, setters } from '../../src/generate/impossible.js';
import { drawClassic } from '../../src/generate/random-grid.js';
import { readWishes } from '../../src/generate/wishes.js';
import * as kit from '../../src/index.js';
import { classicTables } from '../../src/kernel/geometry.js';
import { records } from '../../src/techniques/technique-records.js';
import { lcg } from '../lcg.js';
import { isQuick, runs } from '../runs.js';
import { fixture } from '../text/support.js';

const { fullHouse, hiddenSingle, nakedSingle, pointing, claiming, nakedPair, lockedCandidates, xWing } = kit;
const singles = [nakedSingle, hiddenSingle];
const none = { status: 'impossible' };
const rater = kit.rateExplainerSearch;

test.each<[string, readonly kit.Technique[], kit.GeneratorOptions]>([
  ['more stars than any technique has', singles, { stars: 4 }],
  ['fewer stars than any technique has', [pointing], { stars: 1 }],
  ['stars between those of the techniques', [...singles, xWing], { stars: 3 }],
  ['stars that only techniques of layouts have', [...singles, lockedCandidates], { stars: 2 }],
  [
    'a technique that the classic layout does not have',
    [...singles, lockedCandidates],
    { technique: 'locked-candidates' },
  ],
  ['a technique in a list that sets no digit', [pointing, xWing], { technique: 'x-wing' }],
  ['stars in a list that sets no digit', [pointing, xWing], { stars: 4 }],
  ['stars of an empty list', [], { stars: 1 }],
  ['stars below those techniques that set digits', [pointing, kit.forcingNet], { stars: 2 }],
  ['a technique and other stars than the list has', [...singles, xWing], { technique: 'x-wing', stars: 5 }],
  ['a technique of puzzles that singles solve', [...singles, xWing], { technique: 'x-wing', stars: 1 }],
  [
    'a technique where locked candidates solve it',
    [...singles, pointing, claiming, xWing],
    { technique: 'x-wing', stars: 2 },
  ],
  ['an ER that no puzzle of singles has', singles, { er: { min: 3, rater } }],
  ['an ER that no puzzle of one star has', kit.techniques, { stars: 1, er: { min: 2.4, rater } }],
])('no puzzle has %s, and that is said at once', (_, list, options) => {
  const { generatePuzzleSearch, generatePuzzle } = kit.createGenerator(list);
  expect(generatePuzzleSearch(options).next()).toEqual({ done: true, value: none });
  expect(generatePuzzle(options)).toEqual(none);
});

test.each<[kit.GenerateOptions]>([
  [{ technique: 'x-wing', stars: 1 }],
  [{ technique: 'x-wing', stars: 2 }],
  [{ technique: 'x-wing', stars: 3 }],
  [{ technique: 'forcing-net', stars: 3 }],
  [{ stars: 1, er: { min: 7, rater } }],
])('with the default techniques: %o', (options) => {
  expect(kit.generatePuzzleSearch(options).next()).toEqual({ done: true, value: none });
});

describe('on layouts', () => {
  const small = kit.createLayout({ size: 6 });
  const diagonals = kit.createLayout({ diagonals: true });
  const cages = kit.createLayout({ size: 4, cages: [{ cells: [0, 1] }] });

  test.each<[string, kit.GenerateOptions]>([
    ['cages without cages', { layout: small, technique: 'cage-combinations' }],
    ['sums of cages without sums', { layout: cages, technique: 'innies-outies' }],
    ['houses that cross in no new way', { layout: small, technique: 'locked-candidates' }],
    ['more than singles where singles solve it', { layout: diagonals, technique: 'x-wing', stars: 1 }],
    ['more than two stars where two stars solve it', { layout: diagonals, technique: 'naked-pair', stars: 2 }],
  ])('no puzzle has %s', (_, options) => {
    expect(kit.generatePuzzleSearch(options).next()).toEqual({ done: true, value: none });
  });

  test.each<[kit.GenerateOptions]>([
    [{ layout: kit.createLayout({ size: 4, cages: [{ cells: [0, 1], sum: 5 }] }), technique: 'cage-combinations' }],
    [{ layout: diagonals, technique: 'locked-candidates' }],
    [{ layout: small, technique: 'pointing', stars: 2 }],
  ])('what may be is looked for: %o', (options) => {
    expect(kit.generatePuzzleSearch(options).next().done).toBe(false);
  });

  test('all techniques of up to three stars are asked before the others', () => {
    const stars = kit.techniques.map(({ id }) => records[id].stars);
    expect(stars.findIndex((own) => own > 3)).toBe(stars.filter((own) => own <= 3).length);
  });
});

test('what may be is looked for', () => {
  for (const [list, options] of [
    [[fullHouse], { stars: 1 }],
    [[], {}],
    [[...singles, pointing], { technique: 'pointing', stars: 2 }],
    // The list asks for the pointing before the hidden single, so singles may solve the puzzle all the same.
    [[nakedSingle, pointing, hiddenSingle], { technique: 'pointing', stars: 1 }],
    [[...singles, xWing, nakedPair], { technique: 'x-wing', stars: 3 }],
    [singles, { er: { min: 2.3, rater } }],
  ] as const) {
    expect(kit.createGenerator(list).generatePuzzleSearch(options).next().done).toBe(false);
  }
});

test('no search finds what is called impossible', () => {
  const random = lcg(7);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)];
  const pool = kit.techniques.slice(0, 24);
  let [found, impossible] = [0, 0];
  for (let run = 0; run < runs(25, 6); run++) {
    const list = [...new Set(Array.from({ length: 1 + Math.floor(random() * 8) }, () => pick(pool)))];
    if (random() < 0.7) list.unshift(nakedSingle, hiddenSingle);
    const technique = random() < 0.5 ? pick(list).id : undefined;
    const stars = technique === undefined || random() < 0.5 ? pick([1, 2, 3, 4] as const) : undefined;
    const wishes = readWishes(
      { stars, technique, seed: run, maxTries: 8 },
      { techniques: list.map(({ id }) => id), called: '', cells: 81 },
    );
    const deal = { size: 9, wishes, drawBoard: drawClassic, judges: [], easily: false };
    const { status } = runSync(dealPuzzle({ ...deal, goal: goalOf(wishes, list) }));
    const isImpossible = areImpossible(wishes, list, classicTables);
    if (isImpossible) impossible++;
    if (status === 'found') found++;
    expect([status, isImpossible]).not.toEqual(['found', true]);
  }
  expect(Math.min(found, impossible)).toBeGreaterThan(isQuick ? 0 : 2);
});

test('only the techniques that are said to set digits do', () => {
  const lines = fixture('technique-cases').filter((text) => !text.startsWith('#'));
  const cases = lines.map((line) => line.split('|'));
  // The first three of each technique. Fish only strike out, and large ones take long.
  const isFish = (id: string) => records[id as kit.TechniqueId].family === 'fish';
  const some = cases.filter(([id], at) => cases[at - 3]?.[0] !== id && !isFish(id));
  const values: unknown[] = Object.values(kit);
  const isTechnique = (value: unknown): value is kit.Technique =>
    typeof value === 'object' && value !== null && 'find' in value && 'id' in value;
  const known = new Map(values.filter(isTechnique).map((technique) => [`${technique.id}`, technique]));
  const seen = new Set<string>();
  for (const [id, , text] of some.filter((_, at) => !isQuick || at % 3 === 0)) {
    const technique = known.get(id);
    if (technique === undefined) expect.fail(`no technique is called ${id}`);
    const step = kit.createSolver([technique]).nextStep(kit.parsePuzzle(text));
    if ((step?.placements.length ?? 0) > 0) seen.add(id);
  }
  expect([...seen].filter((id) => !setters.has(id as kit.TechniqueId))).toEqual([]);
  expect(seen.size).toBeGreaterThan(isQuick ? 3 : 5);
});
