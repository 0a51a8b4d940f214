/** Reads puzzles on layouts, drawn in any size, and the links and files of programs that know layouts. */

import { checkOptions } from '@kit/grid';
import { readLayout } from '../layout/read-layout.js';
import type { LayoutChoice, Position } from '../types.js';
import { withZeros } from './empty-sign.js';
import { emptyLink, isLink } from './links.js';
import { isRecord, packedJson } from './packed-json.js';
import { contentLines, parseGrid, withoutComments } from './parse-grid.js';
import { withoutBlanks } from './read-blanks.js';
import { readCtc } from './read-ctc.js';
import { readDrawing } from './read-drawing.js';
import { readFPuzzles } from './read-f-puzzles.js';
import { readLink } from './read-link.js';

/** As `parsePuzzle`; a link or a file brings its own layout. Undefined for what the classic functions read. */
export function parseOnLayout(text: string, options: LayoutChoice): Position | undefined {
  const { layout } = checkOptions(options, ['layout']);
  const json = packedJson(text);
  if (json !== undefined) return isRecord(json) && 'grid' in json ? readFPuzzles(json) : readCtc(json);
  if (layout !== undefined) {
    const known = readLayout(layout, 'options.layout');
    if (isLink(text)) throw emptyLink();
    return readDrawing(withZeros(withoutComments(withoutBlanks(text, known.size)), known.size), known);
  }
  const drawn = withoutBlanks(text, 9);
  return readLink(text) ?? (drawn === text ? undefined : parseGrid(contentLines(drawn), drawn.length));
}
