/** Contradictions, checked independently. */
import { expect } from 'vitest';
import { analyze, type Board, type Conflicts } from '../src/index.js';
import { neighborsOfCell } from './neighbors.js';

/**
 * Can these numbers, these flags and perhaps the total be right together? Cell by cell, all that is kept of the past is what
 * each number still needs and how many mines were laid: slow, short, and it knows nothing of regions.
 */
export function fits(board: Board, core: readonly number[], flags: readonly number[], usesTotal: boolean): boolean {
  const isUnknown = (cell: number) => board.cells[cell] === -1 || board.cells[cell] === -2;
  const seen = core.map((number) => neighborsOfCell(board, number).filter(isUnknown));
  const exploded = (number: number) => neighborsOfCell(board, number).filter((cell) => board.cells[cell] === -3).length;
  const needs = core.map((number) => board.cells[number] - exploded(number));
  const cells = [...new Set([...seen.flat(), ...flags])].sort((a, b) => a - b);
  let states = new Map([[`${needs.join()}|0`, { needs, mines: 0 }]]);
  cells.forEach((cell, step) => {
    const next: typeof states = new Map();
    for (const state of states.values()) {
      for (const mine of flags.includes(cell) ? [1] : [0, 1]) {
        const left = state.needs.map((need, index) => need - (seen[index].includes(cell) ? mine : 0));
        const later = (index: number) => seen[index].filter((other) => other > cell).length;
        if (left.some((need, index) => need < 0 || need > later(index))) continue;
        const mines = state.mines + mine;
        next.set(`${left.join()}|${usesTotal ? mines : 0}`, { needs: left, mines });
      }
    }
    states = next;
    if (step > 400) throw new Error('a core of that size was not expected');
  });
  const free = board.cells.filter((_, cell) => isUnknown(cell)).length - cells.length;
  const toPlace = board.mines - board.cells.filter((value) => value === -3).length;
  const counts = [...states.values()].filter(({ needs: left }) => left.every((need) => need === 0));
  return counts.some(({ mines }) => !usesTotal || (mines <= toPlace && mines + free >= toPlace));
}

/** What an inconsistent board names contradicts by itself, and none of it is idle. */
export function namesCulprits(board: Board): Conflicts {
  const without = (cells: readonly number[], left: number) => cells.filter((cell) => cell !== left);
  const { conflicts } = analyze(board);
  const { core, flags, usesTotal } = conflicts;
  expect(fits(board, core, flags, usesTotal)).toBe(false);
  for (const number of core) expect(fits(board, without(core, number), flags, usesTotal)).toBe(true);
  for (const flag of flags) expect(fits(board, core, without(flags, flag), usesTotal)).toBe(true);
  if (usesTotal) expect(fits(board, core, flags, false)).toBe(true);
  return conflicts;
}
