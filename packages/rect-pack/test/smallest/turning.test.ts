/**
 * The smallest page in effort `fast` where rectangles may turn, against rectpack2D's way: a list of free boxes, each rectangle
 * turned or not as it is placed, five orders, and a search for the least sides by halving.
 */
import { createRandom } from '@kit/grid';
import { packSmallest, type RectInput } from '@kit/rect-pack';
import { expect, test } from 'vitest';
import { some } from '../../../../config/runs.js';
import { spriteRects, uniformRects } from '../cases.js';

type Space = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** What a rectangle leaves of the corner of a space: the larger part first; undefined if it does not fit. */
function rest({ x, y, width, height }: Space, across: number, down: number): Space[] | undefined {
  const [right, below] = [width - across, height - down];
  if (right < 0 || below < 0) return undefined;
  const parts =
    right > below
      ? [
          { x: x + across, y, width: right, height },
          { x, y: y + down, width: across, height: below },
        ]
      : [
          { x, y: y + down, width, height: below },
          { x: x + across, y, width: right, height: down },
        ];
  return parts.filter((part) => part.width > 0 && part.height > 0);
}

/** Do all fit, each laid into the newest space that holds it, the way that leaves fewer parts? */
function holdsAll(list: readonly RectInput[], width: number, height: number): boolean {
  const spaces: Space[] = [{ x: 0, y: 0, width, height }];
  return list.every((rect) => {
    for (let at = spaces.length - 1; at >= 0; at--) {
      const upright = rest(spaces[at], rect.width, rect.height);
      const turned = rest(spaces[at], rect.height, rect.width);
      const parts = upright && turned ? (turned.length < upright.length ? turned : upright) : (upright ?? turned);
      if (parts === undefined) continue;
      spaces[at] = spaces[spaces.length - 1];
      spaces.pop();
      spaces.push(...parts);
      return true;
    }
    return false;
  });
}

const measures: readonly ((rect: RectInput) => number)[] = [
  ({ width, height }) => width * height,
  ({ width, height }) => width + height,
  ({ width, height }) => Math.max(width, height),
  ({ width }) => width,
  ({ height }) => height,
];

/** The area that the best order comes to. */
function turnedAtEachInsertion(rects: readonly RectInput[]): number {
  const area = areaOf(rects);
  const areas = measures.map((measure) => {
    const list = [...rects].sort((a, b) => measure(b) - measure(a));
    let side = Math.ceil(Math.sqrt(area));
    while (!holdsAll(list, side, side)) side += Math.ceil(side / 16);
    let page = { width: side, height: side };
    for (const [across, down] of [
      [1, 1],
      [1, 0],
      [0, 1],
    ] as const) {
      for (let step = side >> 1; step > 0; ) {
        const [width, height] = [page.width - across * step, page.height - down * step];
        if (width * height >= area && holdsAll(list, width, height)) page = { width, height };
        else step >>= 1;
      }
    }
    return page.width * page.height;
  });
  return Math.min(...areas);
}

const areaOf = (rects: readonly RectInput[]) => rects.reduce((sum, { width, height }) => sum + width * height, 0);

/** Long thin ones and squares, half of them lying. */
function longRects(seed: number, count: number): RectInput[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => {
    const length = 4 + random.int(random.int(8) === 0 ? 200 : 60);
    const breadth = 1 + random.int(length);
    return random.int(2) === 0 ? { width: length, height: breadth } : { width: breadth, height: length };
  });
}

const makers = {
  'sprite sheets': spriteRects,
  'uniform sides': (seed: number, count: number) => uniformRects(seed, count, 5, 100),
  'long ones': longRects,
};

test.each(Object.entries(makers))(
  'of %s one page in ten at most is larger than turned at each insertion',
  (_, make) => {
    const lists = some([...Array(36).keys()], 3).map((seed) => make(700 + seed, [12, 24, 50, 90, 160, 300][seed % 6]));
    let larger = 0;
    let excess = 0;
    for (const rects of lists) {
      const { value } = packSmallest(rects, { rotate: true, effort: 'fast' });
      const other = turnedAtEachInsertion(rects);
      if (value > other) larger++;
      excess += (value - other) / areaOf(rects);
    }
    expect(larger).toBeLessThanOrEqual(lists.length / 10);
    expect(excess / lists.length).toBeLessThan(-0.02);
  },
);
