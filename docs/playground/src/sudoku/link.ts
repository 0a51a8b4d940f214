/** A puzzle in the address of the page: `?p=…` gives it, `s=1` solves it at once. */
import { formatPuzzle, type Position, parsePuzzle, positionFromValues } from '@kit/sudoku-human';
import { refusal } from '../frame/refusal.js';
import type { State } from './game.js';

/** The puzzle of the article, for an address without one. */
const articlePuzzle = '800010000520900080076002000009500600340090025005008400000200540010009037000080006';

/** What an address asks for; what is wrong with it, if it can't be read. */
export type Asked = {
  readonly position: Position;
  readonly solves: boolean;
  readonly isPuzzle: boolean;
  readonly said: State['said'];
};

/** Reads the query of an address. */
export function readQuery(search: string): Asked {
  const query = new URLSearchParams(search);
  const puzzle = query.get('p');
  const usual = { position: parsePuzzle(articlePuzzle), solves: false, isPuzzle: false, said: null };
  if (!puzzle) return usual;
  const text = `?p=${puzzle}`;
  try {
    return { position: parsePuzzle(text), solves: query.get('s') === '1', isPuzzle: true, said: null };
  } catch (error) {
    return { ...usual, said: refusal(error, text) };
  }
}

/** The query that gives the printed digits of a position. */
export function queryOf({ givens }: Position): string {
  return formatPuzzle(positionFromValues(givens), 'query').replace('s=1', 's=0');
}
