/**
 * The smallest page: many widths, each packed as a strip that has to stay below the best area so far.
 *
 * Most widths are given up after a few items, see {@link Axis}. They are tried from the notional square outwards with
 * one order after the other; effort `best` goes on with shaken orders and random widths.
 */
import type { Random } from '@kit/grid';
import { type ItemOrder, orderItems } from '../orders/item-orders.js';
import type { Effort } from '../types.js';
import { Axis, type SmallestJob } from './axis.js';
import type { BestPage } from './best-page.js';
import { candidateWidths } from './candidate-widths.js';

const allOrders: readonly ItemOrder[] = ['height', 'area', 'longer-side', 'perimeter', 'width'];

/** Item comparisons that the passes over the widths may take. */
const passWork = { fast: 160_000, good: 8_000_000, best: 16_000_000 } as const;

/** How many widths each order tries. */
const widthsTried = { good: 128, best: 192 } as const;

/** One pass over a long list is dear and already dense; over a short one many are cheap. */
function fastWidths(count: number): number {
  if (count > 400) return 3;
  return count > 80 ? 12 : 40;
}

/** Works on the page; yields after every packing. */
export function* solveSmallest(
  job: SmallestJob,
  best: BestPage,
  order: ItemOrder | undefined,
  effort: Effort,
  bound: number,
  random: Random,
  maxEvaluations: number,
): Generator<void, void, void> {
  const { count } = job.items;
  if (count === 0) return;
  const fast = effort === 'fast';
  // Among many of like height a few candidates are enough, and more would mix the heights.
  const window = count > 400 && fast ? 16 : fast || count > 600 ? 48 : count;
  const orders = order === undefined ? allOrders : [order];
  const axes = [new Axis(job, best, false, window)];
  if (!fast || count <= 400) axes.push(new Axis(job, best, true, window));
  const widths = axes.map((axis) => widthsFor(axis, effort === 'fast' ? fastWidths(count) : widthsTried[effort]));
  const spent = () => axes.reduce((sum, axis) => sum + axis.work, 0);
  for (const tried of effort === 'fast' ? orders.slice(0, 1) : orders) {
    for (let at = 0; at < axes.length; at++) {
      const axis = axes[at]!;
      const sequence = orderItems(axis.items, tried);
      for (const width of widths[at]!) {
        if (best.area <= bound) return;
        if (best.page !== undefined && spent() > passWork[effort]) return;
        if (axis.pack(sequence, width)) yield;
      }
    }
  }
  if (best.page === undefined) yield* widen(axes[0]!, orderItems(job.items, orders[0]!), best);
  if (best.page === undefined || effort === 'fast' || order !== undefined) return;
  const evaluations = effort === 'best' ? maxEvaluations : Math.floor(Math.min(maxEvaluations, 100_000 / count));
  const sequences = axes.map((axis) => orderItems(axis.items, 'height'));
  for (let evaluation = 0; evaluation < evaluations && best.area > bound; evaluation++) {
    const at = random.int(axes.length);
    const axis = axes[at]!;
    const { least, most } = axis.range();
    const width = axis.shape.roundUp(least + random.int(Math.max(1, most - least + 1)));
    const sequence = sequences[at]!;
    const from = random.int(count);
    const to = random.int(count);
    swap(sequence, from, to);
    const before = best.area;
    axis.pack(sequence, width);
    if (best.area >= before) swap(sequence, from, to);
    yield;
  }
}

/** Nothing fitted so far: wider and wider pages, up to the widest allowed. */
function* widen(axis: Axis, sequence: Int32Array, best: BestPage): Generator<void, void, void> {
  const { least, most } = axis.range();
  const widest = axis.shape.roundDown(most);
  for (let width = axis.shape.roundUp(least); width <= widest && best.page === undefined; ) {
    axis.pack(sequence, width);
    yield;
    width = width === widest ? Number.POSITIVE_INFINITY : Math.min(widest, axis.shape.roundUp(width * 2));
  }
}

/** Widths worth a try, those near the notional square first. */
function widthsFor(axis: Axis, count: number): number[] {
  const { least, most } = axis.range();
  const side = Math.sqrt(axis.area * axis.shape.form);
  const widest = axis.shape.isFree
    ? most
    : Math.min(most, Math.max(least, axis.shape.roundUp(Math.ceil(side * 2))) * 2);
  const widths = candidateWidths(axis.shape, least, widest, count);
  return widths.sort((a, b) => Math.abs(a - side) - Math.abs(b - side));
}

function swap(sequence: Int32Array, from: number, to: number): void {
  const held = sequence[from]!;
  sequence[from] = sequence[to]!;
  sequence[to] = held;
}
