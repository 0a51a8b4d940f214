/** A game of a level: what is played, what can happen, and what is kept of it. */
import {
  bestSwap,
  type FullSwapGame,
  gameStatus,
  isLegalSwap,
  type LevelPlayer,
  playSwap,
  reshuffle,
} from '@kit/orb-search';
import {
  type History,
  type KeptHistory,
  keepHistory,
  push,
  restoreHistory,
  type Travel,
  travel,
} from '../../frame/history.js';
import { filmOfTurn, type LevelFilm } from './film.js';
import { dealGame, type LevelName, levelNames, type Pieces, pieceRules } from './levels.js';

/** Everything about it; plain data. */
export type Level = {
  readonly name: LevelName;
  readonly pieces: Pieces;
  /** The games before, this one, and those that were undone. */
  readonly games: History<FullSwapGame>;
  /** The first cell of a swap. */
  readonly picked: number | null;
  /** The swap that is shown. */
  readonly hint: { readonly a: number; readonly b: number } | null;
  readonly film: LevelFilm;
  /** Who would play it. */
  readonly player: LevelPlayer;
  /** Does it play by itself? */
  readonly isAuto: boolean;
};

/** What can happen. A turn's seed is for what comes in; `isStill` leaves the film out. */
export type LevelAction =
  | Travel
  | { readonly type: 'new'; readonly name: LevelName; readonly pieces: Pieces; readonly seed: number }
  | ({ readonly type: 'tap'; readonly cell: number } & Turn)
  | ({ readonly type: 'swap'; readonly a: number; readonly b: number } & Turn)
  | { readonly type: 'shuffle'; readonly seed: number }
  | { readonly type: 'player'; readonly player: LevelPlayer }
  | { readonly type: 'hint' | 'auto' | 'tick' };

type Turn = { readonly seed: number; readonly isStill: boolean };

/** So many turns are remembered. */
const mostPast = 100;

export const players: readonly LevelPlayer[] = ['random', 'greedy', 'planner'];

/** A new game. */
export function newLevel(name: LevelName, pieces: Pieces, seed: number): Level {
  const present = dealGame(name, pieces, seed);
  return {
    name,
    pieces,
    games: { past: [], present, future: [] },
    picked: null,
    hint: null,
    film: [],
    player: 'greedy',
    isAuto: false,
  };
}

export function reduceLevel(level: Level, action: LevelAction): Level {
  const { games, film } = level;
  const game = games.present;
  switch (action.type) {
    case 'new':
      return { ...newLevel(action.name, action.pieces, action.seed), player: level.player };
    case 'undo':
    case 'redo':
      return { ...level, games: travel(games, action), picked: null, hint: null, film: [], isAuto: false };
    case 'tap':
      return film.length > 0 || gameStatus(game) !== 'playing' ? level : tap(level, action.cell, action);
    case 'swap':
      return play(level, action.a, action.b, action);
    case 'shuffle': {
      const mixed = reshuffle(game, { seed: action.seed });
      return mixed.status === 'found' ? goOn(level, mixed.game, []) : { ...level, isAuto: false };
    }
    case 'hint': {
      const best = bestSwap(game);
      return { ...level, picked: null, hint: best ? { a: best.a, b: best.b } : null };
    }
    case 'player':
      return { ...level, player: action.player };
    case 'auto':
      return { ...level, picked: null, hint: null, isAuto: !level.isAuto };
    case 'tick':
      return { ...level, film: film.slice(1) };
  }
}

/** A tap fires what fires by a tap, swaps with the chosen neighbour, or chooses. */
function tap(level: Level, cell: number, turn: Turn): Level {
  const { games, picked } = level;
  if (picked !== null && picked !== cell && isLegalSwap(games.present, picked, cell)) {
    return play(level, picked, cell, turn);
  }
  if (isLegalSwap(games.present, cell, cell)) return play(level, cell, cell, turn);
  const hasPiece = (games.present.pieces[cell] ?? -1) >= 0;
  return { ...level, hint: null, picked: picked === cell || !hasPiece ? null : cell };
}

function play(level: Level, a: number, b: number, { seed, isStill }: Turn): Level {
  const game = level.games.present;
  if (level.film.length > 0 || !isLegalSwap(game, a, b)) return { ...level, picked: null };
  const { steps, game: after } = playSwap(game, a, b, { seed });
  return goOn(level, after, isStill ? [] : filmOfTurn(game, a, b, steps));
}

/** The next game: the old one can be brought back. */
function goOn(level: Level, game: FullSwapGame, film: LevelFilm): Level {
  const { past, present, future } = push(level.games, game);
  const isOver = gameStatus(game) !== 'playing' && gameStatus(game) !== 'stuck';
  return {
    ...level,
    games: { past: past.slice(-mostPast), present, future },
    picked: null,
    hint: null,
    film,
    isAuto: level.isAuto && !isOver,
  };
}

/** What is kept: the rules by their name, since they are known. */
export function keepLevel({ name, pieces, player, games }: Level) {
  return { name, used: pieces, player, ...keepTurn(games.present) };
}

/** The turns before and after, which were played by the same rules. */
export function keepLevelPast({ games }: Level): KeptHistory {
  return keepHistory(games, keepTurn);
}

function keepTurn({ cells, pieces, blockers, goals = [], movesLeft, score, random }: FullSwapGame) {
  return { cells, pieces, blockers, done: goals.map(({ done = 0 }) => done), movesLeft, score, random };
}

/** The game that was kept; whatever is wrong with it is thrown. */
export function restoreLevel(kept: unknown): Level {
  const { name, used, player } = kept as ReturnType<typeof keepLevel>;
  if (!levelNames.includes(name) || !Object.hasOwn(pieceRules, used) || !players.includes(player)) {
    throw new RangeError('no such level');
  }
  const level = newLevel(name, used, 0);
  return { ...level, player, games: { past: [], present: restoreTurn(kept, level.games.present), future: [] } };
}

/** The level with its turns before and after. */
export function restoreLevelPast(kept: unknown, level: Level): Level {
  const { present } = level.games;
  const turn = (one: unknown) => restoreTurn(one, present);
  return { ...level, games: restoreHistory(kept as KeptHistory, present, turn) };
}

function restoreTurn(kept: unknown, fresh: FullSwapGame): FullSwapGame {
  const { cells, pieces, blockers, done, movesLeft, score, random } = kept as ReturnType<typeof keepTurn>;
  const goals = fresh.goals?.map((goal, index) => ({ ...goal, done: done[index] }));
  const layers = { cells: [...cells], pieces: [...pieces], blockers: [...blockers] };
  const game = { ...fresh, ...layers, goals, movesLeft, score, random };
  // Throws whatever no game can be.
  gameStatus(game);
  return game;
}
