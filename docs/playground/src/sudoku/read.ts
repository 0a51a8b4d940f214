/** Reads puzzles of all kinds, in the worker: the page itself needs no reader. */
import { type Layout, type Position, parsePuzzle } from '@kit/sudoku-human';

/** Digits alone are a puzzle on the layout where their number fits; other texts say what they are, or are drawn for the layout. */
export function readPuzzle(text: string, layout?: Layout | undefined): Position {
  if (layout && [...text.replace(/\s/g, '')].length === layout.size ** 2) return parsePuzzle(text, { layout });
  try {
    return parsePuzzle(text);
  } catch (error) {
    if (!layout) throw error;
    return parsePuzzle(text, { layout });
  }
}
