import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { Skyline } from '../../src/kernel/skyline.js';
import { sizeList } from '../cases.js';

const side = fc.integer({ min: 1, max: 8 });
const rects = fc.array(fc.tuple(side, side, fc.boolean()), { maxLength: 25 });

type Place = { readonly x: number; readonly y: number; readonly turned: number };

/** A skyline as one would draw it: how high each column is. It is asked column by column. */
class Columns {
  readonly #levels: number[];
  readonly #height: number;

  constructor(width: number, height: number) {
    this.#levels = new Array<number>(width).fill(0);
    this.#height = height;
  }

  place(width: number, height: number, mayTurn: boolean): Place | undefined {
    const upright = this.#places(width, height, 0);
    const turned = mayTurn && width !== height ? this.#places(height, width, 1) : [];
    const [best] = [...upright, ...turned].toSorted((a, b) => a.score - b.score || a.tie - b.tie);
    if (best === undefined) return undefined;
    const { x, y, across, down } = best;
    this.#levels.fill(y + down, x, x + across);
    return { x, y, turned: best.turned };
  }

  /** Where a rectangle may lie, from the left: it begins where the level changes. */
  #places(across: number, down: number, turned: number) {
    const levels = this.#levels;
    const starts = levels.flatMap((level, x) => (x === 0 || level !== levels[x - 1] ? [x] : []));
    return starts.flatMap((x, at) => {
      const under = levels.slice(x, x + across);
      const y = Math.max(...under);
      if (under.length < across || y + down > this.#height) return [];
      const run = (starts[at + 1] ?? levels.length) - x;
      return [{ x, y, across, down, turned, score: y + down, tie: run }];
    });
  }
}

prop([rects, side.map((more) => 8 + more)])(
  'a skyline chooses what one would, looking at every column',
  (list, height) => {
    const skyline = new Skyline(false);
    // Whatever stood there before.
    skyline.reset(5, 5);
    skyline.place(2, 3, 0);
    skyline.reset(12, height);
    const columns = new Columns(12, height);
    for (const [width, down, turns] of list) {
      const place = columns.place(width, down, turns);
      expect(skyline.place(width, down, turns ? 1 : 0)).toBe(place !== undefined);
      if (place) expect({ x: skyline.x, y: skyline.y, turned: skyline.turned }).toEqual(place);
    }
  },
);

test('what a rectangle buries goes to the waste map, and is used before the edge', () => {
  // 3 × 2 and a bar that lies on it bury 7 × 2; what goes there is not seen from above any more.
  const placed = (wasteMap: boolean) => {
    const skyline = new Skyline(wasteMap);
    skyline.reset(10, 10);
    return sizeList('3×2 10×3 7×2 7×2').map(([width, height]) =>
      skyline.place(width!, height!, 0) ? [skyline.x, skyline.y] : 'none',
    );
  };
  expect(placed(false)).toEqual([
    [0, 0],
    [0, 2],
    [0, 5],
    [0, 7],
  ]);
  expect(placed(true)).toEqual([
    [0, 0],
    [0, 2],
    [3, 0],
    [0, 5],
  ]);
});

prop([rects])('with a waste map nothing overlaps, and what is turned may be', (list) => {
  const skyline = new Skyline(true);
  for (const round of [1, 2]) {
    skyline.reset(12, 12);
    const drawn = new Set<number>();
    for (const [width, height, turns] of list) {
      if (!skyline.place(width, height, turns ? 1 : 0)) continue;
      const { x, y, turned } = skyline;
      if (turned === 1) expect(turns).toBe(true);
      const [across, down] = turned === 1 ? [height, width] : [width, height];
      expect(Math.max(x + across, y + down)).toBeLessThanOrEqual(12);
      for (let row = y; row < y + down; row++) {
        for (let col = x; col < x + across; col++) {
          if (drawn.has(12 * row + col)) expect.fail(`${width} × ${height} lies on ${col}, ${row}, in round ${round}`);
          drawn.add(12 * row + col);
        }
      }
    }
  }
});
