// The game as plain data: a list of positions, the newest last. Undo takes one off, saving is JSON.
import { findConflicts, type Position, setValue, toggleCandidate } from '@kit/sudoku-human';

export type Game = { readonly history: readonly Position[]; readonly stars: number };

export const positionOf = ({ history }: Game): Position => history.at(-1) as Position;

/** The game after one more position. */
export const play = (game: Game, next: Position): Game => ({ ...game, history: [...game.history, next] });

/** The game before the last move. */
export const undo = (game: Game): Game =>
  game.history.length > 1 ? { ...game, history: game.history.slice(0, -1) } : game;

/** Sets a digit, takes it away again, or turns a note on or off; a printed digit stays. */
export function enter(game: Game, cell: number, digit: number, isNote: boolean): Game {
  const position = positionOf(game);
  if (position.givens[cell] !== 0) return game;
  const value = position.values[cell];
  if (!isNote) return play(game, setValue(position, cell, value === digit ? 0 : digit));
  return value === 0 && digit !== 0 ? play(game, toggleCandidate(position, cell, digit)) : game;
}

/** Is every cell filled, and nothing twice in a house? */
export const isDone = (position: Position): boolean =>
  position.values.every((value) => value !== 0) && findConflicts(position).length === 0;

const key = 'sudoku-app';

export const save = (game: Game): void => localStorage.setItem(key, JSON.stringify(game));

export function saved(): Game | undefined {
  const text = localStorage.getItem(key);
  return text === null ? undefined : JSON.parse(text);
}
