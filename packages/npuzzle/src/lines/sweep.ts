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
import { type Field, stepsBetween } from './field.js';

/**
 * What leads the blank, chosen by scripts/line-prices.ts on seeded boards of 10×10 to 100×100: what a step costs, what a tile
 * that comes a cell nearer home is worth, how far the blank may go aside of the straight way, how far away a target may be (one
 * beyond is walked at by stages), and what it costs a tile to have a step more along one axis to go than along the other.
 */
export type Prices = {
  readonly step: number;
  readonly nearer: number;
  readonly aside: number;
  readonly reach: number;
  readonly straight: number;
};

export const usualPrices: Prices = { step: 2, nearer: 3, aside: 4, reach: 40, straight: 2 };

/** A way: what it costs, and the cells that the blank enters. */
export type Sweep = { readonly cost: number; readonly path: readonly number[] };

/** Finds the best way to a target or, if that is far, to a stage of it; finished and kept cells are walls. */
export type Sweeper = (target: number, keep: number, keepToo: number) => Sweep | undefined;

/** More than any way costs. */
const never = 2 ** 28;

/** A sweeper for a field; it keeps scratch memory of the field's size. `count` is told the cells that are looked at. */
export function createSweeper(field: Field, prices: Prices, count: (cells: number) => void): Sweeper {
  const { cols, cells, fixed, rowOf, colOf } = field;
  const { step: stepPrice, nearer, aside, reach } = prices;
  const lanes = Math.max(field.rows, cols);
  /** What the best way to a cell of the line costs as it comes into the line, and with its steps along it. */
  const entered = new Int32Array(lanes);
  const reached = new Int32Array(lanes);
  /** In which lane the best way to a cell came into the cell's line. */
  const entryOf = new Int32Array(fixed.length);

  /** Goes on along a line, lane after lane, from wherever that is cheapest. */
  const runAlong = (
    first: number,
    unit: number,
    from: number,
    to: number,
    laneOf: Int32Array,
    keep: number,
    keepToo: number,
  ): void => {
    const back = from < to ? 1 : -1;
    let cost = never;
    let entry = from;
    let cell = first + from * unit;
    for (let lane = from; lane !== to + back; lane += back, cell += back * unit) {
      if (fixed[cell] || cell === keep || cell === keepToo) {
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
  const sweepAlong = (target: number, keep: number, keepToo: number, byRows: boolean): Sweep | undefined => {
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
    count((high - low + 1) * (Math.abs(last - first) + 1));

    for (let lane = low; lane <= high; lane++) entered[lane] = never;
    entered[laneOf[blank]] = 0;
    for (let line = first; ; line += forward) {
      for (let lane = low; lane <= high; lane++) reached[lane] = never;
      runAlong(line * lineUnit, laneUnit, low, high, laneOf, keep, keepToo);
      runAlong(line * lineUnit, laneUnit, high, low, laneOf, keep, keepToo);
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

  return (goal, keep, keepToo) => {
    const target = stageOf(field, goal, reach);
    const one = sweepAlong(target, keep, keepToo, true);
    const other = sweepAlong(target, keep, keepToo, false);
    if (!one || (other && other.cost < one.cost)) return other;
    return one;
  };
}

/** The target, or on the straight way to it the cell so many steps from the blank. */
function stageOf(field: Field, target: number, reach: number): number {
  const { blank, rowOf, colOf, cols } = field;
  const left = stepsBetween(field, blank, target);
  if (left <= reach) return target;
  const rows = Math.trunc(((rowOf[target] - rowOf[blank]) * reach) / left);
  const columns = Math.trunc(((colOf[target] - colOf[blank]) * reach) / left);
  return blank + rows * cols + columns;
}
