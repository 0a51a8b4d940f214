/** What a hint says, how it gets deeper, and what is called wrong. */
import type { Candidate, Hint, HintLevel, Layout, ProgressReport } from '@kit/sudoku-human';
import type { Said } from '../frame/said.js';
import { placeOf, signOf } from './shape.js';
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

/** The hint as a sentence. */
export function saidOfHint(hint: Hint, layout: Layout | null): Said<Words> {
  const size = layout?.size ?? 9;
  const places = (cells: readonly number[]) => cells.map((cell) => placeOf(cell, size)).join(' ');
  const digits = (right: readonly Candidate[]) =>
    right.map(({ cell, digit }) => `${placeOf(cell, size)} = ${signOf(digit)}`).join(', ');
  switch (hint.kind) {
    case 'mistake': {
      const [values, marks] = [hint.wrong.length, hint.cells.length - hint.wrong.length];
      if (hint.level === 'where') return ['wrong', values, marks];
      if (hint.level !== 'full') return ['wrongAt', places(hint.cells)];
      return ['belongs', digits([...(hint.right ?? []), ...(hint.lost ?? [])])];
    }
    case 'step':
      if (hint.level === 'where') return ['look', hint.house, layout];
      if (hint.level === 'which') return ['which', hint.technique, places(hint.cells)];
      return hint.level === 'why' ? ['why', hint.technique] : ['explained', hint.step];
    case 'solved':
      return ['done'];
    case 'invalid':
      return ['none'];
    case 'multiple':
      return ['several'];
    default:
      return [hint.kind];
  }
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
