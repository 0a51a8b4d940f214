/** Layouts that are dealt together with the puzzle: cages over a grid, or irregular regions with a grid in them. */

import {
  checkChoice,
  checkInteger,
  createRandom,
  describeValue,
  InvalidInputError,
  type Random,
  type Slices,
} from '@kit/grid';
import { boardOfValues } from '../board/read-position.js';
import type { Tables } from '../kernel/tables.js';
import { readLayout } from '../layout/read-layout.js';
import { tablesOf } from '../layout/tables.js';
import type { GenerateOptions } from '../types.js';
import type { Deal, DigBoard, DrawBoard, DrawnBoard } from './deal.js';
import type { Goal } from './difficulty-goal.js';
import { type Dig, digOn, FILLED_AGAIN, fillSome, givensOf, giveSome } from './dig.js';
import { drawCages, drawLooseCages } from './draw-cages.js';
import { drawRegions } from './draw-regions.js';
import { drawClassic } from './random-grid.js';
import { drawSomeBoard } from './some-grid.js';
import type { Wishes } from './wishes.js';

/** How a layout is dealt. */
type Dealing = {
  /** One of the layouts that may come: it has the techniques that they have. */
  readonly example: Tables;
  /** Draws boards for these wishes. */
  readonly drawerFor: (wishes: Wishes, goal: Goal | undefined) => DrawBoard;
  /** How much comes of a board. */
  readonly workFor: (wishes: Wishes) => Pick<Deal, 'digs' | 'byHalves' | 'nudges'>;
};

/** Regions are drawn so often at most: of size 16 one in three has a grid that is soon found, of other sizes nearly all. */
const MOST_REGIONS = 100;

/** Givens per row that a large puzzle with loose cages begins with. */
const BEGUN = 0.9;

/** One digit more makes most large puzzles too easy that were too hard. With 10 or 25 other digits it takes as long. */
const NUDGES = 20;

/** So many puzzles are dug out of a small board under loose cages: with 30 it takes twice as many until one has five stars. */
const SMALL_DIGS = 10;

/**
 * Where a killer with few givens hardly ever has the stars that are wished for, it is found with large cages and some more givens
 * (`scripts/dealt-layouts.mjs`). On large boards that is so of four stars: where a cage more makes too little known, nearly all is
 * unknown. Small boards are nearly always too easy, and digits can go from them twenty times as often as cages can be drawn.
 */
function isLoose({ stars, minimal, givens }: Wishes, size: number): boolean {
  if (minimal || givens.max < 3 * size) return false;
  return size > 9 ? stars === 4 : size === 6 && (stars === 4 || stars === 5);
}

/** Digs until a puzzle isn't too easy, so many times at most. */
function digUntil(tables: Tables, goal: Goal): DigBoard {
  return function* (known, orbits, random) {
    let dug: Dig = { known, kept: orbits, taken: [] };
    for (let digs = 0; digs < SMALL_DIGS; digs++) {
      dug = yield* digOn(fillSome(dug, FILLED_AGAIN, random), random, false);
      const values = givensOf(dug);
      const { verdict } = yield* goal(boardOfValues(values, values, tables.layout), known.solution);
      if (verdict !== 'too-easy') break;
    }
    return dug;
  };
}

/** How the layout is dealt; undefined if the options have one that isn't to be dealt. */
export function readDealing({ layout, size }: GenerateOptions): Dealing | undefined {
  if (typeof layout !== 'string') {
    if (size === undefined) return undefined;
    const message = `options.size is ${describeValue(size)}: expected it beside a layout that is dealt, 'killer' or 'jigsaw'`;
    throw new InvalidInputError('contradictory-options', message, { name: 'options.size' });
  }
  const kind = checkChoice(layout, 'options.layout', ['killer', 'jigsaw']);
  return kind === 'killer' ? killer(size) : jigsaw(size);
}

function killer(given: number | undefined): Dealing {
  const plain = tablesOf(readLayout({ size: given }));
  const { size } = plain;
  const digLoosely: DigBoard = (known, orbits, random) => giveSome(known, orbits, Math.floor(size * BEGUN), random);
  function* draw(random: Random, wishes: Wishes, goal: Goal | undefined): Slices<DrawnBoard | 'none' | 'open'> {
    const drawn = yield* size === 9 ? drawClassic(random) : drawSomeBoard(plain, random);
    if (typeof drawn === 'string') return drawn;
    const { solution } = drawn;
    if (isLoose(wishes, size)) {
      const tables = drawLooseCages(solution, size, random);
      return { tables, solution, dig: size > 9 ? digLoosely : digUntil(tables, goal as Goal) };
    }
    // Singles take digits, whatever the cages are.
    const aim = { goal: wishes.stars === 1 ? undefined : goal, singly: wishes.givens.max < size };
    return { tables: yield* drawCages(solution, size, random, aim), solution };
  }
  return {
    example: tablesOf(readLayout({ size, cages: [{ cells: [0, 1], sum: 3 }] })),
    drawerFor: (wishes, goal) => (random) => draw(random, wishes, goal),
    workFor: (wishes) => ({
      byHalves: true,
      // Singles don't see the sums, so that for one star a board is as good as another.
      ...(size > 9 && isLoose(wishes, size) ? { nudges: NUDGES } : wishes.stars !== 1 && { digs: 1 }),
    }),
  };
}

function jigsaw(given = 9): Dealing {
  const size = checkInteger(given, 'options.size', 4, 16, 'bad-size');
  function* draw(random: Random): Slices<DrawnBoard | 'open'> {
    let board: DrawnBoard | 'none' | 'open' = 'open';
    for (let drawn = 0; typeof board === 'string' && drawn < MOST_REGIONS; drawn++) {
      board = yield* drawSomeBoard(jigsawOf(size, random), random, false);
    }
    return board === 'none' ? 'open' : board;
  }
  // Any irregular layout will do as the example.
  return { example: jigsawOf(size, createRandom(0), 1), drawerFor: () => draw, workFor: () => ({}) };
}

/** A layout of regions that are no boxes. */
function jigsawOf(size: number, random: Random, exchanges?: number): Tables {
  for (;;) {
    const layout = readLayout({ size, regions: drawRegions(size, random, exchanges) });
    if (layout.boxRows === undefined) return tablesOf(layout);
  }
}
