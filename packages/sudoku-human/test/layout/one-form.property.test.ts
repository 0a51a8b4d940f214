/** One layout, however it is said: rules by name or as plain houses, boxes by shape or as regions, members in any order. */

import * as kit from '@kit/sudoku-human';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const sizes = [
  { size: 9, boxRows: 3, boxCols: 3 },
  { size: 6, boxRows: 2, boxCols: 3 },
  { size: 6, boxRows: 3, boxCols: 2 },
  { size: 8, boxRows: 2, boxCols: 4 },
  { size: 4, boxRows: 2, boxCols: 2 },
];
const rules = fc.record({
  shape: fc.constantFrom(...sizes),
  diagonals: fc.boolean(),
  windows: fc.boolean(),
  disjointGroups: fc.boolean(),
});
const named = ['diagonal', 'window', 'group'];

/** The layout by its rules, and the houses of these rules as plain ones. */
function bothWays({ shape, ...flags }: typeof rules extends fc.Arbitrary<infer T> ? T : never) {
  const layout = kit.createLayout({ ...shape, ...flags });
  const houses = kit.housesOf(layout).filter(({ kind }) => named.includes(kind));
  return { shape, layout, houses: houses.map(({ cells }) => cells) };
}

test('a rule with a name that comes as plain houses is that rule, in whatever order', () => {
  let several = 0;
  fc.assert(
    fc.property(rules, fc.infiniteStream(fc.nat()), (wanted, keys) => {
      const { shape, layout, houses } = bothWays(wanted);
      const shuffled = <T>(list: readonly T[]): T[] =>
        list
          .map((item) => [keys.next().value as number, item] as const)
          .sort(([a], [b]) => a - b)
          .map(([, item]) => item);
      const extraHouses = shuffled(houses).map(shuffled);
      expect(JSON.stringify(kit.createLayout({ ...shape, extraHouses }))).toBe(JSON.stringify(layout));
      // Beside a house without a name, which stays; one that is there already says nothing new.
      const line = Array.from({ length: shape.size }, (_, at) => (at === 0 ? 1 : at * shape.size + at));
      const more = kit.createLayout({ ...shape, extraHouses: [line, ...extraHouses, line] });
      expect(more).toEqual({ ...layout, extraHouses: [[...line].sort((a, b) => a - b)] });
      if (houses.length > 4) several++;
    }),
  );
  expect(several).toBeGreaterThan(10);
});

test('a windoku, an X and groups come back from f-puzzles, also where another program wrote plain houses', () => {
  fc.assert(
    fc.property(rules, (wanted) => {
      const { shape, layout, houses } = bothWays(wanted);
      const empty = new Array<number>(shape.size ** 2).fill(0);
      const position = kit.positionFromValues(empty, empty, { layout });
      const read = kit.parsePuzzle(kit.formatPuzzle(position, 'f-puzzles'));
      // Other boxes than those of the size are written as regions.
      expect(JSON.stringify(read.layout ?? kit.createLayout())).toBe(JSON.stringify(layout));
      const { size } = shape;
      const plain = kit.positionFromValues(empty, empty, { layout: kit.createLayout(shape) });
      const text = JSON.parse(kit.formatPuzzle(plain, 'f-puzzles')) as object;
      const cells = (house: readonly number[]) =>
        house.map((cell) => `R${Math.floor(cell / size) + 1}C${(cell % size) + 1}`);
      const extraregion = houses.map((house) => ({ cells: cells(house) }));
      const foreign = kit.parsePuzzle(JSON.stringify({ ...text, extraregion }));
      expect(JSON.stringify(foreign.layout ?? kit.createLayout())).toBe(JSON.stringify(layout));
    }),
  );
});

test('regions that are boxes are boxes, whatever their numbers, and rules that need boxes go with them', () => {
  fc.assert(
    fc.property(rules, fc.integer({ min: 0, max: 15 }), ({ shape, ...flags }, turn) => {
      const layout = kit.createLayout({ ...shape, ...flags });
      const regions = layout.regions.map((region) => (region + turn) % shape.size);
      const { size } = shape;
      expect(JSON.stringify(kit.createLayout({ size, regions, ...flags }))).toBe(JSON.stringify(layout));
    }),
  );
});

test('a layout whose members come in another order is the same layout', () => {
  const layout = kit.createLayout({ size: 6, diagonals: true, cages: [{ cells: [0, 1], sum: 5 }] });
  const found = kit.generatePuzzle({ layout, seed: 1 });
  if (found.status !== 'found') throw new Error('no puzzle');
  const turned = Object.fromEntries(Object.entries(layout).reverse()) as unknown as kit.Layout;
  const { position } = found;
  const step = kit.nextStep(position) as kit.Step;
  const before = { ...position, layout: turned };
  expect(kit.applyStep(before, step)).toEqual(kit.applyStep(position, step));
  expect(kit.techniqueOf(before, kit.applyStep(position, step)).status).toBe('explained');
});
