/** What is kept of the game of orbs, in the address and in the browser, and how it is read again. */
import { resolveSteps } from '@kit/orb-search';
import { type KeptHistory, keepHistory, restoreHistory } from '../frame/history.js';
import { deals, modes, sizes } from './deals.js';
import { aimAt, isAim } from './goals.js';
import { keepLevel, keepLevelPast, restoreLevel, restoreLevelPast } from './level/level.js';
import { noMarks, rulesOf } from './marks.js';
import { boardsOf, noAnswers, type Past, pastOf, type State } from './state.js';

/** The present board, and how it is played. */
export function keep(state: State) {
  const { mode, size, deal, diagonal, maxMoves, aim, board, marks, cleared, painted, level } = state;
  const kept = { mode, size, deal, diagonal, maxMoves, aim, board, marks, cleared, painted };
  return mode === 'level' && level ? { ...kept, level: keepLevel(level) } : kept;
}

/** The boards before and after it, and the turns of a level. */
export function keepPast(state: State) {
  const { mode, level } = state;
  return {
    ...keepHistory(boardsOf(state), (past) => past),
    level: mode === 'level' && level ? keepLevelPast(level) : null,
  };
}

/** The state with them again. */
export function restorePast(kept: unknown, state: State): State {
  const { level, ...history } = kept as KeptHistory & { readonly level: unknown };
  const { past, future } = restoreHistory(history, pastOf(state), checkedPast);
  return { ...state, past, future, level: state.level && restoreLevelPast(level, state.level) };
}

/** The game that was kept, if it is one of the page's. */
export function restore(kept: unknown, state: State): State {
  // Games of before there were goals have neither goal nor marks.
  const { aim = aimAt('max-combos'), marks: given = noMarks, level: played, ...rest } = kept as State;
  const { deal, diagonal, maxMoves } = rest;
  const isOurs = Object.hasOwn(deals, deal) && maxMoves >= 1 && maxMoves <= 100 && isAim(aim);
  if (!isOurs) throw new RangeError('no such game');
  const present = checkedPast({ ...rest, marks: given });
  const level = present.mode === 'level' ? restoreLevel(played) : null;
  return { ...state, ...noAnswers, ...present, diagonal: diagonal === true, level, deal, maxMoves, aim };
}

/** A board and how it is played; what is none is refused by those who read it. */
function checkedPast(kept: unknown): Past {
  const { mode, size, board, marks: given, cleared, painted } = kept as Past;
  const isOurs =
    Object.hasOwn(sizes, size) && modes.includes(mode) && size === `${board.cols}×${board.rows}` && cleared >= 0;
  if (!isOurs) throw new RangeError('no such board');
  const marks = { locked: [...given.locked], blocked: [...given.blocked] };
  resolveSteps(board, rulesOf(marks, false));
  return { mode, size, board, marks, cleared, painted: painted === true };
}
