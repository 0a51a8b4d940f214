import { createAtlas, type Placed, pack } from '@kit/rect-pack';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { refusalOf } from '../../../../config/refusal-of.js';
import { walkAtlas } from './walk-atlas.js';

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('add' as const),
      width: fc.integer({ min: 1, max: 20 }),
      height: fc.integer({ min: 1, max: 20 }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('remove' as const), which: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('compact' as const), maxMoves: fc.nat(10) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('grow' as const), by: fc.nat(5) }) },
);

prop([fc.array(step, { maxLength: 80 }), fc.boolean()], { numRuns: 30 })(
  'no step moves or overlaps what lives, and compaction copies in place',
  (steps, rotate) => {
    let size = 40;
    const atlas = createAtlas({ width: size, height: size, rotate, padding: 1, border: 1 });
    const pixels = new Map<string, string | number>();
    const living = new Map<string | number, Placed>();
    const cellsOf = ({ x, y, width, height }: Placed): string[] => {
      const cells: string[] = [];
      for (let py = y; py < y + height; py++) for (let px = x; px < x + width; px++) cells.push(`${px},${py}`);
      return cells;
    };
    const draw = (placed: Placed) => {
      for (const cell of cellsOf(placed)) {
        expect(pixels.get(cell)).toBeUndefined();
        pixels.set(cell, placed.id);
      }
      expect(Math.min(placed.x, placed.y)).toBeGreaterThanOrEqual(1);
      expect(Math.max(placed.x + placed.width, placed.y + placed.height)).toBeLessThan(size);
      living.set(placed.id, placed);
    };
    const erase = (placed: Placed) => {
      for (const cell of cellsOf(placed)) pixels.delete(cell);
      living.delete(placed.id);
    };
    for (const action of steps) {
      if (action.kind === 'add') {
        const placed = atlas.add({ width: action.width, height: action.height });
        if (placed) draw(placed);
      } else if (action.kind === 'remove') {
        const placed = [...living.values()][action.which % Math.max(1, living.size)];
        if (placed) erase(placed);
        expect(atlas.remove(placed?.id ?? 'nobody')).toBe(placed !== undefined);
      } else if (action.kind === 'grow') {
        size += action.by;
        atlas.grow(size, size);
      } else {
        for (const { id, from, to } of atlas.compact({ maxMoves: action.maxMoves })) {
          expect(living.get(id)).toEqual(from);
          // The target must be free while the source is still there.
          draw(to);
          for (const cell of cellsOf(from)) pixels.delete(cell);
        }
      }
      expect(atlas.occupancy()).toBeCloseTo(pixels.size / (size * size), 12);
      expect(atlas.toPacking().pages[0]?.placed ?? []).toHaveLength(living.size);
      for (const placed of living.values()) expect(atlas.get(placed.id)).toEqual(placed);
    }
  },
);

test('add finds a place wherever there is one', () => {
  for (let seed = 0; seed < 3; seed++) {
    const { faults } = walkAtlas({ seed, side: 24, steps: 400, largest: 9, checkEvery: 20, checkRefusals: true });
    expect(faults).toEqual([]);
  }
});

const side = fc.integer({ min: 1, max: 9 });
const corner = fc.integer({ min: 0, max: 30 });

prop([fc.array(fc.tuple(corner, corner, side, side), { maxLength: 14 })], { numRuns: 400 })(
  'an atlas begins from a packing exactly if no two of its rectangles overlap, and names one that does',
  (rects) => {
    const placed = rects.map(([x, y, width, height], id): Placed => ({ id, x, y, width, height, rotated: false }));
    const overlapping = placed.filter((a) =>
      placed.some(
        (b) => a !== b && a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height,
      ),
    );
    const [page] = pack([{ width: 1, height: 1 }], { width: 40, height: 40 }).pages;
    const from = { ...pack([], { width: 40, height: 40 }), pages: [{ ...page!, placed }] };
    const refused = refusalOf(() => createAtlas({ width: 40, height: 40, from }));
    if (overlapping.length === 0) expect(refused).toBeUndefined();
    else expect(overlapping.map(({ id }) => `options.from.pages[0].placed[${id}]`)).toContain(refused?.at.name);
  },
);
