/**
 * The blank's ways: every step pushes a tile one cell back, and a tile that comes nearer its home by the way needn't be carried
 * that cell. So of many ways to a cell the one is taken that is worth most, though it may be longer.
 *
 *     _ → ┐          line by line towards the target, in each line to one side or the other as far as is worth it;
 *       ┌ ←          such a way enters no cell twice, so what each step pushes is known beforehand, and the best of
 *       └ → → x      all of them is found in one pass over the cells
 *
 * Both rows and columns are tried as lines.
 */
import type { Pace } from '@kit/grid';
import { type Field, stepsBetween } from './field.js';

/**
 * What leads the blank, chosen by scripts/line-prices.ts on seeded boards of 10×10 to 50×50: what a step costs, what a tile
 * that comes a cell nearer home is worth, how far the blank may go aside of the straight way, and what it costs a tile to have a
 * step more along one axis to go than along the other.
 */
export type Prices = readonly [step: number, nearer: number, aside: number, straight: number];

export const usualPrices: Prices = [2, 3, 4, 2];

/** A way: what it costs, and the cells that the blank enters. */
export type Sweep = { readonly cost: number; readonly path: readonly number[] };

/** Finds the best way to a target, or part of the way to one that is far; finished cells are walls. */
export type Sweeper = (target: number) => Sweep | undefined;

/** Steps to a target that are planned together. */
const reach = 50;

/** What a cell takes that is looked at, in units of the pace. */
const cellWork = 10;

/** More than any way costs. */
const never = 2 ** 28;

/** A sweeper for a field; it keeps scratch memory of the field's size. */
export function createSweeper(field: Field, [stepPrice, nearer, aside]: Prices, pace: Pace): Sweeper {
  const { cols, cells, fixed, rowOf, colOf } = field;
  const lanes = Math.max(field.rows, cols);
  /** What the best way to a cell of the line costs as it comes into the line, and with its steps along it. */
  const entered = new Int32Array(lanes);
  const reached = new Int32Array(lanes);
  /** In which lane the best way to a cell came into the cell's line. */
  const entryOf = new Int32Array(fixed.length);

  /** Goes on along a line, lane after lane, from wherever that is cheapest. */
  const runAlong = (first: number, unit: number, from: number, to: number, laneOf: Int32Array): void => {
    const back = from < to ? 1 : -1;
    let cost = never;
    let entry = from;
    let cell = first + from * unit;
    for (let lane = from; lane !== to + back; lane += back, cell += back * unit) {
      if (fixed[cell]) {
        cost = never;
        continue;
      }
      const home = laneOf[cells[cell]];
      // The tile moves against the way: nearer home if that is behind.
      cost += stepPrice - ((home - lane) * back < 0 ? nearer : -nearer);
      if (entered[lane] <= cost) {
        cost = entered[lane];
        entry = lane;
      }
      if (cost < reached[lane]) {
        reached[lane] = cost;
        entryOf[cell] = entry;
      }
    }
  };

  /** The best of the ways that never turn back across the lines, which are rows or columns. */
  const sweepAlong = (target: number, byRows: boolean): Sweep | undefined => {
    const { blank } = field;
    const lineOf = byRows ? rowOf : colOf;
    const laneOf = byRows ? colOf : rowOf;
    const lineUnit = byRows ? cols : 1;
    const laneUnit = byRows ? 1 : cols;
    const first = lineOf[blank];
    const last = lineOf[target];
    const forward = last < first ? -1 : 1;
    const low = Math.max(0, Math.min(laneOf[blank], laneOf[target]) - aside);
    const high = Math.min((byRows ? cols : field.rows) - 1, Math.max(laneOf[blank], laneOf[target]) + aside);
    pace.work += (high - low + 1) * (Math.abs(last - first) + 1) * cellWork;

    for (let lane = low; lane <= high; lane++) entered[lane] = never;
    entered[laneOf[blank]] = 0;
    for (let line = first; ; line += forward) {
      for (let lane = low; lane <= high; lane++) reached[lane] = never;
      runAlong(line * lineUnit, laneUnit, low, high, laneOf);
      runAlong(line * lineUnit, laneUnit, high, low, laneOf);
      if (line === last) break;
      for (let lane = low; lane <= high; lane++) {
        const cell = (line + forward) * lineUnit + lane * laneUnit;
        const home = lineOf[cells[cell]];
        const cost = reached[lane] + stepPrice - ((home - line - forward) * forward < 0 ? nearer : -nearer);
        entered[lane] = Math.min(cost, never);
      }
    }
    const cost = reached[laneOf[target]];
    // A way costs less by far, even one that has come out of a wall.
    if (cost > never / 2) return undefined;
    const path: number[] = [];
    for (let line = last, lane = laneOf[target]; ; line -= forward) {
      const entry = entryOf[line * lineUnit + lane * laneUnit];
      const back = entry > lane ? 1 : -1;
      for (; lane !== entry; lane += back) path.push(line * lineUnit + lane * laneUnit);
      if (line === first) return { cost, path: path.reverse() };
      path.push(line * lineUnit + lane * laneUnit);
    }
  };

  return (target) => {
    // Halfway, and halfway to that, if it is far.
    while (stepsBetween(field, field.blank, target) > reach) {
      const row = (rowOf[field.blank] + rowOf[target]) >> 1;
      target = row * cols + ((colOf[field.blank] + colOf[target]) >> 1);
    }
    const one = sweepAlong(target, true);
    const other = sweepAlong(target, false);
    if (!one || (other && other.cost < one.cost)) return other;
    return one;
  };
}
