/**
 * Where not everything has a place, area is what the caller gave: neither padding nor rims nor what fills a block counts. All
 * places of a few rectangles on a small page are tried one by one, so that the most is known.
 */
import {
  createLowestGapPacker,
  createMaxRectsPacker,
  type Effort,
  type Packing,
  type PackOptions,
  pack,
  packSmallest,
  packStrip,
  type RectInput,
} from '@kit/rect-pack';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { runs } from '../../../../config/runs.js';
import { faultsOf } from '../check-layout.js';

type Spacing = { padding: number; border: number; extrude: number; alignTo: number };

const efforts: readonly Effort[] = ['fast', 'good', 'best'];
const areaOf = (rects: readonly { width: number; height: number }[]): number =>
  rects.reduce((sum, { width, height }) => sum + width * height, 0);
const placedOf = ({ pages }: Packing) => pages.flatMap(({ placed }) => placed);

/** The most area that goes on a page. */
function maxArea(rects: readonly RectInput[], width: number, height: number, rules: Spacing & { rotate: boolean }) {
  const { padding, border, extrude, alignTo, rotate } = rules;
  type Cell = { x: number; y: number; endX: number; endY: number };
  const whole = (side: number) => Math.ceil(side / alignTo) * alignTo;
  let best = 0;
  const lie = (at: number, cells: readonly Cell[], area: number): void => {
    best = Math.max(best, area);
    if (at === rects.length || area + areaOf(rects.slice(at)) <= best) return;
    const one = rects[at];
    for (const [across, down] of rotate
      ? [
          [one.width, one.height],
          [one.height, one.width],
        ]
      : [[one.width, one.height]]) {
      for (let y = 0; y < height; y += alignTo) {
        for (let x = 0; x < width; x += alignTo) {
          // With its rims and the padding behind it, and all blocks that it touches.
          const cell = {
            x: x - whole(extrude),
            y: y - whole(extrude),
            endX: x + whole(across + extrude + padding),
            endY: y + whole(down + extrude + padding),
          };
          if (cell.x < whole(border) || cell.endX > width - border + padding) continue;
          if (cell.y < whole(border) || cell.endY > height - border + padding) continue;
          const meets = (other: Cell) =>
            cell.x < other.endX && other.x < cell.endX && cell.y < other.endY && other.y < cell.endY;
          if (!cells.some(meets)) lie(at + 1, [...cells, cell], area + across * down);
        }
      }
    }
    lie(at + 1, cells, area);
  };
  lie(0, [], 0);
  return best;
}

const side = fc.integer({ min: 1, max: 7 });
const rects = fc.array(fc.record({ width: side, height: side }), { minLength: 1, maxLength: 4 });
const spacing = fc.record({
  padding: fc.integer({ min: 0, max: 4 }),
  border: fc.integer({ min: 0, max: 1 }),
  extrude: fc.constantFrom(0, 0, 1),
  alignTo: fc.constantFrom(1, 1, 2),
});
const page = fc.record({ width: fc.integer({ min: 5, max: 9 }), height: fc.integer({ min: 5, max: 9 }) });

describe('area is that of the rectangles', () => {
  test('one large rectangle is more than two thin ones with much padding', () => {
    const list = [1, 1, 5].map((height) => ({ width: 10, height }));
    const options = { width: 10, height: 6, padding: 4, pages: 1 } as const;
    for (const effort of efforts) {
      for (const objective of ['pages', 'area'] as const) {
        const packing = pack(list, { ...options, objective, effort });
        expect(packing).toMatchObject({ measure: 'area', value: 50, proven: false });
        expect(placedOf(packing).map(({ id }) => id)).toEqual([2]);
      }
      expect(packSmallest(list, { padding: 4, maxWidth: 10, maxHeight: 6, effort }).value).toBe(50);
      expect(packStrip(list, { padding: 4, width: 10, maxHeight: 6, effort }).value).toBe(50);
    }
  });

  prop([rects, page, spacing, fc.boolean()], { numRuns: runs(100, 2000, 30) })(
    'of one page the value is no more than the most, which the longest search finds, and the bound no less',
    (list, { width, height }, rules, rotate) => {
      const most = maxArea(list, width, height, { ...rules, rotate });
      for (const effort of efforts) {
        const asked: PackOptions = { width, height, pages: 1, objective: 'area', rotate, effort, ...rules };
        const packing = pack(list, { ...asked, maxEvaluations: 200 });
        expect(faultsOf(list, packing, { padding: rules.padding, border: rules.border, rotate })).toEqual([]);
        expect(packing.value).toBe(areaOf(placedOf(packing)));
        expect(packing.value).toBeLessThanOrEqual(most);
        expect(packing.bound).toBeGreaterThanOrEqual(most);
        expect(packing.proven).toBe(packing.value === packing.bound);
        if (effort === 'best') expect(packing.value).toBe(most);
      }
    },
  );

  prop([fc.array(fc.record({ width: side, height: side }), { maxLength: 30 }), page, spacing, fc.nat(3)], {
    numRuns: runs(100, 2000, 30),
  })(
    'every packer that leaves something out tells the area of the rest, and no less as its bound',
    (list, { width, height }, rules, at) => {
      const { padding, border } = rules;
      const packing = [
        () => createLowestGapPacker()(list, { width, height, padding, border, pages: 2 }),
        () => createMaxRectsPacker('best-area')(list, { width, height, padding, border, pages: 1 }),
        () => packStrip(list, { width, maxHeight: height, ...rules, effort: 'good' }),
        () => packSmallest(list, { maxWidth: width, maxHeight: height, ...rules, effort: 'good' }),
      ][at]();
      if (packing.measure !== 'area') return;
      expect(packing.value).toBe(areaOf(placedOf(packing)));
      expect(packing.bound).toBeGreaterThanOrEqual(packing.value);
      expect(packing.bound).toBeLessThanOrEqual(areaOf(list));
    },
  );

  test('of equal cells the largest rectangles lie on the page, whatever the order of the list', () => {
    const list = [9, 16, 12, 15, 10].map((width) => ({ width, height: width }));
    for (const mixed of [list, list.toReversed()]) {
      for (const effort of efforts) {
        const packing = pack(mixed, { width: 48, height: 16, pages: 1, alignTo: 16, objective: 'area', effort });
        expect(packing.value).toBe(16 ** 2 + 15 ** 2 + 12 ** 2);
      }
    }
  });
});
