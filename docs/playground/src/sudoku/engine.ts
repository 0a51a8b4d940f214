/** The functions of the package that the page itself calls, each once, whatever copy of the package they come from. */
import {
  applyStep,
  cellsOfHouse,
  explainStep,
  findConflicts,
  houseName,
  parsePuzzle,
  positionFromValues,
  setValue,
  toggleCandidate,
} from '@kit/sudoku-human';

/** What is done with positions. */
export const playing = {
  applyStep,
  cellsOfHouse,
  findConflicts,
  parsePuzzle,
  positionFromValues,
  setValue,
  toggleCandidate,
};

/** What names and tells. Apart, because the words of a language need no more. */
export const naming = { explainStep, houseName };
