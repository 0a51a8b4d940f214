/**
 * The lines of a board: which of the three ways to keep them fits its size and the turns that a line may have.
 */
import type { Pace } from '@kit/grid';
import { areAdjacent, type LinkRules } from '../rules/link-rules.js';
import { bitLines } from './bit-lines.js';
import { floodLines } from './flood-lines.js';
import type { Lines } from './lines.js';
import { wordLines } from './word-lines.js';

/** The lines of a board, all cells filled at first. */
export function createLines(rows: number, cols: number, rules: LinkRules, pace: Pace): Lines {
  const lines = turnLines(rows, cols, rules, pace);
  if (rules.adjacent) return lines;
  return { ...lines, isLinked: (a, b) => !areAdjacent(cols, a, b) && lines.isLinked(a, b) };
}

function turnLines(rows: number, cols: number, rules: LinkRules, pace: Pace): Lines {
  const small = rows <= 28 && cols <= 28;
  const lines = small ? bitLines(rows, cols, rules) : wordLines(rows, cols, rules, pace);
  return rules.maxTurns <= 2 ? lines : floodLines(rows, cols, rules, lines, pace);
}
