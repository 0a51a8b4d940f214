/** What an answer shows on the board. */
import type { Conflicts, Hint, Move, ReviewedMove } from '@kit/mines-inference';

/** The cells that an answer is about, what they are, and the numbers that they follow from. */
export type Shown = {
  readonly cells: readonly number[];
  readonly from: readonly number[];
  readonly kind: 'safe' | 'mine' | 'wrong' | 'guess';
};

/** The flags and numbers that can't all be right. */
export function shownOfConflicts({ flags, core }: Conflicts): Shown {
  return { cells: [...flags, ...core], from: [], kind: 'wrong' };
}

/** What a hint points at; undefined if it points at nothing. */
export function shownOfHint(hint: Hint): Shown | undefined {
  switch (hint.kind) {
    case 'inconsistent':
      return shownOfConflicts(hint.conflicts);
    case 'mistake':
      return { cells: hint.cells, from: [], kind: 'wrong' };
    case 'not-needed': {
      const { cells, from, mine } = hint.deduction;
      return { cells, from, kind: mine ? 'mine' : 'safe' };
    }
    case 'given':
      return { cells: [hint.cell], from: [], kind: hint.mine ? 'mine' : 'safe' };
    case 'limit':
      return undefined;
  }
}

/** The cells that a move names: all that are safe, else the best guess. */
export function shownOfMove({ cell, safe }: Move): Shown | undefined {
  if (cell === null) return undefined;
  return safe.length > 0 ? { cells: safe, from: [], kind: 'safe' } : { cells: [cell], from: [], kind: 'guess' };
}

/** The cell that a judged move was about, and a better one. */
export function shownOfReviewed({ cell, better, class: judged }: ReviewedMove): Shown {
  const from = better === undefined ? [] : [better];
  const kind = judged === 'proven' || judged === 'start' ? 'safe' : judged === 'perfect-guess' ? 'guess' : 'wrong';
  return { cells: [cell], from, kind };
}
