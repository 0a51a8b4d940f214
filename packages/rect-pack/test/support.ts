import {
  type FrameDetails,
  isInvalidInputError,
  type Packing,
  type Placed,
  type RectInput,
  type Search,
} from '@kit/rect-pack';
import { expect } from 'vitest';
import { refusalOf } from '../../../config/refusal-of.js';
import { type Items, type Layout, makeItems } from '../src/items/items.js';
import { PageShape, type ShapeRules } from '../src/shape/page-shape.js';

type Sides = readonly [width: number, height: number, turns?: number | boolean];

/** Items of these sizes; those that are no squares turn where they say so, or where `turns` says it of all. */
export function itemsOf(list: readonly (Sides | RectInput)[], turns: number | boolean = 0): Items {
  const sizes = list.map((size): Sides => ('width' in size ? [size.width, size.height] : size));
  return makeItems(
    Int32Array.from(sizes, ([width]) => width),
    Int32Array.from(sizes, ([, height]) => height),
    Uint8Array.from(sizes, ([width, height, own = turns]) => (width === height ? 0 : Number(own))),
  );
}

/** Pages of up to 100 × 100, by no other rules than those given. */
export function shapeOf(rules: Partial<ShapeRules> = {}): PageShape {
  const free = { square: false, powerOfTwo: false, multipleOf: 1, ratio: undefined };
  return new PageShape({ ...free, maxWidth: 100, maxHeight: 100, maxAspect: Number.POSITIVE_INFINITY, ...rules });
}

/** A layout as text for the messages of failing tests: what lies where, a line an item. */
export function formatLayout(items: Items, { x, y, turned, page }: Layout): string {
  return Array.from(items.width, (across, item) => {
    const size = `${item}: ${across} × ${items.height[item]}`;
    if (page[item] < 0) return `${size} has no place`;
    return `${size}${turned[item] === 1 ? ', turned,' : ''} at ${x[item]}, ${y[item]} on page ${page[item]}`;
  }).join('\n');
}

/** Draws what lies on page 0 pixel by pixel: the area drawn, and how many those are. Fails where that can't be. */
export function draw(items: Items, layout: Layout, width: number, height = width): { area: number; count: number } {
  const taken = new Uint8Array(width * height);
  let [area, count] = [0, 0];
  for (let item = 0; item < items.count; item++) {
    if (layout.page[item] !== 0) continue;
    count++;
    const turned = layout.turned[item] === 1;
    if (turned) expect(items.turnable[item]).toBe(1);
    const [w, h] = [items.width[item], items.height[item]];
    for (let y = layout.y[item]; y < layout.y[item] + (turned ? w : h); y++) {
      for (let x = layout.x[item]; x < layout.x[item] + (turned ? h : w); x++) {
        const isFree = x >= 0 && x < width && y >= 0 && y < height && taken[y * width + x] === 0;
        if (!isFree)
          expect.fail(`item ${item} lies on ${x}, ${y}, which is taken or outside\n${formatLayout(items, layout)}`);
        taken[y * width + x] = 1;
        area++;
      }
    }
  }
  return { area, count };
}

/** What comes out, as text: the answer, or the error. */
export function outcome(work: () => unknown): string {
  try {
    return JSON.stringify(work());
  } catch (error) {
    if (isInvalidInputError(error)) return JSON.stringify(error);
    throw error;
  }
}

/** The code with which a call is refused. */
export const codeOf = (call: () => unknown): string => refusalOf(call)?.code ?? 'none';

/** The same with the place. */
export function faultOf(call: () => unknown): string {
  const error = refusalOf(call);
  return error ? `${error.code} ${error.at.name}` : 'none';
}

/** What a search answers that is stopped at its so-manieth pause, and whether it came to its end before. */
export function stopAt<Answer>(search: Search<Answer>, pauses: number): { value: Answer; isOver: boolean } {
  let step = search.next();
  for (let pause = 1; pause < pauses && !step.done; pause++) step = search.next();
  const isOver = step.done === true;
  if (!step.done) step = search.next('stop');
  return step.done ? { value: step.value, isOver } : expect.fail('told to stop it goes on');
}

/** All that a packing has a place for, with the number of its page. */
export const placedIn = <Id extends string | number, Data>({ pages }: Pick<Packing<Id, Data>, 'pages'>) =>
  pages.flatMap(({ index, placed }) =>
    placed.map((rect): Placed<Id, Data> & { page: number } => ({ ...rect, page: index })),
  );

/** What a file says of a picture. */
export type Frame = { page: string | undefined; place: number[]; rotated: boolean; source: unknown; data: unknown };

/** Every picture by its name, aliases as pictures of their own. */
export const framesOf = ({ pages }: Packing<string, FrameDetails>): Map<string, Frame> =>
  new Map(
    pages.flatMap(({ image: page, placed }) =>
      placed.flatMap(({ x, y, width, height, rotated, aliases = [], ...first }) =>
        [first, ...aliases].map(({ id, source, data }) => [
          id,
          { page, place: [x, y, width, height], rotated, source, data },
        ]),
      ),
    ),
  );
