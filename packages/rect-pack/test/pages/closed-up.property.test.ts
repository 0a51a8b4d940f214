import { type Effort, type Obstacle, type Packing, type PackOptions, pack, type RectInput } from '@kit/rect-pack';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { runs } from '../../../../config/runs.js';
import { uniformRects } from '../cases.js';
import { faultsOf, meet } from '../check-layout.js';

const efforts: readonly Effort[] = ['fast', 'good', 'best'];

/**
 * What has no tag, and lies on a later page than it could, or on none although there is room. What has room on a page has it
 * also pushed up and to the left, where it touches something: so those places are enough.
 */
function couldLieEarlier(rects: readonly RectInput[], packing: Packing, options: PackOptions): string[] {
  const { sizes = [], obstacles = [], padding = 0, border = 0, rotate = false, pages } = options;
  const found: string[] = [];
  const end = Math.max(0, ...packing.pages.map(({ index }) => index + 1));
  const limit = pages ?? Math.max(end, sizes.length);
  for (let page = 0; page < limit; page++) {
    const size = sizes[page] ?? { width: options.width ?? 0, height: options.height ?? 0 };
    const lying = packing.pages.find(({ index }) => index === page)?.placed ?? [];
    const taken = [...lying, ...obstacles.filter((obstacle) => (obstacle.page ?? 0) === page)];
    const hasRoom = (width: number, height: number): boolean => {
      const xs = [border, ...taken.map((other) => other.x + other.width + padding)];
      const ys = [border, ...taken.map((other) => other.y + other.height + padding)];
      const isFree = (x: number, y: number) =>
        x >= border &&
        y >= border &&
        x + width <= size.width - border &&
        y + height <= size.height - border &&
        !taken.some((other) => meet({ x, y, width, height }, other, padding));
      return xs.some((x) => ys.some((y) => isFree(x, y)));
    };
    const later = packing.pages.filter(({ index }) => index > page).flatMap(({ placed }) => placed.map(({ id }) => id));
    for (const id of [...later, ...packing.unplaced.map((rect) => rect.id)]) {
      const { width, height, rotate: turns = rotate, tag } = rects[Number(id)];
      if (tag !== undefined) continue;
      if (hasRoom(width, height) || (turns && hasRoom(height, width))) found.push(`${id} has room on page ${page}`);
    }
  }
  return found;
}

const listOf = (side: fc.Arbitrary<number>, maxLength: number) =>
  fc.array(fc.record({ width: side, height: side, rotate: fc.boolean() }, { requiredKeys: ['width', 'height'] }), {
    minLength: 1,
    maxLength,
  });
const rects = fc.oneof(...[6, 14, 22].map((max) => listOf(fc.integer({ min: 1, max }), 30)));
const pageSide = fc.integer({ min: 12, max: 40 });
const obstacle: fc.Arbitrary<Obstacle> = fc.record({
  page: fc.nat(2),
  x: fc.integer({ min: -3, max: 25 }),
  y: fc.integer({ min: -3, max: 25 }),
  width: fc.integer({ min: 1, max: 25 }),
  height: fc.integer({ min: 1, max: 25 }),
});
const options = fc.record(
  {
    width: pageSide,
    height: pageSide,
    rotate: fc.boolean(),
    padding: fc.nat(2),
    border: fc.nat(2),
    pages: fc.integer({ min: 1, max: 4 }),
    sizes: fc.array(fc.record({ width: pageSide, height: pageSide }), { minLength: 1, maxLength: 3 }),
    obstacles: fc.array(obstacle, { maxLength: 4 }),
    objective: fc.constantFrom('pages' as const, 'area' as const, 'rects' as const),
    order: fc.constantFrom('auto' as const, 'given' as const, 'area' as const),
    seed: fc.nat(5),
  },
  { requiredKeys: ['width', 'height'] },
);

describe('nothing lies on a later page that an earlier one has room for', () => {
  test.each(efforts)('%s: beside an obstacle as large a rectangle as there is room for', (effort) => {
    const corner = [{ x: 0, y: 0, width: 2, height: 2 }];
    const { pages } = pack([{ width: 62, height: 64 }], { width: 64, height: 64, obstacles: corner, effort });
    expect(pages.map(({ index }) => index)).toEqual([0]);
  });

  prop([rects, options], { numRuns: runs(150, 2000, 40) })('whatever is asked for', (list, rules) => {
    for (const effort of ['good', 'best'] as const) {
      const asked = { ...rules, effort, maxEvaluations: 40 };
      const packing = pack(list, asked);
      expect(couldLieEarlier(list, packing, asked), effort).toEqual([]);
      expect(faultsOf(list, packing, asked)).toEqual([]);
    }
  });

  test('in longer lists', () => {
    let later = 0;
    for (let seed = 1; seed <= 4; seed++) {
      const list = uniformRects(seed, 90, 3, 40);
      const rules: PackOptions = { width: 130, height: 110, padding: seed % 3, rotate: seed % 2 === 0, pages: 3 };
      const packing = pack(list, rules);
      later += packing.pages.length - 1;
      expect(couldLieEarlier(list, packing, rules)).toEqual([]);
    }
    expect(later).toBeGreaterThan(4);
  });
});
