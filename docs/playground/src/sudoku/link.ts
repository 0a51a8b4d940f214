/** A puzzle in the address of the page: `?p=…` gives it, `s=1` solves it at once. */
import { formatPuzzle, type Position, positionFromValues } from '@kit/sudoku-human';
import { encode } from '../frame/kept.js';
import { refusal } from '../frame/refusal.js';
import { game } from './game.js';
import { positionOf } from './played.js';
import { first, type State } from './state.js';

/** The puzzle of the article, for an address without one. */
const articlePuzzle = '800010000520900080076002000009500600340090025005008400000200540010009037000080006';

/** What an address asks for; what is wrong with it, if it can't be read. */
export type Asked = {
  readonly position: Position;
  readonly solves: boolean;
  readonly isPuzzle: boolean;
  readonly said: State['said'];
};

/** Reads the query of an address; `read` is asked for the puzzle that it gives. */
export async function readQuery(search: string, read: (text: string) => Promise<Position>): Promise<Asked> {
  const query = new URLSearchParams(search);
  const puzzle = query.get('p');
  const usual = {
    position: positionFromValues(Array.from(articlePuzzle, Number)),
    solves: false,
    isPuzzle: false,
    said: null,
  };
  if (!puzzle) return usual;
  const text = `?p=${puzzle}`;
  try {
    return { position: await read(text), solves: query.get('s') === '1', isPuzzle: true, said: null };
  } catch (error) {
    return { ...usual, said: refusal(error, text) };
  }
}

/** The query that gives the printed digits of a classic position. */
export function queryOf({ givens }: Position): string {
  return formatPuzzle(positionFromValues(givens), 'query').replace('s=1', 's=0');
}

/** The address of the puzzle as it was printed: a query where digits say all, else the game that nobody has begun. */
export async function addressOf({ givens, layout }: Position, here: string): Promise<string> {
  const url = new URL(here);
  url.search = '';
  url.hash = '';
  if (layout) url.hash = await encode(game.keep(first(positionOf(givens, layout))));
  else url.search = queryOf(positionFromValues(givens));
  return url.href;
}
