/**
 * Multi-sector locked sets: the open cells where some rows and some columns cross, and digits that can just fill them.
 *
 *            C C C . .        Some digits fill at most one cell a row, the others at most one a column. If that is just
 *     R      # # # a a        enough for the cells #, the former leave the rest of the rows (a) and the latter the rest
 *     R      # # # a a        of the columns (b).
 *     .      b b b . .
 */

import type { Slices } from '@kit/grid';
import type { State } from '../../kernel/state.js';
import type { Candidate, Technique } from '../../types.js';
import { candidatesIn, digitsOf, stepOf } from '../shared/parts.js';
import { type Context, slicedTechnique } from '../shared/technique.js';
import { digitBounds, digitsWithin, excessCandidates, type Sectors } from './locked-sectors.js';
import { canHoldSectors, sectorCounts } from './sector-counts.js';

/**
 * Multi-Sector Locked Sets: the open cells where at least three rows and at least three columns cross, whose digits, as
 * often as the rows and columns let them be there, can just fill them; what would leave fewer places goes.
 *
 * Pattern: role `'cell'` for all candidates of the cells, the rows and columns as houses. By the number of cells, then
 * by rows and columns; one that rules out nothing but what those before it rule out is not listed.
 *
 * @see {@link http://forum.enjoysudoku.com/multi-sector-locked-sets-t31222.html | Multi-sector locked sets}
 *
 * @example
 * ```ts
 * import { findSteps, multiSectorLockedSets, parsePuzzle } from '@kit/sudoku-human';
 *
 * const easterMonster = parsePuzzle('1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1');
 * findSteps(easterMonster, [multiSectorLockedSets])[0]?.eliminations.length; // => 19
 * ```
 */
export const multiSectorLockedSets: Technique = /* @__PURE__ */ slicedTechnique(
  'multi-sector-locked-sets',
  function* (context, emit) {
    const { state } = context;
    const known = new Set<number>();
    const nodeOf = ({ cell, digit }: Candidate) => cell * state.tables.size + digit;
    for (const { houses, sectors, bounds } of yield* tightCrossings(context)) {
      yield;
      const struck = excessCandidates(state, sectors, bounds);
      if (struck.every((candidate) => known.has(nodeOf(candidate)))) continue;
      for (const candidate of struck) known.add(nodeOf(candidate));
      const { cells } = sectors;
      const step = stepOf('multi-sector-locked-sets', {
        eliminations: struck,
        roles: { cell: candidatesIn(state, cells) },
        houses: { house: houses },
        params: {
          rows: { houses: houses.filter((house) => house < state.tables.size) },
          columns: { houses: houses.filter((house) => house >= state.tables.size) },
          cells: { cells },
          digits: { digits: digitsWithin(bounds) },
          count: { count: cells.length },
        },
      });
      if (emit(step)) return true;
    }
    return false;
  },
  { holdsOn: canHoldSectors },
);

type Crossing = {
  readonly houses: readonly number[];
  readonly sectors: Sectors;
  readonly bounds: readonly number[];
};

/**
 * The crossings that can just be filled, small ones first; those on the other side of one that can often can as well.
 */
function* tightCrossings(context: Context): Slices<Crossing[]> {
  const { state } = context;
  const { size, full } = state.tables;
  const found = new Map<number, Crossing>();
  for (const { rows, cols } of yield* sectorCounts(context)) {
    yield;
    const sides = [(rows << size) | cols, ((full & ~rows) << size) | (full & ~cols)];
    const crossings = sides.map((side) => crossingOf(state, side >> size, side & full));
    const tight = crossings.map(
      ({ sectors, bounds }) => bounds.reduce((sum, bound) => sum + bound) === sectors.cells.length,
    );
    const isSmaller = tight[1] && crossings[1].sectors.cells.length < crossings[0].sectors.cells.length;
    found.set(sides[isSmaller ? 1 : 0], crossings[isSmaller ? 1 : 0]);
  }
  const keyed = [...found].sort(
    ([a, one], [b, other]) => one.sectors.cells.length - other.sectors.cells.length || a - b,
  );
  return keyed.map(([, crossing]) => crossing);
}

function crossingOf(state: State, rows: number, cols: number): Crossing {
  const cells: number[] = [];
  const sectorsOf: number[] = [];
  const { size } = state.tables;
  for (let cell = 0; cell < state.tables.cells; cell++) {
    const row = Math.floor(cell / size);
    const col = cell % size;
    if (state.values[cell] !== 0 || (rows & (1 << row)) === 0 || (cols & (1 << col)) === 0) continue;
    cells.push(cell);
    sectorsOf.push((1 << row) | (1 << (size + col)));
  }
  const sectors = { cells, sectorsOf };
  const houses = [...placesOf(rows), ...placesOf(cols).map((col) => size + col)];
  return { houses, sectors, bounds: digitBounds(state, sectors) };
}

function placesOf(mask: number): number[] {
  return digitsOf(mask).map((place) => place - 1);
}
