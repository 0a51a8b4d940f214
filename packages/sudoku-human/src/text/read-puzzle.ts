/**
 * One puzzle, in whatever form it comes.
 *
 * Each form has a file; this one only tells them apart, from the most telling sign to the least: packed and named forms, a
 * parameter `p`, a leading `:code:`, 729 characters, a comma, and then the drawn forms, which differ in how their digits are
 * grouped.
 */

import { InvalidInputError } from '@kit/grid';
import { readLayout } from '../layout/read-layout.js';
import type { Position, PuzzleTextOptions } from '../types.js';
import { withDots } from './empty-sign.js';
import { emptyLink, isLink } from './links.js';
import { isRecord, packedJson } from './packed-json.js';
import { isCandidateString, parseCandidateString } from './parse-candidate-string.js';
import { parseCommas } from './parse-commas.js';
import { contentLines, parseGrid, withoutComments } from './parse-grid.js';
import { isLibraryLine, parseLibrary, readSusser } from './parse-library.js';
import { looksLikePencilmarks, parsePencilmarks } from './parse-pencilmarks.js';
import { isQuery, parseQuery } from './parse-query.js';
import { readTatham } from './parse-tatham.js';
import { withoutBlanks } from './read-blanks.js';
import { readCtc } from './read-ctc.js';
import { readDrawing } from './read-drawing.js';
import { readFPuzzles } from './read-f-puzzles.js';
import { readLink } from './read-link.js';
import { isSections, readSdx, readSections } from './read-sections.js';
import { readCoded } from './read-sudokupad.js';
import { isXml, readGame, readXml } from './read-xml.js';

/** The position in a text; a link or a file brings its own layout. */
export function readPuzzle(given: string, { layout, digits }: PuzzleTextOptions): Position {
  const text = withoutComments(given);
  const foreign = readForeign(text);
  if (foreign !== undefined) return foreign;
  const size = layout?.size ?? 9;
  const filled = withoutBlanks(given, size);
  const drawn = filled === given ? withoutNulls(text) : filled;
  if (layout === undefined && digits !== 'from-0') return readClassic(drawn);
  if (isLink(text)) throw emptyLink();
  return readDrawing(withDots(drawn, size), layout ?? readLayout({}), digits);
}

/** The position in a piece of a list, where empty cells have signs. */
export function readEntry(given: string): Position {
  const text = withoutComments(given);
  return readForeign(text) ?? readClassic(text);
}

/** A dot for each word by which programs write an empty cell. */
function withoutNulls(text: string): string {
  return text.replace(/\b(?:null|None)\b/g, '.   ');
}

/** Puzzles of programs that know layouts; undefined for other texts. */
function readForeign(text: string): Position | undefined {
  const json = packedJson(text);
  if (json !== undefined) return isRecord(json) && 'grid' in json ? readFPuzzles(json) : readCtc(json);
  if (!isXml(text)) return readTatham(text);
  const { games } = readXml(text);
  if (games.length === 1) return readGame(games[0]);
  if (games.length > 1)
    throw new InvalidInputError('several-puzzles', `text has ${games.length} puzzles: expected one`, {
      name: 'text',
      offset: games[1].offset,
    });
  throw new InvalidInputError('bad-length', 'text is a file without a game: expected one', { offset: 0 });
}

/** A puzzle on the classic board, with a sign for each empty cell. */
function readClassic(text: string): Position {
  const whole = readLink(text);
  if (whole !== undefined) return whole;
  const coded = readCoded(text);
  if (coded !== undefined) return readClassic(coded);
  if (isQuery(text)) return parseQuery(text);
  if (isLink(text)) throw emptyLink();
  if (isSections(text)) return readSections(text);
  if (isLibraryLine(text)) return parseLibrary(text);
  if (isCandidateString(text)) return parseCandidateString(text);
  const line = readSusser(text) ?? readSdx(text);
  if (line !== undefined) return line;
  if (text.includes(',')) {
    const rows = text.replace(/[,"'`[\](){}]/g, ' ');
    return /^(?:\s*\S{9}){9}\s*$/.test(rows) ? readClassic(rows) : parseCommas(text);
  }
  const drawn = withDots(text);
  const lines = contentLines(drawn);
  return drawn === text && looksLikePencilmarks(lines)
    ? parsePencilmarks(lines, text.length)
    : parseGrid(lines, text.length);
}
