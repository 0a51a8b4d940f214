/** How a hint gets deeper, and what is called wrong. */
import type { Hint, HintLevel, ProgressReport } from '@kit/sudoku-human';
import type { Said } from '../frame/said.js';
import type { Words } from './words.js';

const levels: readonly HintLevel[] = ['where', 'which', 'why', 'full'];

/** The level of the next hint: a little more than the last one said, while there is more. */
export function nextLevel(hint: Hint | null): HintLevel {
  if (!goesDeeper(hint)) return 'where';
  // Of a mistake there is nothing to say between where it is and what belongs there.
  return hint.kind === 'mistake' && hint.level === 'which' ? 'full' : levels[levels.indexOf(hint.level) + 1];
}

/** Is there more to say than the last hint said? */
export function goesDeeper(hint: Hint | null): hint is Hint {
  return hint !== null && hint.level !== 'full';
}

/** Does the hint point at something? */
export function pointsAtBoard(hint: Hint): boolean {
  return hint.kind === 'step' || hint.kind === 'mistake';
}

/** The cells with a mistake. */
export function mistakesOf(hint: Hint): readonly number[] {
  return hint.kind === 'mistake' && hint.level !== 'where' ? hint.cells : [];
}

/** The check of what was played so far as a sentence. */
export function saidOfReport({ status, wrong, lost }: ProgressReport): Said<Words> {
  switch (status) {
    case 'correct':
      return ['right'];
    case 'solved':
      return ['done'];
    case 'mistakes':
      return ['wrong', wrong.length, lost.length];
    case 'invalid':
      return ['none'];
    case 'multiple':
      return ['several'];
    case 'limit':
      return ['limit'];
  }
}
