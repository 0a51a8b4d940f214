/** The engine for other Sudokus than the classic one: a script of its own, fetched when a layout is chosen. */
import {
  applyStep,
  cellsOfHouse,
  createLayout,
  explainStep,
  findConflicts,
  houseName,
  parsePuzzle,
  positionFromValues,
  setValue,
  toggleCandidate,
} from '@kit/sudoku-human';
import { bring } from './rules.js';

createLayout();

bring({
  applyStep,
  cellsOfHouse,
  createLayout,
  explainStep,
  findConflicts,
  houseName,
  parsePuzzle,
  positionFromValues,
  setValue,
  toggleCandidate,
});
