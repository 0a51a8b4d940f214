import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs, some } from '../../../../../config/runs.js';
import * as kit from '../../../src/index.js';
import { classicTables } from '../../../src/kernel/geometry.js';
import { templateCells, templateGraph } from '../../../src/techniques/templates/template-cells.js';
import { ownPuzzles } from '../../layout/own-layouts.js';
import { fixture, keyOf, puzzle, solvedPosition } from '../positions.js';
import { techniqueCases } from '../technique-cases.js';

/** What of a board tells its templates: the size, and by cell its box or region. */
type Shape = Pick<kit.Layout, 'size' | 'regions'>;

/** The templates: by row, the column of the digit. */
function templatesOn({ size, regions }: Shape, columns: readonly number[] = []): number[][] {
  if (columns.length === size) return [[...columns]];
  const regionAt = (col: number, row: number) => regions[row * size + col];
  const used = columns.map(regionAt);
  return Array.from({ length: size }, (_, col) => col)
    .filter((col) => !columns.includes(col) && !used.includes(regionAt(col, columns.length)))
    .flatMap((col) => templatesOn({ size, regions }, [...columns, col]));
}

const classic: Shape = kit.createLayout();
/** The 46,656 templates of the classic board. */
const all: readonly (readonly number[])[] = templatesOn(classic);

describe('the cells of templates', () => {
  test('there are 46,656 templates, and every cell is in one', () => {
    expect(all.length).toBe(46_656);
    expect([...templateCells(templateGraph(classicTables), new Uint16Array(9).fill(511))]).toEqual(
      Array.from({ length: 9 }, () => 511),
    );
  });

  test('are those of the list', () => {
    let some = 0;
    const rows = fc.array(fc.tuple(fc.nat(511), fc.nat(511)), { minLength: 9, maxLength: 9 });
    const sparse = rows.map((pairs) => pairs.map(([a, b]) => a | b));
    fc.assert(
      fc.property(
        fc.oneof(
          sparse,
          sparse.map((masks) => masks.map((mask, row) => (row % 4 === 0 ? mask & 0x155 : mask))),
        ),
        (masks) => {
          const fitting = all.filter((columns) => columns.every((col, row) => masks[row] & (1 << col)));
          const used = masks.map((_, row) => fitting.reduce((mask, columns) => mask | (1 << columns[row]), 0));
          expect([...templateCells(templateGraph(classicTables), masks)]).toEqual(used);
          some += Number(fitting.length > 0);
        },
      ),
      { numRuns: runs(8, 15, 2) },
    );
    expect(some).toBeGreaterThan(0);
  });
});

/** One board of each size, the jigsaws, and one with a rule that templates leave aside. */
const boards = ['small', 'six', 'eight', 'jigsaw-5', 'jigsaw', 'x'].map(
  (name) => ownPuzzles.find((own) => own.name === name) as (typeof ownPuzzles)[number],
);

/** What templates say about each digit, by crossing out templates of the full list: placements, then eliminations. */
function oracle({ values, candidates, layout }: kit.Position): string[] {
  const { size } = layout ?? classic;
  const digits = Array.from({ length: size }, (_, i) => i + 1);
  const templates = layout === undefined ? all : templatesOn(layout);
  const canBe = (cell: number, digit: number) =>
    values[cell] === 0 ? (candidates[cell] & (1 << (digit - 1))) !== 0 : values[cell] === digit;
  let left = digits.map((digit) =>
    templates
      .filter((columns) => columns.every((col, row) => canBe(row * size + col, digit)))
      .map((columns) => columns.map((col, row) => row * size + col)),
  );
  for (let most = Number.POSITIVE_INFINITY; left.flat().length < most; ) {
    most = left.flat().length;
    const certain = left.map((templates) =>
      (templates[0] ?? []).filter((cell) => templates.every((one) => one.includes(cell))),
    );
    left = left.map((templates, i) =>
      templates.filter((one) => !certain.some((cells, j) => j !== i && cells.some((cell) => one.includes(cell)))),
    );
  }
  if (left.some((templates) => templates.length === 0)) return [];
  const concluded = (isSet: boolean) =>
    digits.map((digit, i) => {
      const own = candidates.flatMap((mask, cell) => (mask & (1 << (digit - 1)) ? [cell] : []));
      const fits = own.filter((cell) =>
        isSet ? left[i].every((one) => one.includes(cell)) : !left[i].some((one) => one.includes(cell)),
      );
      return `${isSet ? 'set' : 'delete'} ${keyOf(fits.map((cell) => ({ cell, digit })))}`;
    });
  return [...concluded(true), ...concluded(false)].filter((text) => !/^\w+ $/.test(text));
}

function found(position: kit.Position): string[] {
  return kit
    .findSteps(position, [kit.templateSet, kit.templateDelete])
    .map(
      ({ technique, placements, eliminations }) => `${technique.slice(9)} ${keyOf([...placements, ...eliminations])}`,
    );
}

describe('templates', () => {
  test('say what crossing out in the full list says: on the technique cases and on hard puzzles', () => {
    const positions = [
      ...techniqueCases('template-set').map(({ position }) => position),
      ...techniqueCases('template-delete').map(({ position }) => position),
      ...fixture('hardest.txt').slice(0, 2).map(puzzle),
    ];
    let steps = 0;
    for (const position of positions) {
      expect(found(position)).toEqual(oracle(position));
      steps += found(position).length;
    }
    expect(steps).toBeGreaterThan(15);
  });

  test('and on random positions', () => {
    fc.assert(
      fc.property(solvedPosition(60), ({ position }) => {
        expect(found(position)).toEqual(oracle(position));
      }),
      { numRuns: runs(2, 4) },
    );
  });

  test.each(some(boards, 2))('and on $name, whose other rules are left aside', ({ position }) => {
    const board = kit.applyStep(position, kit.nextStep(position) as kit.Step);
    expect(found(board)).toEqual(oracle(board));
  });

  test('prove nothing where a digit has no template left', () => {
    const position = puzzle(`.12345678${'.'.repeat(18)}9`.padEnd(81, '.'));
    expect(found(position)).toEqual([]);
  });
});
