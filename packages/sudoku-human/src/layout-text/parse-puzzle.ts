/** Reads puzzles on layouts: drawn grids of any size, and the links and files of programs that know layouts. */

import { checkOptions } from '@kit/grid';
import type { LayoutChoice, Position } from '../types.js';
import { isRecord, packedJson } from './packed-json.js';
import { readCtc } from './read-ctc.js';
import { readDrawing } from './read-drawing.js';
import { readFPuzzles } from './read-f-puzzles.js';

/** As `parsePuzzle` of the classic layout; a link or a file brings its own layout. Undefined for classic puzzles. */
export function parseOnLayout(text: string, options: LayoutChoice): Position | undefined {
  const { layout } = checkOptions(options, ['layout']);
  const json = packedJson(text);
  if (json === undefined) return layout === undefined ? undefined : readDrawing(text, layout);
  return isRecord(json) && 'grid' in json ? readFPuzzles(json) : readCtc(json);
}
