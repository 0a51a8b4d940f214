/**
 * A question for the path search, checked and with nothing left open.
 */
import {
  type Cell,
  checkInteger,
  checkList,
  checkNumber,
  checkOptions,
  type GridLike,
  InvalidInputError,
} from '@kit/grid';
import { checkBoard } from '../board/check-board.js';
import { bestCombos } from '../bounds/best-combos.js';
import { type CheckedGoal, checkGoal } from '../goals/check-goal.js';
import { type RuleTable, ruleTable } from '../rules/rule-table.js';
import type { PathOptions } from '../types.js';

/** The question. */
export type PathRequest = {
  readonly cells: Int8Array;
  readonly rows: number;
  readonly cols: number;
  readonly table: RuleTable;
  readonly goals: readonly CheckedGoal[];
  /** No layout makes more combos. */
  readonly most: number;
  readonly maxMoves: number;
  readonly starts: readonly Cell[];
  /** 1 for cells where the path may end. */
  readonly ends: Uint8Array;
  readonly maxCost: number;
  readonly beam: number;
  /** How many states the beam before the widest keeps; the widest is for boards whose path has more than `shortPath` moves. */
  readonly firstBeam: number;
  readonly shortPath: number;
  /** Where the path has more moves than that, a beam by second tables runs, if there are some. */
  readonly secondOver: number;
  /** Where the path has more moves than that, beams that begin on it look for a shorter one. */
  readonly betterOver: number;
  readonly maxEvaluations: number;
  readonly maxProofNodes: number;
  /** Which kernel answers it: bits in one word (32 cells) or two, or the plain rules. */
  readonly kernel: 'narrow' | 'wide' | 'plain';
};

/** The longest board side of the path search. */
export const maxPathSide = 8;

/** What the path search can be told. */
export const pathOptionNames: readonly (keyof PathOptions)[] = [
  'rules',
  'goal',
  'maxMoves',
  'start',
  'end',
  'maxCost',
  'beam',
  'maxEvaluations',
  'maxProofNodes',
];

/** Checks board and options, of which there are those named. */
export function pathRequest(
  board: GridLike,
  options: PathOptions,
  names: readonly string[] = pathOptionNames,
): PathRequest {
  const { rows, cols } = checkBoard(board, maxPathSide);
  const given = checkOptions(options, names as typeof pathOptionNames);
  const table = ruleTable(given.rules, board);
  const goals = checkGoal(given.goal ?? { kind: 'max-combos' }, table);
  const cells = Int8Array.from(board.cells);
  const count = rows * cols;
  const combosOnly = goals.length === 1 && (goals[0].kind === 'max-combos' || goals[0].kind === 'at-least');
  const kernel = !table.ordinary || !combosOnly ? 'plain' : count <= 32 ? 'narrow' : 'wide';
  const open = Array.from({ length: count }, (_, cell) => cell).filter((cell) => !table.closed[cell]);
  const starts = cellsOf(given.start, 'options.start', count, table) ?? open;
  const endCells = cellsOf(given.end, 'options.end', count, table) ?? open;
  if (open.length === 0) {
    throw new InvalidInputError(
      'no-start',
      'options.rules close every cell: expected a cell where the orb can be picked up',
      {
        name: 'options.rules',
      },
    );
  }
  const widths =
    given.beam === undefined
      ? usualWidths(kernel, rows, cols, new Set(cells).size, table)
      : widthsOf(checkInteger(given.beam, 'options.beam', 1, 1_000_000));
  const ends = new Uint8Array(count);
  for (const cell of endCells) ends[cell] = 1;
  return {
    cells,
    rows,
    cols,
    table,
    goals,
    most: bestCombos(cells, rows, cols, table).combos,
    maxMoves: checkInteger(given.maxMoves ?? 100, 'options.maxMoves', 0, 250),
    starts,
    ends,
    maxCost: given.maxCost === undefined ? Number.POSITIVE_INFINITY : checkNumber(given.maxCost, 'options.maxCost', 0),
    ...widths,
    maxEvaluations: checkInteger(given.maxEvaluations ?? 8_000_000, 'options.maxEvaluations', 1),
    maxProofNodes: checkInteger(given.maxProofNodes ?? 20_000, 'options.maxProofNodes', 0),
    kernel,
  };
}

type Widths = Pick<PathRequest, 'beam' | 'firstBeam' | 'shortPath' | 'secondOver' | 'betterOver'>;

/** From this width on a search is meant to take its time. */
const patientBeam = 100_000;

/** One width for all boards. */
export function widthsOf(beam: number): Widths {
  const over = beam < patientBeam ? Number.POSITIVE_INFINITY : 0;
  return { beam, firstBeam: beam, shortPath: 0, secondOver: over, betterOver: over };
}

/**
 * Few types and few cells mean short paths, which leave time for a larger beam; two words a plane take longer. On 6×5 with
 * six types a beam of 40,000 follows a small one on every board: no short length of the first path tells that a wider beam
 * finds none shorter, but the bound leaves most of its last plies out. On fifty boards that makes 20.90 moves for 1.20 million
 * boards evaluated. Two steps, 4,000 and 60,000 where the path has more than 23 moves, make 21.38 for 0.97 million with the
 * bound, and are longer on 14 boards. With five types a wider beam follows the first where its path is long. Beams that begin on the path pay on large boards: on forty of 7×6 a beam of 8,000 with them
 * makes paths 6 % shorter than one of 12,000 without, for 1.85 times the boards evaluated; one of 5,000 makes them as short
 * for 1.4 times, but then one board in forty stays below its maximum. Where 8,000 are too few for that, 24,000 follow.
 *
 * Weighed on seeded boards by the moves that more evaluations buy: single widths by scripts/beam-widths.ts; when to widen on
 * 6×5 with six types by scripts/when-to-widen.ts; the two widths for five types, and from where on a path is bettered, by
 * scripts/bettered-paths.ts.
 */
function usualWidths(
  kernel: PathRequest['kernel'],
  rows: number,
  cols: number,
  types: number,
  table: RuleTable,
): Widths {
  if (kernel === 'plain') return widthsOf(600);
  if (rows * cols > 32) return { ...widthsOf(8000), beam: 24_000, shortPath: Number.POSITIVE_INFINITY, betterOver: 30 };
  if (table.directions === 8) return widthsOf(14_000);
  if (types <= 4) return widthsOf(48_000);
  if (rows !== 5 || cols !== 6) return widthsOf(rows * cols <= 20 || types === 5 ? 24_000 : 14_000);
  return types === 5 ? { ...widthsOf(12_000), beam: 60_000, shortPath: 22 } : widthsOf(40_000);
}

function cellsOf(value: PathOptions['start'], name: string, count: number, table: RuleTable): Cell[] | undefined {
  if (value === undefined) return undefined;
  const list = typeof value === 'object' ? checkList(value, name, 1, count) : [value];
  return [
    ...new Set(
      Array.from({ length: list.length }, (_, i) => {
        const place = typeof value === 'object' ? `${name}[${i}]` : name;
        const cell = checkInteger(list[i], place, 0, count - 1, 'bad-cell');
        if (!table.closed[cell]) return cell;
        throw new InvalidInputError('contradictory-options', `${place} is ${cell}: that cell is blocked or locked`, {
          name,
          index: cell,
        });
      }),
    ),
  ];
}
