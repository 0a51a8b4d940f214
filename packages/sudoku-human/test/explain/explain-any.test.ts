import * as kit from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { as, marks, stepOf } from '../verify/hand-made.js';

const step = (layout: kit.Layout, cells: number[]): kit.Step => ({
  ...stepOf({ technique: 'common-peers', eliminations: marks('0:1'), candidates: as('locked', '0:1') }),
  message: { key: 'common-peers', params: { cells: { type: 'cells', cells } } },
  layout,
});

const catalogue: kit.Catalogue = {
  ...kit.en,
  explanation: '{text}',
  templates: { ...kit.en.templates, 'common-peers': '{cells, plural, one {the cell} other {the cells}} {cells}' },
};

test('a text can ask how many of a list there are', () => {
  const layout = kit.createLayout({ size: 4 });
  expect(kit.explainStep(step(layout, [5]), catalogue)).toBe('the cell r2c2');
  expect(kit.explainStep(step(layout, [4, 5]), catalogue)).toBe('the cells r2c12');
});

test('on wide boards each cell has its own name', () => {
  const layout = kit.createLayout({ size: 12 });
  // Drawn together, row 1 with columns 1 and 12 would be r1c112.
  expect(kit.explainStep(step(layout, [11, 0]), catalogue)).toBe('the cells r1c1 and r1c12');
  const told = (notation: kit.CellNotation) => kit.explainStep(step(layout, [13, 23]), catalogue, { notation });
  expect([told('A1'), told('a1')]).toEqual(['the cells B2 and B12', 'the cells b2 and l2']);
});
