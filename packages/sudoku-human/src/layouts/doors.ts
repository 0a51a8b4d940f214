/** All functions of the package as they are for layouts: what `createLayout` brings. */

import { checkInteger, runSync } from '@kit/grid';
import { candidatesOnLayout, conflictsOnLayout, setOnLayout, toggleOnLayout } from '../layout/edit-position.js';
import { readLayout } from '../layout/read-layout.js';
import { boardOfValues } from '../layout/read-position.js';
import { tablesOf } from '../layout/tables.js';
import { canonicalOnLayout } from '../layout-count/canonical-form.js';
import { countOnLayout, findOnLayout, minimalOnLayout } from '../layout-count/count-doors.js';
import { progressOnLayout } from '../layout-count/progress.js';
import { explainOnLayout, houseNameOnLayout } from '../layout-explain/explain.js';
import { cellName } from '../layout-explain/names.js';
import { generateOnLayout } from '../layout-generate/generate.js';
import { applyOnLayout } from '../layout-logic/apply.js';
import { rateOnLayout } from '../layout-logic/rate.js';
import { layoutSearches, layoutSolver } from '../layout-logic/solver-doors.js';
import { techniqueOnLayout } from '../layout-logic/technique-of.js';
import { formatOnLayout } from '../layout-text/format-puzzle.js';
import { parseOnLayout } from '../layout-text/parse-puzzle.js';
import type { LayoutDoors } from '../position/layout-doors.js';
import { checkNotation } from '../text/format-cell.js';

/** The functions for layouts. */
export const layoutDoors: LayoutDoors = /* @__PURE__ */ (() => ({
  run: runSync,
  positionFromValues: (values, givens, layout) => boardOfValues(values, givens, layout).position,
  candidatesOf: candidatesOnLayout,
  setValue: setOnLayout,
  toggleCandidate: toggleOnLayout,
  findConflicts: conflictsOnLayout,
  applyStep: applyOnLayout,
  cellsOfHouse(house, layout) {
    const { named } = tablesOf(readLayout(layout, 'options.layout'));
    return [...named[checkInteger(house, 'house', 0, named.length - 1, 'bad-house')].cells];
  },
  houseName: houseNameOnLayout,
  formatCell(cell, notation, layout) {
    const { size, cells } = tablesOf(readLayout(layout, 'options.layout'));
    return cellName(checkInteger(cell, 'cell', 0, cells - 1, 'bad-cell'), size, checkNotation(notation));
  },
  countSolutionsSearch: countOnLayout,
  findSolutionSearch: findOnLayout,
  isMinimalSearch: minimalOnLayout,
  canonicalFormSearch: canonicalOnLayout,
  checkProgressSearch: progressOnLayout,
  createSolver: layoutSolver,
  createSolverSearches: layoutSearches,
  techniqueOfSearch: techniqueOnLayout,
  rateSearch: rateOnLayout,
  generatePuzzleSearch: generateOnLayout,
  explainStep: explainOnLayout,
  formatPuzzle: formatOnLayout,
  parsePuzzle: parseOnLayout,
}))();
