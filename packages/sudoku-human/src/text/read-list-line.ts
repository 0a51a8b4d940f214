/** A line of a collection: the puzzle, and before and behind it a name, a rating, the solution, a comment. */

/** A piece of a text, and its line from 1. */
export type ListPiece = { readonly text: string; readonly line: number };

/** What is about one puzzle. */
export type ListEntry = {
  /** The puzzle alone. */
  readonly puzzle: string;
  /** Where it begins. */
  readonly offset: number;
  /** The line in which it begins, from 1. */
  readonly line: number;
  /** What could be its name, the best first. */
  readonly names: readonly ListPiece[];
  /** The numbers behind it. */
  readonly numbers: readonly string[];
  /** Its solution. */
  readonly solution?: string;
};

/** Is it a puzzle of 81 cells, a digit or one sign each, digits that were filled in with a plus? */
export function isCells(token: string): boolean {
  const cells = token.replace(/\+(?=[1-9])/g, '');
  if (cells.length !== 81) return false;
  const signs = cells.replace(/[0-9]/g, '');
  return /^[.*_]*$/.test(signs) || (!cells.includes('0') && signs === signs[0].repeat(signs.length));
}

/** Words that stand before a rating. */
const LABEL = /^(?:er|se|ser|rating|rated|difficulty|score)$/i;

/** What the line holds; all of it is the puzzle if there is no token of 81 cells, or more than one that is no solution. */
export function readListLine(text: string, line: number): Omit<ListEntry, 'line'> {
  const tokens = [...text.matchAll(/[^\s,;|"'`()[\]]+/g)].map(({ 0: token, index }) => {
    // A comment may follow at once.
    const [before] = token.split(/[#:]/, 1);
    return isCells(before) ? { token: before, index } : { token, index };
  });
  const all = tokens.filter(({ token }) => isCells(token));
  const open = all.filter(({ token }) => !/^[1-9]{81}$/.test(token));
  const puzzle = open.at(0) ?? all.at(0);
  if (puzzle === undefined || open.length > 1 || all.length > 2)
    return { puzzle: text, offset: 0, names: [], numbers: [] };
  const solution = all.find((one) => one !== puzzle)?.token;
  const head: string[] = [];
  const tail: string[] = [];
  const numbers: string[] = [];
  const end = puzzle.index + puzzle.token.length;
  const sharp = text.indexOf('#', end);
  const rest = text.slice(end, sharp < 0 ? undefined : sharp);
  // Three digits behind a colon strike out a candidate, as Susser writes it: the whole rest is about that.
  const struck = /^:\s*(?:$|[1-9]{3}(?!\.\d))/.test(rest) ? rest : '';
  const behind = rest.slice(struck.length);
  for (const [piece] of text.slice(0, puzzle.index).matchAll(PIECE)) if (piece !== solution) head.push(piece);
  for (const [piece] of behind.matchAll(PIECE)) {
    if (piece === solution || LABEL.test(piece)) continue;
    if (/^\d{1,4}(?:\.\d+)?$/.test(piece)) numbers.push(piece);
    else tail.push(piece);
  }
  const comment = sharp < 0 ? '' : text.slice(sharp).replace(/^#+/, '').trim();
  const names = [head.join(' ').replace(/[.:]$/, ''), tail.join(' '), comment]
    .filter((words) => words !== '')
    .map((words): ListPiece => ({ text: words, line }));
  return {
    puzzle: puzzle.token + struck,
    offset: puzzle.index,
    names,
    numbers,
    ...(solution === undefined ? {} : { solution }),
  };
}

/** What stands between blanks and separators. */
const PIECE = /[^\s,;:|"'`()[\]/=]+/g;
