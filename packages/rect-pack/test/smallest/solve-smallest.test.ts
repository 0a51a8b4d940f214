import { runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { makeItems } from '../../src/items/items.js';
import { Pace } from '../../src/items/pace.js';
import type { ItemOrder } from '../../src/orders/item-orders.js';
import { PageShape, type ShapeRules } from '../../src/shape/page-shape.js';
import { BestPage } from '../../src/smallest/best-page.js';
import { solveSmallest } from '../../src/smallest/solve-smallest.js';
import type { Effort, PageSize, RectInput } from '../../src/types.js';
import { cutRects, uniformRects } from '../cases.js';

type Task = {
  readonly effort: Effort;
  readonly rules?: Partial<ShapeRules>;
  readonly offset?: number;
  readonly bound?: number;
  readonly order?: ItemOrder;
  readonly maxEvaluations?: number;
  readonly turns?: boolean;
};

/** The course of a search: how many evaluations its packings counted for, and the pages it came down. */
function courseOf(rects: readonly RectInput[], task: Task): string {
  const { effort, rules, offset = 0, bound = 1, order, maxEvaluations = 300, turns = false } = task;
  const [widths, heights] = (['width', 'height'] as const).map((name) => Int32Array.from(rects, (rect) => rect[name]));
  const turnable = Uint8Array.from(rects, ({ width, height }) => (turns && width !== height ? 1 : 0));
  const items = makeItems(widths, heights, turnable);
  const free = {
    square: false,
    powerOfTwo: false,
    multipleOf: 1,
    maxWidth: 200,
    maxHeight: 200,
    ratio: undefined,
    maxAspect: Number.POSITIVE_INFINITY,
  };
  const pages: string[] = [];
  let packings = 0;
  class Counted extends Pace {
    override count(evaluations: number): void {
      packings += 1;
      super.count(evaluations);
    }
  }
  class Seen extends BestPage {
    override offer(layout: Parameters<BestPage['offer']>[0], page: PageSize): boolean {
      const isBetter = super.offer(layout, page);
      if (isBetter) pages.push(`${page.width}×${page.height}`);
      return isBetter;
    }
  }
  const pace = new Counted(true);
  const best = new Seen(items);
  const shape = new PageShape({ ...free, ...rules });
  const job = { items, shape, offset, likelyAspect: 4, order, bound };
  runSlices(solveSmallest(job, best, { effort, maxEvaluations }, pace));
  return `${packings} packings, ${pace.evaluations} evaluations: ${pages.join(' ')}`;
}

const few = uniformRects(1, 9, 3, 20);
const exact = cutRects(2, 40, 30, 9);
const distinct = uniformRects(7, 30, 1, 60);
const flat = Array.from({ length: 25 }, (_, at) => ({ width: at + 1, height: 1 }));
const withLarge = [...uniformRects(2, 12, 60, 200), ...uniformRects(4, 588, 1, 2)];
const reach: Task = { effort: 'good', maxEvaluations: 40, rules: { maxWidth: 2000, maxHeight: 2000 } };
const byHeight = [...few].sort((a, b) => b.height - a.height || b.width - a.width);

// An evaluation more or less is another page where the evaluations end.
test.each<[string, readonly RectInput[], Task, string]>([
  ['nothing', [], { effort: 'best' }, '0 packings, 0 evaluations: '],
  ['few widths', few, { effort: 'fast' }, '97 packings, 97 evaluations: 34×37 34×35 36×33 37×32 38×31'],
  ['one pass', distinct, { effort: 'fast' }, '1 packings, 1 evaluations: 159×163'],
  [
    'one pass, into a low page',
    distinct,
    { effort: 'fast', rules: { maxHeight: 150 } },
    '1 packings, 1 evaluations: 200×142',
  ],
  [
    'many widths and beams',
    few,
    { effort: 'good' },
    '1007 packings, 1306 evaluations: 34×37 34×35 36×33 37×32 38×31 36×32',
  ],
  [
    'beams until the evaluations end',
    few,
    { effort: 'best', maxEvaluations: 500 },
    '1008 packings, 1506 evaluations: 34×37 34×35 36×33 37×32 38×31 36×32',
  ],
  [
    'in a given order',
    few,
    { effort: 'best', order: 'area' },
    '274 packings, 274 evaluations: 34×39 33×37 38×31 36×32',
  ],
  ['towards the bound', exact, { effort: 'best', bound: 1200 }, '915 packings, 1214 evaluations: 38×38 40×32 42×30'],
  [
    'in squares',
    few,
    { effort: 'good', rules: { square: true }, maxEvaluations: 50 },
    '27 packings, 76 evaluations: 36×36 35×35',
  ],
  [
    'twice as wide as high',
    few,
    { effort: 'good', rules: { ratio: 2 }, maxEvaluations: 50 },
    '53 packings, 53 evaluations: 50×25 49×25',
  ],
  ['in powers of two', few, { effort: 'good', rules: { powerOfTwo: true } }, '2 packings, 301 evaluations: 64×32'],
  [
    'with a border',
    few,
    { effort: 'good', offset: 3, maxEvaluations: 50 },
    '839 packings, 888 evaluations: 37×40 37×38 39×36 40×35 41×34 39×35',
  ],
  [
    'with padding that hangs over',
    few,
    { effort: 'good', offset: -2, maxEvaluations: 50 },
    '1058 packings, 1107 evaluations: 32×35 33×33 34×31 35×30 36×29 34×30',
  ],
  ['in no page at all', few, { effort: 'good', rules: { maxWidth: 25, maxHeight: 25 } }, '0 packings, 0 evaluations: '],
  [
    'one pixel wide',
    [{ width: 1, height: 4 }],
    { effort: 'fast', rules: { powerOfTwo: true } },
    '3 packings, 3 evaluations: 4×4 2×4 1×4',
  ],
  [
    'one pixel high',
    [{ width: 3, height: 1 }],
    { effort: 'fast', rules: { maxHeight: 1 } },
    '1 packings, 1 evaluations: 3×1',
  ],
  [
    'one pixel high, and no pass the other way',
    flat,
    { effort: 'fast', rules: { powerOfTwo: true, maxWidth: 512, maxHeight: 1 } },
    '1 packings, 1 evaluations: 512×1',
  ],
  [
    'sorted already, but in another order',
    byHeight,
    { effort: 'fast', order: 'area' },
    '94 packings, 94 evaluations: 34×39 33×37 38×31 36×32',
  ],
  [
    'as many as are few',
    uniformRects(7, 32, 1, 60),
    { effort: 'good', order: 'width', rules: { maxWidth: 400, maxHeight: 400 } },
    '1017 packings, 1017 evaluations: 171×218 168×206 169×197 175×177 147×208 87×349 335×90 337×89 217×137 337×88 353×84',
  ],
  [
    'until so many have been placed',
    uniformRects(7, 500, 1, 60),
    { effort: 'good', maxEvaluations: 1, rules: { maxWidth: 2000, maxHeight: 2000 } },
    '1003 packings, 1009 evaluations: 719×702 662×762 754×669 771×654 587×859',
  ],
  [
    'down to the bound',
    few,
    { effort: 'best', bound: 36 * 32 },
    '244 packings, 244 evaluations: 34×37 34×35 36×33 37×32 38×31 36×32',
  ],
  [
    'without any waste, by a beam',
    cutRects(1, 40, 30, 18),
    { effort: 'good', rules: { maxWidth: 40, maxHeight: 30 }, bound: 1200, maxEvaluations: 1000 },
    '24 packings, 212 evaluations: 40×30',
  ],
  [
    'all beams of good',
    distinct,
    { effort: 'good', maxEvaluations: 1e6 },
    '1637 packings, 7181 evaluations: 159×163 158×164 146×177 152×169 148×172 181×140 141×178',
  ],
  [
    'turned, in multiples of four',
    uniformRects(2, 12, 3, 20),
    { effort: 'good', turns: true, rules: { multipleOf: 4 }, maxEvaluations: 4e3 },
    '335 packings, 4325 evaluations: 40×52 36×48 32×52 24×68 20×80 16×92 40×36 32×44 20×68 56×24',
  ],
  [
    'turned',
    uniformRects(2, 12, 3, 20),
    { effort: 'good', turns: true, maxEvaluations: 4e3 },
    '1226 packings, 5212 evaluations: 37×49 36×45 34×47 32×49 31×48 18×77 62×22 41×33 32×42',
  ],
  [
    'in few widths, down to the bound',
    few,
    { effort: 'fast', bound: 38 * 31 },
    '11 packings, 11 evaluations: 34×37 34×35 36×33 37×32 38×31',
  ],
  [
    'in no width at all, though the padding hangs over',
    [{ width: 5, height: 9 }],
    { effort: 'fast', offset: -4, rules: { multipleOf: 8, maxWidth: 5 } },
    '4 packings, 4 evaluations: ',
  ],
  [
    'the most that a beam takes',
    uniformRects(4, 600, 3, 4),
    { effort: 'good', maxEvaluations: 20 },
    '876 packings, 898 evaluations: 89×88 88×88 94×82 60×127 165×46',
  ],
  [
    'the most that a beam takes, nearly all in the large ones',
    withLarge,
    reach,
    '885 packings, 923 evaluations: 435×494 576×368 660×321 456×464 302×688 562×368 638×321 302×678 461×442 759×264 467×425 339×582',
  ],
  [
    'large ones of a longer list',
    [...withLarge, { width: 1, height: 1 }],
    reach,
    '882 packings, 921 evaluations: 435×494 576×368 660×321 456×464 302×688 562×368 638×321 302×678 461×442 759×264 467×425 339×582',
  ],
  [
    'beams of which the last is better',
    distinct,
    { effort: 'good', maxEvaluations: 2100 },
    '1602 packings, 3681 evaluations: 159×163 158×164 146×177 152×169 148×172 181×140 141×178',
  ],
])('the same packings are tried: %s', (_, rects, task, course) => {
  expect(courseOf(rects, task)).toBe(course);
});

test('effort best goes on to the last evaluation, where effort good has done its rounds', () => {
  const course = (effort: Effort) => courseOf(distinct, { effort, maxEvaluations: 9000 });
  const evaluations = (effort: Effort) => Number(/(\d+) evaluations/.exec(course(effort))?.[1]);
  const [good, best] = (['good', 'best'] as const).map(evaluations);
  expect(good).toBeLessThan(9000);
  expect(best).toBeGreaterThanOrEqual(9000);
});
