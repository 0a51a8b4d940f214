/**
 * Templates: all the ways in which a digit can still lie on the board, for each digit at once: in every row, column and box or
 * region. What other rules a layout has is left aside; more ways than there are can only rule out less.
 *
 * A cell that a digit takes in every template is that digit, so templates of the other digits can't have it; that may
 * leave them fewer, and so on until nothing changes. A cell that a digit takes in no template left is not that digit.
 */

import type { Slices } from '@kit/grid';
import { countBits, lowestBit } from '../../kernel/bits.js';
import type { State } from '../../kernel/state.js';
import type { Tables } from '../../kernel/tables.js';
import type { Candidate, Technique, TechniqueId } from '../../types.js';
import { stepOf } from '../shared/parts.js';
import { type Context, type Emit, onceAState, slicedTechnique } from '../shared/technique.js';
import { templateCells, templateGraph } from './template-cells.js';

/**
 * Template Set: the cells that a digit takes in all its templates, the ways to put it into every row, column and box.
 * Templates that need a cell which is certain for another digit don't count.
 *
 * Pattern: role `'template'` for the digit's candidates that are in some template. An instance is a digit, with all its
 * cells that are certain; by digit.
 *
 * @see {@link https://hodoku.sourceforge.net/en/tech_last.php | HoDoKu: Templates}
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, templateSet } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('....7..1.......673..8..5......51..461..7.6..926..94......8..7..712.......4..2....');
 * const sevens = findSteps(puzzle, [templateSet]).map(({ placements }) => placements).find(([first]) => first?.digit === 7);
 * sevens?.map(({ cell }) => cell); // => [19, 29, 53, 77]
 * ```
 */
export const templateSet: Technique = /* @__PURE__ */ slicedTechnique(
  'template-set',
  (context, emit) =>
    visitDigits(context, ({ possible, certain }) => emitTemplates('template-set', possible, certain, emit)),
  { holdsOn: hasTemplates },
);

/**
 * Template Delete: the cells that a digit takes in none of its templates, the ways to put it into every row, column and
 * box. Templates that need a cell which is certain for another digit don't count.
 *
 * Pattern: role `'template'` for the digit's candidates that are in some template. An instance is a digit, with all its
 * candidates that go; by digit.
 *
 * @see {@link https://hodoku.sourceforge.net/en/tech_last.php | HoDoKu: Templates}
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, templateDelete } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('........1..2..3.4..4.56..23....362.4...25.13.2..4.1.65..7...31...8...45.62.3.5...');
 * findSteps(puzzle, [templateDelete])[0]?.eliminations; // => [{ cell: 9, digit: 1 }, { cell: 10, digit: 1 }]
 * ```
 */
export const templateDelete: Technique = /* @__PURE__ */ slicedTechnique(
  'template-delete',
  (context, emit) =>
    visitDigits(context, ({ possible, struck }) => emitTemplates('template-delete', possible, struck, emit)),
  { holdsOn: hasTemplates },
);

/** Larger boards have too many templates. */
function hasTemplates({ size }: Tables): boolean {
  return size <= 9;
}

/** A digit's candidates that are in some template, among them those in all templates, and those in none. */
type InTemplates = {
  readonly possible: readonly Candidate[];
  readonly certain: readonly Candidate[];
  readonly struck: readonly Candidate[];
};

/** By digit and row: the columns of the cells in its templates; nothing if a digit has no template. */
const templatesOf = /* @__PURE__ */ onceAState(({ state }: Context) => templatesLeft(state));

function* visitDigits(context: Context, visit: (found: InTemplates) => boolean): Slices<boolean> {
  const used = yield* templatesOf(context);
  return used.some((rows, digit) => visit(inTemplates(context.state, digit, rows)));
}

function inTemplates({ masks, tables: { size, cells } }: State, digit: number, used: Uint16Array): InTemplates {
  const found = { possible: [] as Candidate[], certain: [] as Candidate[], struck: [] as Candidate[] };
  for (let cell = 0; cell < cells; cell++) {
    if ((masks[cell] & (1 << digit)) === 0) continue;
    const candidate = { cell, digit: digit + 1 };
    const row = used[Math.floor(cell / size)];
    const column = 1 << (cell % size);
    if ((row & column) === 0) found.struck.push(candidate);
    else found.possible.push(candidate);
    if (row === column) found.certain.push(candidate);
  }
  return found;
}

function* templatesLeft({ values, masks, tables }: State): Slices<Uint16Array[]> {
  const { size, cells } = tables;
  const graph = templateGraph(tables);
  const used: Uint16Array[] = Array.from({ length: size }, () => new Uint16Array(size));
  for (let cell = 0; cell < cells; cell++) {
    let digits = values[cell] === 0 ? masks[cell] : 1 << (values[cell] - 1);
    for (; digits !== 0; digits &= digits - 1) used[lowestBit(digits)][Math.floor(cell / size)] |= 1 << (cell % size);
  }
  for (let changed = tables.full; changed !== 0; ) {
    yield;
    const digit = lowestBit(changed);
    changed &= changed - 1;
    used[digit] = templateCells(graph, used[digit]);
    if (used[digit][0] === 0) return [];
    for (let row = 0; row < size; row++) {
      // Each template has one cell in the row, so a cell that is alone there is in all of them.
      if (countBits(used[digit][row]) !== 1) continue;
      for (let other = 0; other < size; other++) {
        if (other === digit || (used[other][row] & used[digit][row]) === 0) continue;
        used[other][row] &= ~used[digit][row];
        changed |= 1 << other;
      }
    }
  }
  return used;
}

function emitTemplates(
  technique: TechniqueId,
  possible: readonly Candidate[],
  concluded: readonly Candidate[],
  emit: Emit,
): boolean {
  if (concluded.length === 0) return false;
  const isSet = technique === 'template-set';
  const digit = { digits: [concluded[0].digit] };
  return emit(
    stepOf(technique, {
      ...(isSet ? { placements: concluded } : { eliminations: concluded }),
      roles: { template: possible },
      params: { digit, placements: isSet ? { candidates: concluded } : undefined },
    }),
  );
}
