import * as kit from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { allSteps } from '../layout/all-steps.js';
import { digitsIn, marksAndValues, scatteredMarks } from '../layout/boards.js';
import { sightIn } from '../layout/oracle.js';

const layouts: readonly [string, kit.Layout][] = [
  ['4×4 with diagonals', kit.createLayout({ size: 4, diagonals: true })],
  ['6×6', kit.createLayout({ size: 6 })],
  ['4×4 with neighbours apart', kit.createLayout({ size: 4, nonConsecutive: true })],
  ['4×4 with knight’s moves', kit.createLayout({ size: 4, antiKnight: true })],
];
const techniques = [kit.skyscraper, kit.twoStringKite, kit.turbotFish];
const inOrder = ['x-wing', ...techniques.map(({ id }) => id)];

/** Two houses with two places each that share none; a place of one sees one of the other. By the first name of the four cells. */
function turbotsIn({ layout, candidates }: kit.Position, id: kit.TechniqueId): string[] {
  if (!layout) throw new Error('no layout');
  const { size, regions } = layout;
  const sees = sightIn(layout);
  const houses = kit.housesOf(layout);
  return Array.from({ length: size }, (_, i) => i + 1).flatMap((digit) => {
    const has = (cell: number) => digitsIn(candidates[cell]).includes(digit);
    const pairs = houses.flatMap(({ kind, cells }, house) =>
      kind !== 'cage' && cells.filter(has).length === 2 ? [{ house, kind, cells: cells.filter(has) }] : [],
    );
    const all = pairs.flatMap((one, at) =>
      pairs.slice(at + 1).flatMap((two) =>
        [0, 1].flatMap((a) =>
          [0, 1].flatMap((b) => {
            const [joints, ends] = [
              [one.cells[a], two.cells[b]],
              [one.cells[1 - a], two.cells[1 - b]],
            ];
            if (one.cells.some((cell) => two.cells.includes(cell)) || !sees(joints[0], joints[1])) return [];
            const isInLine = (cells: readonly number[]) =>
              houses.some(
                ({ kind, cells: line }) =>
                  kind === (one.kind === 'row' ? 'column' : 'row') && cells.every((cell) => line.includes(cell)),
              );
            const isAlike = one.kind === two.kind && ['row', 'column'].includes(one.kind) && isInLine(joints);
            const isKite = one.kind === 'row' && two.kind === 'column' && regions[joints[0]] === regions[joints[1]];
            const name = isAlike
              ? isInLine(ends)
                ? 'x-wing'
                : 'skyscraper'
              : isKite
                ? 'two-string-kite'
                : 'turbot-fish';
            const gone = candidates.flatMap((_, cell) =>
              has(cell) && ends.every((end) => sees(end, cell)) ? [cell] : [],
            );
            return [{ rank: inOrder.indexOf(name), houses: [one.house, two.house], joints, ends, gone }];
          }),
        ),
      ),
    );
    const keyOf = ({ joints, ends }: (typeof all)[number]) =>
      `${joints.toSorted((a, b) => a - b)} ${ends.toSorted((a, b) => a - b)}`;
    const best = all.filter((one, at) =>
      all.every(
        (other, i) => keyOf(other) !== keyOf(one) || other.rank > one.rank || (other.rank === one.rank && i >= at),
      ),
    );
    return best
      .filter(({ rank, gone }) => inOrder[rank] === id && gone.length > 0)
      .map((one) => `${digit} in ${one.houses}: ${one.ends[0]} ${one.joints} ${one.ends[1]}: ${one.gone}`);
  });
}

function nameOf({ pattern: { candidates, houses }, eliminations }: kit.Step): string {
  const of = (role: string) => candidates.filter((one) => one.role === role).map(({ cell }) => cell);
  const [ends, joints] = [of('end'), of('joint')];
  return `${candidates[0].digit} in ${houses.map(({ house }) => house)}: ${ends[0]} ${joints} ${ends[1]}: ${eliminations.map(({ cell }) => cell)}`;
}

test.each(layouts)('%s: all are found by the first name of their cells', (_, layout) => {
  let many = 0;
  for (let seed = 0; seed < (layout.size > 4 ? 3 : 8); seed++) {
    const board = (seed % 2 === 0 ? marksAndValues : scatteredMarks)(layout, seed, 0.42);
    for (const technique of techniques) {
      const steps = allSteps(board, technique);
      expect(steps.map(nameOf).toSorted()).toEqual(turbotsIn(board, technique.id).toSorted());
      many += steps.length;
    }
  }
  expect(many).toBeGreaterThan(5);
});
