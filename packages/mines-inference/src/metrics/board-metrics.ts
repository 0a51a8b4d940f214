/** Measures of a field: how many clicks it takes, and what it is made of. */
import {
  checkChoice,
  checkOptions,
  defineSearch,
  type Pace,
  runSync,
  type Search,
  type Slices,
  spend,
} from '@kit/grid';
import { type ReadField, readField } from '../board/read-board.js';
import { stepsOf } from '../kernel/effort.js';
import { numbersOf } from '../kernel/numbers-of.js';
import type { BoardMetrics, BoardMetricsOptions, FieldLike, Stopped } from '../types.js';
import { countIslands, findItems } from './board-items.js';
import { countZini, type Order } from './zini.js';

/**
 * What a field asks of whoever clears it: 3BV, openings, islands, ZiNi, density.
 *
 * An opening is a connected set of cells without mines around them; one click opens it with the numbers beside it. 3BV
 * (Bechtel's Board Benchmark Value) is the openings and the isolated numbers, those beside no opening: the fewest left
 * clicks that win without flags. Islands are connected groups of isolated numbers. ZiNi is a greedy count of the clicks of a
 * player who uses flags; neither of its forms is the minimum. Connected means by neighbours, whatever the topology. O(cells log
 * cells).
 *
 * @param field - where the mines are
 * @param options - how ties of ZiNi are decided
 * @returns whole numbers, and the density from 0 to 1
 * @throws {@link InvalidInputError} the codes of {@link newBoard} for the field, `bad-options`, `unknown-option`, `bad-choice`
 * @see S. Bechtel's 3BV and the statistics of minesweepergame.com; E. Zimmermann, "ZiNi", forum of minesweepergame.com, 2009
 *
 * @example
 * ```ts
 * import { boardMetrics } from '@kit/mines-inference';
 *
 * const { threeBv, openings, isolated, islands, zini } = boardMetrics({ rows: 3, cols: 5, mineCells: [10, 13] });
 * threeBv; // => 4
 * openings; // => 1
 * isolated; // => 3
 * islands; // => 2
 * zini; // => 4
 * ```
 */
export function boardMetrics(field: FieldLike, options: BoardMetricsOptions = {}): BoardMetrics {
  return runSync(boardMetricsSearch(field, options)) as BoardMetrics;
}

/**
 * {@link boardMetrics} as a search: stopped early it answers the status `limit`. `nodes` counts thousands of steps.
 *
 * @example
 * ```ts
 * import { boardMetricsSearch, runAsync } from '@kit/mines-inference';
 *
 * const metrics = await runAsync(boardMetricsSearch({ rows: 2, cols: 2, mineCells: [0] }), { timeLimitMs: 1000 });
 * 'threeBv' in metrics && metrics.threeBv; // => 3
 * ```
 */
export function boardMetricsSearch(
  field: FieldLike,
  options: BoardMetricsOptions = {},
): Search<BoardMetrics | Stopped> {
  return start(field, options);
}

const start = /* @__PURE__ */ defineSearch({
  read: (field: FieldLike, options: BoardMetricsOptions) => {
    checkOptions(options, ['ties']);
    const ties = checkChoice(options.ties ?? 'columns', 'options.ties', ['columns', 'rows']);
    return { field: readField(field), ties };
  },
  work: ({ field, ties }, pace): Slices<BoardMetrics | Stopped> =>
    measureMines(field.mined, field, { ties, wantsZini: true }, pace),
  report: stepsOf,
  stopped: (): Stopped => ({ status: 'limit' }),
});

export type MeasuredShape = Pick<ReadField, 'rows' | 'cols' | 'table' | 'holes'>;

/** The measures of checked mines; ZiNi is 0 where it is not asked for. */
export function* measureMines(
  mined: Uint8Array,
  { rows, cols, table, holes }: MeasuredShape,
  { ties, wantsZini }: { readonly ties: 'columns' | 'rows'; readonly wantsZini: boolean },
  pace: Pace,
): Slices<BoardMetrics> {
  const size = rows * cols;
  const numbers = numbersOf({ mined, table, holes });
  if (spend(pace, 8 * size)) yield;
  const items = findItems(numbers, table);
  if (spend(pace, 8 * size)) yield;
  const islands = countIslands(items, table);
  const order = orderOf(rows, cols, ties);
  const shows: number[] = [];
  let mines = 0;
  for (let cell = 0; cell < size; cell++) {
    mines += mined[cell];
    if (numbers[cell] < 0) continue;
    while (shows.length <= numbers[cell]) shows.push(0);
    shows[numbers[cell]]++;
  }
  if (spend(pace, 8 * size)) yield;
  const { threeBv, openings, isolatedCount: isolated } = items;
  return {
    ...{ threeBv, openings, isolated },
    islands,
    zini: wantsZini ? yield* countZini(numbers, table, items, order, false, pace) : 0,
    humanZini: wantsZini ? yield* countZini(numbers, table, items, order, true, pace) : 0,
    numbers: shows,
    density: mines / (size - holes.length),
  };
}

function orderOf(rows: number, cols: number, ties: 'columns' | 'rows'): Order {
  const placeOf = new Int32Array(rows * cols);
  const cellAt = new Int32Array(rows * cols);
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      const cell = row * cols + col;
      const place = ties === 'rows' ? cell : col * rows + row;
      placeOf[cell] = place;
      cellAt[place] = cell;
    }
  }
  return { placeOf, cellAt };
}
