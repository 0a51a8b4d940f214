/** The exact chance to win after some cells were opened together, and that of the best play, where few layouts are left. */
import { type Pace, type Slices, spend } from '@kit/grid';
import { collectConstraints } from '../kernel/constraints.js';
import type { Position } from '../move/choose-guess.js';
import { searchEndgame } from '../move/endgame-search.js';
import { enumerateLayouts, type Layouts } from '../move/enumerate-layouts.js';

/** Layouts won by the best move and by this one, of so many. */
export type EndgameWorth = {
  readonly layouts: number;
  readonly best: number;
  readonly bestCell: number;
  readonly chosen: number;
};

/** Undefined where a limit is met. */
export function* endgameWorth(
  { cells, table, mines, limits, effort: { pace } }: Position,
  aimed: readonly number[],
): Slices<EndgameWorth | undefined> {
  const { maxLayouts, maxEndgameNodes: maxNodes } = limits;
  const constraints = collectConstraints(cells, table, mines, true);
  if (spend(pace, 4 * cells.length)) yield;
  const layouts = yield* enumerateLayouts(cells, table, constraints, maxLayouts, pace);
  const best = layouts && (yield* searchEndgame(layouts, maxNodes, pace));
  const chosen = layouts && best ? yield* winsAfter(layouts, aimed, maxNodes, pace) : Number.NaN;
  if (layouts === undefined || best === undefined || Number.isNaN(chosen)) return undefined;
  return { layouts: layouts.count, best: best.wins, bestCell: best.cell, chosen };
}

/** The layouts fall apart by what the opened cells show; each part is a position of its own. NaN where a limit is met. */
function* winsAfter(layouts: Layouts, aimed: readonly number[], maxNodes: number, pace: Pace): Slices<number> {
  const { hidden, count, shown } = layouts;
  const width = hidden.length;
  const places = aimed.map((cell) => hidden.indexOf(cell));
  const parts = new Map<string, number[]>();
  for (let layout = 0; layout < count; layout++) {
    const values = places.map((place) => shown[layout * width + place]);
    if (spend(pace, 8 * places.length)) yield;
    if (values.some((value) => value < 0)) continue;
    const key = values.join();
    const part = parts.get(key);
    if (part) part.push(layout);
    else parts.set(key, [layout]);
  }
  let wins = 0;
  for (const part of parts.values()) {
    if (part.length === 1) {
      wins++;
      continue;
    }
    const rows = new Int32Array(part.length * width);
    for (const [row, layout] of part.entries())
      rows.set(shown.subarray(layout * width, (layout + 1) * width), row * width);
    if (spend(pace, rows.length)) yield;
    const best = yield* searchEndgame({ hidden, count: part.length, shown: rows }, maxNodes, pace);
    wins += best === undefined ? Number.NaN : best.wins;
  }
  return wins;
}
