/** One layout, however it is said: boxes by shape or as regions, members in any order. */

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
