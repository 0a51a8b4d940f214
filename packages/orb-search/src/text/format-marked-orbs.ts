import type { GridLike } from '@kit/grid';
import { checkBoard } from '../board/check-board.js';
import { ruleTable } from '../rules/rule-table.js';
import type { Rules } from '../types.js';
import { orbLetters } from './orb-letters.js';
import { cellMarks } from './orb-marks.js';

/**
 * A board with what its cells do to a drag, as text; {@link parseMarkedOrbs} reads it back. Of the rules only the states of
 * cells are written: blocked, locked, sticky, burning (costs to a hundred decimal places) and recolouring.
 *
 * @param board - orb types 0 to 14, or -1 (written `X`); at most 32 × 32
 * @param rules - the rules
 * @returns one line a row, in letters with a space between the orbs
 * @throws {@link InvalidInputError} as {@link findMatches}
 *
 * @example
 * ```ts
 * import { formatMarkedOrbs, parseOrbs } from '@kit/orb-search';
 *
 * formatMarkedOrbs(parseOrbs('012\n210'), { blocked: [1], burning: [{ cell: 5, cost: 30 }] }); // => 'R B# G\nG B R!30'
 * ```
 */
export function formatMarkedOrbs(board: GridLike, rules: Rules = {}): string {
  const { rows, cols, cells } = checkBoard(board);
  ruleTable(rules, board);
  const marks: string[] = Array.from({ length: cells.length }, () => '');
  for (const cell of new Set(Array.from(rules.blocked ?? []))) marks[cell] += cellMarks.blocked;
  for (const cell of new Set(Array.from(rules.locked ?? []))) marks[cell] += cellMarks.locked;
  for (const cell of new Set(Array.from(rules.sticky ?? []))) marks[cell] += cellMarks.sticky;
  // Of several for one cell the last counts.
  for (const [cell, cost] of new Map(Array.from(rules.burning ?? [], (one) => [one.cell, one.cost]))) {
    marks[cell] += `${cellMarks.burning}${decimal(cost)}`;
  }
  for (const [cell, type] of new Map(Array.from(rules.recolouring ?? [], (one) => [one.cell, one.type]))) {
    marks[cell] += `${cellMarks.recolouring}${orbLetters[type]}`;
  }
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: cols }, (_, col) => {
      const cell = row * cols + col;
      return `${orbLetters[cells[cell]] ?? 'X'}${marks[cell]}`;
    }).join(' '),
  ).join('\n');
}

/** A number in digits alone. */
function decimal(value: number): string {
  const short = String(value);
  return short.includes('e') ? value.toFixed(100).replace(/\.?0+$/, '') : short;
}
