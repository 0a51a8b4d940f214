/** On every board the finders list what the definitions say, each once, and the next step is the first of all. */

import * as kit from '@kit/sudoku-human';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readQuestion } from '../../src/solver/context-of.js';
import { findersOf } from '../../src/techniques/shared/technique.js';
import { marksAndValues, scatteredMarks } from '../layout/boards.js';
import { isQuick, runs, some } from '../runs.js';
import * as definitions from './definitions.js';
import { plainBoard } from './plain-board.js';
import { solvedPosition } from './positions.js';

const jigsaw = [
  0, 0, 0, 0, 1, 1, 0, 0, 2, 1, 1, 1, 2, 2, 2, 2, 1, 3, 2, 4, 3, 3, 3, 3, 4, 4, 4, 3, 5, 5, 4, 4, 5, 5, 5, 5,
];
const layouts: Record<string, kit.LayoutOptions> = {
  '4×4': { size: 4 },
  '4×4 with diagonals': { size: 4, diagonals: true },
  '4×4 with cages and a further house': {
    size: 4,
    cages: [{ cells: [0, 1, 4], sum: 7 }, { cells: [7, 10, 11] }],
    extraHouses: [[0, 6, 9, 15]],
  },
  '4×4 with knight’s moves': { size: 4, antiKnight: true },
  '4×4 with king’s moves': { size: 4, antiKing: true },
  '4×4 with neighbours apart': { size: 4, nonConsecutive: true },
  '4×4 jigsaw': { size: 4, regions: [0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3] },
  '6×6': { size: 6 },
  '6×6 jigsaw with disjoint rows': { size: 6, regions: jigsaw, extraHouses: [[0, 7, 14, 21, 28, 35]] },
  'a windoku': { windows: true },
};

/** Boards of each layout, and of the classic one some that have a solution. */
const boards = [
  ...Object.entries(layouts).flatMap(([name, options]) => {
    const layout = kit.createLayout(options);
    const count = layout.size === 9 ? runs(1) : runs(8, 2);
    return Array.from({ length: count }, (_, seed): [string, kit.Position] => {
      const draw = seed % 2 === 0 ? scatteredMarks : marksAndValues;
      return [name, draw(layout, seed + layout.size, layout.size === 9 ? 0.25 : 0.32 + 0.06 * (seed % 4))];
    });
  }),
  ...fc
    .sample(solvedPosition(), { numRuns: runs(6, 1), seed: 7 })
    .map(({ position }): [string, kit.Position] => ['9×9', position]),
].map(([name, position]) => ({ name, position, board: plainBoard(position) }));

/** Boards with the marks of few digits, so that strong links are many. */
const sparse = [
  kit.createLayout({ size: 6 }),
  kit.createLayout({ size: 6, diagonals: true }),
  kit.createLayout(),
].flatMap((layout) =>
  Array.from({ length: runs(12, 6) }, (_, seed) => {
    const position = scatteredMarks(layout, seed, layout.size === 6 ? 0.3 : 0.2);
    const candidates = position.candidates.map((mask) => mask & 0b110);
    // The classic board is one without a layout.
    const { layout: own, ...classic } = position;
    const drawn: kit.Position = { ...(own?.size === 9 ? classic : position), candidates };
    return { name: 'few digits', position: drawn, board: plainBoard(drawn) };
  }),
);

type Case = readonly [technique: kit.Technique, roles: readonly string[], definition: definitions.Definition];
const {
  commonPeers,
  emptyRectangles,
  hiddenSubsets,
  locked,
  lockedSubsets,
  medusas,
  multiColors,
  nakedSets,
  nakedSubsets,
  pivotWings,
  simpleColors,
  singles,
  turbots,
  uniqueRectangles,
  wWings,
} = definitions;
const onAll: readonly Case[] = [
  ...[kit.fullHouse, kit.nakedSingle, kit.hiddenSingle].map((one): Case => [one, [], singles(one.id)]),
  ...[kit.pointing, kit.claiming, kit.lockedCandidates].map((one): Case => [one, ['locked'], locked(one.id)]),
  [kit.commonPeers, ['locked'], commonPeers],
  [kit.lockedPair, ['locked'], lockedSubsets(2)],
  [kit.lockedTriple, ['locked'], lockedSubsets(3)],
  [kit.nakedPair, ['subset'], nakedSubsets(2)],
  [kit.nakedTriple, ['subset'], nakedSubsets(3)],
  [kit.nakedQuad, ['subset'], nakedSubsets(4)],
  [kit.hiddenPair, ['subset'], hiddenSubsets(2)],
  [kit.hiddenTriple, ['subset'], hiddenSubsets(3)],
  [kit.hiddenQuad, ['subset'], hiddenSubsets(4)],
  [kit.nakedSet, ['subset'], nakedSets],
  [kit.xyWing, ['pivot', 'wing'], pivotWings(2)],
  [kit.xyzWing, ['pivot', 'wing'], pivotWings(3)],
  [kit.wWing, ['wing', 'bridge'], wWings],
  [kit.medusa3d, ['color-a', 'color-b'], medusas],
];
const ofDigits: readonly Case[] = [
  ...[kit.skyscraper, kit.twoStringKite, kit.turbotFish].map((one): Case => [one, ['end', 'joint'], turbots(one.id)]),
  [kit.emptyRectangle, ['box', 'link'], emptyRectangles(3)],
  [kit.simpleColorsTrap, ['color-a', 'color-b'], simpleColors('simple-colors-trap')],
  [kit.simpleColorsWrap, ['color-a', 'color-b'], simpleColors('simple-colors-wrap')],
  [kit.multiColors1, [], multiColors('multi-colors-1')],
  [kit.multiColors2, [], multiColors('multi-colors-2')],
];
/** Techniques that are not asked where rows, columns and boxes are all rules: others before them have all that they find. */
const addsOnlyByRules = new Set<string>(['common-peers', 'naked-set']);
/** Two instances may have the same candidates in the same roles. */
const areEach = new Set<string>(['turbot-fish', 'multi-colors-1', 'multi-colors-2']);
const isPlain = ({ named, position: { layout } }: (typeof boards)[number]['board']) =>
  named.every(({ kind }) => ['row', 'column', 'box'].includes(kind)) &&
  !(layout?.antiKnight || layout?.antiKing || layout?.nonConsecutive);

test.each([
  ...onAll.map((one) => ({ technique: one[0], roles: one[1], definition: one[2], on: boards })),
  ...ofDigits.map((one) => ({ technique: one[0], roles: one[1], definition: one[2], on: [...boards, ...sparse] })),
])('$technique.id: the instances of its definition', ({ technique, roles, definition, on }) => {
  const seen = new Set<string>();
  for (const one of on) {
    if (addsOnlyByRules.has(technique.id) && isPlain(one.board)) continue;
    const steps = kit.findSteps(one.position, [technique]);
    const keys = steps.map((step) => definitions.keyOf(step, roles));
    const { layout } = one.position;
    const expected = definition(one.board);
    const isEach = areEach.has(technique.id);
    // Common peers are told of each house that has them.
    const told = technique.id === 'common-peers' ? [...new Set(keys)] : keys;
    expect([one.name, ...told].sort()).toEqual([one.name, ...(isEach ? expected : new Set(expected))].sort());
    expect(kit.createSolver([technique]).nextStep(one.position)).toEqual(steps[0]);
    for (const step of steps.slice(0, 4)) {
      expect([step.technique, step.layout, kit.verifyStep(one.position, step)]).toEqual([
        technique.id,
        layout,
        { valid: true },
      ]);
    }
    if (steps.length > 0) seen.add(one.name);
  }
  expect(seen.size).toBeGreaterThan(0);
});

test('empty rectangles of two candidates are listed where that is wanted', () => {
  let count = 0;
  for (const { position, board } of sparse) {
    const steps = kit.findSteps(position, [kit.emptyRectangle], { twoCandidates: true });
    const keys = steps.map((step) => definitions.keyOf(step, ['box', 'link']));
    expect(keys.sort()).toEqual([...new Set(emptyRectangles(2)(board))].sort());
    count += steps.length - kit.findSteps(position, [kit.emptyRectangle]).length;
  }
  expect(count).toBeGreaterThan(isQuick ? 0 : 3);
});

/** Marks by chance; a rectangle has 1 and 2, some of its corners a third digit, and a row perhaps no other 1. */
function planted(layout: kit.Layout, seed: number): kit.Position {
  const drawn = scatteredMarks(layout, seed, 0.4);
  const rectangles = definitions.swappable(plainBoard(drawn));
  if (rectangles.length === 0) return drawn;
  const corners = rectangles[(7 * seed) % rectangles.length];
  const roof = [[3], [2, 3], [1, 3], [0, 3], [1, 2, 3]][seed % 5].map((corner) => corners[corner]);
  const row = Math.floor(corners[3] / layout.size);
  const candidates = drawn.candidates.map((mask, cell) => {
    if (corners.includes(cell)) return roof.includes(cell) ? 0b111 : 0b11;
    return seed % 3 === 0 && Math.floor(cell / layout.size) === row ? mask & ~1 || 0b100 : mask;
  });
  return { ...drawn, candidates };
}

test.each([kit.uniqueRectangle1, kit.uniqueRectangle2, kit.uniqueRectangle4, kit.uniqueRectangle5])(
  '$id: the instances of its definition, taken for puzzles with one solution',
  (technique) => {
    let count = 0;
    for (const [name, options] of some(Object.entries(layouts), 3)) {
      if (options.size === undefined) continue;
      const layout = kit.createLayout(options);
      for (let seed = 0; seed < runs(15, 5); seed++) {
        const position = planted(layout, seed);
        const { context } = readQuestion(position, {});
        const uniqueness = { ...context.uniqueness, isProven: () => true };
        const found: string[] = [];
        const [finder] = findersOf([technique]);
        if (finder.holdsOn?.(context.state.tables) !== false) {
          finder.find({ ...context, uniqueness }, (step) => found.push(definitions.keyOf(step, ['deadly'])) < 0);
        }
        const expected = uniqueRectangles(technique.id)(plainBoard(position));
        expect([name, ...new Set(found)].sort()).toEqual([name, ...new Set(expected)].sort());
        count += found.length;
      }
    }
    expect(count).toBeGreaterThan(isQuick ? 0 : 3);
  },
);
