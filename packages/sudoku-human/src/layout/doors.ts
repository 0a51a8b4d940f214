/** All functions of the package as they are for layouts: what `createLayout` brings. */

import { checkInteger, runSync } from '@kit/grid';
import { candidatesOnLayout, conflictsOnLayout, setOnLayout, toggleOnLayout } from '../board/edit-position.js';
import { readLayout } from './read-layout.js';
import { boardOfValues } from '../board/read-position.js';
import { tablesOf } from './tables.js';
import { canonicalOnLayout } from '../canonical/any-canonical-form.js';
import { countOnLayout, findOnLayout, minimalOnLayout } from '../count/any/count-doors.js';
import { progressOnLayout } from '../solver/progress-any.js';
import { explainOnLayout, houseNameOnLayout } from '../explain/explain-any.js';
import { cellName } from '../explain/layout-names.js';
import { generateOnLayout } from '../generate/generate-any.js';
import { applyOnLayout } from '../layout-logic/apply.js';
import { rateOnLayout } from '../layout-logic/rate.js';
import { layoutSearches, layoutSolver } from '../layout-logic/solver-doors.js';
import { techniqueOnLayout } from '../layout-logic/technique-of.js';
import { formatOnLayout } from '../text/format-any.js';
import { parseOnLayout } from '../text/parse-any.js';
import { verifyOnLayout } from '../layout-verify/verify.js';
import type { LayoutDoors } from '../board/layout-doors.js';
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
  verifyStep: verifyOnLayout,
  explainStep: explainOnLayout,
  formatPuzzle: formatOnLayout,
  parsePuzzle: parseOnLayout,
}))();
