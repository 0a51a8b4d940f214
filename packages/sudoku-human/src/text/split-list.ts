/**
 * Collections taken apart: lines with a puzzle and what stands beside it, and drawings of nine rows with or without headings.
 *
 *     Grid 01            a heading
 *     ..3.2.6..          nine rows, with any borders
 *     …
 *     8…6,864…5,7.2 # a  a puzzle, its solution, a rating and a comment
 */

import { isLink } from './links.js';
import { contentLines } from './parse-grid.js';
import { isLibraryLine } from './parse-library.js';
import { isQuery } from './parse-query.js';
import { isTatham } from './parse-tatham.js';
import { type Piece, splitText } from './pieces.js';
import { isCells, type ListEntry, type ListPiece, readListLine } from './read-list-line.js';
import { isSections } from './read-sections.js';
import { isXml } from './read-xml.js';

/** The entries of a text, and the words that are about none of them. */
export function splitList(text: string): { readonly entries: ListEntry[]; readonly words: ListPiece[] } {
  const entries: ListEntry[] = [];
  const words: ListPiece[] = [];
  // A file of its own form is no list.
  if (isSections(text) || isXml(text) || /^\s*\{/.test(text)) return { entries, words };
  let headings: ListPiece[] = [];
  let block: (Piece & { readonly line: number })[] = [];
  let rows = 0;
  const add = (entry: Omit<ListEntry, 'names'> & { readonly names?: readonly ListPiece[] }): void => {
    words.push(...headings.slice(0, -1));
    entries.push({ ...entry, names: [...headings.slice(-1), ...(entry.names ?? [])] });
    headings = [];
  };
  const close = (): void => {
    if (rows > 0) {
      const [{ offset, line }, last] = [block[0], block[block.length - 1]];
      add({ puzzle: text.slice(offset, last.offset + last.text.length), offset, line, numbers: [] });
    }
    [block, rows] = [[], 0];
  };
  let isBehind = false;
  const lines = splitText(text, '\n');
  for (const [index, { text: content, offset }] of lines.entries()) {
    const at = { text: content, offset, line: index + 1 };
    const kind = kindOf(content);
    if (kind === 'blank' && rows === 9) close();
    else if (kind === 'line') {
      close();
      const entry = readListLine(content, at.line);
      add({ ...entry, offset: at.offset + entry.offset, line: at.line });
    } else if (kind === 'words') {
      close();
      const piece = { text: wordsOf(content), line: at.line };
      // Right behind a puzzle and before a blank line stands its footer.
      if (isBehind && (lines.at(index + 1)?.text ?? '').trim() === '') words.push(piece);
      else if (!isHeader(content)) headings.push(piece);
    } else if (kind === 'row' || (kind === 'border' && block.length > 0)) {
      if (kind === 'row' && rows === 9) close();
      block.push(at);
      if (kind === 'row') rows++;
    }
    isBehind = kind !== 'blank' && kind !== 'words';
  }
  close();
  return { entries, words: [...words, ...headings] };
}

function kindOf(text: string): 'blank' | 'border' | 'line' | 'words' | 'row' {
  if (text.trim() === '') return 'blank';
  if (contentLines(text).length === 0) return 'border';
  if (isLink(text) || isQuery(text) || isLibraryLine(text) || isTatham(text)) return 'line';
  const tokens = text.split(/[\s,;|"'`()[\]]+/);
  if (tokens.some((token) => isCells(token) || isLong(token)) || isCells(text.trim())) return 'line';
  if ((text.match(/[0-9.*_]/g)?.length ?? 0) >= 81 && tokens.length >= 81) return 'line';
  return isWords(text) ? 'words' : 'row';
}

/** More cells than a row can have or a cell can have marks: a puzzle, if a wrong one. */
function isLong(token: string): boolean {
  if (token.length < 28) return false;
  return new Set(token.match(/\p{L}/gu)).size < 2 || (token.match(/[0-9.*_]/g)?.length ?? 0) > token.length / 2;
}

/** A comment, a name, or a number alone. */
function isWords(text: string): boolean {
  // A row whose only empty cell is a sharp has eight digits.
  if (/^\s*#[^#]*$/.test(text)) return !/^#\d{8}$/.test(text.replace(/[\s|]/g, ''));
  if (new Set(text.match(/\p{L}/gu)).size > 1) return true;
  return text.trim().length < 9 && /^[\s([<]*\d{1,5}[\s.:)\]>]*$/.test(text);
}

/** The columns' names of a table. */
function isHeader(text: string): boolean {
  return /[,;\t]/.test(text) && /^["']?(?:quizz?e?s?|puzzles?|sudokus?)\b/i.test(text) && !/\d/.test(text);
}

/** The words without what is drawn around them. */
function wordsOf(text: string): string {
  return /[^\s#=*([<)\]>:-](?:.*[^\s=*)\]>:.-])?/.exec(text)?.[0] ?? text.trim();
}
